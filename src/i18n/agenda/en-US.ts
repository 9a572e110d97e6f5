import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'Month',
    week: 'Week',
    day: 'Day',
    year: 'Year',
  },
  views: 'View',
  today: 'Today',
  earlier: 'Before today',
  previous: 'Previous',
  next: 'Next',
  shows: 'Show',
  kind: {
    lesson: 'Lessons',
    class: 'Classes',
    live: 'Live broadcasts',
    exam: 'Exams',
    deadline: 'Deadlines',
    due: 'Homework due',
    leave: 'Leave',
  },
  all: 'Everything',
  deadlineOf: 'Registration ends: {title}',
  dueOf: 'Hand in: {title}',
  leaveOf: 'Leave: {title}',
  emptyTitle: 'Nothing is planned for this time',
  more: '{count} more',
  allDay: 'All day',
  feed: {
    name: 'Learning portal agenda',
    add: 'Add to my calendar',
    text: 'Subscribe to this link in the calendar app on your phone or computer, and your agenda appears there and stays up to date. Anyone who has the link can read your agenda, so keep it to yourself.',
    make: 'Create link',
    renew: 'Replace link',
    renewText: 'The previous link stops working at once; calendars need the new one.',
    stop: 'Stop sharing',
    address: 'Secret link',
    once: 'It is shown only once, so copy it now.',
    since: 'Link created on {date}.',
    open: 'Open in calendar app',
    copy: 'Copy',
    copied: 'Copied.',
  },
  reason: {
    alreadyParticipated: 'You have already participated in this agenda.',
    rangeTooLong: 'At most 400 days can be shown at once.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'Agenda',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'agenda, calendar, timetable, schedule, today, week, month',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'A secret link to your agenda was created',
    content:
      'Your agenda can now be read through a secret link. If you did not create it, stop sharing in the agenda and change your password.',
  },
} satisfies Translation<typeof zhCN.notices>
