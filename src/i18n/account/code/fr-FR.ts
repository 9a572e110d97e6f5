import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'Recevoir le code par',
  phone: 'Téléphone',
  email: 'E-mail',
  send: 'Envoyer le code',
  resendIn: 'Renvoyer dans {seconds} s',
  label: 'Code (six chiffres)',
  reason: {
    empty: 'Saisissez le code.',
    wrong: 'Le code est incorrect.',
    expired: 'Le code a expiré. Demandez-en un nouveau.',
    tooManyTries: 'Trop d’essais incorrects. Demandez un nouveau code.',
    tooManySends: 'Trop de codes ont été envoyés. Veuillez réessayer plus tard.',
    noChannel: 'Ce moyen de contact n’est pas associé au compte.',
  },
} satisfies Translation<typeof zhCN.default>
