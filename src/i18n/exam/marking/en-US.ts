import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Exam papers',
  intro: 'The papers of the exams that you run: mark short answers, and give more time.',
  placeholder: 'Name of a learner',
  state: { inProgress: 'Being written', marking: 'To mark', marked: 'Marked' },
  allExams: 'All exams',
  exam: 'Exam',
  ends: 'Ends',
  beingWritten: 'The paper is being written. Its answers are shown once it is handed in.',
  theirs: 'Answer',
  chosen: 'Chosen',
  marks: 'Marks (of {full})',
  comment: 'Comment for the learner',
  save: 'Save marks',
  saved: 'The marks are saved.',
  late: {
    heading: 'Arrived too late',
    text: 'These answers arrived after the end and do not count.',
    device: 'By the device',
    arrival: 'On arrival',
  },
  extra: {
    heading: 'More time',
    minutes: 'Additional minutes',
    reason: 'Reason, told to the learner',
    give: 'Give more time',
    done: 'The paper has more time now.',
  },
  papers: 'See the papers',
  results: 'Results',
  column: {
    attempt: 'Attempt',
    state: 'Status',
    begun: 'Started',
    handedIn: 'Handed in',
    marks: 'Marks',
    total: 'Full marks',
    outcome: 'Outcome',
  },
} satisfies Translation<typeof zhCN.default>
