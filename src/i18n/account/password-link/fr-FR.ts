import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'Bienvenue\u202f: choisissez votre mot de passe',
  reset: 'Choisissez un nouveau mot de passe',
  account: 'Compte\u202f: {account}',
  until: 'Le lien est valable jusqu’au',
  dead: 'Ce lien ne fonctionne plus',
  deadText: 'Demandez un autre lien à l’administrateur, ou récupérez un mot de passe avec un code.',
  byCode: 'Récupérer un mot de passe avec un code',
  done: 'Votre mot de passe est défini',
  doneText: 'Vous pouvez maintenant vous connecter avec.',
  toSignIn: 'Aller à la connexion',
  reason: {
    unknown: 'Ce lien n’existe pas\u202f; vérifiez qu’il est copié en entier.',
    expired: 'Le lien a expiré.',
    used: 'Le lien a déjà servi\u202f; il ne sert qu’une fois.',
    void: 'Le lien ne compte plus\u202f; il y en a peut-être un plus récent.',
  },
} satisfies Translation<typeof zhCN.default>
