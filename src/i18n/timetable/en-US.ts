import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'Expected',
    present: 'Present',
    late: 'Present, late',
    absent: 'Absent',
    excused: 'Excused',
  },
  reason: {
    notRegistered: 'You are not registered for this class.',
    classNotAnnounced: 'This class has not been announced, or is over.',
    tooEarly: 'Check-in has not opened yet. It opens 15 minutes before the lesson.',
    tooLate: 'This lesson is over, so check-in is closed.',
    codeWrong: 'This number is not right. Please check it and enter it again.',
    codeOutdated: 'This number is out of date. Please use the one that is shown now.',
    codeOfOtherLesson: 'This number belongs to another lesson.',
    tooManyTries: 'Too many tries. Please wait a while.',
    ownAttendance: 'You cannot change your own attendance.',
    notTeaching: 'Only those who teach this lesson or run its class can do this.',
    notBegun: 'Attendance can be entered from 15 minutes before the lesson.',
    reasonMissing: 'Please give a reason.',
    reasonTooLong: 'A reason has at most 100 characters.',
    alreadySo: 'The attendance is like this already.',
    alreadySettled: 'This attendance has been settled already.',
    notEnded: 'This lesson has not ended yet.',
  },
} satisfies Translation<typeof zhCN.default>
