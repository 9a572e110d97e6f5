import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Votre organisation',
  name: 'Nom du portail',
  nameHint:
    'Il figure en haut de chaque page, dans le titre du navigateur et sur l’écran d’accueil des téléphones. Sans nom dans aucune langue, le portail garde celui d’origine.',
  fallback: 'Une langue suffit ; les lecteurs des autres langues voient le nom dans celle-là.',
  settings: 'Langue et heure',
  settingsHint: 'Selon les réglages du serveur {settings}.',
  mainLanguage: 'Langue principale',
  timeZone: 'Fuseau horaire',
  reason: {
    nameBraces: 'Le nom ne peut contenir d’accolades.',
  },
} satisfies Translation<typeof zhCN.default>
