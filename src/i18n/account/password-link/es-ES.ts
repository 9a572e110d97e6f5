import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'Le damos la bienvenida: elija su contraseña',
  reset: 'Elija una contraseña nueva',
  account: 'Cuenta: {account}',
  until: 'El enlace vale hasta',
  dead: 'Este enlace ya no vale',
  deadText: 'Pida otro enlace al administrador o recupere la contraseña con un código.',
  byCode: 'Recuperar la contraseña con un código',
  done: 'Contraseña guardada',
  doneText: 'Ya puede entrar con ella.',
  toSignIn: 'Ir a iniciar sesión',
  reason: {
    unknown: 'No existe ese enlace; compruebe que lo copió entero.',
    expired: 'El enlace ha caducado.',
    used: 'El enlace ya se usó; solo sirve una vez.',
    void: 'El enlace ya no cuenta; puede haber otro más reciente.',
  },
} satisfies Translation<typeof zhCN.default>
