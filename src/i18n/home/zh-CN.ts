import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  morning: '早上好，{name:string}',
  afternoon: '下午好，{name:string}',
  evening: '晚上好，{name:string}',
  morningAnybody: '早上好',
  afternoonAnybody: '下午好',
  eveningAnybody: '晚上好',
  today: '今天是{date:string}',
  userFailed: '个人资料加载失败。',
  visitor: '欢迎来到学习门户',
  visitorText: '登录后即可从上次停下的地方继续。',
  toSignIn: '登录',
  terms: {
    standard: {
      agenda: '今日日程',
      noAgenda: '今天没有课程安排，也没有直播。',
      live: '直播',
      upcomingLive: '近期直播',
    },
    workshop: {
      agenda: '今日议程',
      noAgenda: '今天没有研修安排，直播间也没有活动。',
      live: '直播间',
      upcomingLive: '直播间预告',
    },
  },
  continue: {
    heading: '继续学习',
    all: '我的课程',
    action: '继续学习',
    emptyTitle: '还没有在学的课程',
    emptyText: '选一门感兴趣的课程，学习进度会记录在这里。',
    browse: '浏览公开课程',
  },
  agenda: {
    coming: '未来七天',
    toDo: '待办',
    nothingToDo: '没有待办事项。',
    day: '第 {day:string} 天，共 {days:string} 天',
    starts: '开始时间',
    online: '线上',
    failed: '日程加载失败。',
    toDoFailed: '待办事项加载失败。',
    whole: '全部日程',
    checkIn: '签到',
    checkedIn: '已签到',
    deadline: '报名截止',
    exam: '考试',
    leave: '请假',
    required: '必修课，尚未开始',
    answerBy: '待作答，截止',
  },
  shelf: {
    recommended: '推荐课程',
    hot: '热门课程',
    newest: '最新课程',
    all: '全部课程',
    allHot: '查看更多热门课程',
    allNewest: '查看更多最新课程',
    emptyTitle: '还没有课程',
    emptyText: '课程发布后会出现在这里。',
  },
  ranking: {
    courses: '课程排行',
    coursesNote: '按学习人数',
    learners: '学时排行',
    learnersNote: '按学习时长',
    period: '统计周期',
    month: '本月',
    year: '今年',
    position: '第 {position:string} 名',
    self: '我',
    noSelf: '您在这段时间还没有学习记录。',
    emptyTitle: '还没有排行',
    emptyText: '有人开始学习后，排行会出现在这里。',
  },
} as const satisfies Dictionary

export const titles = {
  index: '首页',
} as const satisfies Dictionary

export const keywords = {
  index: '首页、主页、今天、推荐、排行榜',
} as const satisfies Dictionary
