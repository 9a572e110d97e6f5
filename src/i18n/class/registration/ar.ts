import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'ليس من صلاحيتك تغيير هذا التسجيل.',
    ownRegistration: 'لا يمكنك البت في تسجيلك الخاص.',
    notStaff: 'هذا الإجراء متاح لمشرفي الصف والمسؤولين فقط.',
    classNotOpened: 'لم يُفتح هذا الصف بعد.',
    classFinished: 'انتهى هذا الصف، ولم يعد من الممكن تغيير التسجيل فيه.',
    notStarted: 'لم يبدأ التسجيل بعد.',
    ended: 'انتهى التسجيل.',
    notInvited: 'هذا الصف غير متاح لك.',
    full: 'اكتمل عدد المقاعد، ولا توجد قائمة انتظار لهذا الصف.',
    alreadyRegistered: 'سبق أن اكتمل التسجيل.',
    alreadyWaiting: 'التسجيل موجود بالفعل في قائمة الانتظار.',
    notYetApproved: 'لم تتم الموافقة على التسجيل بعد.',
    nothingToDecide: 'لا يوجد تسجيل بحاجة إلى قرار.',
    notRegistered: 'لا يوجد تسجيل في هذا الصف.',
    reviewGoesOn: 'انتهت مدة التسجيل، لكن البت في الطلبات ما زال ممكنًا.',
    reasonMissing: 'يُرجى ذكر السبب.',
    reasonTooLong: 'يجب ألا يزيد السبب على 100 حرف.',
    noInvitation: 'لا توجد دعوة تنتظر الرد.',
    alreadyInvited: 'أُرسلت دعوة من قبل، ولم يردّ المتدرّب عليها بعد.',
    tooSoon: 'لم تمضِ دقيقة على الانسحاب. يُرجى المحاولة بعد قليل.',
  },
} satisfies Translation<typeof zhCN.default>

export const waiting = {
  registration: 'طلبات تسجيل بانتظار قرارك',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  registration: '{{count:لا طلبات تسجيل|طلب تسجيل واحد|طلبا تسجيل|?? طلبات تسجيل|?? طلب تسجيل|?? طلب تسجيل}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  asked: {
    title: 'طلب تسجيل بانتظار قرارك',
    content:
      'يرغب المتدرّب \u2068{learner}\u2069 في الالتحاق بصف «\u2068{className}\u2069». يُرجى الموافقة على التسجيل أو رفضه.',
  },
  approved: {
    title: 'تمت الموافقة على تسجيلك',
    content: 'أصبحت متدرّبًا في «\u2068{className}\u2069». إذا تغيّرت ظروفك، فيمكنك الانسحاب من صفحة الصف.',
  },
  queued: {
    title: 'تمت الموافقة، وأنت في قائمة الانتظار',
    content:
      'تمت الموافقة على تسجيلك في «\u2068{className}\u2069»، لكن المقاعد مكتملة. تُمنح المقاعد الشاغرة بحسب ترتيب التسجيل.',
  },
  movedUp: {
    title: 'حان دورك في قائمة الانتظار',
    content:
      'شغر مقعد في «\u2068{className}\u2069» وأصبح لك. إذا لم تعد بحاجة إليه، فيُرجى الانسحاب ليحصل عليه من يليك.',
  },
  declined: {
    title: 'رُفض تسجيلك',
    content: 'رُفض تسجيلك في «\u2068{className}\u2069». السبب: \u2068{reason}\u2069',
  },
  lapsed: {
    title: 'انتهت صلاحية تسجيلك',
    content: 'انقضى وقت البت في التسجيل في «\u2068{className}\u2069»، فأُغلق طلبك من دون حصولك على مقعد.',
  },
  putIn: {
    title: 'أُضفت إلى صف',
    content:
      'أضافك القائمون على «\u2068{className}\u2069» إلى الصف. إذا تعذّرت عليك المشاركة، فيمكنك الانسحاب من صفحة الصف.',
  },
  takenOut: {
    title: 'أُخرجت من صف',
    content: 'لم تعد متدرّبًا في «\u2068{className}\u2069». السبب: \u2068{reason}\u2069',
  },
  invited: {
    title: 'دُعيت إلى صف',
    content:
      'يدعوك القائمون على «\u2068{className}\u2069» إلى المشاركة. يُرجى قبول الدعوة أو الاعتذار عنها في صفحة الصف.',
  },
  uninvited: {
    title: 'سُحبت دعوة',
    content: 'لم تعد مدعوًّا إلى «\u2068{className}\u2069». السبب: \u2068{reason}\u2069',
  },
  accepted: {
    title: 'قُبلت دعوة',
    content: 'قبِل المتدرّب \u2068{learner}\u2069 الدعوة إلى «\u2068{className}\u2069».',
  },
  turnedDown: {
    title: 'اعتذار عن دعوة',
    content: 'اعتذر المتدرّب \u2068{learner}\u2069 عن الدعوة إلى «\u2068{className}\u2069».',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  registration: {
    title: 'التسجيل في صف',
    states: {
      unregistered: 'غير مسجّل',
      invited: 'مدعوّ',
      underReview: 'قيد المراجعة',
      waiting: 'في قائمة الانتظار',
      registered: 'مسجّل',
      declined: 'مرفوض',
      withdrawn: 'منسحب',
    },
    events: {
      register: 'التسجيل',
      withdraw: 'الانسحاب',
      approve: 'الموافقة',
      decline: 'الرفض',
      putIn: 'الإضافة',
      takeOut: 'الإخراج',
      accept: 'قبول الدعوة',
      turnDown: 'الاعتذار عن الدعوة',
      enter: 'دخول الصف',
      placeFreed: 'يشغر مقعد',
      windowEnded: 'تنتهي مدة التسجيل',
      classEnded: 'ينتهي الصف',
      adopt: 'اعتماد ما كان موجودًا',
    },
    guards: {
      needsConsent: 'الصف غير متاح للمتدرّب من دون دعوة، فيُطلب رأيه أولًا',
      isPaused: 'لم تمضِ {pauseMinutes} دقيقة على الانسحاب',
      isStale: 'عدّله شخص آخر في هذه الأثناء',
      isLearner: 'المرسل هو المتدرّب نفسه',
      notIsLearner: 'المرسل ليس المتدرّب نفسه',
      notIsStaff: 'المرسل ليس من القائمين على الصف',
      notIsAnnounced: 'لا يرى المتدرّبون الصف بعد',
      hasClassEnded: 'انتهى الصف',
      notHasWindowOpened: 'لم يبدأ التسجيل',
      hasWindowEnded: 'انتهت مدة التسجيل',
      notIsInvited: 'الصف غير متاح للمتدرّب',
      isFull: 'اكتملت المقاعد',
      notIsFull: 'يوجد مقعد شاغر',
      hasWaitingList: 'للصف قائمة انتظار',
      notHasWaitingList: 'ليس للصف قائمة انتظار',
      asksApproval: 'يحتاج التسجيل إلى موافقة',
      declinesAtEnd: 'يُرفض ما بقي قيد المراجعة عند انتهاء مدة التسجيل',
      notHasReason: 'لم يُذكر سبب',
      notIsReasonShort: 'السبب يزيد على {reasonLimit} حرف',
    },
  },
} satisfies Translation<typeof zhCN.charts>
