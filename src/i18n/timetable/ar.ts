import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'متوقَّع حضوره',
    present: 'حاضر',
    late: 'حاضر متأخرًا',
    absent: 'غائب',
    excused: 'غائب بعذر',
  },
  reason: {
    notRegistered: 'لست مسجَّلًا في هذا الصف.',
    classNotAnnounced: 'لم يُعلَن عن هذا الصف بعد، أو أنه انتهى.',
    tooEarly: 'لم يبدأ تسجيل الحضور بعد. يُفتح قبل الدرس بخمس عشرة دقيقة.',
    tooLate: 'انتهى هذا الدرس، فأُغلق تسجيل الحضور.',
    codeWrong: 'هذا الرقم غير صحيح. تحقق منه وأدخله من جديد.',
    codeOutdated: 'انتهت صلاحية هذا الرقم. استخدم الرقم المعروض الآن.',
    codeOfOtherLesson: 'هذا الرقم يخص درسًا آخر.',
    tooManyTries: 'محاولات كثيرة جدًّا. انتظر قليلًا.',
    ownAttendance: 'لا يمكنك تغيير حضورك بنفسك.',
    notTeaching: 'هذا متاح لمدرّسي الدرس ومسؤولي الصف فقط.',
    notBegun: 'يمكن تسجيل الحضور قبل الدرس بخمس عشرة دقيقة فما بعد.',
    reasonMissing: 'اذكر السبب من فضلك.',
    reasonTooLong: 'السبب لا يتجاوز 100 حرف.',
    alreadySo: 'الحضور مسجَّل هكذا بالفعل.',
    alreadySettled: 'حُسم هذا الحضور بالفعل.',
    notEnded: 'لم ينتهِ هذا الدرس بعد.',
  },
} satisfies Translation<typeof zhCN.default>
