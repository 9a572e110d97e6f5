import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing:
      'Rédigez tout dans une même langue : un titre et un résumé, un nom pour chaque chapitre, leçon et ressource ; pour une question, son texte et ses propositions ; pour un travail, son nom et sa consigne.',
    unknownPart:
      'Une catégorie, un fichier, un cours, une banque de questions, une classe, un service ou une personne indiqués ici n’existe pas ou ne relève pas de vous. Faites un autre choix.',
    contentMissing:
      'Il manque encore quelque chose : un cours a besoin d’une leçon lisible, un thème d’un cours publié, une question de sa bonne réponse, un travail d’un nom pour chaque critère.',
    notPublished: 'Ce contenu n’est pas publié.',
    alreadyPublished: 'Ce contenu est déjà publié.',
    stillPublished: 'Ce contenu est encore publié. Retirez-le avant de l’écarter.',
    discarded: 'Ce contenu a été écarté et ne peut plus être modifié.',
    notEditor: 'Seuls son responsable, ses coéditeurs et les administrateurs peuvent modifier ce contenu.',
    notOwner: 'Seuls le responsable et les administrateurs peuvent transmettre ce contenu ou désigner des coéditeurs.',
    unfitEditor:
      'Le responsable et les coéditeurs doivent être des formateurs ou des administrateurs dont le compte n’est pas désactivé, chacun cité une seule fois\u202f; un contenu ne peut pas perdre son responsable.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'Cours, thèmes et questions',
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
      notHasTexts: 'aucune langue ne contient tous les textes requis',
      notKnowsParts: 'un élément cité n’existe pas',
      notHasContent: 'il n’y a rien à y étudier, ou pas de bonne réponse',
      notIsEditor: 'l’expéditeur n’en est ni responsable ni coéditeur',
      notMayName: 'd’autres éditeurs sont désignés, mais pas par le responsable',
      notKnowsEditors: 'une personne désignée ne peut pas éditer',
      wasPublished: 'il était publié',
      wasWithdrawn: 'il était retiré',
      wasDiscarded: 'il était écarté',
    },
  },
} satisfies Translation<typeof zhCN.charts>
