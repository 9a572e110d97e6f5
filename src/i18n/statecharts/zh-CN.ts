import type { Dictionary } from '#i18n/dictionary.ts'

/** What all diagrams share: the words between names, and who acts. The portal's own pages load none of it. */
export default {
  words: {
    and: '且',
    or: '或',
    otherwise: '其他情况',
    inState: '处于“{state}”',
    ownAccord: '自动',
    completed: '全部结束',
    after: '{delay}后',
    done: '{service} 已返回',
    failed: '{service} 失败',
    moved: '{service} 有进展',
    anyEvent: '其他任何事件',
    not: '并非{condition}',
    refused: '“{event}”被拒绝',
  },
  role: {
    visitor: '访客',
    learner: '学员',
    teacher: '教师',
    staff: '管理人员',
    admin: '管理员',
    approver: '当前审批人',
    teamLeader: '组长',
    disciplineCommittee: '纪律委员',
    headmaster: '班主任',
    schoolLeader: '校领导',
    browser: '浏览器',
    server: '服务器',
    clock: '时钟',
    nobody: '无人',
  },
} as const satisfies Dictionary
