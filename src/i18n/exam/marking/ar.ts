import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'أوراق الاختبار',
  intro: 'أوراق الاختبارات التي تديرها: صحّح الإجابات القصيرة وامنح وقتًا إضافيًا.',
  placeholder: 'اسم المتعلم',
  state: { inProgress: 'قيد الكتابة', marking: 'بانتظار التصحيح', marked: 'مصححة' },
  allExams: 'كل الاختبارات',
  exam: 'الاختبار',
  ends: 'ينتهي',
  beingWritten: 'الورقة قيد الكتابة. تظهر إجاباتها بعد تسليمها.',
  theirs: 'الإجابة',
  chosen: 'المختار',
  marks: 'الدرجات (من {full})',
  comment: 'تعليق للمتعلم',
  save: 'حفظ الدرجات',
  saved: 'حُفظت الدرجات.',
  late: {
    heading: 'وصلت متأخرة',
    text: 'وصلت هذه الإجابات بعد الانتهاء ولا تُحتسب.',
    device: 'بتوقيت الجهاز',
    arrival: 'عند الوصول',
  },
  extra: {
    heading: 'وقت إضافي',
    minutes: 'الدقائق الإضافية',
    reason: 'السبب، ويُبلَّغ به المتعلم',
    give: 'منح الوقت',
    done: 'أصبح للورقة وقت إضافي.',
  },
  papers: 'عرض الأوراق',
  results: 'النتائج',
  column: {
    attempt: 'المحاولة',
    state: 'الحالة',
    begun: 'البدء',
    handedIn: 'التسليم',
    marks: 'الدرجات',
    total: 'الدرجة الكاملة',
    outcome: 'المحصلة',
  },
} satisfies Translation<typeof zhCN.default>
