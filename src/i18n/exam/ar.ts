import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'لا يمكن لغير صاحب الاختبار القيام بذلك.',
    ownRegistration: 'لا يمكنك البت في تسجيلك.',
    notStaff: 'لا يمكن لغير المشرفين على هذا الاختبار القيام بذلك.',
    closed: 'أُغلق الاختبار.',
    nothingToDecide: 'لا يوجد تسجيل ينتظر البت فيه.',
    noRegistration: 'لا يتطلب هذا الاختبار تسجيلًا.',
    notForYou: 'هذا الاختبار غير متاح لك.',
    alreadyBegun: 'بدأ الاختبار، فلم يعد الانسحاب ممكنًا.',
    notRegistered: 'لم تسجّل في هذا الاختبار، أو لم يُقبل تسجيلك بعد.',
    notYetApproved: 'ما زال التسجيل قيد المراجعة.',
    reasonMissing: 'يُرجى ذكر السبب.',
    reasonTooLong: 'لا يزيد السبب على 100 حرف.',
    alreadyRegistered: 'سبق أن سجّلت.',
    timeUp: 'انتهى الوقت.',
    anotherWriter: 'تجري الإجابة عن هذه الورقة على جهاز آخر أو في علامة تبويب أخرى.',
    hoursMissing: 'تنقصك {hours} ساعة من الساعات المطلوبة، فلا يمكنك أداء الاختبار بعد.',
    notOpen: 'لم يُفتح الاختبار بعد.',
    tooLate: 'فات موعد بدء هذا الاختبار.',
    noAttemptsLeft: 'استنفدت جميع المحاولات.',
    notStudied: 'أكمل دراسة المقرر قبل أداء اختباره.',
    notInProgress: 'هذه الورقة ليست قيد الإجابة.',
    stillOpen: 'لم ينتهِ الوقت بعد.',
    inProgress: 'الورقة قيد الإجابة.',
    beingMarked: 'الورقة قيد التصحيح، يُرجى انتظار النتيجة.',
    alreadyPassed: 'لقد اجتزت هذا الاختبار، ولا حاجة إلى إعادته.',
    minutesInvalid: 'يجب أن يكون الوقت الإضافي عددًا صحيحًا من الدقائق بين 1 و600.',
    sequenceSkipped: 'وصلت بعض الإجابات بغير ترتيبها. يُرجى المحاولة مرة أخرى.',
    sequenceReplayed: 'حُفظت إجابة أخرى بالرقم نفسه.',
    questionUnknown: 'هذا السؤال ليس في الورقة.',
    answerInvalid: 'الإجابة لا تناسب السؤال.',
    questionLeft: 'أجبت عن هذا السؤال وتجاوزته، فلا يمكن تغيير إجابته.',
    notHandedIn: 'لم تُسلَّم الورقة بعد.',
    marksInvalid: 'يجب أن تكون الدرجة بين 0 والدرجة الكاملة للسؤال.',
    marksMissing: 'ما زالت بعض الأسئلة بلا درجات.',
    notPublished: 'لم تُنشر الورقة وإجاباتها.',
    noRanking: 'الترتيب للمسابقات وحدها.',
  },
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'تسجيل في اختبار ينتظر قرارك',
    content: 'يرغب {learner} في أداء «{exam}». يُرجى قبول التسجيل أو رفضه.',
  },
  approved: {
    title: 'قُبل تسجيلك في الاختبار',
    content: 'يمكنك أداء «{exam}» ما دام مفتوحًا.',
  },
  declined: {
    title: 'رُفض تسجيلك في الاختبار',
    content: 'رُفض تسجيلك في «{exam}». السبب: {reason}',
  },
  passed: {
    title: 'اجتزت الاختبار',
    content: 'تهانينا، لقد اجتزت «{exam}».',
  },
  failed: {
    title: 'لم تجتز الاختبار',
    content: 'لم تجتز «{exam}»، ولم تبقَ لك محاولات.',
  },
  makeUp: {
    title: 'لم تجتز الاختبار، ويمكنك إعادته',
    content: 'لم تجتز «{exam}». يمكنك إعادته حتى إغلاقه.',
  },
  remarked: {
    title: 'صُحّحت نتيجة اختبار',
    content: 'صُحّحت نتيجتك في «{exam}». يُرجى الاطلاع عليها من جديد.',
  },
  extraTime: {
    title: 'وقت إضافي لاختبارك',
    content: 'مُنحت {minutes} دقيقة إضافية في «{exam}». السبب: {reason}',
  },
  handedIn: {
    title: 'صُحّحت ورقتك',
    content: 'صُحّحت ورقتك في «{exam}»، وستُنشر النتيجة لاحقًا.',
  },
} satisfies Translation<typeof zhCN.notices>
