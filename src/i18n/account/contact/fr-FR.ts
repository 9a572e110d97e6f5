import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'Étapes',
  stepContact: 'Coordonnées',
  stepCode: 'Vérification',
  stepDone: 'Terminé',
  current: 'Actuellement\u202f: {contact}',
  country: 'Pays ou région',
  sentTo: 'Un code à six chiffres a été envoyé à {contact}. Il est valable {minutes} {{|minute|||de minutes|minutes}}.',
  confirm: 'Confirmer',
  phone: {
    heading: 'Changer de numéro de téléphone',
    bindHeading: 'Ajouter un numéro de téléphone',
    bindLead:
      'Votre téléphone reçoit les codes de vérification et vous permet de retrouver l’accès si vous oubliez votre mot de passe.',
    original: 'Numéro actuel',
    fresh: 'Nouveau numéro',
    first: 'Numéro de téléphone',
    doneHeading: 'Numéro enregistré',
    doneText: 'Les codes de vérification arriveront désormais à ce numéro\u202f:',
    alreadyHeading: 'Vous avez déjà un numéro',
    alreadyText: 'Votre compte utilise le {contact}.',
    toChange: 'Changer de numéro',
  },
  email: {
    heading: 'Changer d’adresse e-mail',
    bindHeading: 'Ajouter une adresse e-mail',
    bindLead:
      'Votre messagerie reçoit les codes de vérification et vous permet de retrouver l’accès si vous oubliez votre mot de passe.',
    original: 'Adresse actuelle',
    fresh: 'Nouvelle adresse',
    first: 'Adresse e-mail',
    doneHeading: 'Adresse enregistrée',
    doneText: 'Les codes de vérification arriveront désormais à cette adresse\u202f:',
  },
  reason: {
    phoneOriginalEmpty: 'Saisissez votre numéro actuel.',
    phoneOriginalInvalid: 'Le numéro actuel n’est pas valide.',
    phoneOriginalWrong: 'Ce n’est pas votre numéro actuel.',
    phoneEmpty: 'Saisissez un numéro de téléphone.',
    phoneInvalid: 'Ce numéro n’est pas valide. Vérifiez le pays ou la région.',
    phoneSame: 'Le nouveau numéro doit être différent de l’actuel.',
    phoneBound: 'Un autre compte utilise déjà ce numéro.',
    emailOriginalEmpty: 'Saisissez votre adresse actuelle.',
    emailOriginalInvalid: 'L’adresse actuelle n’est pas valide.',
    emailOriginalWrong: 'Ce n’est pas votre adresse actuelle.',
    emailEmpty: 'Saisissez une adresse e-mail.',
    emailInvalid: 'Cette adresse e-mail n’est pas valide.',
    emailSame: 'La nouvelle adresse doit être différente de l’actuelle.',
    emailBound: 'Un autre compte utilise déjà cette adresse.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'Changer de numéro',
  resetEmail: 'Changer d’adresse e-mail',
  bindPhone: 'Ajouter un numéro',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'téléphone, mobile, portable, nouveau numéro',
  resetEmail: 'courriel, mail, nouvelle adresse, messagerie',
} satisfies Translation<typeof zhCN.keywords>
