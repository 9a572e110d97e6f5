import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  signIn: 'Iniciar sesión con {name}',
  heading: 'Cuenta de {name}',
  intro: 'Una vez vinculada, puede iniciar sesión aquí mediante {name}.',
  link: 'Vincular una cuenta',
  linked: 'La cuenta se ha vinculado.',
  none: 'Todavía no hay ninguna cuenta vinculada.',
  since: 'Vinculada',
  unlink: 'Desvincular',
  unlinkOne: 'Desvincular «{label}»',
  unlinkTitle: '¿Desvincular «{label}»?',
  unlinkText: 'Ya no servirá para iniciar sesión aquí. La cuenta de {name} queda como está.',
  unlinked: 'La cuenta se ha desvinculado.',
  reason: {
    off: 'Este portal no tiene configurada otra forma de iniciar sesión.',
    expired: 'Ha pasado demasiado tiempo o ya se ha usado. Empiece de nuevo.',
    denied: 'El inicio de sesión se canceló en el otro sistema.',
    failed: 'No se ha podido confirmar la respuesta del otro sistema. Inténtelo de nuevo.',
    unreachable: 'Ahora no se puede acceder al otro sistema. Inténtelo más tarde.',
    noAccount:
      'Aquí no hay ninguna cuenta para este inicio de sesión. Inicie sesión con su contraseña y vincúlela en «Formas de iniciar sesión», o pregunte a su administrador.',
    taken: 'Esa cuenta está vinculada a otra persona.',
    lastWay: 'Es su única forma de iniciar sesión, así que no se puede desvincular.',
  },
  told: {
    linkedSubject: 'Se ha vinculado una cuenta de acceso',
    linkedText:
      '«{label}» se acaba de vincular a su cuenta del portal de formación y sirve para iniciar sesión. Si no ha sido usted, desvincúlela de inmediato y cambie su contraseña.',
    unlinkedSubject: 'Se ha desvinculado una cuenta de acceso',
    unlinkedText:
      '«{label}» se acaba de desvincular de su cuenta del portal de formación. Si no ha sido usted, cambie su contraseña de inmediato y avise a su administrador.',
  },
} satisfies Translation<typeof zhCN.default>
