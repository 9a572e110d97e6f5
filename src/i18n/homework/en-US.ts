import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'Homework',
  action: {
    handIn: 'Hand in',
    approve: 'Approve',
    reject: 'Give back',
    reopen: 'Revoke approval',
  },
  desk: {
    handedIn: 'Handed in',
    timing: 'Deadline',
    late: 'Handed in after closing',
    version: 'Version',
    words: 'Text',
    files: 'Files',
  },
  reason: {
    notYours: 'This homework is not yours.',
    notForYou: 'This task was not set for you, or it has been withdrawn.',
    notStarted: 'This task has not started yet. Please hand in once it has.',
    ended: 'This task is over; no more hand-ins are accepted.',
    alreadyApproved: 'Your homework has been approved. There is nothing left to hand in.',
    replacedOften:
      'You have replaced this 20 times. Please wait for the review; after it you can hand in again if it is given back.',
    empty: 'Please write something or add a file before you hand in.',
    unfitContent:
      'This task does not take that. Please see whether it takes text or files, how many files, and how long a text may be.',
    unknownFile: 'A file is not there, or you have not uploaded it for homework. Please remove it and upload it again.',
    ownWork: 'You cannot review your own homework.',
    notReviewer: 'You do not review this homework.',
    notSubmitted: 'Nothing has been handed in yet, so there is nothing to review.',
    alreadyReviewed: 'This homework has already been reviewed.',
    notApproved: 'This homework has not been approved.',
    remarkMissing: 'Please say why; the learner reads it.',
    remarkTooLong: 'A remark has at most 1,000 characters.',
    unfitMarks: 'These marks do not fit the criteria of the task.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'Homework',
  myhomework: 'My homework',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'my homework, assignment, task, hand in, submit, upload, review, attachment, exercise',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'Homework waiting for your review',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework: '{count} homework {{submission|submissions}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'Homework is waiting for your review',
    content: '{learner} has handed in “{task}”. Please review it.',
  },
  approved: {
    title: 'Your homework has been approved',
    content: '“{task}” has been approved. Remark: {reason}',
  },
  rejected: {
    title: 'Your homework has been given back',
    content: '“{task}” has not been approved. Please change it and hand it in again. Reason: {reason}',
  },
  reopened: {
    title: 'The approval of your homework has been revoked',
    content: '“{task}” no longer counts as approved. Please change it and hand it in again. Reason: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'Homework',
    states: {
      notSubmitted: 'Not submitted',
      submitted: 'Submitted',
      notApproved: 'Not approved',
      approved: 'Approved',
    },
    events: {
      handIn: 'Hand in',
      approve: 'Approve',
      reject: 'Give back',
      reopen: 'Revoke approval',
    },
    guards: {
      isStale: 'somebody else has changed it in the meantime',
      isOwner: 'the sender is its learner',
      notIsOwner: 'the sender is not its learner',
      notIsMeant: 'the task is not published, or not for the learner',
      notHasStarted: 'the task has not started',
      isOver: 'the task is over',
      isReplacedOften: 'what waits has been replaced {replacementsMax} times',
      notIsReviewer: 'the sender does not review it',
      notHasContent: 'there is nothing in it',
      notFitsTask: 'the task does not take this',
      notKnowsFiles: 'a file is not there, or not uploaded by the learner',
      notFitsRubric: 'the marks do not fit the criteria',
      notHasRemark: 'no remark is given',
      notIsRemarkShort: 'the remark is longer than {remarkLimit} characters',
    },
  },
} satisfies Translation<typeof zhCN.charts>
