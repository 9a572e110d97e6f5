import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Overview',
  steps: {
    heading: 'First steps',
    intro: 'What a new portal needs before the first learner comes.',
    done: 'Done',
    open: 'To do',
    organisation: {
      title: 'Name the portal',
      text: 'In the language of your organisation, or in as many as you like.',
    },
    letters: {
      title: 'Connect a mail server or an SMS gateway',
      text: 'By the settings {settings}. Until then, invitations and codes stay in the outbox.',
    },
    departments: {
      title: 'Name the departments',
      text: 'People belong to one, and classes can be for some of them.',
    },
    people: {
      title: 'Invite the first people',
      text: 'Teachers write courses; learners take them.',
    },
    course: {
      title: 'Publish the first course',
      text: 'With at least one lecture that can be played.',
    },
    class: {
      title: 'Announce the first class',
      text: 'Learners register for it within the times that you set.',
    },
  },
  waiting: 'Waiting for you',
  nothingWaits: 'Nothing waits for your decision.',
  toDesk: 'See what waits for a decision',
  today: 'Today',
  nothingToday: 'No lesson and no exam takes place today.',
  exam: 'Exam',
  absent: 'Absent often lately',
  absentNote: 'Learners who have missed two lessons or more in the last two weeks without an excuse.',
  nobodyAbsent: 'Nobody.',
  absences: 'Lessons missed: {count}',
  failedLetters: 'Letters that could not be sent: {count}',
} satisfies Translation<typeof zhCN.default>
