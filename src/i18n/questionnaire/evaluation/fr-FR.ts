import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Évaluation',
  subject: {
    class: 'La formation : {name}',
    course: 'Cours : {name}',
    teacher: 'Formateur : {name}',
  },
  standing: {
    notStarted: 'Pas encore commencée',
    inProgress: 'En cours',
    ended: 'Terminée',
    evaluated: 'Évaluée',
  },
  evaluate: 'Évaluer',
  empty: {
    title: 'Pas encore d’évaluation',
    text: 'Lorsque votre avis sera demandé, l’évaluation apparaîtra ici.',
  },
  done: {
    title: 'Merci pour votre évaluation',
    text: 'Vos réponses ont été enregistrées sans votre nom.',
  },
  notYet: 'Vous n’avez pas encore évalué',
  others: 'À évaluer également',
  all: 'Toutes les évaluations de la formation',
} satisfies Translation<typeof zhCN.default>
