import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'شهر',
    week: 'أسبوع',
    day: 'يوم',
    year: 'سنة',
  },
  views: 'العرض',
  today: 'اليوم',
  earlier: 'قبل اليوم',
  previous: 'السابق',
  next: 'التالي',
  shows: 'عرض',
  kind: {
    lesson: 'الدروس',
    class: 'الصفوف',
    live: 'البث المباشر',
    exam: 'الاختبارات',
    deadline: 'المواعيد النهائية',
    due: 'واجبات مستحقة',
    leave: 'الإجازات',
  },
  all: 'الكل',
  deadlineOf: 'ينتهي التسجيل: {title}',
  dueOf: 'موعد التسليم: {title}',
  leaveOf: 'إجازة: {title}',
  emptyTitle: 'لا شيء مخطَّط في هذا الوقت',
  more: '{count} أخرى',
  allDay: 'طوال اليوم',
  feed: {
    name: 'أجندة بوابة التعلّم',
    add: 'إضافة إلى تقويمي',
    text: 'اشترك بهذا العنوان في تقويم هاتفك أو حاسوبك لتظهر أجندتك فيه وتبقى محدَّثة. كل من يعرف العنوان يمكنه قراءة أجندتك، فاحتفظ به لنفسك.',
    make: 'إنشاء عنوان',
    renew: 'تجديد العنوان',
    renewText: 'يتوقف العنوان السابق عن العمل فورًا، وتحتاج التقاويم إلى العنوان الجديد.',
    stop: 'إلغاء العنوان',
    address: 'العنوان السري',
    once: 'يُعرض هذه المرة فقط، فانسخه الآن.',
    since: 'يوجد عنوان منذ {date}.',
    open: 'فتح في برنامج التقويم',
    copy: 'نسخ',
    copied: 'نُسخ.',
  },
  reason: {
    alreadyParticipated: 'لقد شاركت بالفعل في هذه الأجندة.',
    rangeTooLong: 'يمكن عرض 400 يوم على الأكثر في المرة الواحدة.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'الأجندة',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'أجندة، تقويم، جدول، مواعيد، اليوم، أسبوع، شهر',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'أُنشئ عنوان سري لجدول أعمالك',
    content:
      'يمكن الآن قراءة جدول أعمالك عبر عنوان سري. إذا لم تكن أنت من أنشأه، فأوقف المشاركة في جدول الأعمال وغيّر كلمة المرور.',
  },
} satisfies Translation<typeof zhCN.notices>
