import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  reason: {
    notYours: '只有考生本人可以这样做。',
    ownRegistration: '不能处理自己的报名。',
    notStaff: '只有负责这场考试的人员可以这样做。',
    closed: '考试已经结束。',
    nothingToDecide: '没有需要审批的报名。',
    noRegistration: '这场考试无需报名。',
    notForYou: '这场考试不对您开放。',
    alreadyBegun: '已经开始作答，不能再退出报名。',
    notRegistered: '尚未报名这场考试，或报名尚未通过。',
    notYetApproved: '报名正在审批中。',
    reasonMissing: '请填写原因。',
    reasonTooLong: '原因最多 100 个字。',
    alreadyRegistered: '已经报名成功。',
    timeUp: '考试时间已到。',
    anotherWriter: '试卷正在另一台设备或另一个页面上作答。',
    hoursMissing: '学时尚未达标，还差 {hours:number} 学时，不能参加考试。',
    notOpen: '考试尚未开始。',
    tooLate: '已过最晚入场时间，不能再开始。',
    noAttemptsLeft: '考试次数已用完。',
    notStudied: '请先学完课程的全部内容，再参加考试。',
    notInProgress: '试卷不在作答中。',
    stillOpen: '时间还没有到。',
    inProgress: '试卷正在作答中。',
    beingMarked: '试卷正在阅卷，请等待结果。',
    alreadyPassed: '您已通过这场考试，无需重考。',
    minutesInvalid: '增加的时间须为 1 至 600 分钟的整数。',
    sequenceSkipped: '有答案没有按顺序送达，请重试。',
    sequenceReplayed: '同一序号已保存了另一个答案。',
    questionUnknown: '试卷中没有这道题。',
    answerInvalid: '答案与题目不符。',
    questionLeft: '这道题已经作答并离开，不能再修改。',
    notHandedIn: '试卷尚未交卷。',
    marksInvalid: '给分须在 0 分与该题满分之间。',
    marksMissing: '还有题目没有给分。',
    notPublished: '试卷和答案尚未公布。',
    noRanking: '只有知识竞赛才有排名。',
  },
} as const satisfies Dictionary

export const notices = {
  asked: {
    title: '有一份考试报名等您审批',
    content: '{learner:string}报名参加考试“{exam:string}”，请您审批。',
  },
  approved: {
    title: '您的考试报名已通过',
    content: '您可以在规定时间内参加“{exam:string}”。',
  },
  declined: {
    title: '您的考试报名未通过',
    content: '您报名的考试“{exam:string}”未获通过。原因：{reason:string}',
  },
  passed: {
    title: '恭喜，考试通过',
    content: '您已通过“{exam:string}”。',
  },
  failed: {
    title: '考试未通过',
    content: '您未通过“{exam:string}”，考试次数已用完。',
  },
  makeUp: {
    title: '考试未通过，可以补考',
    content: '您未通过“{exam:string}”。在考试结束前还可以补考。',
  },
  remarked: {
    title: '考试成绩有更正',
    content: '“{exam:string}”的成绩已经更正，请查看最新结果。',
  },
  extraTime: {
    title: '考试时间已延长',
    content: '“{exam:string}”已为您延长 {minutes:string} 分钟。原因：{reason:string}',
  },
  handedIn: {
    title: '试卷已批阅',
    content: '“{exam:string}”的试卷已经批阅，成绩将按规定时间公布。',
  },
} as const satisfies Dictionary
