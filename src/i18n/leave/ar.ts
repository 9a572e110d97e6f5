import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  statuses: 'التصفية حسب الحالة',
  all: 'الكل',
  status: {
    pending: 'بانتظار القرار',
    approved: 'موافق عليها',
    rejected: 'مرفوضة',
    cancelled: 'ملغاة',
  },
  type: {
    casual: 'إجازة شخصية',
    sick: 'إجازة مرضية',
    business: 'إجازة لمهمة رسمية',
  },
  step: {
    writing: 'تعبئة الطلب',
    requested: 'تقديم الطلب',
    deciding: 'بانتظار قرار {who}',
    decides: 'قرار {who}',
    agreed: 'وافق {who}',
    vacated: '{who}: المنصب شاغر، وأُحيل الطلب إلى التالي',
    refused: 'رفض {who} الطلب',
    approved: 'تمت الموافقة',
    rejected: 'الرفض',
    cancelled: 'الإلغاء',
    cancelledNow: 'أُلغي الطلب',
    revoked: 'أُلغيت الإجازة',
    left: 'غادر الصف',
  },
  next: {
    pending: 'الطلب بانتظار قرار {who}.',
    pendingThen: 'الطلب بانتظار قرار {who}، ثم قرار {others}.',
    yourTurn: 'حان دورك لاتخاذ القرار.',
    approved: 'وافق جميع المعنيين. يمكن إلغاء الإجازة قبل بدئها.',
    begun: 'بدأت الإجازة، ولم يعد هناك ما يلزم القيام به.',
    rejected: 'رُفضت هذه الإجازة، وانتهى الإجراء عند هذا الحد.',
    cancelled: 'أُلغيت هذه الإجازة، وانتهى الإجراء عند هذا الحد.',
    left: 'لم يعد المتعلم في الصف، لذلك أُلغيت هذه الإجازة.',
    askAgain: 'إذا كنت لا تزال بحاجة إليها، فيمكنك تقديم طلب جديد.',
  },
  action: {
    approve: 'موافقة',
    reject: 'رفض',
    cancel: 'إلغاء الطلب',
    revoke: 'إلغاء الإجازة',
  },
  done: {
    approve: 'تمت الموافقة.',
    reject: 'تم الرفض.',
    cancel: 'تم إلغاء الطلب.',
    revoke: 'تم إلغاء الإجازة، وسيُبلَّغ بذلك من وافقوا عليها.',
  },
  ask: {
    approve: 'الموافقة على هذه الإجازة؟',
    reject: 'رفض هذه الإجازة؟',
    cancel: 'إلغاء هذا الطلب؟',
    revoke: 'إلغاء هذه الإجازة؟',
    approveText: 'يظهر تعليقك مع اسمك في مسار الطلب. التعليق اختياري.',
    rejectText: 'سيقرأ المتدرّب السبب الذي تكتبه، وينتهي الطلب عند هذا الحد.',
    cancelText: 'لن ينظر أحد في الطلب بعد ذلك. لا يمكن التراجع عن هذا الإجراء.',
    revokeText: 'سيُبلَّغ بذلك من وافقوا على الإجازة. لا يمكن التراجع عن هذا الإجراء.',
  },
  one: 'إجازة',
  details: 'تفاصيل الإجازة',
  learner: 'المتدرّب',
  className: 'الصف',
  typeName: 'النوع',
  time: 'الفترة',
  reasonName: 'السبب',
  requestedAt: 'تاريخ التقديم',
  toList: 'العودة إلى إجازاتي',
  missingTitle: 'لم نعثر على هذه الإجازة',
  missingText: 'ربما لا تخصك هذه الإجازة أو كُتب العنوان على نحو غير صحيح.',
  list: {
    request: 'طلب إجازة',
    emptyTitle: 'لم تطلب أي إجازة بعد',
    emptyText: 'إذا تعذّر عليك الحضور، فاطلب الإجازة هنا مسبقًا وتابع القرار بشأنها.',
    emptyStatusTitle: 'لا إجازات بهذه الحالة',
    emptyStatusText: 'اختر حالة أخرى، أو اعرض جميع إجازاتك.',
    showAll: 'عرض جميع الإجازات',
  },
  form: {
    heading: 'طلب إجازة',
    className: 'الصف',
    chooseClass: 'اختر الصف',
    type: 'النوع',
    start: 'البداية',
    end: 'النهاية',
    reason: 'السبب',
    reasonHint: 'سيقرأ أصحاب القرار ما تكتبه هنا.',
    range: 'فترة الإجازة',
    chain: 'أصحاب القرار',
    chainHint: 'اختر الصف لمعرفة أصحاب القرار وترتيبهم.',
    ready: 'الطلب جاهز للإرسال.',
    submit: 'إرسال الطلب',
    cancel: 'إلغاء',
    done: 'تم إرسال طلبك.',
    noClassTitle: 'لا يوجد الآن صف يمكنك طلب إجازة منه',
    noClassText: 'بعد انضمامك إلى صف يمكنك طلب الإجازة هنا.',
    toClasses: 'عرض صفوفي',
  },
  audit: {
    views: 'ما ينتظر قرارك وما بُتّ فيه',
    waiting: 'بانتظار القرار',
    decided: 'بُتّ فيها',
    emptyDecidedTitle: 'لم تبتّ في أي إجازة بعد',
    emptyDecidedText: 'تُدرج هنا الإجازات التي توافق عليها أو ترفضها.',
    toList: 'العودة إلى البت في الإجازات',
    next: 'الطلب التالي: {who}',
    noneLeft: 'لا إجازة أخرى تنتظر قرارك.',
    forbiddenText: 'يبتّ في الإجازات قادة المجموعات وأعضاء لجنة الانضباط ومشرفو الصفوف ومديرو المدرسة.',
  },
  reason: {
    notYours: 'ليس من صلاحيتك البت في هذه الإجازة أو تغييرها.',
    ownLeave: 'لا يمكنك البت في إجازتك الخاصة.',
    notYourTurn: 'لم يحن دورك لاتخاذ القرار بعد.',
    turnPassed: 'سبق اتخاذ القرار في المرحلة الخاصة بك.',
    reasonMissing: 'يُرجى ذكر السبب.',
    reasonTooLong: 'يجب ألا يزيد السبب على 100 حرف.',
    notMember: 'لست متدرّبًا في هذا الصف، أو أن الصف قد انتهى.',
    classMissing: 'يُرجى اختيار الصف.',
    startMissing: 'يُرجى اختيار وقت البداية.',
    endMissing: 'يُرجى اختيار وقت النهاية.',
    startEqualsEnd: 'لا يمكن أن يتطابق وقت النهاية مع وقت البداية.',
    endBeforeStart: 'لا يمكن أن تسبق النهاية البداية.',
    outsideClass: 'لا تقع هذه الفترة ضمن مدة الصف.',
    overlaps: 'لديك إجازة أخرى تتداخل مع هذه الفترة.',
    noApprover: 'لا يوجد الآن في هذا الصف من يبتّ في الإجازات. يُرجى التواصل مع مشرف الصف.',
    alreadyDecided: 'سبق البت في هذه الإجازة، ولم يعد من الممكن تغييرها.',
    alreadyBegun: 'بدأت الإجازة، ولم يعد من الممكن إلغاؤها.',
    notApproved: 'لم تتم الموافقة على هذه الإجازة بعد. إذا لم تعد بحاجة إليها، فألغِ الطلب.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  leave: 'إجازاتي',
  'leave-audit': 'البت في الإجازات',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  leave: 'إجازة، إجازات، غياب، استئذان، مرض، إجازة مرضية، موافقة',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  leave: 'إجازة بانتظار قرارك',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  leave: '{{count:لا إجازات|إجازة واحدة|إجازتان|?? إجازات|?? إجازة|?? إجازة}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
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
  handedOver: {
    title: 'طلبات إجازة صارت بانتظار قرارك',
    content: 'أصبحت تشغل منصبًا يقرر في الإجازات. عدد ما ينتظرك: {count}.',
  },
  noLeader: {
    title: 'طلبات إجازة تنتظر منصبًا شاغرًا',
    content: 'لم يعد أحد يشغل هذا المنصب: {office}. عدد الإجازات التي تنتظره: {count}. يُرجى تعيين شخص له.',
  },
  vacant: {
    title: 'طلبات إجازة تنتظر منصبًا شاغرًا',
    content:
      'لم يعد أحد يشغل هذا المنصب في \u2068{className}\u2069: {office}. عدد الإجازات التي تنتظره: {count}. يُرجى تعيين شخص له.',
  },
  lapsed: {
    title: 'أُلغيت إجازتك',
    content: 'لم تعد في \u2068{className}\u2069، لذلك أُلغيت إجازتك من {from} إلى {to}.',
  },
  revoked: {
    title: 'أُلغيت إجازة موافق عليها',
    content:
      'ألغى المتدرّب \u2068{learner}\u2069 إجازته من {from} إلى {to} (\u2068{className}\u2069)، وسيحضر كالمعتاد. السبب: \u2068{reason}\u2069',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  leave: {
    title: 'الإجازة',
    states: {
      draft: 'قيد التعبئة',
      pending: 'بانتظار القرار',
      pendingTeamLeader: 'بانتظار قائد المجموعة',
      pendingDisciplineCommittee: 'بانتظار عضو لجنة الانضباط',
      pendingHeadmaster: 'بانتظار مشرف الصف',
      pendingSchoolLeader: 'بانتظار مدير المدرسة',
      approved: 'موافق عليها',
      rejected: 'مرفوضة',
      cancelled: 'ملغاة',
    },
    events: {
      request: 'طلب إجازة',
      approve: 'موافقة',
      reject: 'رفض',
      cancel: 'إلغاء الطلب',
      revoke: 'إلغاء الإجازة',
      membershipEnded: 'المتعلم يغادر الصف',
      officeVacated: 'أصبح المنصب شاغرًا',
    },
    guards: {
      isStale: 'عدّلها شخص آخر في هذه الأثناء',
      isOwner: 'المرسل هو المتدرّب صاحب الطلب',
      notIsOwner: 'المرسل ليس المتدرّب صاحب الطلب',
      notIsApprover: 'المرسل ليس من أصحاب القرار بشأن هذا المتدرّب',
      notIsTurnAhead: 'لا يعود القرار في هذه الخطوة ولا فيما بعدها إلى المرسل',
      notIsTurnOf: 'المرسل ليس {approver}',
      notIsInChain: 'لا يُطلب في هذا الصف قرار {approver}',
      canPassOn: 'لم يعد أحد يشغل منصب {approver}، ويوجد بعده من يقرر',
      notIsMember: 'المتدرّب ليس عضوًا في الصف، أو انتهى الصف',
      notHasLength: 'وقت البداية ووقت النهاية متطابقان',
      notIsForward: 'النهاية تسبق البداية',
      missesClass: 'لا تقع الفترة ضمن مدة الصف',
      notHasReason: 'لم يُذكر سبب',
      notIsReasonShort: 'السبب يزيد على {reasonLimit} حرف',
      overlaps: 'تتداخل مع إجازة أخرى',
      notHasApprover: 'لا يوجد في الصف صاحب قرار',
      hasBegun: 'بدأت الإجازة',
    },
  },
} satisfies Translation<typeof zhCN.charts>
