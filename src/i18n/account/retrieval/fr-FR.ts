import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Réinitialiser le mot de passe',
  headingWeak: 'Changer de mot de passe',
  steps: 'Étapes',
  stepAccount: 'Votre compte',
  stepCode: 'Vérification',
  stepDone: 'Terminé',
  accountHint:
    'Saisissez l’identifiant avec lequel vous vous connectez. Nous enverrons un code au téléphone ou à l’adresse e-mail associés à ce compte.',
  codeSent:
    'Si ce compte existe, un code à six chiffres vient d’être envoyé. Il est valable {minutes} {{|minute|||de minutes|minutes}}.',
  byPassword:
    'Votre compte n’a ni numéro de téléphone ni adresse e-mail, nous ne pouvons donc pas vous envoyer de code. Confirmez votre identité avec votre mot de passe actuel.',
  unreachable:
    'Ce compte n’a ni numéro de téléphone ni adresse e-mail, nous ne pouvons donc pas envoyer de code. Demandez à un administrateur de votre organisation d’en ajouter, puis réessayez.',
  next: 'Continuer',
  doneHeading: 'Mot de passe modifié',
  doneText: 'Connectez-vous avec votre nouveau mot de passe. Vos sessions ont été fermées sur tous vos appareils.',
  leaving: 'Redirection vers la page de connexion dans {seconds} {{|seconde|||de secondes|secondes}}.',
  toSignIn: 'Aller à la connexion',
  reason: {
    expired: 'Le délai est dépassé. Veuillez indiquer à nouveau votre compte.',
    verificationFailed: 'La vérification est incomplète ou a échoué.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'Réinitialiser le mot de passe',
  emailReset: 'Changer de mot de passe',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'mot de passe oublié, réinitialiser le mot de passe, récupérer',
} satisfies Translation<typeof zhCN.keywords>
