import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceMessageTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arMessage = {
  reason: {
    letterEmpty: 'لا يمكن أن تكون الرسالة فارغة.',
    letterTooLong: 'يجب ألا تزيد الرسالة على 2000 حرف.',
    noSharedClass: 'يمكنك مراسلة المتدرّبين والمشرفين في صفوفك فقط.',
  },
  notice: {
    leave: {
      turn: {
        title: 'إجازة بانتظار قرارك',
        content:
          'يطلب المتدرّب \u2068{learner}\u2069 إجازة من {from} إلى {to} (\u2068{className}\u2069). يُرجى الموافقة عليها أو رفضها.',
      },
      approved: {
        title: 'تمت الموافقة على إجازتك',
        content:
          'تمت الموافقة على إجازتك من {from} إلى {to} (\u2068{className}\u2069). إذا لم تعد بحاجة إليها، فيمكنك إلغاؤها قبل بدئها.',
      },
      rejected: {
        title: 'رُفضت إجازتك',
        content: 'رُفضت إجازتك من {from} إلى {to} (\u2068{className}\u2069). السبب: \u2068{reason}\u2069',
      },
      revoked: {
        title: 'أُلغيت إجازة موافق عليها',
        content:
          'ألغى المتدرّب \u2068{learner}\u2069 إجازته من {from} إلى {to} (\u2068{className}\u2069)، وسيحضر كالمعتاد. السبب: \u2068{reason}\u2069',
      },
    },
    class: {
      begins: {
        title: 'البداية قريبة',
        content: 'موعد بدء «\u2068{className}\u2069» هو {from}. يمكنك الاطلاع على الترتيبات وعلى قائمة المشاركين.',
      },
      ended: {
        title: 'اكتمل التدريب',
        content: 'انتهى التدريب في «\u2068{className}\u2069» في {to}. شكرًا لمشاركتك. لا تزال جميع المعلومات متاحة لك.',
      },
    },
    course: {
      published: {
        title: 'دورة جديدة',
        content: 'أصبحت دورة «\u2068{courseName}\u2069» متاحة الآن للمتدرّبين.',
      },
      passed: {
        title: 'اجتزت الدورة',
        content: 'تهانينا! لقد أكملت دورة «\u2068{course}\u2069» واجتزتها.',
      },
      notPassed: {
        title: 'لم تجتز الدورة',
        content: 'استنفدت محاولات اختبار دورة «\u2068{course}\u2069» دون اجتيازه. تبقى المحاضرات متاحة لك.',
      },
      toExam: {
        title: 'اكتملت المحاضرات وبقي الاختبار',
        content: 'أكملت جميع محاضرات دورة «\u2068{course}\u2069». اجتز الاختبار لإكمال الدورة.',
      },
    },
  },
  centre: {
    kinds: 'أنواع الرسائل',
    notices: 'إشعارات النظام',
    letters: 'الرسائل الخاصة',
    unreadCount: counted<'count'>(
      '{{count:لا رسائل غير مقروءة|رسالة واحدة غير مقروءة|رسالتان غير مقروءتين|?? رسائل غير مقروءة|?? رسالة غير مقروءة|?? رسالة غير مقروءة}}',
    ),
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
    left: counted<'count'>('{{count:لم يبقَ أي حرف|بقي حرف واحد|بقي حرفان|بقيت ?? أحرف|بقي ?? حرفًا|بقي ?? حرف}}'),
    over: counted<'count'>(
      '{{count:لا أحرف زائدة|حرف واحد زائد|حرفان زائدان|?? أحرف زائدة|?? حرفًا زائدًا|?? حرف زائد}}',
    ),
    send: 'إرسال',
    sending: 'جارٍ الإرسال…',
    notSent: 'لم تُرسل. {why}',
    queued: 'بانتظار الإرسال',
    withdraw: 'استرجاع للتعديل',
    closed: 'لم يعد يجمعكما أي صف، ولذلك لا يمكنكما تبادل الرسائل. تبقى الرسائل السابقة متاحة للقراءة.',
  },
} satisfies NamespaceMessageTranslation

export default arMessage
