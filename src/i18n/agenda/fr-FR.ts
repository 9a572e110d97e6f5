import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'Mois',
    week: 'Semaine',
    day: 'Jour',
    year: 'Année',
  },
  views: 'Affichage',
  today: 'Aujourd’hui',
  earlier: 'Avant aujourd’hui',
  previous: 'Précédent',
  next: 'Suivant',
  shows: 'Afficher',
  kind: {
    lesson: 'Cours',
    class: 'Classes',
    live: 'Directs',
    exam: 'Examens',
    deadline: 'Échéances',
    due: 'Devoirs à remettre',
    leave: 'Absences autorisées',
  },
  all: 'Tout',
  deadlineOf: 'Fin des inscriptions : {title}',
  dueOf: 'À remettre : {title}',
  leaveOf: 'Absence : {title}',
  emptyTitle: 'Rien n’est prévu à cette période',
  more: '{count} de plus',
  allDay: 'Toute la journée',
  feed: {
    name: 'Agenda du portail de formation',
    add: 'Ajouter à mon calendrier',
    text: 'Abonnez le calendrier de votre téléphone ou ordinateur à cette adresse : votre agenda y apparaît et reste à jour. Quiconque la connaît peut lire votre agenda ; gardez-la pour vous.',
    make: 'Créer une adresse',
    renew: 'Renouveler l’adresse',
    renewText: 'L’adresse précédente cesse aussitôt de fonctionner ; les calendriers auront besoin de la nouvelle.',
    stop: 'Supprimer l’adresse',
    address: 'Adresse secrète',
    once: 'Elle n’est affichée que cette fois : copiez-la maintenant.',
    since: 'Une adresse existe depuis le {date}.',
    open: 'Ouvrir dans le logiciel de calendrier',
    copy: 'Copier',
    copied: 'Copié.',
  },
  reason: {
    alreadyParticipated: 'Vous avez déjà participé à cet agenda.',
    rangeTooLong: 'On peut afficher au plus 400 jours à la fois.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'Agenda',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'agenda, calendrier, emploi du temps, horaire, aujourd’hui, semaine, mois',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'Une adresse secrète de votre agenda a été créée',
    content:
      'Votre agenda peut désormais être lu à une adresse secrète. Si vous n’en êtes pas l’auteur, arrêtez le partage dans l’agenda et changez de mot de passe.',
  },
} satisfies Translation<typeof zhCN.notices>
