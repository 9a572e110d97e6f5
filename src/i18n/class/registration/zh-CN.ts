import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  reason: {
    notYours: '这份报名不归您处理。',
    ownRegistration: '不能处理自己的报名。',
    notStaff: '只有班主任和管理员可以这样做。',
    classNotOpened: '班级尚未公布。',
    classFinished: '班级已经结束，报名不能再更改。',
    notStarted: '报名尚未开始。',
    ended: '报名已经结束。',
    notInvited: '这个班级不对您开放报名。',
    full: '名额已满，且没有候补名单。',
    alreadyRegistered: '已经报名成功。',
    alreadyWaiting: '已在候补名单中。',
    notYetApproved: '报名尚未通过审批。',
    nothingToDecide: '没有需要审批的报名。',
    notRegistered: '尚未报名这个班级。',
    reviewGoesOn: '报名时间已结束，审批仍可继续。',
    reasonMissing: '请填写原因。',
    reasonTooLong: '原因最多 100 个字。',
    noInvitation: '没有待您答复的邀请。',
    alreadyInvited: '已经发出邀请，等学员答复。',
    tooSoon: '距离上次退出不到一分钟，请稍后再试。',
  },
} as const satisfies Dictionary

export const waiting = {
  registration: '报名待您审批',
} as const satisfies Dictionary

export const waitingCounts = {
  registration: '{count:number} 份报名',
} as const satisfies Dictionary

export const notices = {
  asked: {
    title: '有一份报名等您审批',
    content: '{learner:string}报名参加“{className:string}”，请您审批。',
  },
  approved: {
    title: '您的报名已通过',
    content: '您已成为“{className:string}”的学员。如有变化，可以在班级页面退出。',
  },
  queued: {
    title: '您的报名已通过，正在候补',
    content: '“{className:string}”的报名已通过审批，但名额已满。一有空位，将按报名先后自动递补。',
  },
  movedUp: {
    title: '轮到您了：候补成功',
    content: '“{className:string}”有了空位，您已成为学员。如不再参加，请及时退出，把名额让给下一位。',
  },
  declined: {
    title: '您的报名未通过',
    content: '您报名的“{className:string}”未获通过。原因：{reason:string}',
  },
  lapsed: {
    title: '您的报名已失效',
    content: '“{className:string}”的审批时间已过，您的报名未能安排，已自动关闭。',
  },
  putIn: {
    title: '您已被加入班级',
    content: '班级负责人已将您加入“{className:string}”。如无法参加，可以在班级页面退出。',
  },
  takenOut: {
    title: '您已被移出班级',
    content: '您已不再是“{className:string}”的学员。原因：{reason:string}',
  },
  invited: {
    title: '邀请您参加班级',
    content: '班级负责人邀请您参加“{className:string}”。请在班级页面接受或谢绝。',
  },
  uninvited: {
    title: '班级邀请已撤回',
    content: '“{className:string}”对您的邀请已撤回。原因：{reason:string}',
  },
  accepted: {
    title: '有学员接受了邀请',
    content: '{learner:string}接受了“{className:string}”的邀请。',
  },
  turnedDown: {
    title: '有学员谢绝了邀请',
    content: '{learner:string}谢绝了“{className:string}”的邀请。',
  },
} as const satisfies Dictionary

export const charts = {
  registration: {
    title: '班级报名',
    states: {
      unregistered: '未报名',
      invited: '已受邀',
      underReview: '审批中',
      waiting: '候补中',
      registered: '已报名',
      declined: '未通过',
      withdrawn: '已退出',
    },
    events: {
      register: '报名',
      withdraw: '退出',
      approve: '同意',
      decline: '拒绝',
      putIn: '加入',
      takeOut: '移出',
      accept: '接受邀请',
      turnDown: '谢绝邀请',
      enter: '进入班级',
      placeFreed: '有了空位',
      windowEnded: '报名时间结束',
      classEnded: '班级结束',
      adopt: '接收原有记录',
    },
    guards: {
      needsConsent: '学员不在班级开放范围内，需先征得同意',
      isPaused: '距上次退出不到{pauseMinutes}分钟',
      isStale: '期间已被他人修改',
      isLearner: '操作人是报名学员本人',
      notIsLearner: '操作人不是报名学员本人',
      notIsStaff: '操作人不负责该班',
      notIsAnnounced: '学员还看不到该班',
      hasClassEnded: '班级已结束',
      notHasWindowOpened: '报名尚未开始',
      hasWindowEnded: '报名时间已结束',
      notIsInvited: '该班不对该学员开放',
      isFull: '名额已满',
      notIsFull: '名额未满',
      hasWaitingList: '设有候补名单',
      notHasWaitingList: '没有候补名单',
      asksApproval: '报名需要审批',
      declinesAtEnd: '报名结束时未审批的不予通过',
      notHasReason: '没有填写原因',
      notIsReasonShort: '原因超过{reasonLimit}个字',
    },
  },
} as const satisfies Dictionary
