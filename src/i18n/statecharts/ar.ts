import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'و',
    or: 'أو',
    otherwise: 'خلاف ذلك',
    inState: 'في الحالة «{state}»',
    ownAccord: 'تلقائيًا',
    completed: 'انتهت جميع الأجزاء',
    after: 'بعد {delay}',
    done: 'أجاب {service}',
    failed: 'أخفق {service}',
    moved: 'تقدّم {service}',
    anyEvent: 'أي حدث آخر',
    not: 'ليس ({condition})',
    refused: 'رُفض «{event}»',
  },
  role: {
    visitor: 'زائر',
    learner: 'متدرّب',
    teacher: 'مدرّس',
    staff: 'مسؤول',
    admin: 'مدير النظام',
    approver: 'صاحب القرار الحالي',
    teamLeader: 'قائد المجموعة',
    disciplineCommittee: 'عضو لجنة الانضباط',
    headmaster: 'مشرف الصف',
    schoolLeader: 'مدير المدرسة',
    browser: 'المتصفح',
    server: 'الخادم',
    clock: 'الساعة',
    nobody: 'لا أحد',
  },
} satisfies Translation<typeof zhCN.default>
