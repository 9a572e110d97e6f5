import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Evaluation',
  subject: {
    class: 'The class: {name}',
    course: 'Course: {name}',
    teacher: 'Teacher: {name}',
  },
  standing: {
    notStarted: 'Not started',
    inProgress: 'In progress',
    ended: 'Ended',
    evaluated: 'Evaluated',
  },
  evaluate: 'Evaluate',
  empty: {
    title: 'No evaluations yet',
    text: 'When you are asked to evaluate, you find it here.',
  },
  done: {
    title: 'Thank you for your evaluation',
    text: 'Your answers have been stored without your name.',
  },
  notYet: 'You have not evaluated yet',
  others: 'Also waiting for you',
  all: 'All evaluations of the class',
} satisfies Translation<typeof zhCN.default>
