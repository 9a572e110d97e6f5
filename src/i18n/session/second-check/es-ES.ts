import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Confirme que es usted',
  hint: {
    phone: 'La contraseña es correcta. Para terminar de iniciar sesión, escriba el código que le enviamos al móvil.',
    email:
      'La contraseña es correcta. Su cuenta no tiene ningún móvil asociado; para terminar de iniciar sesión, escriba el código que le enviamos por correo electrónico.',
  },
  sent: 'Se ha enviado un código de seis dígitos. Es válido durante {minutes} {{|minuto|||de minutos|minutos}}.',
  remember: 'No volver a preguntar en este dispositivo durante un año',
  rememberHint: 'Solo en un dispositivo que no use nadie más.',
  submit: 'Terminar de iniciar sesión',
  unreachableHeading: 'No podemos enviarle un código',
  unreachableText:
    'Este portal pide una segunda verificación al iniciar sesión, pero su cuenta no tiene ni móvil ni correo electrónico asociados. Pida a un administrador que añada uno y vuelva a intentarlo.',
  reason: {
    required: 'Complete primero la segunda verificación.',
    notDue: 'La segunda verificación ya se ha completado.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  validPhone: 'Segunda verificación',
} satisfies Translation<typeof zhCN.titles>
