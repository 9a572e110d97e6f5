import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  morningAnybody: 'Good morning',
  afternoonAnybody: 'Good afternoon',
  eveningAnybody: 'Good evening',
  today: 'Today is {date}',
  userFailed: 'Your details could not be loaded.',
  visitor: 'Welcome to the Learning Portal',
  visitorText: 'Sign in to pick up where you left off.',
  toSignIn: 'Sign in',
  terms: {
    standard: {
      agenda: 'Your schedule today',
      noAgenda: 'No classes and no live broadcasts today.',
      live: 'Live broadcast',
      upcomingLive: 'Live broadcasts for everybody',
    },
    workshop: {
      agenda: 'Your agenda today',
      noAgenda: 'No workshops and no live streams today.',
      live: 'Live stream',
      upcomingLive: 'Live streams for everybody',
    },
  },
  continue: {
    heading: 'Continue learning',
    all: 'My courses',
    action: 'Continue',
    emptyTitle: 'You have no course in progress',
    emptyText: 'Choose one that interests you, and your progress will be kept here.',
    browse: 'Browse open courses',
  },
  agenda: {
    coming: 'In the next seven days',
    toDo: 'To do',
    nothingToDo: 'Nothing is waiting for you.',
    day: 'Day {day} of {days}',
    starts: 'Starts',
    online: 'Online',
    failed: 'Your schedule could not be loaded.',
    toDoFailed: 'Your tasks could not be loaded.',
    whole: 'Whole agenda',
    checkIn: 'Check in',
    checkedIn: 'Checked in',
    checkedInLate: 'Checked in late',
    deadline: 'Registration ends',
    exam: 'Exam',
    leave: 'Leave',
    required: 'Required course, not started',
    answerBy: 'Answer by',
    due: 'Hand in by',
    handInBy: 'Hand in by',
    givenBack: 'Given back, to be handed in again',
  },
  shelf: {
    recommended: 'Recommended courses',
    hot: 'Popular courses',
    newest: 'New courses',
    all: 'All courses',
    allHot: 'More popular courses',
    allNewest: 'More new courses',
    emptyTitle: 'No courses yet',
    emptyText: 'They appear here as soon as they are published.',
  },
  ranking: {
    courses: 'Top courses',
    coursesNote: 'By number of learners',
    learners: 'Top learners',
    learnersNote: 'By hours studied',
    period: 'Period',
    month: 'This month',
    year: 'This year',
    position: 'Place {position}',
    self: 'You',
    noSelf: 'You have not studied in this period yet.',
    emptyTitle: 'No ranking yet',
    emptyText: 'It appears as soon as somebody has started to learn.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'Home',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'home, start, today, recommended, rankings, dashboard',
} satisfies Translation<typeof zhCN.keywords>
