import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Confirmez votre identité',
  hint: {
    phone: 'Votre mot de passe est correct. Pour terminer la connexion, saisissez le code envoyé sur votre téléphone.',
    email:
      'Votre mot de passe est correct. Aucun téléphone n’est associé à votre compte : pour terminer la connexion, saisissez le code envoyé par e-mail.',
  },
  sent: 'Un code à six chiffres vient d’être envoyé. Il est valable {minutes} {{|minute|||de minutes|minutes}}.',
  remember: 'Ne plus demander sur cet appareil pendant un an',
  rememberHint: 'Uniquement sur un appareil que personne d’autre n’utilise.',
  submit: 'Terminer la connexion',
  unreachableHeading: 'Nous ne pouvons pas vous envoyer de code',
  unreachableText:
    'Ce portail demande une seconde vérification à la connexion, mais votre compte n’a ni numéro de téléphone ni adresse e-mail. Demandez à un administrateur d’en ajouter, puis réessayez.',
  reason: {
    required: 'Terminez d’abord la seconde vérification.',
    notDue: 'La seconde vérification est déjà faite.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  validPhone: 'Seconde vérification',
} satisfies Translation<typeof zhCN.titles>
