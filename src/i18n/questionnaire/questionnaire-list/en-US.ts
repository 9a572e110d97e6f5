import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Questionnaires and votes',
  kinds: {
    questionnaire: 'Questionnaire',
    vote: 'Vote',
    evaluation: 'Evaluation',
  },
  states: 'State of your answers',
  allStates: 'All states',
  state: {
    notTaken: 'Not taken',
    draft: 'Saved',
    submitted: 'Submitted',
    completed: 'Completed',
    finished: 'Finished',
  },
  of: {
    questionnaire: {
      search: 'Search questionnaires',
      placeholder: 'Name of the questionnaire',
      emptyTitle: 'There are no questionnaires now',
      emptyText: 'Questionnaires that ask you appear here.',
      noneTitle: 'No questionnaire matches',
    },
    vote: {
      search: 'Search votes',
      placeholder: 'Name of the vote',
      emptyTitle: 'There are no votes now',
      emptyText: 'Votes that you are asked to take part in appear here.',
      noneTitle: 'No vote matches',
    },
  },
  noneText: 'Try another word or another filter.',
  showAll: 'Show all',
  window: {
    openUntil: 'Open until',
    opens: 'Opens',
    closed: 'Closed',
  },
  questions: 'Questions: {count}',
  anonymous: 'Anonymous',
  action: {
    answer: 'Answer',
    vote: 'Vote',
    goOn: 'Keep answering',
    change: 'Change my answers',
  },
} satisfies Translation<typeof zhCN.default>
