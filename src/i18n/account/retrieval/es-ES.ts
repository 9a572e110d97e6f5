import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Restablecer la contraseña',
  headingWeak: 'Cambiar la contraseña',
  steps: 'Pasos',
  stepAccount: 'Su cuenta',
  stepCode: 'Verificación',
  stepDone: 'Listo',
  accountHint:
    'Escriba el usuario con el que inicia sesión. Enviaremos un código al móvil o al correo electrónico asociado a la cuenta.',
  codeSent:
    'Si la cuenta existe, se ha enviado un código de seis dígitos. Es válido durante {minutes} {{|minuto|||de minutos|minutos}}.',
  byPassword:
    'Su cuenta no tiene ni móvil ni correo electrónico asociados, por lo que no podemos enviarle un código. Confirme su identidad con la contraseña actual.',
  unreachable:
    'Esta cuenta no tiene ni móvil ni correo electrónico asociados, por lo que no podemos enviar un código. Pida a un administrador de su organización que añada uno y vuelva a intentarlo.',
  next: 'Continuar',
  doneHeading: 'Contraseña cambiada',
  doneText: 'Inicie sesión con la nueva contraseña. Se ha cerrado la sesión en todos sus dispositivos.',
  leaving: 'La página de inicio de sesión se abrirá en {seconds} {{|segundo|||de segundos|segundos}}.',
  toSignIn: 'Ir al inicio de sesión',
  reason: {
    expired: 'Se ha agotado el tiempo. Vuelva a indicar su cuenta.',
    verificationFailed: 'La verificación está incompleta o ha fallado.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'Restablecer la contraseña',
  emailReset: 'Cambiar la contraseña',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'contraseña olvidada, he olvidado la contraseña, restablecer la contraseña, recuperar',
} satisfies Translation<typeof zhCN.keywords>
