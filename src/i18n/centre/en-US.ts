import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  navigation: 'My learning',
  signedInAs: '{originalName} ({accountName})',
  roles: 'Your roles: {roles}',
  userFailed: 'Your details could not be loaded.',
  role: {
    learner: 'Learner',
    teamLeader: 'Team leader',
    disciplineCommittee: 'Discipline committee member',
    headmaster: 'Class teacher',
    schoolLeader: 'School leader',
    teacher: 'Teacher',
    admin: 'Administrator',
  },
} satisfies Translation<typeof zhCN.default>
