import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Questionnaires et votes',
  kinds: {
    questionnaire: 'Questionnaire',
    vote: 'Vote',
    evaluation: 'Évaluation',
  },
  states: 'État de vos réponses',
  allStates: 'Tous les états',
  state: {
    notTaken: 'Sans réponse',
    draft: 'Enregistré',
    submitted: 'Envoyé',
    completed: 'Complété',
    finished: 'Terminé',
  },
  of: {
    questionnaire: {
      search: 'Rechercher un questionnaire',
      placeholder: 'Nom du questionnaire',
      emptyTitle: 'Aucun questionnaire pour le moment',
      emptyText: 'Les questionnaires qui vous sont adressés apparaissent ici.',
      noneTitle: 'Aucun questionnaire ne correspond',
    },
    vote: {
      search: 'Rechercher un vote',
      placeholder: 'Nom du vote',
      emptyTitle: 'Aucun vote pour le moment',
      emptyText: 'Les votes auxquels vous êtes invité apparaissent ici.',
      noneTitle: 'Aucun vote ne correspond',
    },
  },
  noneText: 'Essayez un autre mot ou un autre filtre.',
  showAll: 'Tout afficher',
  window: {
    openUntil: 'Ouvert jusqu’au',
    opens: 'Ouverture le',
    closed: 'Clos le',
  },
  questions: 'Nombre de questions\u202f: {count}',
  anonymous: 'Anonyme',
  action: {
    answer: 'Répondre',
    vote: 'Voter',
    goOn: 'Continuer à répondre',
    change: 'Modifier mes réponses',
  },
} satisfies Translation<typeof zhCN.default>
