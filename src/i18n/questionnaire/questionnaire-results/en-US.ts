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
  inSteps:
    'So that nobody is recognised, figures of anonymous answers follow in steps of five answers; after closing, the last ones are added if there are at least two.',
  openInSteps:
    'So that nobody sees who has just answered what, figures follow in steps of five answers while it is open; after closing, the last ones are added if there are at least two.',
  learnersInSteps:
    'So that nobody sees who has just answered what, those who are asked see figures that follow in steps of five answers while it is open; after closing, the last ones are added if there are at least two. You see all of them.',
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
    number: 'No.',
    answered: 'People who answered',
    caption: 'Figures of question {number}',
    option: 'Option',
    count: 'People',
    share: 'Share',
    place: 'Average place',
  },
  moreTexts: '{count} of {total} texts are shown; the export has all of them.',
  live: 'While the vote is open, the results update every {count} seconds.',
  view: 'View',
  overall: 'All answers',
  byDepartment: 'By department',
  departments: {
    fewText: 'A department is shown from {count} submissions on, all others together, so that nobody is recognised.',
    few: 'No department has enough answers yet to be shown by itself.',
    others: 'Other departments',
  },
  chart: {
    bars: 'Bar chart of question {number}:',
    distribution: 'Distribution over the points of question {number}:',
    places: 'Average places of question {number}:',
    departments: 'Departments compared for question {number}; the figures are in the table below.',
  },
  export: {
    all: 'Everything',
    figures: 'Figures',
    answers: 'Answers',
    question: 'Question',
    share: 'Share (%)',
    average: 'Average',
    submitted: 'Submitted',
    counted: 'Counted',
    text: 'Text',
    title: 'Export',
  },
  refresh: 'Refresh',
  print: 'Print',
  toEditor: 'Back to the questionnaire',
  true: 'True',
  false: 'False',
} satisfies Translation<typeof zhCN.default>
