import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'Results',
  showing: 'Show the results to those who are asked',
  showings: {
    never: 'Never',
    answered: 'Once they have answered',
    always: 'At any time',
  },
  inSteps: 'So that nobody is recognised, figures of anonymous answers follow in steps of five answers.',
  taken: 'People who have taken part: {count}',
  counted: 'Submissions that these figures count: {count}',
  few: {
    title: 'Few have taken part so far',
    text: 'Results are shown from {count} submissions on, so that nobody is recognised.',
  },
  hidden: {
    title: 'The results are not shown',
  },
  question: 'Question {number}',
  answered: 'People who answered: {count}',
  chosen: 'Chosen by: {count} ({share})',
  average: 'Average: {value} on a scale from 1 to {count}',
  point: 'Point {number}',
  place: 'Average place: {value}',
  noPlace: 'Not ranked yet',
  staffOnly: 'Only staff read what was written.',
  noTexts: 'Nothing was written.',
  table: {
    caption: 'Figures of question {number}',
    option: 'Option',
    count: 'People',
    share: 'Share',
    place: 'Average place',
  },
  refresh: 'Refresh',
  print: 'Print',
  toEditor: 'Back to the questionnaire',
  true: 'True',
  false: 'False',
} satisfies Translation<typeof zhCN.default>
