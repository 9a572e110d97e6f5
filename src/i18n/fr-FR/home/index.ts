import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const frFRHome = {
  morning: 'Bonjour {name}',
  afternoon: 'Bonjour {name}',
  evening: 'Bonsoir {name}',
  today: 'Nous sommes le {date}',
  userFailed: 'Vos informations n’ont pas pu être chargées.',
  visitor: 'Bienvenue sur le portail de formation',
  visitorText: 'Connectez-vous pour reprendre là où vous en étiez.',
  toSignIn: 'Se connecter',
  terms: {
    standard: {
      currentClasses: '{count} {{|formation|||de formations|formations}} en cours',
    },
    workshop: {
      currentClasses: '{count} {{|atelier|||d’ateliers|ateliers}} en cours',
    },
  },
} satisfies NamespaceHomeTranslation

export default frFRHome
