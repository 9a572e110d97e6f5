import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'واجب',
  action: {
    handIn: 'تسليم',
    approve: 'قبول',
    reject: 'إعادة',
    reopen: 'سحب القبول',
  },
  desk: {
    handedIn: 'وقت التسليم',
    timing: 'المهلة',
    late: 'سُلّم بعد الإغلاق',
    version: 'النسخة',
    words: 'النص',
    files: 'الملفات',
  },
  reason: {
    notYours: 'هذا الواجب ليس واجبك.',
    notForYou: 'لم تُكلَّف بهذه المهمة، أو أنها سُحبت.',
    notStarted: 'لم تبدأ هذه المهمة بعد. سلّم واجبك بعد بدايتها.',
    ended: 'انتهت هذه المهمة ولم يعد يُقبل شيء.',
    alreadyApproved: 'قُبل واجبك، ولم يبقَ شيء لتسليمه.',
    replacedOften: 'استبدلت هذا الواجب 20 مرة. انتظر المراجعة، وإن أُعيد إليك أمكنك تسليمه من جديد.',
    empty: 'اكتب شيئًا أو أضف ملفًا قبل التسليم.',
    unfitContent: 'لا تقبل هذه المهمة هذا المحتوى. تحقق مما إذا كانت تقبل نصًا أم ملفات، ومن عدد الملفات وطول النص.',
    unknownFile: 'أحد الملفات غير موجود، أو لم ترفعه من أجل واجب. أزله وارفعه من جديد.',
    ownWork: 'لا يمكنك مراجعة واجبك بنفسك.',
    notReviewer: 'لست من يراجع هذا الواجب.',
    notSubmitted: 'لم يُسلَّم شيء بعد، فلا شيء للمراجعة.',
    alreadyReviewed: 'روجع هذا الواجب من قبل.',
    notApproved: 'لم يُقبل هذا الواجب.',
    remarkMissing: 'اذكر السبب من فضلك؛ سيقرؤه المتدرب.',
    remarkTooLong: 'لا تزيد الملاحظة على 1000 حرف.',
    unfitMarks: 'لا تتوافق هذه الدرجات مع معايير المهمة.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'الواجب',
  myhomework: 'واجباتي',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'واجباتي، واجب، مهمة، تسليم، إرسال، رفع، مراجعة، مرفق، تمرين',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'واجبات تنتظر مراجعتك',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework: '{{count:لا واجبات|واجب واحد|واجبان|?? واجبات|?? واجبًا|?? واجب}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'واجب ينتظر مراجعتك',
    content: 'سلّم {learner} الواجب «{task}». يرجى مراجعته.',
  },
  approved: {
    title: 'قُبل واجبك',
    content: 'قُبل الواجب «{task}». الملاحظة: {reason}',
  },
  rejected: {
    title: 'أُعيد إليك واجبك',
    content: 'لم يُقبل الواجب «{task}». عدّله وسلّمه من جديد. السبب: {reason}',
  },
  reopened: {
    title: 'سُحب قبول واجبك',
    content: 'لم يعد الواجب «{task}» مقبولًا. عدّله وسلّمه من جديد. السبب: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'الواجب',
    states: {
      notSubmitted: 'لم يُسلَّم',
      submitted: 'مُسلَّم',
      notApproved: 'لم يُقبل',
      approved: 'مقبول',
    },
    events: {
      handIn: 'تسليم',
      approve: 'قبول',
      reject: 'إعادة',
      reopen: 'سحب القبول',
    },
    guards: {
      isStale: 'غيّره شخص آخر في هذه الأثناء',
      isOwner: 'من يقوم بالإجراء هو المتدرب نفسه',
      notIsOwner: 'من يقوم بالإجراء ليس المتدرب نفسه',
      notIsMeant: 'المهمة غير منشورة أو ليست للمتدرب',
      notHasStarted: 'لم تبدأ المهمة',
      isOver: 'انتهت المهمة',
      isReplacedOften: 'استُبدل ما ينتظر المراجعة {replacementsMax} مرة',
      notIsReviewer: 'من يقوم بالإجراء لا يراجع هذا الواجب',
      notHasContent: 'لا شيء فيه',
      notFitsTask: 'لا تقبل المهمة هذا المحتوى',
      notKnowsFiles: 'ملف غير موجود أو لم يرفعه المتدرب',
      notFitsRubric: 'لا تتوافق الدرجات مع المعايير',
      notHasRemark: 'لا توجد ملاحظة',
      notIsRemarkShort: 'تزيد الملاحظة على {remarkLimit} حرف',
    },
  },
} satisfies Translation<typeof zhCN.charts>
