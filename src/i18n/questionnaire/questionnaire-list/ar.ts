import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'الاستبيانات وعمليات التصويت',
  kinds: {
    questionnaire: 'استبيان',
    vote: 'تصويت',
    evaluation: 'تقييم',
  },
  states: 'حالة إجاباتك',
  allStates: 'كل الحالات',
  state: {
    notTaken: 'لم تُجب',
    draft: 'محفوظ',
    submitted: 'مُرسَل',
    completed: 'مكتمل',
    finished: 'منتهٍ',
  },
  of: {
    questionnaire: {
      search: 'البحث في الاستبيانات',
      placeholder: 'اسم الاستبيان',
      emptyTitle: 'لا توجد استبيانات حاليًا',
      emptyText: 'تظهر هنا الاستبيانات الموجّهة إليك.',
      noneTitle: 'لا يوجد استبيان مطابق',
    },
    vote: {
      search: 'البحث في عمليات التصويت',
      placeholder: 'اسم التصويت',
      emptyTitle: 'لا توجد عمليات تصويت حاليًا',
      emptyText: 'تظهر هنا عمليات التصويت التي تُدعى إليها.',
      noneTitle: 'لا يوجد تصويت مطابق',
    },
  },
  noneText: 'جرّب كلمة أخرى أو عامل تصفية آخر.',
  showAll: 'عرض الكل',
  window: {
    openUntil: 'مفتوح حتى',
    opens: 'يُفتح',
    closed: 'أُغلق',
  },
  questions: 'الأسئلة: {count}',
  anonymous: 'مجهول الهوية',
  action: {
    answer: 'الإجابة',
    vote: 'التصويت',
    goOn: 'متابعة الإجابة',
    change: 'تغيير إجاباتي',
  },
} satisfies Translation<typeof zhCN.default>
