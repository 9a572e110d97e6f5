import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  next: 'الخطوة التالية',
  actions: 'الإجراءات المتاحة',
  why: 'لماذا لا يمكن ذلك؟',
  closed: '{action}: لماذا لا يمكن ذلك؟',
  reasonLabel: 'السبب',
  comment: 'تعليق (اختياري)',
  back: 'رجوع',
  counted: '{count}/{max}',
  changed: 'حدث تغيير للتو، وما تراه الآن هو أحدث حالة.',
  stillOpen: 'حدث تغيير للتو. لم يُفقد ما كتبته، ويمكنك إرساله من جديد بعد التأكد منه.',
  draftKept: 'أجرى شخص آخر تغييرًا بعد أن فتحت هذه الصفحة. ما كتبته ما زال في النموذج، فاحفظه مجددًا لإبقائه.',
  noticed: 'حسنًا',
  unsent: 'لم يصل رد من الخادم. لم يُفقد ما كتبته، ويمكنك إرساله من جديد.',
  sendAgain: 'إعادة الإرسال',
  kept: {
    restored: 'استُعيد ما كنت قد كتبته.',
    keep: 'الاحتفاظ به',
    throwAway: 'التخلص منه',
  },
  stale: {
    title: 'عدّل شخص آخر هذا المحتوى',
    text: 'حُفظت نسخة جديدة بعد أن فتحته. حمّل تلك النسخة، أو أبقِ نصك واستبدلها به عند الحفظ التالي.',
    reload: 'تحميل النسخة الجديدة',
    keep: 'الإبقاء على نصي',
  },
  history: 'سجل الإجراءات',
  portal: 'البوابة',
  reason: {
    stale: 'حدث تغيير للتو. يُرجى الاطلاع على أحدث حالة قبل المتابعة.',
  },
} satisfies Translation<typeof zhCN.default>
