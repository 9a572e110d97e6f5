import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  signIn: 'Se connecter avec {name}',
  heading: 'Compte {name}',
  intro: 'Une fois le compte lié, vous pouvez vous connecter ici avec {name}.',
  link: 'Lier un compte',
  linked: 'Le compte a été lié.',
  none: 'Aucun compte n’est lié pour l’instant.',
  since: 'Lié le',
  unlink: 'Dissocier',
  unlinkOne: 'Dissocier « {label} »',
  unlinkTitle: 'Dissocier « {label} » ?',
  unlinkText: 'Il ne permettra plus de se connecter ici. Le compte {name} reste inchangé.',
  unlinked: 'Le compte a été dissocié.',
  reason: {
    off: 'Aucun autre moyen de connexion n’est configuré pour ce portail.',
    expired: 'Cela a pris trop de temps ou a déjà servi. Recommencez.',
    denied: 'La connexion a été annulée de l’autre côté.',
    failed: 'La réponse de l’autre système n’a pas pu être confirmée. Réessayez.',
    unreachable: 'L’autre système est injoignable pour le moment. Réessayez plus tard.',
    noAccount:
      'Aucun compte ne correspond ici à cette connexion. Connectez-vous avec votre mot de passe et liez-le sous « Moyens de connexion », ou adressez-vous à votre administrateur.',
    taken: 'Ce compte est lié à une autre personne.',
    lastWay: 'C’est votre seul moyen de connexion, il ne peut pas être dissocié.',
  },
  told: {
    linkedSubject: 'Un compte de connexion a été lié',
    linkedText:
      '« {label} » vient d’être lié à votre compte du portail de formation et permet de s’y connecter. Si ce n’était pas vous, dissociez-le sans attendre et changez votre mot de passe.',
    unlinkedSubject: 'Un compte de connexion a été dissocié',
    unlinkedText:
      '« {label} » vient d’être dissocié de votre compte du portail de formation. Si ce n’était pas vous, changez votre mot de passe sans attendre et prévenez votre administrateur.',
  },
} satisfies Translation<typeof zhCN.default>
