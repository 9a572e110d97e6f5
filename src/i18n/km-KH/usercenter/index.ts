import type { NamespaceUsercenterTranslation } from '../../i18n-types.ts'

const kmKHUsercenter = {
  navigation: 'ការសិក្សារបស់ខ្ញុំ',
  signedInAs: '{originalName} ({accountName})',
  roles: 'តួនាទីរបស់អ្នក៖ {roles}',
  userFailed: 'មិនអាចផ្ទុកព័ត៌មានរបស់អ្នកបានទេ។',
  role: {
    learner: 'សិក្ខាកាម',
    teamLeader: 'ប្រធានក្រុម',
    disciplineCommittee: 'សមាជិកគណៈកម្មការវិន័យ',
    headmaster: 'គ្រូបន្ទុកថ្នាក់',
    schoolLeader: 'ថ្នាក់ដឹកនាំសាលា',
    teacher: 'គ្រូបង្រៀន',
    admin: 'អ្នកគ្រប់គ្រងប្រព័ន្ធ',
  },
} satisfies NamespaceUsercenterTranslation

export default kmKHUsercenter
