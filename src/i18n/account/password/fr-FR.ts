import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmez le nouveau mot de passe',
  ruleLength: 'De 8 à 32 caractères',
  ruleDigit: 'Au moins un chiffre',
  ruleUpper: 'Au moins une majuscule',
  ruleLower: 'Au moins une minuscule',
  ruleMet: 'critère rempli',
  ruleUnmet: 'critère non rempli',
  strength: 'Robustesse : {level}',
  strengthWeak: 'Faible',
  strengthMedium: 'Moyenne',
  strengthStrong: 'Forte',
  save: 'Enregistrer le mot de passe',
  heading: 'Changer de mot de passe',
  lead: 'Vos autres appareils sont déconnectés aussitôt. Vous vous reconnectez ensuite avec le nouveau mot de passe.',
  original: 'Mot de passe actuel',
  changedHeading: 'Mot de passe modifié',
  changedText: 'Vos autres appareils ont été déconnectés et vous en êtes informé par e-mail ou SMS.',
  leaving: 'Vous serez déconnecté dans {seconds} {{|seconde|||de secondes|secondes}}.',
  reason: {
    empty: 'Saisissez un nouveau mot de passe.',
    rule: 'Le nouveau mot de passe doit comporter de 8 à 32 caractères, avec des chiffres, des majuscules et des minuscules.',
    confirmationEmpty: 'Saisissez une seconde fois le nouveau mot de passe.',
    confirmationDiffers: 'Les deux mots de passe sont différents.',
    originalEmpty: 'Saisissez votre mot de passe actuel.',
    originalWrong: 'Le mot de passe actuel est incorrect.',
    same: 'Le nouveau mot de passe doit être différent de l’actuel.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'Changer de mot de passe',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'changer de mot de passe, modifier le mot de passe, nouveau mot de passe, sécurité du compte',
} satisfies Translation<typeof zhCN.keywords>
