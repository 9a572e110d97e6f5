import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'Bonjour {name}',
  afternoon: 'Bonjour {name}',
  evening: 'Bonsoir {name}',
  morningAnybody: 'Bonjour',
  afternoonAnybody: 'Bonjour',
  eveningAnybody: 'Bonsoir',
  today: 'Nous sommes le {date}',
  userFailed: 'Vos informations n’ont pas pu être chargées.',
  visitor: 'Bienvenue sur le portail de formation',
  visitorText: 'Connectez-vous pour reprendre là où vous en étiez.',
  toSignIn: 'Se connecter',
  terms: {
    standard: {
      agenda: 'Votre programme du jour',
      noAgenda: 'Ni formation ni diffusion en direct aujourd’hui.',
      live: 'Diffusion en direct',
      upcomingLive: 'Diffusions en direct ouvertes à tous',
    },
    workshop: {
      agenda: 'Votre agenda du jour',
      noAgenda: 'Ni atelier ni diffusion en streaming aujourd’hui.',
      live: 'Diffusion en streaming',
      upcomingLive: 'Diffusions en streaming ouvertes à tous',
    },
  },
  continue: {
    heading: 'Continuer à apprendre',
    all: 'Mes cours',
    action: 'Continuer',
    emptyTitle: 'Vous ne suivez aucun cours pour l’instant',
    emptyText: 'Choisissez-en un qui vous intéresse\u202f: votre progression sera conservée ici.',
    browse: 'Parcourir les cours en libre accès',
  },
  agenda: {
    coming: 'Dans les sept prochains jours',
    toDo: 'À faire',
    nothingToDo: 'Rien ne vous attend.',
    day: 'Jour {day} sur {days}',
    starts: 'Début le',
    online: 'En ligne',
    failed: 'Votre programme n’a pas pu être chargé.',
    toDoFailed: 'Vos tâches n’ont pas pu être chargées.',
    whole: 'Tout l’agenda',
    checkIn: 'Pointer',
    checkedIn: 'Présence enregistrée',
    checkedInLate: 'Présence enregistrée, en retard',
    deadline: 'Fin des inscriptions',
    exam: 'Examen',
    leave: 'Absence',
    required: 'Cours obligatoire, non commencé',
    answerBy: 'À remplir avant le',
    due: 'À remettre avant le',
    handInBy: 'À remettre avant le',
    givenBack: 'Rendu, à remettre de nouveau',
  },
  shelf: {
    recommended: 'Cours recommandés',
    hot: 'Les plus suivis',
    newest: 'Nouveautés',
    all: 'Tous les cours',
    allHot: 'Voir d’autres cours très suivis',
    allNewest: 'Voir d’autres nouveautés',
    emptyTitle: 'Aucun cours pour l’instant',
    emptyText: 'Les cours apparaissent ici dès leur publication.',
  },
  ranking: {
    courses: 'Classement des cours',
    coursesNote: 'Par nombre d’apprenants',
    learners: 'Classement des apprenants',
    learnersNote: 'Par heures d’étude',
    period: 'Période',
    month: 'Ce mois-ci',
    year: 'Cette année',
    position: 'Rang {position}',
    self: 'Vous',
    noSelf: 'Vous n’avez pas encore étudié pendant cette période.',
    emptyTitle: 'Pas encore de classement',
    emptyText: 'Il apparaîtra dès que quelqu’un aura commencé à apprendre.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'Accueil',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'accueil, début, aujourd’hui, recommandés, classement, tableau de bord',
} satisfies Translation<typeof zhCN.keywords>
