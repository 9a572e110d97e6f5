import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'الجدول الزمني',
    states: {
      notStarted: 'لم يبدأ',
      inProgress: 'قيد الانعقاد',
      ended: 'انتهى',
    },
    events: {
      clockRead: 'قراءة الساعة',
    },
    guards: {
      hasBegun: 'حان وقت البداية',
      hasEnded: 'حان وقت النهاية',
    },
  },
  record: {
    title: 'السجل',
    states: {
      loading: 'جارٍ التحميل',
      missing: 'غير موجود',
      forbidden: 'غير مسموح به',
      failed: 'تعذّر التحميل',
      shown: 'معروض',
      shownFresh: 'حديث التحميل',
      shownAged: 'مضى عليه بعض الوقت',
      shownRenewing: 'جارٍ التحقق من جديده',
      shownFollowing: 'يُحدَّث',
      shownAsking: 'كتابة السبب',
      shownSending: 'جارٍ الإرسال',
      shownUnsent: 'بلا رد',
      shownCatchingUp: 'جلب التغيير',
      shownChanged: 'غيّره شخص آخر',
    },
    events: {
      recordReloaded: 'إعادة تحميل السجل',
      changeNoticed: 'أُخذ العلم بالتغيير',
      eventChosen: 'اختيار الإجراء المطلوب',
      recordSignalled: 'أبلغ الخادم بتغيّر السجل',
      recordOutdated: 'غيّره المشاهد في موضع آخر من الصفحة',
      recordRevisited: 'عاد شخص إلى السجل',
      wordsChanged: 'كتابة السبب',
      eventSent: 'إرسال الإجراء',
      eventDropped: 'ترك الإجراء',
    },
    guards: {
      isMissing: 'لا وجود لهذا السجل',
      isForbidden: 'ليس لهذا الشخص أن يراه',
      notIsOpen: 'ترفضه دورة الحياة',
      isNew: 'تغيّر السجل',
      notIsAllowed: 'ترفض دورة الحياة ما كُتب',
      isStale: 'سبقه شخص آخر',
      isUnanswered: 'لا يُعرف هل وصل',
      isStillOpen: 'لا يزال ممكنًا',
    },
  },
} satisfies Translation<typeof zhCN.charts>
