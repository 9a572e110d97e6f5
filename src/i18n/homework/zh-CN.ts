import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  one: '作业',
  action: {
    handIn: '提交',
    approve: '通过',
    reject: '退回',
    reopen: '撤回通过',
  },
  desk: {
    handedIn: '提交时间',
    timing: '提交期限',
    late: '截止后提交',
    version: '第几次提交',
    words: '内容',
    files: '文件',
  },
  reason: {
    notYours: '这不是您的作业。',
    notForYou: '这项任务未布置给您，或已被撤回。',
    notStarted: '这项任务尚未开始，请在开始之后提交。',
    ended: '这项任务已经结束，不再接受提交。',
    alreadyApproved: '您的作业已经通过，无需再次提交。',
    replacedOften: '您已经替换了 20 次，请等待批改；如被退回，您可以再次提交。',
    empty: '请填写内容或添加文件后再提交。',
    unfitContent: '这项任务不接受这样的内容：请留意它接受文字还是文件、文件的数量，以及文字的长度。',
    unknownFile: '有文件不存在，或不是您为作业上传的。请移除后重新上传。',
    ownWork: '不能批改自己的作业。',
    notReviewer: '您不批改这项作业。',
    notSubmitted: '尚未提交作业，没有可批改的内容。',
    alreadyReviewed: '这份作业已经批改过了。',
    notApproved: '这份作业尚未通过。',
    remarkMissing: '请写明原因，学员会看到。',
    remarkTooLong: '评语最多 1000 个字。',
    unfitMarks: '评分与这项任务的评分标准不符。',
  },
} as const satisfies Dictionary

export const titles = {
  homework: '作业',
  myhomework: '我的作业',
} as const satisfies Dictionary

export const keywords = {
  myhomework: '我的作业、作业、任务、提交、上传、批改、附件、习题',
} as const satisfies Dictionary

export const waiting = {
  homework: '作业待您批改',
} as const satisfies Dictionary

export const waitingCounts = {
  homework: '{count:number} 份作业',
} as const satisfies Dictionary

export const notices = {
  handedIn: {
    title: '有作业等您批改',
    content: '{learner:string}提交了“{task:string}”的作业，请您批改。',
  },
  approved: {
    title: '您的作业已通过',
    content: '您的“{task:string}”已通过。评语：{reason:string}',
  },
  rejected: {
    title: '您的作业被退回',
    content: '您的“{task:string}”未通过，可以修改后重新提交。原因：{reason:string}',
  },
  reopened: {
    title: '您的作业已改为未通过',
    content: '您的“{task:string}”不再算作通过，请修改后重新提交。原因：{reason:string}',
  },
} as const satisfies Dictionary

export const charts = {
  homework: {
    title: '作业',
    states: {
      notSubmitted: '未提交',
      submitted: '已提交',
      notApproved: '未通过',
      approved: '已通过',
    },
    events: {
      handIn: '提交',
      approve: '通过',
      reject: '退回',
      reopen: '撤回通过',
    },
    guards: {
      isStale: '期间已被他人修改',
      isOwner: '操作人是该学员本人',
      notIsOwner: '操作人不是该学员本人',
      notIsMeant: '任务未布置给该学员，或没有发布',
      notHasStarted: '任务尚未开始',
      isOver: '任务已经结束',
      isReplacedOften: '等待批改的内容已被替换 {replacementsMax} 次',
      notIsReviewer: '操作人不批改该作业',
      notHasContent: '没有内容',
      notFitsTask: '内容不是任务所接受的',
      notKnowsFiles: '有文件不存在，或不是该学员上传的',
      notFitsRubric: '评分与评分标准不符',
      notHasRemark: '没有填写评语',
      notIsRemarkShort: '评语超过{remarkLimit}个字',
    },
  },
} as const satisfies Dictionary
