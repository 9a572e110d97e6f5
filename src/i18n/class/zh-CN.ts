import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  terms: {
    standard: {
      heading: '我的班级',
      current: '当前班级',
      choose: '您有 {count:number} 个班级正在进行，请选择一个。',
      toList: '返回班级列表',
      all: '查看全部班级',
      emptyTitle: '您还没有参加班级',
      emptyText: '加入班级后，班级会出现在这里。',
      emptyCurrentTitle: '目前没有正在进行的班级',
      emptyCurrentText: '即将开班和已结束的班级可以在班级列表中查看。',
      emptyComingTitle: '没有即将开始的班级',
      emptyComingText: '报名成功后，尚未开始的班级会出现在这里。',
      emptyHistoryTitle: '还没有已结束的班级',
      emptyHistoryText: '班级结束后，可以在这里回顾。',
      missingTitle: '没有找到这个班级',
      missingText: '班级可能不存在，或者您不是其成员。',
      journey: '班级进程',
      notMember: '您不是本班学员，正以班主任或管理员身份查看。',
      state: {
        notStarted: '未开始',
        inProgress: '进行中',
        ended: '已结束',
      },
      headmaster: '班主任',
    },
    workshop: {
      heading: '我的研修班',
      current: '当前研修班',
      choose: '您有 {count:number} 个研修班正在进行，请选择一个。',
      toList: '返回研修班列表',
      all: '查看全部研修班',
      emptyTitle: '您还没有参加研修班',
      emptyText: '加入研修班后，它会出现在这里。',
      emptyCurrentTitle: '目前没有正在进行的研修班',
      emptyCurrentText: '即将开办和已结束的研修班可以在研修班列表中查看。',
      emptyComingTitle: '没有即将开始的研修班',
      emptyComingText: '报名成功后，尚未开始的研修班会出现在这里。',
      emptyHistoryTitle: '还没有已结束的研修班',
      emptyHistoryText: '研修班结束后，可以在这里回顾。',
      missingTitle: '没有找到这个研修班',
      missingText: '研修班可能不存在，或者您不是其成员。',
      journey: '研修进程',
      notMember: '您不是本研修班学员，正以班主任或管理员身份查看。',
      state: {
        notStarted: '未开始',
        inProgress: '进行中',
        ended: '已结束',
      },
      headmaster: '班主任',
    },
  },
  types: '按状态筛选',
  all: '全部',
  kind: {
    face: '面授',
    online: '网络',
    party: '党校',
  },
  facts: '基本信息',
  dates: '时间',
  place: '地点',
  online: '线上',
  noHeadmaster: '未安排',
  memberCount: '人数',
  people: '{count:number} 人',
  members: '成员',
  noMembers: '还没有成员。',
  moreMembers: '另有 {count:number} 位成员未列出。',
  reason: {
    nameMissing: '请填写班级的中文名称。',
    unknownPart: '所选的人员、部门或课程中有的已不存在，请重新选择。',
    ownerOnly: '只有班级负责人或管理员可以更换负责人。',
    endBeforeStart: '报名和班级的结束时间都必须晚于各自的开始时间。',
    closesTooLate: '报名最晚应在班级结束时截止。',
    capacityBelowTaken: '名额不能少于已报名的人数。',
    notStaff: '您不管理这个班级。',
    notAnnounced: '班级还没有公布。',
    alreadyAnnounced: '班级已经公布。',
    notClosed: '班级并未提前结束。',
    alreadyClosed: '班级已提前结束；如需修改，请先重新开放。',
    alreadyEnded: '班级已经结束。',
    groupNameTaken: '已有同名的小组。',
    tooManyGroups: '一个班级最多可以有 100 个小组。',
    notMembers: '所选人员中有人不是本班学员。',
    stillAnnounced: '班级已公布，不能作废；可以提前结束。',
    discarded: '班级已作废，不能再修改。',
  },
  desk: {
    one: '报名',
    approve: '通过',
    reject: '谢绝',
    places: '名额',
    taken: '已录取 {taken:number} 人，共 {capacity:number} 个名额',
    unlimited: '已录取 {taken:number} 人，名额不限',
    classTime: '开班时间',
    window: '报名时间',
  },
} as const satisfies Dictionary

export const titles = {
  'class-list': '班级列表',
  'class-detail': '班级详情',
} as const satisfies Dictionary

export const keywords = {
  'class-list': '班级、培训班、研修班、面授、同学',
} as const satisfies Dictionary

export const notices = {
  begins: {
    title: '即将开课',
    content: '“{className:string}”将于 {from:string} 开课。您可以先看看安排和同学。',
  },
  ended: {
    title: '学习圆满结束',
    content: '“{className:string}”已于 {to:string} 结束，感谢您的参与。相关信息仍可查看。',
  },
  closed: {
    title: '班级提前结束',
    content: '“{className:string}”已提前结束。相关信息仍可查看。',
  },
  reopened: {
    title: '班级重新开放',
    content: '“{className:string}”已重新开放，按原定时间继续。',
  },
} as const satisfies Dictionary

export const charts = {
  class: {
    title: '班级',
    states: {
      draft: '草稿',
      announced: '已公布',
      closed: '提前结束',
      discarded: '已作废',
    },
    events: {
      save: '保存',
      announce: '公布',
      close: '提前结束',
      reopen: '重新开放',
      discard: '作废',
      adopt: '接管已有班级',
    },
    guards: {
      isStale: '期间已被他人修改',
      notIsStaff: '操作者不管理这个班级',
      notHasTexts: '缺少默认语言的名称',
      notKnowsParts: '所选的人员、部门或课程中有的不存在',
      notKeepsOwner: '操作者无权更换负责人',
      notIsForward: '有时间的结束不晚于开始',
      notClosesInTime: '报名截止晚于班级结束',
      notFits: '名额少于已报名人数',
      hasEnded: '班级已经结束',
    },
  },
} as const satisfies Dictionary
