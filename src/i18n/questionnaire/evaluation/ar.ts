import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'التقييم',
  subject: {
    class: 'الصف: {name}',
    course: 'المقرر: {name}',
    teacher: 'المعلم: {name}',
  },
  standing: {
    notStarted: 'لم يبدأ',
    inProgress: 'جارٍ',
    ended: 'انتهى',
    evaluated: 'تم التقييم',
  },
  evaluate: 'قيّم',
  empty: {
    title: 'لا توجد تقييمات بعد',
    text: 'عندما يُطلب منك التقييم ستجده هنا.',
  },
  done: {
    title: 'شكرًا على تقييمك',
    text: 'حُفظت إجاباتك دون اسمك.',
  },
  notYet: 'لم تقيّم بعد',
  others: 'في انتظارك أيضًا',
  all: 'كل تقييمات الصف',
} satisfies Translation<typeof zhCN.default>
