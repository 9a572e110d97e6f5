import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Only the person taking the exam can do this.',
    ownRegistration: 'You cannot decide on your own registration.',
    notStaff: 'Only those who run this exam can do this.',
    closed: 'The exam has closed.',
    nothingToDecide: 'There is no registration to decide on.',
    noRegistration: 'This exam needs no registration.',
    notForYou: 'This exam is not open to you.',
    alreadyBegun: 'The exam has been started; you can no longer withdraw.',
    notRegistered: 'You are not registered for this exam, or not approved yet.',
    notYetApproved: 'The registration is still under review.',
    reasonMissing: 'Please give a reason.',
    reasonTooLong: 'A reason has at most 100 characters.',
    alreadyRegistered: 'You are registered already.',
    timeUp: 'The time is up.',
    anotherWriter: 'This paper is being written on another device or in another tab.',
    hoursMissing: 'You are {hours} hours short of the required hours, so you cannot take the exam yet.',
    notOpen: 'The exam has not opened yet.',
    tooLate: 'It is too late to start this exam.',
    noAttemptsLeft: 'You have no attempts left.',
    notStudied: 'Finish studying the course before you take its exam.',
    notInProgress: 'This paper is not being written.',
    stillOpen: 'The time is not up yet.',
    inProgress: 'The paper is being written.',
    beingMarked: 'The paper is being marked; please wait for the result.',
    alreadyPassed: 'You have passed this exam; there is no need to take it again.',
    minutesInvalid: 'The extra time must be a whole number of minutes from 1 to 600.',
    sequenceSkipped: 'Some answers arrived out of order. Please try again.',
    sequenceReplayed: 'Another answer has been saved under the same number.',
    questionUnknown: 'This question is not on the paper.',
    answerInvalid: 'The answer does not fit the question.',
    questionLeft: 'You have answered this question and left it; it can no longer be changed.',
    notHandedIn: 'The paper has not been handed in yet.',
    marksInvalid: 'Marks must be between 0 and the full marks of the question.',
    marksMissing: 'Some questions have no marks yet.',
    notPublished: 'The paper and its answers have not been published.',
    noRanking: 'Only contests have a ranking.',
  },
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'An exam registration is waiting for your decision',
    content: '{learner} would like to take “{exam}”. Please approve or decline the registration.',
  },
  approved: {
    title: 'Your exam registration has been approved',
    content: 'You can take “{exam}” while it is open.',
  },
  declined: {
    title: 'Your exam registration has been declined',
    content: 'Your registration for “{exam}” has been declined. Reason: {reason}',
  },
  passed: {
    title: 'You have passed an exam',
    content: 'Congratulations, you have passed “{exam}”.',
  },
  failed: {
    title: 'Exam not passed',
    content: 'You have not passed “{exam}”, and no attempts are left.',
  },
  makeUp: {
    title: 'Exam not passed; you can make it up',
    content: 'You have not passed “{exam}”. You can take a make-up until it closes.',
  },
  remarked: {
    title: 'An exam result has been corrected',
    content: 'Your result of “{exam}” has been corrected. Please look at it again.',
  },
  extraTime: {
    title: 'You have more time for your exam',
    content: 'You have been given {minutes} more minutes for “{exam}”. Reason: {reason}',
  },
  handedIn: {
    title: 'Your paper has been marked',
    content: 'Your paper of “{exam}” has been marked. The result will be published later.',
  },
} satisfies Translation<typeof zhCN.notices>
