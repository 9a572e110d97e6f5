import type { BaseTranslation } from '../../i18n-types.ts'

const zhCNMessage = {
  reason: {
    letterEmpty: '私信内容不能为空。',
    letterTooLong: '私信最多 2000 个字。',
    noSharedClass: '只能给同班的学员和班主任写信。',
  },
  notice: {
    leave: {
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
      revoked: {
        title: '一份已批准的请假已撤销',
        content:
          '{learner:string}撤销了 {from:string} 至 {to:string} 的请假（{className:string}），将照常上课。原因：{reason:string}',
      },
    },
    class: {
      begins: {
        title: '即将开课',
        content: '“{className:string}”将于 {from:string} 开课。您可以先看看安排和同学。',
      },
      ended: {
        title: '学习圆满结束',
        content: '“{className:string}”已于 {to:string} 结束，感谢您的参与。相关信息仍可查看。',
      },
    },
    course: {
      published: {
        title: '新课程上线',
        content: '课程“{courseName:string}”已上线，欢迎学习。',
      },
      passed: {
        title: '课程已通过',
        content: '恭喜您完成课程“{course:string}”，学习成绩合格。',
      },
      notPassed: {
        title: '课程未通过',
        content: '课程“{course:string}”的考试机会已用完，成绩未合格。您仍可以继续学习课件。',
      },
      toExam: {
        title: '课件已学完，请参加考试',
        content: '您已学完课程“{course:string}”的全部课件，通过考试即可完成课程。',
      },
    },
  },
  centre: {
    kinds: '消息类型',
    notices: '系统通知',
    letters: '私信',
    unreadCount: '{count:number} 条未读',
    markRead: '标为已读',
    notMarked: '没有标为已读：{why:string}',
    viewAll: '查看全部',
    filter: '按状态筛选',
    all: '全部',
    unread: '未读',
    noUnreadTitle: '通知都看过了',
    noUnreadText: '请假审批、开班和新课程的通知，未读的会出现在这里。',
    noNoticesTitle: '还没有系统通知',
    noNoticesText: '请假有了结果、班级将要开班或有新课程上线时，会在这里通知您。',
    noLettersTitle: '还没有私信',
    noLettersText: '可以给同班的学员和班主任写信，往来的私信都会留在这里。',
    write: '写私信',
    own: '我：',
    toNotices: '返回系统通知',
    toLetters: '返回私信',
    open: '查看详情',
  },
  correspondents: {
    title: '写私信给谁？',
    text: '可以写给同班的学员和班主任。',
    search: '按姓名搜索',
    placeholder: '姓名',
    nobodyTitle: '暂时没有可以写信的人',
    nobodyText: '加入班级后，可以在这里找到同班的学员和班主任。',
    noneFound: '没有找到这个姓名',
    noneFoundText: '只能找到同班的学员和班主任，换个姓名试试。',
  },
  dialogue: {
    history: '与{name:string}的私信',
    own: '我',
    earlier: '查看更早的私信',
    earlierFailed: '更早的私信加载失败。',
    emptyTitle: '还没有私信',
    emptyText: '写下第一封吧。',
    toLatest: '回到最新',
    newLetters: '有新私信',
    received: '{name:string}：{content:string}',
    label: '写私信',
    placeholder: '写点什么…',
    hint: 'Enter 发送，Shift + Enter 换行',
    left: '还可输入 {count:number} 个字',
    over: '超出 {count:number} 个字',
    send: '发送',
    sending: '正在发送…',
    notSent: '未发送。{why:string}',
    queued: '等待发送',
    withdraw: '取回修改',
    closed: '您与对方现在没有共同的班级，不能再写私信；以前的私信仍可查看。',
  },
} satisfies BaseTranslation

export default zhCNMessage
