import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  heading: '试卷',
  intro: '查看您负责的考试的试卷，批阅简答题，延长考试时间。',
  placeholder: '学员姓名',
  state: { inProgress: '作答中', marking: '待批阅', marked: '已批阅' },
  allExams: '全部考试',
  exam: '考试',
  ends: '截止时间',
  beingWritten: '试卷正在作答，交卷后才能看到答案。',
  theirs: '学员答案',
  chosen: '学员选择',
  marks: '得分（满分 {full:string}）',
  comment: '给学员的评语',
  save: '保存分数',
  saved: '分数已保存。',
  late: {
    heading: '迟到的答案',
    text: '这些答案在考试结束后才送达，不计分。',
    device: '设备时间',
    arrival: '送达时间',
  },
  extra: {
    heading: '延长时间',
    minutes: '增加的分钟数',
    reason: '原因（会告知学员）',
    give: '延长时间',
    done: '已延长考试时间。',
  },
  papers: '查看试卷',
} as const satisfies Dictionary
