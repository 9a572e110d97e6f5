import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  statuses: '按状态筛选',
  all: '全部',
  status: {
    pending: '审批中',
    approved: '已批准',
    rejected: '已拒绝',
    cancelled: '已撤销',
  },
  type: {
    casual: '事假',
    sick: '病假',
    business: '公假',
  },
  step: {
    writing: '填写申请',
    requested: '提交申请',
    deciding: '{who:string}审批中',
    decides: '{who:string}审批',
    agreed: '{who:string}已同意',
    vacated: '{who:string}空缺，已转下一环节',
    refused: '{who:string}已拒绝',
    approved: '已批准',
    rejected: '拒绝',
    cancelled: '撤销',
    cancelledNow: '已撤销',
    revoked: '已撤销',
    left: '已离开班级',
  },
  next: {
    pending: '正在等待{who:string}审批。',
    pendingThen: '正在等待{who:string}审批，之后由{others:string}审批。',
    yourTurn: '轮到您审批了。',
    approved: '所有审批人都已同意。假期开始前可以撤销。',
    begun: '假期已经开始，无需再操作。',
    rejected: '这份请假已被拒绝，流程到此结束。',
    cancelled: '这份请假已撤销，流程到此结束。',
    left: '学员已离开班级，这份请假随之撤销。',
    askAgain: '如仍需请假，可以重新申请。',
  },
  action: {
    approve: '同意',
    reject: '拒绝',
    cancel: '撤销申请',
    revoke: '撤销请假',
  },
  done: {
    approve: '已同意。',
    reject: '已拒绝。',
    cancel: '申请已撤销。',
    revoke: '请假已撤销，审批人会收到通知。',
  },
  ask: {
    approve: '同意这份请假？',
    reject: '拒绝这份请假？',
    cancel: '撤销这份申请？',
    revoke: '撤销这份请假？',
    approveText: '意见会与您的姓名一起显示在进展中，可以不填。',
    rejectText: '学员会看到您填写的原因，流程到此结束。',
    cancelText: '审批随即停止，之后无法恢复。',
    revokeText: '已同意的审批人会收到通知，之后无法恢复。',
  },
  one: '请假',
  details: '请假信息',
  learner: '学员',
  className: '班级',
  typeName: '类型',
  time: '时间',
  reasonName: '原因',
  requestedAt: '提交于',
  toList: '返回请假列表',
  missingTitle: '没有找到这份请假',
  missingText: '它可能不属于您，或地址有误。',
  list: {
    request: '申请请假',
    emptyTitle: '您还没有请过假',
    emptyText: '需要缺课时，请在这里提前申请，并随时查看审批进展。',
    emptyStatusTitle: '没有这种状态的请假',
    emptyStatusText: '换一个状态看看，或查看全部请假。',
    showAll: '查看全部请假',
  },
  form: {
    heading: '申请请假',
    className: '班级',
    chooseClass: '请选择班级',
    type: '类型',
    start: '开始时间',
    end: '结束时间',
    reason: '原因',
    reasonHint: '审批人会看到这里的内容。',
    range: '请假时间',
    chain: '审批流程',
    chainHint: '选择班级后，这里会显示由谁依次审批。',
    ready: '可以提交了。',
    submit: '提交申请',
    cancel: '取消',
    done: '申请已提交。',
    noClassTitle: '目前没有可以请假的班级',
    noClassText: '加入班级后，就可以在这里请假。',
    toClasses: '查看我的班级',
  },
  audit: {
    views: '待审批与已审批',
    waiting: '待审批',
    decided: '已审批',
    emptyDecidedTitle: '您还没有审批过请假',
    emptyDecidedText: '您同意或拒绝的请假会列在这里。',
    toList: '返回请假审批',
    next: '下一份请假：{who:string}',
    noneLeft: '没有其他请假等您审批了。',
    forbiddenText: '请假由组长、纪律委员、班主任和校领导审批。',
  },
  reason: {
    notYours: '这份请假不归您处理。',
    ownLeave: '不能审批自己的请假。',
    notYourTurn: '还没有轮到您审批。',
    turnPassed: '您负责的审批环节已经结束。',
    reasonMissing: '请填写原因。',
    reasonTooLong: '原因最多 100 个字。',
    notMember: '您不是该班学员，或班级已经结束。',
    classMissing: '请选择班级。',
    startMissing: '请选择开始时间。',
    endMissing: '请选择结束时间。',
    startEqualsEnd: '开始时间不能与结束时间相同。',
    endBeforeStart: '结束时间不能早于开始时间。',
    outsideClass: '所选时间不在该班的起止时间内。',
    overlaps: '这段时间与您的另一份请假重叠。',
    noApprover: '该班目前没有人可以审批请假，请联系班主任。',
    alreadyDecided: '这份请假已有结果，不能再更改。',
    alreadyBegun: '假期已经开始，不能再撤销。',
    notApproved: '请假尚未批准；如不再需要，请撤销申请。',
  },
} as const satisfies Dictionary

