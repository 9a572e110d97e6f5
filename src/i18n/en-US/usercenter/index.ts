import type { NamespaceUsercenterTranslation } from '../../i18n-types.ts'

const enUSUsercenter = {
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
} satisfies NamespaceUsercenterTranslation

export default enUSUsercenter
