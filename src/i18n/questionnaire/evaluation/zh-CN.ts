import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  heading: '评估',
  subject: {
    class: '班级：{name:string}',
    course: '课程：{name:string}',
    teacher: '教师：{name:string}',
  },
  standing: {
    notStarted: '未开始',
    inProgress: '进行中',
    ended: '已结束',
    evaluated: '已评估',
  },
  evaluate: '去评估',
  empty: {
    title: '目前没有评估',
    text: '需要您评估时，会出现在这里。',
  },
  done: {
    title: '感谢您的评估',
    text: '您的答案已经收到，没有记录您的姓名。',
  },
  notYet: '您还没有评估',
  others: '还有待您评估的',
  all: '查看本班的全部评估',
} as const satisfies Dictionary
