import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing:
      'Rédigez un titre et un résumé en chinois\u202f; chaque chapitre, leçon et ressource doit avoir un nom chinois.',
    unknownPart: 'La catégorie, le fichier ou le cours indiqué n’existe plus. Choisissez-en un autre.',
    contentMissing:
      'Il n’y a encore rien à étudier\u202f: un cours a besoin d’une leçon lisible, un thème d’un cours publié.',
    notPublished: 'Ce contenu n’est pas publié.',
    alreadyPublished: 'Ce contenu est déjà publié.',
    stillPublished: 'Ce contenu est encore publié. Retirez-le avant de l’écarter.',
    discarded: 'Ce contenu a été écarté et ne peut plus être modifié.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'Cours et thèmes',
    states: {
      draft: 'Brouillon',
      published: 'Publié',
      withdrawn: 'Retiré',
      discarded: 'Écarté',
    },
    events: {
      save: 'Enregistrer',
      publish: 'Publier',
      withdraw: 'Retirer',
      discard: 'Écarter',
      adopt: 'reprendre l’existant',
    },
    guards: {
      isStale: 'quelqu’un d’autre l’a modifié entre-temps',
      notHasTexts: 'il manque un titre, un résumé ou un nom dans la langue par défaut',
      notKnowsParts: 'un élément cité n’existe pas',
      notHasContent: 'il n’y a rien à y étudier',
      wasPublished: 'il était publié',
      wasWithdrawn: 'il était retiré',
      wasDiscarded: 'il était écarté',
    },
  },
} satisfies Translation<typeof zhCN.charts>
