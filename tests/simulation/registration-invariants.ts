/** What has to hold of registrations, whatever happens. */
export const registrationInvariants = {
  places: 'There are never more learners in a class than it has places.',
  counted: 'The class counts as many places taken as learners are in.',
  'first in line': 'A place that comes free goes to the first who waits, in the order of arrival.',
  'nobody passes': 'Nobody gets a place past those who wait.',
  'given at once': 'While the class goes on, no place is free while somebody waits.',
  'nobody twice': 'A learner has one registration for a class.',
  window: 'Nobody registers outside the window.',
  lapsed: 'Once the time for it is over, nobody is invited, under review or waits.',
} as const
