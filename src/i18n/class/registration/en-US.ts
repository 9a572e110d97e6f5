import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'This registration is not yours to change.',
    ownRegistration: 'You cannot decide on your own registration.',
    notStaff: 'Only class teachers and administrators can do this.',
    classNotOpened: 'This class is not open yet.',
    classFinished: 'This class is over; its registrations can no longer be changed.',
    notStarted: 'Registration has not started yet.',
    ended: 'Registration has ended.',
    notInvited: 'This class is not open to you.',
    full: 'This class is full and has no waiting list.',
    alreadyRegistered: 'The registration is already complete.',
    alreadyWaiting: 'The registration is already on the waiting list.',
    notYetApproved: 'The registration has not been approved yet.',
    nothingToDecide: 'There is no registration to decide on.',
    notRegistered: 'There is no registration for this class.',
    reviewGoesOn: 'Registration has ended, but requests can still be decided on.',
    reasonMissing: 'Please give a reason.',
    reasonTooLong: 'A reason has at most 100 characters.',
    noInvitation: 'There is no invitation to answer.',
    alreadyInvited: 'There is an invitation already; the learner has yet to answer it.',
    tooSoon: 'Less than a minute has passed since the withdrawal. Please try again shortly.',
  },
} satisfies Translation<typeof zhCN.default>

export const waiting = {
  registration: 'Registrations waiting for your decision',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  registration: '{count} {{registration|registrations}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  asked: {
    title: 'A registration is waiting for your decision',
    content: '{learner} would like to join “{className}”. Please approve or decline the registration.',
  },
  approved: {
    title: 'Your registration has been approved',
    content: 'You now take part in “{className}”. If your plans change, you can withdraw on the page of the class.',
  },
  queued: {
    title: 'Approved, and on the waiting list',
    content:
      'Your registration for “{className}” has been approved, but the class is full. Places that come free are given in the order of registration.',
  },
  movedUp: {
    title: 'You have moved up from the waiting list',
    content:
      'A place in “{className}” has come free, and it is yours. If you no longer need it, please withdraw, so that the next in line can have it.',
  },
  declined: {
    title: 'Your registration has been declined',
    content: 'Your registration for “{className}” has been declined. Reason: {reason}',
  },
  lapsed: {
    title: 'Your registration has lapsed',
    content:
      'The time for deciding on registrations for “{className}” is over, so yours has been closed without a place.',
  },
  putIn: {
    title: 'You have been added to a class',
    content:
      'Those who run “{className}” have added you. If you cannot take part, you can withdraw on the page of the class.',
  },
  takenOut: {
    title: 'You have been removed from a class',
    content: 'You no longer take part in “{className}”. Reason: {reason}',
  },
  invited: {
    title: 'You have been invited to a class',
    content:
      'Those who run “{className}” would like you to take part. Please accept or turn down the invitation on the page of the class.',
  },
  uninvited: {
    title: 'An invitation has been withdrawn',
    content: 'You are no longer invited to “{className}”. Reason: {reason}',
  },
  accepted: {
    title: 'An invitation has been accepted',
    content: '{learner} has accepted the invitation to “{className}”.',
  },
  turnedDown: {
    title: 'An invitation has been turned down',
    content: '{learner} has turned down the invitation to “{className}”.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  registration: {
    title: 'Registration for a class',
    states: {
      unregistered: 'Not registered',
      invited: 'Invited',
      underReview: 'Under review',
      waiting: 'On the waiting list',
      registered: 'Registered',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
    },
    events: {
      register: 'Register',
      withdraw: 'Withdraw',
      approve: 'Approve',
      decline: 'Decline',
      putIn: 'Put in',
      takeOut: 'Remove',
      accept: 'Accept the invitation',
      turnDown: 'Turn the invitation down',
      enter: 'Enter the class',
      placeFreed: 'A place comes free',
      windowEnded: 'The registration window ends',
      classEnded: 'The class ends',
      adopt: 'take over what was there',
    },
    guards: {
      needsConsent: 'the class is not open to the learner, who is asked',
      isPaused: 'less than {pauseMinutes} min has passed since the withdrawal',
      isStale: 'somebody else has changed it in the meantime',
      isLearner: 'the sender is the learner',
      notIsLearner: 'the sender is not the learner',
      notIsStaff: 'the sender does not run the class',
      notIsAnnounced: 'learners cannot see the class yet',
      hasClassEnded: 'the class has ended',
      notHasWindowOpened: 'the registration window has not opened',
      hasWindowEnded: 'the registration window has ended',
      notIsInvited: 'the class is not open to the learner',
      isFull: 'the class is full',
      notIsFull: 'the class has a free place',
      hasWaitingList: 'the class has a waiting list',
      notHasWaitingList: 'the class has no waiting list',
      asksApproval: 'registrations need approval',
      declinesAtEnd: 'who is still under review at the end of the window is declined',
      notHasReason: 'no reason is given',
      notIsReasonShort: 'the reason has more than {reasonLimit} characters',
    },
  },
} satisfies Translation<typeof zhCN.charts>
