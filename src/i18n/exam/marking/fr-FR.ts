import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Copies',
  intro:
    'Les copies des examens dont vous êtes responsable : corrigez les réponses courtes, accordez du temps supplémentaire.',
  placeholder: 'Nom d’un apprenant',
  state: { inProgress: 'En cours de rédaction', marking: 'À corriger', marked: 'Corrigées' },
  allExams: 'Tous les examens',
  exam: 'Examen',
  ends: 'Fin',
  beingWritten: 'La copie est en cours de rédaction. Ses réponses s’affichent une fois qu’elle est remise.',
  theirs: 'Réponse',
  chosen: 'Choisi',
  marks: 'Points (sur {full})',
  comment: 'Commentaire pour l’apprenant',
  save: 'Enregistrer les points',
  saved: 'Les points sont enregistrés.',
  late: {
    heading: 'Arrivées trop tard',
    text: 'Ces réponses sont arrivées après la fin et ne comptent pas.',
    device: 'Heure de l’appareil',
    arrival: 'Heure d’arrivée',
  },
  extra: {
    heading: 'Temps supplémentaire',
    minutes: 'Minutes supplémentaires',
    reason: 'Motif, communiqué à l’apprenant',
    give: 'Accorder le temps',
    done: 'La copie dispose de plus de temps.',
  },
  papers: 'Voir les copies',
  results: 'Résultats',
  column: {
    attempt: 'Tentative',
    state: 'État',
    begun: 'Début',
    handedIn: 'Remise',
    marks: 'Points',
    total: 'Total des points',
    outcome: 'Issue',
  },
} satisfies Translation<typeof zhCN.default>
