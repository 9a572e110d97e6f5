import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Vue d’ensemble',
  steps: {
    heading: 'Premiers pas',
    intro: 'Ce qu’il faut à un nouveau portail avant l’arrivée du premier apprenant.',
    done: 'Fait',
    open: 'À faire',
    organisation: {
      title: 'Nommer le portail',
      text: 'Dans la langue de votre organisation, ou dans autant de langues que vous voulez.',
    },
    letters: {
      title: 'Raccorder un serveur de messagerie ou une passerelle SMS',
      text: 'Par les réglages {settings}. D’ici là, invitations et codes restent dans la boîte d’envoi.',
    },
    departments: {
      title: 'Nommer les services',
      text: 'Les personnes en font partie, et une formation peut être réservée à certains.',
    },
    people: {
      title: 'Inviter les premières personnes',
      text: 'Les formateurs rédigent les cours, les apprenants les suivent.',
    },
    course: {
      title: 'Publier le premier cours',
      text: 'Avec au moins une leçon lisible.',
    },
    class: {
      title: 'Annoncer la première formation',
      text: 'Les apprenants s’y inscrivent dans les délais que vous fixez.',
    },
  },
  waiting: 'En attente de vous',
  nothingWaits: 'Rien n’attend votre décision.',
  toDesk: 'Voir ce qui attend une décision',
  today: 'Aujourd’hui',
  nothingToday: 'Aucun cours ni examen aujourd’hui.',
  exam: 'Examen',
  absent: 'Souvent absents ces derniers temps',
  absentNote: 'Apprenants qui ont manqué au moins deux cours en deux semaines, sans excuse.',
  nobodyAbsent: 'Personne.',
  absences: 'Absences : {count}',
  failedLetters: 'Messages non envoyés : {count}',
} satisfies Translation<typeof zhCN.default>
