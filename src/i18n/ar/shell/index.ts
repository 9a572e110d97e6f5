import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceShellTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arShell = {
  mainNavigation: 'التنقل الرئيسي',
  homeEntry: 'الرئيسية',
  newsEntry: 'الأخبار',
  courses: 'الدورات المفتوحة',
  personalCentre: 'تعلّمي',
  messages: 'الرسائل',
  unreadMessages: counted<'count'>(
    'الرسائل، {{count:لا رسائل غير مقروءة|رسالة واحدة غير مقروءة|رسالتان غير مقروءتين|?? رسائل غير مقروءة|?? رسالة غير مقروءة|?? رسالة غير مقروءة}}',
  ),
  newMessages: counted<'count'>(
    '{{count:لا رسائل جديدة|رسالة جديدة واحدة|رسالتان جديدتان|?? رسائل جديدة|?? رسالة جديدة|?? رسالة جديدة}}',
  ),
  messagesInactive: 'الرسائل (غير متاحة بعد)',
  terms: {
    standard: {
      classes: 'الصفوف',
      currentClass: 'الصف الحالي',
      classHistory: 'الصفوف السابقة',
      discover: 'استكشاف',
      current: 'صفوف قيد الانعقاد',
      coming: 'صفوف تبدأ قريبًا',
      live: 'البث المباشر',
      noLive: 'لا بث مباشر في الأسبوعين القادمين.',
    },
    workshop: {
      classes: 'ورش العمل',
      currentClass: 'ورشة العمل الحالية',
      classHistory: 'ورش العمل السابقة',
      discover: 'استكشاف',
      current: 'ورش عمل قيد الانعقاد',
      coming: 'ورش عمل تبدأ قريبًا',
      live: 'البث الحي',
      noLive: 'لا بث حيًّا في الأسبوعين القادمين.',
    },
  },
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  tools: 'الأدوات',
  setHomePage: 'تعيين كصفحة رئيسية',
  addFavourite: 'إضافة إلى المفضلة',
  favouriteHint: 'لا يستطيع هذا المتصفح الإضافة إلى المفضلة تلقائيًا. اضغط Ctrl+D أو استخدم قائمة المتصفح.',
  homePageHint:
    'لا يستطيع هذا المتصفح تعيين الصفحة الرئيسية تلقائيًا. استخدم الإعدادات في قائمة المتصفح، أو اضغط Ctrl+D لحفظ هذه الصفحة في المفضلة.',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'إنهاء ملء الشاشة',
  fullScreenFailed: 'لا يسمح المتصفح بملء الشاشة.',
  help: 'مركز المساعدة',
  backToTop: 'العودة إلى الأعلى',
  liveCount: counted<'count'>(
    '{{count:لا شيء الآن أو قريبًا|بث واحد الآن أو قريبًا|بثّان الآن أو قريبًا|?? عمليات بث الآن أو قريبًا|?? عملية بث الآن أو قريبًا|?? عملية بث الآن أو قريبًا}}',
  ),
  liveFailed: 'تعذّر تحميل قائمة البث المباشر.',
  liveState: {
    notStarted: 'لم يبدأ',
    inProgress: 'يُبث الآن',
    ended: 'انتهى',
  },
  userName: '\u2068{originalName}\u2069 (\u2068{accountName}\u2069)',
  toSignIn: 'تسجيل الدخول',
  footer: 'تذييل الصفحة',
  aboutUs: 'من نحن',
  appDownload: 'تثبيت التطبيق',
  qrCode: 'امسح الرمز لفتح البوابة على هاتفك',
  continueLabel: 'متابعة التعلّم',
  continueCourse: 'كنت تتعلّم: \u2068{course}\u2069',
  continueNow: 'متابعة',
  closeBanner: 'إغلاق التذكير بمتابعة التعلّم',
  sideWindow: 'مداخل البث المباشر',
  sidePicture: 'مدخل البث المباشر رقم {number}',
  pagination: {
    label: 'الصفحات',
    total: 'الإجمالي: {count}',
    page: 'الصفحة {page}',
    firstPage: 'الصفحة {page}، الأولى',
    lastPage: 'الصفحة {page}، الأخيرة',
    position: 'الصفحة {page} من {pages}',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    back: 'الرجوع {pages} صفحات',
    ahead: 'التقدّم {pages} صفحات',
    size: 'عدد العناصر في الصفحة',
    sizeOption: '{size} في الصفحة',
    jump: 'الانتقال إلى',
    jumpLabel: 'الانتقال إلى الصفحة رقم',
    go: 'انتقال',
  },
  journey: {
    label: 'المسار',
    done: 'تم',
    current: 'الآن',
    next: 'لاحقًا',
    ended: 'انتهى',
    expected: 'بانتظار: \u2068{who}\u2069',
    or: 'أو بدلًا من ذلك',
    summary: '\u2068{title}\u2069، الخطوة {step} من {steps}',
    automatic: 'يتم تلقائيًا في موعده',
  },
  search: {
    submit: 'بحث',
    clear: 'مسح',
  },
  dialog: {
    close: 'إغلاق',
  },
} satisfies NamespaceShellTranslation

export default arShell
