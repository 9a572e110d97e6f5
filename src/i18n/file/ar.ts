import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'اختر ملفًا',
  drop: 'أو أفلته هنا',
  dropNow: 'اترك الملف ليبدأ الرفع',
  limits: '{types}، حتى {size}',
  queued: 'في انتظار دوره…',
  uploading: '{sent} من {size}',
  progress: 'رفع {name}',
  cancel: 'إلغاء الرفع',
  cancelled: 'أُلغي الرفع',
  uploaded: 'اكتمل الرفع',
  replace: 'استبدال',
  remove: 'إزالة',
  reason: {
    noFile: 'اختر ملفًا لرفعه.',
    wrongType: 'هذا النوع من الملفات غير مقبول هنا.',
    empty: 'هذا الملف فارغ.',
    tooLarge: 'حجم الملف أكبر من 10 ميغابايت. صغّره أو قسّمه.',
    avatarTooLarge: 'حجم الصورة أكبر من 2 ميغابايت. اختر صورة أصغر.',
    otherContent: 'محتوى الملف لا يطابق امتداد اسمه.',
    tooMuchUnused: 'رفعتَ هنا ملفات كثيرة لم تُستخدم بعد. احفظها أو سلّمها، أو انتظر يومًا: ما لا يُستخدم يُحذف حينها.',
    tooManyPixels: 'أبعاد الصورة كبيرة جدًا. صغّرها ثم أعد المحاولة.',
    tooManyScans: 'تستغرق معالجة هذه الصورة وقتًا طويلًا جدًا. احفظها من جديد ببرنامج لتحرير الصور ثم أعد المحاولة.',
    failed: 'تعذّر رفع الملف. حاول مرة أخرى.',
  },
} satisfies Translation<typeof zhCN.default>
