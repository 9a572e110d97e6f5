import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  navigation: '个人中心',
  signedInAs: '{originalName:string}（{accountName:string}）',
  roles: '您的角色：{roles:string}',
  userFailed: '个人资料加载失败。',
  role: {
    learner: '学员',
    teamLeader: '组长',
    disciplineCommittee: '纪律委员',
    headmaster: '班主任',
    schoolLeader: '校领导',
    teacher: '教师',
    admin: '管理员',
  },
} as const satisfies Dictionary
