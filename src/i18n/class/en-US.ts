import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  terms: {
    standard: {
      heading: 'My classes',
      current: 'Current class',
      choose: 'You have {count} {{class|classes}} in progress. Choose one.',
      toList: 'Back to the classes',
      all: 'See all classes',
      emptyTitle: 'You are in no class yet',
      emptyText: 'A class appears here once you have joined it.',
      emptyCurrentTitle: 'No class in progress',
      emptyCurrentText: 'The list of classes also has those to come and those that have ended.',
      emptyComingTitle: 'No class to come',
      emptyComingText: 'Once you are registered, classes that have not started yet appear here.',
      emptyHistoryTitle: 'No class has ended yet',
      emptyHistoryText: 'When a class has ended, you can look back on it here.',
      missingTitle: 'We can’t find this class',
      missingText: 'It does not exist, or you are not a member of it.',
      journey: 'Where this class stands',
      notMember: 'You are not a learner of this class; you see it as its class teacher or as an administrator.',
      state: {
        notStarted: 'Not started',
        inProgress: 'In progress',
        ended: 'Ended',
      },
      headmaster: 'Class teacher',
    },
    workshop: {
      heading: 'My workshops',
      current: 'Current workshop',
      choose: 'You have {count} {{workshop|workshops}} in progress. Choose one.',
      toList: 'Back to the workshops',
      all: 'See all workshops',
      emptyTitle: 'You are in no workshop yet',
      emptyText: 'A workshop appears here once you have joined it.',
      emptyCurrentTitle: 'No workshop in progress',
      emptyCurrentText: 'The list of workshops also has those to come and those that have ended.',
      emptyComingTitle: 'No workshop to come',
      emptyComingText: 'Once you are registered, workshops that have not started yet appear here.',
      emptyHistoryTitle: 'No workshop has ended yet',
      emptyHistoryText: 'When a workshop has ended, you can look back on it here.',
      missingTitle: 'We can’t find this workshop',
      missingText: 'It does not exist, or you are not a member of it.',
      journey: 'Where this workshop stands',
      notMember: 'You are not a learner of this workshop; you see it as its leader or as an administrator.',
      state: {
        notStarted: 'Not started',
        inProgress: 'In progress',
        ended: 'Ended',
      },
      headmaster: 'Workshop leader',
    },
  },
  types: 'Filter by state',
  all: 'All',
  kind: {
    face: 'Face to face',
    online: 'Online',
    party: 'Party school',
  },
  facts: 'Facts',
  dates: 'Dates',
  place: 'Place',
  online: 'Online',
  noHeadmaster: 'Not named yet',
  memberCount: 'Size',
  people: '{count} {{person|people}}',
  members: 'Members',
  noMembers: 'No members yet.',
  moreMembers: '{count} more {{member is|members are}} not listed.',
  reason: {
    nameMissing: 'Write the Chinese name of the class.',
    unknownPart: 'Somebody or something named here no longer exists. Please choose again.',
    ownerOnly: 'Only the owner of the class or an administrator can hand it over.',
    endBeforeStart: 'Registration and the class itself must each end after they begin.',
    closesTooLate: 'Registration must close before the class ends.',
    capacityBelowTaken: 'There cannot be fewer places than registered learners.',
    notStaff: 'You do not run this class.',
    notAnnounced: 'The class has not been announced.',
    alreadyAnnounced: 'The class is announced already.',
    notClosed: 'The class has not been closed early.',
    alreadyClosed: 'The class has been closed. Reopen it to change it.',
    alreadyEnded: 'The class has ended.',
    groupNameTaken: 'There is a group of that name already.',
    tooManyGroups: 'A class can have at most 100 groups.',
    notMembers: 'Somebody chosen here is not a learner of the class.',
    stillAnnounced: 'The class has been announced and cannot be discarded; you can close it early.',
    discarded: 'This class has been discarded and can no longer be changed.',
  },
  desk: {
    one: 'Registration',
    approve: 'Approve',
    reject: 'Decline',
    places: 'Places',
    taken: '{taken} of {capacity} taken',
    unlimited: '{taken} taken, no limit',
    classTime: 'Class',
    window: 'Registration window',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-list': 'Classes',
  'class-detail': 'Class',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-list': 'classes, training, workshop, face-to-face, classmates',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  begins: {
    title: 'Starting soon',
    content: '“{className}” starts on {from}. Have a look at the arrangements and at who else is taking part.',
  },
  ended: {
    title: 'Completed',
    content: '“{className}” ended on {to}. Thank you for taking part; you can still look everything up.',
  },
  closed: {
    title: 'A class has been closed early',
    content: '“{className}” has been closed before its planned end. You can still look everything up.',
  },
  reopened: {
    title: 'A class goes on',
    content: '“{className}” has been reopened and goes on as planned.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  class: {
    title: 'Class',
    states: {
      draft: 'Draft',
      announced: 'Announced',
      closed: 'Closed early',
      discarded: 'Discarded',
    },
    events: {
      save: 'Save',
      announce: 'Announce',
      close: 'Close early',
      reopen: 'Reopen',
      discard: 'Discard',
      adopt: 'take over what was there',
    },
    guards: {
      isStale: 'somebody else has changed it in the meantime',
      notIsStaff: 'the sender does not run the class',
      notHasTexts: 'the name is missing in the default language',
      notKnowsParts: 'something that it names is not there',
      notKeepsOwner: 'the sender may not hand it over',
      notIsForward: 'something ends before it begins',
      notClosesInTime: 'registration closes after the class has ended',
      notFits: 'it has fewer places than learners',
      hasEnded: 'the class has ended',
    },
  },
} satisfies Translation<typeof zhCN.charts>