export const titles = {
  leave: '我的请假',
  'leave-audit': '请假审批',
} as const satisfies Dictionary

export const keywords = {
  leave: '请假、事假、病假、公假、缺课、不能上课',
} as const satisfies Dictionary

export const waiting = {
  leave: '请假待您审批',
} as const satisfies Dictionary

export const waitingCounts = {
  leave: '{count:number} 份请假',
} as const satisfies Dictionary

export const notices = {
  turn: {
    title: '有一份请假等您审批',
    content: '{learner:string}申请请假，时间为 {from:string} 至 {to:string}（{className:string}），请您审批。',
  },
  approved: {
    title: '您的请假已获批准',
    content:
      '您申请的 {from:string} 至 {to:string} 的请假（{className:string}）已获批准。开始之前如不再需要，可以撤销。',
  },
  rejected: {
    title: '您的请假未获批准',
    content: '您申请的 {from:string} 至 {to:string} 的请假（{className:string}）未获批准。原因：{reason:string}',
  },
  handedOver: {
    title: '有请假转由您审批',
    content: '您现在负责审批请假，待您审批的请假：{count:string} 份。',
  },
  noLeader: {
    title: '有请假因职务空缺无人审批',
    content: '目前没有{office:string}，待其审批的请假：{count:string} 份。请指定人选。',
  },
  vacant: {
    title: '有请假因职务空缺无人审批',
    content: '{className:string}的{office:string}目前空缺，待其审批的请假：{count:string} 份。请指定人选。',
  },
  lapsed: {
    title: '您的请假已撤销',
    content: '您已不在{className:string}，因此您 {from:string} 至 {to:string} 的请假已撤销。',
  },
  revoked: {
    title: '一份已批准的请假已撤销',
    content:
      '{learner:string}撤销了 {from:string} 至 {to:string} 的请假（{className:string}），将照常上课。原因：{reason:string}',
  },
} as const satisfies Dictionary

export const charts = {
  leave: {
    title: '请假',
    states: {
      draft: '填写中',
      pending: '待审批',
      pendingTeamLeader: '待组长审批',
      pendingDisciplineCommittee: '待纪律委员审批',
      pendingHeadmaster: '待班主任审批',
      pendingSchoolLeader: '待校领导审批',
      approved: '已批准',
      rejected: '已拒绝',
      cancelled: '已撤销',
    },
    events: {
      request: '申请请假',
      approve: '同意',
      reject: '拒绝',
      cancel: '撤销申请',
      revoke: '撤销请假',
      membershipEnded: '学员离开班级',
      officeVacated: '职务空缺',
    },
    guards: {
      isStale: '期间已被他人修改',
      isOwner: '操作人是请假学员本人',
      notIsOwner: '操作人不是请假学员本人',
      notIsApprover: '操作人不是该学员的审批人',
      notIsTurnAhead: '这一环节及其后的环节都不由操作人审批',
      notIsTurnOf: '操作人不是{approver}',
      notIsInChain: '本班不设{approver}审批',
      canPassOn: '{approver}职务空缺，而其后的环节有人审批',
      notIsMember: '学员不在该班，或班级已结束',
      notHasLength: '开始时间与结束时间相同',
      notIsForward: '结束时间早于开始时间',
      missesClass: '与该班的起止时间没有重叠',
      notHasReason: '没有填写原因',
      notIsReasonShort: '原因超过{reasonLimit}个字',
      overlaps: '与另一次请假时间重叠',
      notHasApprover: '该班没有审批人',
      hasBegun: '请假已经开始',
    },
  },
} as const satisfies Dictionary
