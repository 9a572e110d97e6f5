import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Actualités',
  lead: 'Ce qui est nouveau, ce qui s’annonce, et des récits de nos apprenants.',
  topics: 'Thèmes',
  allTopics: 'Tous',
  topicsFailed: 'Les thèmes n’ont pas pu être chargés. Tout le reste fonctionne.',
  search: 'Rechercher dans les actualités',
  searchPlaceholder: 'Mots du titre ou du texte',
  results: 'Résultats pour «\u202f{keyword}\u202f»',
  clearSearch: 'Effacer la recherche',
  latest: 'À la une',
  earlier: 'Autres actualités',
  empty: 'Aucune actualité pour l’instant',
  emptyHint: 'Les actualités et les annonces apparaissent ici dès leur publication.',
  nothingFound: 'Aucun résultat',
  nothingFoundHint: 'Essayez un autre mot ou affichez l’ensemble.',
  showAll: 'Tout afficher',
  readingTime: 'Lecture\u202f: {minutes} {{|minute|||de minutes|minutes}}',
  views: '{count} {{|lecture|||de lectures|lectures}}',
  toNews: 'Retour aux actualités',
  toHelp: 'Retour au centre d’aide',
  neighbours: 'Articles précédent et suivant',
  previous: 'Précédent',
  next: 'Suivant',
  help: {
    heading: 'Centre d’aide',
    lead: 'Comment pouvons-nous vous aider\u202f?',
    search: 'Rechercher dans l’aide',
    searchPlaceholder: 'Par exemple\u202f: mot de passe, certificat, absence',
    topics: 'Thèmes de l’aide',
    otherTopic: 'Autres questions',
    allArticles: 'Tous les articles',
    empty: 'Aucun article d’aide pour l’instant',
    emptyHint: 'Si vous avez besoin d’aide, contactez l’assistance technique ci-dessous.',
    quickLinks: 'Accès rapides',
    speedTest: 'Test de vitesse',
    speedTestHint: 'La vidéo se fige\u202f? Voyez si cela vient de votre connexion',
    support: 'Assistance technique',
    supportHint: 'Comment joindre nos techniciens',
    app: 'Application mobile',
    appHint: 'Continuez à apprendre sur votre téléphone ou votre tablette',
  },
  reason: {
    titleMissing: 'Rédigez un titre dans au moins une langue.',
    detailMissing: 'Rédigez le texte dans une langue qui a déjà un titre.',
    unknownTopic: 'Ce thème n’existe pas dans cette rubrique. Veuillez en choisir un autre.',
    alreadyPublished: 'Ce contenu est déjà publié.',
    notPublished: 'Ce contenu n’est pas publié.',
    stillPublished: 'Ce contenu est encore publié. Retirez-le avant de l’écarter.',
    discarded: 'Ce contenu a été écarté et ne peut plus être modifié.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'Actualités',
  dynamicDetail: 'Article',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'actualités, actus, nouvelles, articles, annonces',
  helpCentre: 'aide, questions, FAQ, mode d’emploi, guide, manuel',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'Contenu',
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
      notKnowsTopic: 'le thème n’appartient pas à la rubrique',
      notHasTitle: 'aucune langue n’a de titre',
      notHasDetail: 'aucune langue n’a à la fois un titre et un texte',
      wasPublished: 'il était publié',
      wasWithdrawn: 'il était retiré',
      wasDiscarded: 'il était écarté',
    },
  },
} satisfies Translation<typeof zhCN.charts>
