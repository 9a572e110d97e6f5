import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'مواد الدورات والأكاديمية، لتنزّلها وتحتفظ بها.',
  search: 'البحث في الموارد',
  placeholder: 'الاسم أو الملخص',
  types: 'نوع المورد',
  all: 'الكل',
  type: {
    video: 'فيديو',
    image: 'صورة',
    document: 'مستند',
    other: 'غير ذلك',
  },
  sort: 'الترتيب',
  newest: 'الأحدث',
  hottest: 'الأكثر تنزيلًا',
  best: 'الأعلى تقييمًا',
  count: '{{count:لا موارد|مورد واحد|موردان|?? موارد|?? موردًا|?? مورد}}',
  uploaded: 'رُفع في',
  downloads: '{{count:لا تنزيلات|تنزيل واحد|تنزيلان|?? تنزيلات|?? تنزيلًا|?? تنزيل}}',
  forAll: 'للجميع',
  noFile: 'لا ملف مرفقًا',
  download: 'تنزيل',
  downloading: 'نُزّل {percent}',
  cancel: 'إلغاء التنزيل',
  saved: 'تم التنزيل',
  rate: 'تقييم',
  rateTitle: 'قيّم هذا المورد',
  rateText: 'يمكنك تقييم كل مورد مرة واحدة، ولا يمكن تغيير التقييم بعد إرساله.',
  submit: 'إرسال التقييم',
  back: 'ليس الآن',
  emptyTitle: 'لا مورد مطابقًا',
  emptyText: 'جرّب كلمة أخرى، أو اختر نوعًا آخر.',
  clear: 'مسح عوامل التصفية',
  noneTitle: 'لا موارد بعد',
  noneText: 'تظهر هنا حالما تُرفع.',
  ofCourseTitle: 'ليس لهذه الدورة موارد',
  ofCourseText: 'تظهر هنا حالما يرفعها أحد المدرّسين.',
  toAll: 'تصفّح كل الموارد',
  reason: {
    noAttachment: 'لا يوجد مرفق لتنزيله.',
    alreadyRated: 'سبق أن قيّمت هذا المورد، ولا يمكن تغيير التقييم.',
    nothingChosen: 'اختر من نجمة إلى خمس نجوم قبل الإرسال.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'الموارد',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'موارد، تنزيل، ملفات، مستندات، مواد، مرفقات',
} satisfies Translation<typeof zhCN.keywords>
