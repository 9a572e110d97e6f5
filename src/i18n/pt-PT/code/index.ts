import type { NamespaceCodeTranslation } from '../../i18n-types.ts'

const ptPTCode = {
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
} satisfies NamespaceCodeTranslation

export default ptPTCode
