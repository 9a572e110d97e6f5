import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  results: '结果',
  showing: '谁能看到结果',
  showings: {
    never: '不向填写人公布',
    answered: '填写后可见',
    always: '随时可见',
  },
  inSteps: '匿名填写的结果每满五份才更新一次，以免看出是谁填的。',
  taken: '已参与：{count:string} 人',
  counted: '以下数字统计了其中 {count:string} 份。',
  few: {
    title: '参与的人还不多',
    text: '满 {count:string} 份后会显示结果，这样不会看出是谁填的。',
  },
  hidden: {
    title: '结果不公开',
  },
  question: '第 {number:string} 题',
  answered: '回答：{count:string} 人',
  chosen: '{count:string} 人选择，占 {share:string}',
  average: '平均 {value:string}（1 至 {count:string}）',
  point: '{number:string} 分',
  place: '平均排第 {value:string} 位',
  noPlace: '还没有人排序',
  staffOnly: '填写的文字只有工作人员能看到。',
  noTexts: '没有人填写文字。',
  table: {
    caption: '第 {number:string} 题的统计',
    option: '选项',
    count: '人数',
    share: '占比',
    place: '平均位次',
  },
  refresh: '刷新',
  print: '打印',
  toEditor: '回到问卷',
  true: '正确',
  false: '错误',
} as const satisfies Dictionary
