import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  heading: '概览',
  steps: {
    heading: '开始使用',
    intro: '学员到来之前，新平台需要准备好这些。',
    done: '已完成',
    open: '待完成',
    organisation: {
      title: '为平台命名',
      text: '用您机构的语言，想用几种都可以。',
    },
    letters: {
      title: '接通邮件或短信服务',
      text: '在设置 {settings:string} 中指定。在此之前，邀请和验证码都留在发件箱里。',
    },
    departments: {
      title: '建立部门',
      text: '人员归属于部门，班级可以只面向部分部门。',
    },
    people: {
      title: '邀请第一批人员',
      text: '教师编写课程，学员参加学习。',
    },
    course: {
      title: '发布第一门课程',
      text: '至少要有一个可播放的课件。',
    },
    class: {
      title: '公布第一个班级',
      text: '学员在您设定的时间内报名。',
    },
  },
  waiting: '待您处理',
  nothingWaits: '没有待您处理的申请。',
  toDesk: '查看待处理的申请',
  today: '今天',
  nothingToday: '今天没有课，也没有进行中的考试。',
  exam: '考试',
  absent: '近期缺勤较多',
  absentNote: '最近两周内未请假缺课两次及以上的学员。',
  nobodyAbsent: '没有这样的学员。',
  absences: '缺课 {count:string} 次',
  failedLetters: '有 {count:string} 封信件或短信发送失败',
} as const satisfies Dictionary
