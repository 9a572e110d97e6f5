import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  state: {
    expected: '待签到',
    present: '出勤',
    late: '迟到',
    absent: '缺勤',
    excused: '请假',
  },
  reason: {
    notRegistered: '您尚未报名参加这个班级。',
    classNotAnnounced: '这个班级尚未公布，或已经结束。',
    tooEarly: '签到尚未开始，课前 15 分钟起可以签到。',
    tooLate: '这节课已经结束，不能再签到。',
    codeWrong: '签到码不正确，请核对后重新输入。',
    codeOutdated: '这个签到码已经失效，请使用当前显示的签到码。',
    codeOfOtherLesson: '这是另一节课的签到码。',
    tooManyTries: '尝试次数过多，请稍后再试。',
    ownAttendance: '不能更改自己的考勤。',
    notTeaching: '只有授课教师和班级管理人员可以查看和更改考勤。',
    notBegun: '课前 15 分钟起才能登记考勤。',
    reasonMissing: '请填写原因。',
    reasonTooLong: '原因最多 100 个字符。',
    alreadySo: '考勤已经是这个状态。',
    alreadySettled: '这次考勤已有结果。',
    notEnded: '这节课还没有结束。',
  },
} as const satisfies Dictionary
