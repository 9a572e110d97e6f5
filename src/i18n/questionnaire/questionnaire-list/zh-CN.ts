import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  heading: '问卷与投票',
  kinds: {
    questionnaire: '问卷',
    vote: '投票',
    evaluation: '评估',
  },
  states: '填写状态',
  allStates: '全部状态',
  state: {
    notTaken: '未填写',
    draft: '已保存',
    submitted: '已提交',
    completed: '已完成',
    finished: '已结束',
  },
  of: {
    questionnaire: {
      search: '搜索问卷',
      placeholder: '问卷名称',
      emptyTitle: '目前没有问卷',
      emptyText: '需要您填写的问卷会出现在这里。',
      noneTitle: '没有符合条件的问卷',
    },
    vote: {
      search: '搜索投票',
      placeholder: '投票名称',
      emptyTitle: '目前没有投票',
      emptyText: '邀请您参加的投票会出现在这里。',
      noneTitle: '没有符合条件的投票',
    },
  },
  noneText: '请更换关键词或筛选条件。',
  showAll: '查看全部',
  window: {
    openUntil: '截止时间',
    opens: '开始时间',
    closed: '已截止',
  },
  questions: '{count:string} 题',
  anonymous: '匿名',
  action: {
    answer: '填写',
    vote: '去投票',
    goOn: '继续填写',
    change: '修改',
  },
} as const satisfies Dictionary
