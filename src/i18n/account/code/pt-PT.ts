import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'Receber o código por',
  phone: 'Telemóvel',
  email: 'E-mail',
  send: 'Enviar código',
  resendIn: 'Reenviar em {seconds} s',
  label: 'Código (seis dígitos)',
  reason: {
    empty: 'Introduza o código.',
    wrong: 'O código está incorreto.',
    expired: 'O código expirou. Peça um novo.',
    tooManyTries: 'Demasiadas tentativas erradas. Peça um novo código.',
    tooManySends: 'Foram enviados demasiados códigos. Tente novamente mais tarde.',
    noChannel: 'A conta não tem este contacto associado.',
  },
} satisfies Translation<typeof zhCN.default>
