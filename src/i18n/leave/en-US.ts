import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  statuses: 'Filter by status',
  all: 'All',
  status: {
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
  type: {
    casual: 'Personal leave',
    sick: 'Sick leave',
    business: 'Business leave',
  },
  step: {
    writing: 'Request',
    requested: 'Requested',
    deciding: '{who} to decide',
    decides: '{who} decides',
    agreed: '{who} agreed',
    vacated: '{who}: nobody in office, passed on',
    refused: '{who} rejected it',
    approved: 'Approved',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
    cancelledNow: 'Cancelled',
    revoked: 'Revoked',
    left: 'Left the class',
  },
  next: {
    pending: 'Waiting for a decision by: {who}.',
    pendingThen: 'Waiting for a decision by: {who}. After that: {others}.',
    yourTurn: 'It is your turn to decide.',
    approved: 'Everybody has agreed. The leave can be revoked until it begins.',
    begun: 'The leave has begun. There is nothing left to do.',
    rejected: 'This leave was rejected; it ends here.',
    cancelled: 'This leave was cancelled; it ends here.',
    left: 'The learner is no longer in the class, so this leave was cancelled.',
    askAgain: 'If it is still needed, ask for leave again.',
  },
  action: {
    approve: 'Approve',
    reject: 'Reject',
    cancel: 'Cancel request',
    revoke: 'Revoke leave',
  },
  done: {
    approve: 'Approved.',
    reject: 'Rejected.',
    cancel: 'The request has been cancelled.',
    revoke: 'The leave has been revoked; its approvers are told.',
  },
  ask: {
    approve: 'Approve this leave?',
    reject: 'Reject this leave?',
    cancel: 'Cancel this request?',
    revoke: 'Revoke this leave?',
    approveText: 'A comment is shown in the journey beside your name. You need not write one.',
    rejectText: 'Whoever asked will read your reason, and the request ends here.',
    cancelText: 'Nobody will decide on it any more. This cannot be undone.',
    revokeText: 'Those who agreed will be told. This cannot be undone.',
  },
  one: 'Leave',
  details: 'Details',
  learner: 'Learner',
  className: 'Class',
  typeName: 'Type',
  time: 'Time',
  reasonName: 'Reason',
  requestedAt: 'Requested',
  toList: 'Back to your leave',
  missingTitle: 'We can’t find this leave',
  missingText: 'It may not be yours, or the address is mistyped.',
  list: {
    request: 'Request leave',
    emptyTitle: 'You have not asked for leave yet',
    emptyText: 'When you cannot attend, ask here beforehand and follow the decision.',
    emptyStatusTitle: 'No leave with this status',
    emptyStatusText: 'Choose another status, or see all of your leave.',
    showAll: 'See all leave',
  },
  form: {
    heading: 'Request leave',
    className: 'Class',
    chooseClass: 'Choose a class',
    type: 'Type',
    start: 'Start',
    end: 'End',
    reason: 'Reason',
    reasonHint: 'Your approvers will read this.',
    range: 'Time of leave',
    chain: 'Who decides',
    chainHint: 'Choose a class to see who decides, and in which order.',
    ready: 'Ready to send.',
    submit: 'Send request',
    cancel: 'Cancel',
    done: 'Your request has been sent.',
    noClassTitle: 'You have no class to request leave from',
    noClassText: 'Once you have joined a class, you can ask for leave here.',
    toClasses: 'See my classes',
  },
  audit: {
    views: 'Waiting and decided',
    waiting: 'Waiting',
    decided: 'Decided',
    emptyDecidedTitle: 'You have not decided on any leave yet',
    emptyDecidedText: 'What you approve or reject is listed here.',
    toList: 'Back to the leave audit',
    next: 'Next request: {who}',
    noneLeft: 'No more leave waits for your decision.',
    forbiddenText: 'Leave is decided by team leaders, discipline committee members, class teachers and school leaders.',
  },
  reason: {
    notYours: 'This leave is not yours to decide on or change.',
    ownLeave: 'You cannot decide on your own leave.',
    notYourTurn: 'It is not your turn to decide yet.',
    turnPassed: 'Your step of this leave has been decided already.',
    reasonMissing: 'Please give a reason.',
    reasonTooLong: 'A reason has at most 100 characters.',
    notMember: 'You are not a member of this class, or the class is over.',
    classMissing: 'Choose a class.',
    startMissing: 'Choose when the leave starts.',
    endMissing: 'Choose when the leave ends.',
    startEqualsEnd: 'The leave cannot end at the moment it starts.',
    endBeforeStart: 'The end cannot be before the start.',
    outsideClass: 'This time is outside the dates of the class.',
    overlaps: 'You already have another leave at this time.',
    noApprover: 'Nobody can decide on leave in this class at present. Please talk to your class teacher.',
    alreadyDecided: 'This leave has been decided and can no longer be changed.',
    alreadyBegun: 'The leave has begun and can no longer be revoked.',
    notApproved: 'This leave has not been approved yet. Cancel the request if you no longer need it.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  leave: 'My leave',
  'leave-audit': 'Leave audit',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  leave: 'leave, absence, absent, sick, ill, day off, time off, miss a class',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  leave: 'Leave waiting for your decision',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  leave: '{count} {{leave|leaves}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  turn: {
    title: 'A leave is waiting for your decision',
    content: '{learner} asks for leave from {from} to {to} ({className}). Please approve or reject it.',
  },
  approved: {
    title: 'Your leave has been approved',
    content:
      'Your leave from {from} to {to} ({className}) has been approved. Until it begins, you can revoke it if you no longer need it.',
  },
  rejected: {
    title: 'Your leave has been rejected',
    content: 'Your leave from {from} to {to} ({className}) has been rejected. Reason: {reason}',
  },
  handedOver: {
    title: 'Leave now waits for your decision',
    content: 'You now hold an office that decides on leave. Waiting for you: {count}.',
  },
  noLeader: {
    title: 'Leave waits at an office that nobody holds',
    content: 'Nobody holds this office any more: {office}. Leave waiting for it: {count}. Please name somebody.',
  },
  vacant: {
    title: 'Leave waits at an office that nobody holds',
    content:
      'In {className} nobody holds this office any more: {office}. Leave waiting for it: {count}. Please name somebody.',
  },
  lapsed: {
    title: 'Your leave has been cancelled',
    content: 'You are no longer in {className}, so your leave from {from} to {to} has been cancelled.',
  },
  revoked: {
    title: 'An approved leave has been revoked',
    content:
      '{learner} has revoked the leave from {from} to {to} ({className}) and will attend as usual. Reason: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  leave: {
    title: 'Leave',
    states: {
      draft: 'Being written',
      pending: 'Pending approval',
      pendingTeamLeader: 'Pending at the team leader',
      pendingDisciplineCommittee: 'Pending at the discipline committee',
      pendingHeadmaster: 'Pending at the class teacher',
      pendingSchoolLeader: 'Pending at the school leader',
      approved: 'Approved',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
    },
    events: {
      request: 'Ask for leave',
      approve: 'Approve',
      reject: 'Reject',
      cancel: 'Cancel',
      revoke: 'Revoke',
      membershipEnded: 'The learner leaves the class',
      officeVacated: 'The office falls vacant',
    },
    guards: {
      isStale: 'somebody else has changed it in the meantime',
      isOwner: 'the sender is the learner who asked',
      notIsOwner: 'the sender is not the learner who asked',
      notIsApprover: 'the sender approves nothing for this learner',
      notIsTurnAhead: 'neither this step nor a later one is the sender’s to decide',
      notIsTurnOf: 'the sender is not the {approver}',
      notIsInChain: 'the class does without the {approver}',
      canPassOn: 'nobody is the {approver} any more, and somebody decides after that',
      notIsMember: 'the learner is no member of the class, or it has ended',
      notHasLength: 'it begins and ends at the same moment',
      notIsForward: 'it ends before it begins',
      missesClass: 'none of its time lies within the dates of the class',
      notHasReason: 'no reason is given',
      notIsReasonShort: 'the reason has more than {reasonLimit} characters',
      overlaps: 'another leave covers some of the time',
      notHasApprover: 'the class has nobody who approves',
      hasBegun: 'the leave has begun',
    },
  },
} satisfies Translation<typeof zhCN.charts>
