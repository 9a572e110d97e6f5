import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  view: {
    month: '月',
    week: '周',
    day: '日',
    year: '年',
  },
  views: '视图',
  today: '今天',
  earlier: '今天之前',
  previous: '往前',
  next: '往后',
  shows: '显示内容',
  kind: {
    lesson: '上课',
    class: '班级',
    live: '直播',
    exam: '考试',
    deadline: '报名截止',
    due: '待交作业',
    leave: '请假',
  },
  all: '全部',
  deadlineOf: '“{title:string}”报名截止',
  dueOf: '提交作业：{title:string}',
  leaveOf: '请假：{title:string}',
  emptyTitle: '这段时间没有安排',
  more: '另有 {count:string} 项',
  allDay: '全天',
  feed: {
    name: '学习门户日程',
    add: '添加到我的日历',
    text: '在手机或电脑的日历软件中订阅这个地址，您的日程会自动出现并保持更新。知道这个地址的人都能看到您的日程，请勿转发。',
    make: '生成订阅地址',
    renew: '更换地址',
    renewText: '更换后，原来的地址立即失效，需要在日历软件中重新订阅。',
    stop: '停用地址',
    address: '订阅地址',
    once: '地址只在此时显示一次，请现在复制。',
    since: '已于 {date:string} 生成地址。',
    open: '在日历软件中打开',
    copy: '复制',
    copied: '已复制。',
  },
  reason: {
    alreadyParticipated: '您已参加过此日程。',
    rangeTooLong: '一次最多查看 400 天的日程。',
  },
} as const satisfies Dictionary

export const titles = {
  'class-agenda': '日程',
} as const satisfies Dictionary

export const keywords = {
  'class-agenda': '日程、日历、课程表、课表、安排、今天、本周',
} as const satisfies Dictionary

export const notices = {
  feedMade: {
    title: '您的日程生成了订阅地址',
    content: '您的日程现在可以通过订阅地址读取。如果这不是您本人的操作，请在“日程”中停用地址，并修改密码。',
  },
} as const satisfies Dictionary
