import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  navigation: 'ការសិក្សា​របស់ខ្ញុំ',
  signedInAs: '{originalName} ({accountName})',
  roles: 'តួនាទី​របស់​អ្នក៖ {roles}',
  userFailed: 'មិន​អាច​ផ្ទុក​ព័ត៌មាន​របស់​អ្នក​បាន​ទេ។',
  role: {
    learner: 'សិក្ខាកាម',
    teamLeader: 'ប្រធាន​ក្រុម',
    disciplineCommittee: 'សមាជិក​គណៈកម្មការ​វិន័យ',
    headmaster: 'គ្រូ​បន្ទុក​ថ្នាក់',
    schoolLeader: 'ថ្នាក់ដឹកនាំ​សាលា',
    teacher: 'គ្រូបង្រៀន',
    admin: 'អ្នកគ្រប់គ្រង​ប្រព័ន្ធ',
  },
} satisfies Translation<typeof zhCN.default>
