import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  terms: {
    standard: {
      heading: 'صفوفي',
      current: 'الصف الحالي',
      choose:
        '{{count:ليس لديك صف|لديك صف واحد|لديك صفان|لديك ?? صفوف|لديك ?? صفًا|لديك ?? صف}} قيد الانعقاد. يُرجى الاختيار.',
      toList: 'العودة إلى الصفوف',
      all: 'عرض جميع الصفوف',
      emptyTitle: 'لست في أي صف بعد',
      emptyText: 'يظهر الصف هنا بعد انضمامك إليه.',
      emptyCurrentTitle: 'لا صفوف قيد الانعقاد',
      emptyCurrentText: 'في قائمة الصفوف أيضًا ما سيبدأ منها وما انتهى.',
      emptyComingTitle: 'لا صفوف قادمة',
      emptyComingText: 'بعد تسجيلك تظهر هنا الصفوف التي لم تبدأ بعد.',
      emptyHistoryTitle: 'لم ينتهِ أي صف بعد',
      emptyHistoryText: 'بعد انتهاء الصف يمكنك العودة إليه هنا.',
      missingTitle: 'لم نعثر على هذا الصف',
      missingText: 'إما أنه غير موجود أو أنك لست عضوًا فيه.',
      journey: 'مسار الصف',
      notMember: 'لست متدرّبًا في هذا الصف؛ تراه بصفتك مشرف الصف أو مديرًا للنظام.',
      state: {
        notStarted: 'لم يبدأ',
        inProgress: 'قيد الانعقاد',
        ended: 'انتهى',
      },
      headmaster: 'مشرف الصف',
    },
    workshop: {
      heading: 'ورش عملي',
      current: 'ورشة العمل الحالية',
      choose:
        '{{count:ليست لديك ورشة عمل|لديك ورشة عمل واحدة|لديك ورشتا عمل|لديك ?? ورش عمل|لديك ?? ورشة عمل|لديك ?? ورشة عمل}} قيد الانعقاد. يُرجى الاختيار.',
      toList: 'العودة إلى ورش العمل',
      all: 'عرض جميع ورش العمل',
      emptyTitle: 'لست في أي ورشة عمل بعد',
      emptyText: 'تظهر ورشة العمل هنا بعد انضمامك إليها.',
      emptyCurrentTitle: 'لا ورش عمل قيد الانعقاد',
      emptyCurrentText: 'في قائمة ورش العمل أيضًا ما سيبدأ منها وما انتهى.',
      emptyComingTitle: 'لا ورش عمل قادمة',
      emptyComingText: 'بعد تسجيلك تظهر هنا ورش العمل التي لم تبدأ بعد.',
      emptyHistoryTitle: 'لم تنتهِ أي ورشة عمل بعد',
      emptyHistoryText: 'بعد انتهاء ورشة العمل يمكنك العودة إليها هنا.',
      missingTitle: 'لم نعثر على ورشة العمل هذه',
      missingText: 'إما أنها غير موجودة أو أنك لست عضوًا فيها.',
      journey: 'مسار ورشة العمل',
      notMember: 'لست متدرّبًا في ورشة العمل هذه؛ تراها بصفتك مشرفها أو مديرًا للنظام.',
      state: {
        notStarted: 'لم تبدأ',
        inProgress: 'قيد الانعقاد',
        ended: 'انتهت',
      },
      headmaster: 'مشرف ورشة العمل',
    },
  },
  types: 'التصفية حسب الحالة',
  all: 'الكل',
  kind: {
    face: 'حضوري',
    online: 'عبر الإنترنت',
    party: 'مدرسة الحزب',
  },
  facts: 'معلومات أساسية',
  dates: 'المواعيد',
  place: 'المكان',
  online: 'عبر الإنترنت',
  noHeadmaster: 'لم يُعيَّن بعد',
  memberCount: 'العدد',
  people: '{{count:لا أحد|شخص واحد|شخصان|?? أشخاص|?? شخصًا|?? شخص}}',
  members: 'الأعضاء',
  noMembers: 'لا أعضاء بعد.',
  moreMembers: 'لم يُدرج هنا {{count:أي عضو آخر|عضو واحد آخر|عضوان آخران|?? أعضاء آخرين|?? عضوًا آخر|?? عضو آخر}}.',
  reason: {
    nameMissing: 'اكتب اسم الصف بالصينية.',
    unknownPart: 'بعض الأشخاص أو الأقسام أو الدورات المذكورة هنا لم يعد موجودًا. يُرجى الاختيار من جديد.',
    ownerOnly: 'لا يمكن نقل الصف إلى مسؤول آخر إلا للمسؤول عنه أو لمدير النظام.',
    endBeforeStart: 'يجب أن ينتهي كلٌّ من التسجيل والصف بعد بدايته.',
    closesTooLate: 'يجب أن يُغلق التسجيل قبل نهاية الصف.',
    capacityBelowTaken: 'لا يمكن أن يقل عدد المقاعد عن عدد المسجلين.',
    notStaff: 'أنت لا تدير هذا الصف.',
    notAnnounced: 'لم يُعلن عن الصف بعد.',
    alreadyAnnounced: 'أُعلن عن الصف من قبل.',
    notClosed: 'لم يُغلق الصف قبل موعده.',
    alreadyClosed: 'أُغلق الصف. أعد فتحه لتعديله.',
    alreadyEnded: 'انتهى الصف.',
    groupNameTaken: 'توجد مجموعة بهذا الاسم من قبل.',
    tooManyGroups: 'يمكن أن يضم الصف 100 مجموعة على الأكثر.',
    notMembers: 'أحد المختارين هنا ليس من متعلمي الصف.',
    stillAnnounced: 'أُعلن عن الصف فلا يمكن إلغاؤه، لكن يمكنك إغلاقه قبل موعده.',
    discarded: 'أُلغي هذا الصف ولم يعد تعديله ممكنًا.',
  },
  desk: {
    one: 'تسجيل',
    approve: 'قبول',
    reject: 'رفض',
    places: 'المقاعد',
    taken: '{taken} من أصل {capacity}',
    unlimited: '{taken}، بلا حدّ أقصى',
    classTime: 'مواعيد الصف',
    window: 'فترة التسجيل',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-list': 'الصفوف',
  'class-detail': 'الصف',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-list': 'صفوف، تدريب، ورشة عمل، حضوري، زملاء',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  begins: {
    title: 'البداية قريبة',
    content: 'موعد بدء «\u2068{className}\u2069» هو {from}. يمكنك الاطلاع على الترتيبات وعلى قائمة المشاركين.',
  },
  ended: {
    title: 'اكتمل التدريب',
    content: 'انتهى التدريب في «\u2068{className}\u2069» في {to}. شكرًا لمشاركتك. لا تزال جميع المعلومات متاحة لك.',
  },
  closed: {
    title: 'أُغلق صف قبل موعده',
    content: 'أُغلق «{className}» قبل نهايته المقررة. لا يزال بإمكانك الاطلاع على كل شيء.',
  },
  reopened: {
    title: 'صف يُستأنف',
    content: 'أُعيد فتح «{className}» ويستمر كما كان مقررًا.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  class: {
    title: 'الصف',
    states: {
      draft: 'مسودة',
      announced: 'مُعلن',
      closed: 'مُغلق قبل موعده',
      discarded: 'مُلغى',
    },
    events: {
      save: 'حفظ',
      announce: 'إعلان',
      close: 'إغلاق مبكر',
      reopen: 'إعادة فتح',
      discard: 'إلغاء',
      adopt: 'أخذ ما كان موجودًا',
    },
    guards: {
      isStale: 'غيّره شخص آخر في هذه الأثناء',
      notIsStaff: 'المرسل لا يدير الصف',
      notHasTexts: 'الاسم مفقود باللغة الافتراضية',
      notKnowsParts: 'بعض ما يذكره غير موجود',
      notKeepsOwner: 'لا يحق للمرسل نقله إلى مسؤول آخر',
      notIsForward: 'شيء ما ينتهي قبل أن يبدأ',
      notClosesInTime: 'يُغلق التسجيل بعد نهاية الصف',
      notFits: 'المقاعد أقل من المسجلين',
      hasEnded: 'انتهى الصف',
    },
  },
} satisfies Translation<typeof zhCN.charts>
