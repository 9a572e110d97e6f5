import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  navigation: 'تعلّمي',
  signedInAs: '\u2068{originalName}\u2069 (\u2068{accountName}\u2069)',
  roles: 'أدوارك: \u2068{roles}\u2069',
  userFailed: 'تعذّر تحميل بياناتك.',
  role: {
    learner: 'متدرّب',
    teamLeader: 'قائد المجموعة',
    disciplineCommittee: 'عضو لجنة الانضباط',
    headmaster: 'مشرف الصف',
    schoolLeader: 'مدير المدرسة',
    teacher: 'مدرّس',
    admin: 'مدير النظام',
  },
} satisfies Translation<typeof zhCN.default>
