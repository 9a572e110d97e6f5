import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'Recibir el código por',
  phone: 'Móvil',
  email: 'Correo electrónico',
  send: 'Enviar código',
  resendIn: 'Reenviar en {seconds} s',
  label: 'Código (seis dígitos)',
  reason: {
    empty: 'Escriba el código.',
    wrong: 'El código no es correcto.',
    expired: 'El código ha caducado. Solicite uno nuevo.',
    tooManyTries: 'Demasiados intentos fallidos. Solicite un código nuevo.',
    tooManySends: 'Se han enviado demasiados códigos. Inténtelo de nuevo más tarde.',
    noChannel: 'La cuenta no tiene asociado este medio de contacto.',
  },
} satisfies Translation<typeof zhCN.default>
