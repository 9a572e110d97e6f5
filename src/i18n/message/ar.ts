import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    letterEmpty: 'لا يمكن أن تكون الرسالة فارغة.',
    letterTooLong: 'يجب ألا تزيد الرسالة على 2000 حرف.',
    noSharedClass: 'يمكنك مراسلة المتدرّبين والمشرفين في صفوفك فقط.',
    tooManyReceivers: 'يمكنك مراسلة 500 شخص كحد أقصى دفعة واحدة. اختر مجموعة.',
    nobodyToWriteTo: 'لا أحد هنا سواك.',
  },
  centre: {
    kinds: 'أنواع الرسائل',
    notices: 'إشعارات النظام',
    letters: 'الرسائل الخاصة',
    unreadCount:
      '{{count:لا رسائل غير مقروءة|رسالة واحدة غير مقروءة|رسالتان غير مقروءتين|?? رسائل غير مقروءة|?? رسالة غير مقروءة|?? رسالة غير مقروءة}}',
    markRead: 'تعليم كمقروء',
    notMarked: 'تعذّر التعليم كمقروء: {why}',
    viewAll: 'عرض الكل',
    filter: 'التصفية حسب الحالة',
    all: 'الكل',
    unread: 'غير مقروءة',
    noUnreadTitle: 'قرأت جميع الإشعارات',
    noUnreadText: 'تظهر هنا إشعارات الإجازات والصفوف والدورات الجديدة إلى أن تقرأها.',
    noNoticesTitle: 'لا إشعارات بعد',
    noNoticesText: 'سيصلك إشعار هنا عند البت في إجازة أو قرب بدء صف أو نشر دورة جديدة.',
    noLettersTitle: 'لا رسائل خاصة بعد',
    noLettersText: 'يمكنك مراسلة المتدرّبين والمشرفين في صفوفك، وتبقى مراسلاتكم محفوظة هنا.',
    write: 'رسالة جديدة',
    own: 'أنت:',
    toNotices: 'العودة إلى إشعارات النظام',
    toLetters: 'العودة إلى الرسائل الخاصة',
    open: 'عرض التفاصيل',
  },
  correspondents: {
    title: 'من تريد أن تراسل؟',
    text: 'يمكنك مراسلة المتدرّبين والمشرفين في صفوفك.',
    search: 'البحث بالاسم',
    placeholder: 'الاسم',
    nobodyTitle: 'لا يوجد من يمكنك مراسلته بعد',
    nobodyText: 'بعد انضمامك إلى صف، يظهر هنا المتدرّبون فيه ومشرفه.',
    noneFound: 'لم يُعثر على هذا الاسم',
    noneFoundText: 'يقتصر البحث على المتدرّبين والمشرفين في صفوفك. جرّب اسمًا آخر.',
  },
  dialogue: {
    history: 'المراسلات مع \u2068{name}\u2069',
    own: 'أنت',
    earlier: 'رسائل أقدم',
    earlierFailed: 'تعذّر تحميل الرسائل الأقدم.',
    emptyTitle: 'لا رسائل بعد',
    emptyText: 'اكتب الرسالة الأولى.',
    toLatest: 'العودة إلى الأحدث',
    newLetters: 'رسائل جديدة',
    received: '\u2068{name}\u2069: \u2068{content}\u2069',
    label: 'كتابة رسالة',
    placeholder: 'اكتب شيئًا…',
    hint: 'للإرسال: Enter، ولسطر جديد: \u2066Shift + Enter\u2069',
    left: '{{count:لم يبقَ أي حرف|بقي حرف واحد|بقي حرفان|بقيت ?? أحرف|بقي ?? حرفًا|بقي ?? حرف}}',
    over: '{{count:لا أحرف زائدة|حرف واحد زائد|حرفان زائدان|?? أحرف زائدة|?? حرفًا زائدًا|?? حرف زائد}}',
    send: 'إرسال',
    sending: 'جارٍ الإرسال…',
    notSent: 'لم تُرسل. {why}',
    queued: 'بانتظار الإرسال',
    withdraw: 'استرجاع للتعديل',
    closed: 'لم يعد يجمعكما أي صف، ولذلك لا يمكنكما تبادل الرسائل. تبقى الرسائل السابقة متاحة للقراءة.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  myMessage: 'رسائلي',
  'notice-list': 'الرسائل',
  'message-detail': 'الرسائل الخاصة',
  'system-detail': 'إشعار من النظام',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myMessage: 'رسائل، إشعارات، تنبيهات، رسالة خاصة، مراسلة، بريد',
} satisfies Translation<typeof zhCN.keywords>
