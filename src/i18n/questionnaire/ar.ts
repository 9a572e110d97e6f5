import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'اكتب اسمًا.',
    unknownPart: 'صف أو قسم أو شخص أو صورة مما ذُكر هنا غير موجود أو ليس لك. اختر غيره.',
    closesBeforeOpening: 'يجب أن يكون الإغلاق بعد الفتح.',
    isTemplate: 'لا يُنشر القالب. ابدأ منه استبيانًا جديدًا.',
    questionsMissing: 'أضف سؤالًا واحدًا على الأقل.',
    questionIncomplete: 'هناك سؤال غير مكتمل: لا توجد لغة كُتبت بها كل النصوص، أو تنقصه خيارات، أو لا يمكن تحقق شرطه.',
    notVote: 'في التصويت سؤال واحد فقط، ولا يكون من نوع الإجابة القصيرة.',
    answered: 'وصلت إجابات، فلا يمكن تغيير الأسئلة والخيارات وإخفاء الهوية.',
    wordsStay:
      'وصلت إجابات، فتبقى نصوص الأسئلة والخيارات كما هي، لأن تغيير النص يعني سؤالًا آخر. ويمكن إضافة ترجمة ناقصة.',
    staysEnded:
      'لا يُفتح من جديد استبيان مجهول الهوية انتهى وفيه إجابات، حتى لا تُعرف آخر الإجابات. للسؤال مرة أخرى أنشئ نسخة.',
    hasEnded: 'انتهى وقته ولا يمكن تغييره بعد الآن.',
    hasClosed: 'مضى وقت الإغلاق. اختر وقتًا لاحقًا أولًا.',
    notYours: 'لا يمكن لغير من يجيب القيام بذلك.',
    notForYou: 'هذا الاستبيان غير متاح لك.',
    withdrawn: 'سُحب ولم يعد يُسأل أحد.',
    notOpen: 'لم يُفتح بعد.',
    closed: 'أُغلق الاستبيان.',
    staysOnDevice: 'تبقى الإجابات المجهولة الهوية على جهازك حتى إرسالها.',
    changed: 'تغيّرت الأسئلة. افتح الاستبيان من جديد.',
    anotherWriter: 'تجري الإجابة عن هذا الاستبيان على جهاز آخر أو في علامة تبويب أخرى.',
    incomplete: 'ما زالت هناك أسئلة مطلوبة بلا إجابة.',
    alreadySubmitted: 'لقد أرسلت إجاباتك، ولا يمكن تغييرها بعد الآن.',
    notSubmitted: 'إجاباتك مفتوحة للتعديل بالفعل.',
    stillOpen: 'لم يُغلق بعد.',
    sequenceSkipped: 'وصلت بعض الإجابات بغير ترتيبها. يُرجى المحاولة مرة أخرى.',
    questionUnknown: 'هذا السؤال ليس في الاستبيان.',
    questionNotAsked: 'هذا السؤال غير موجّه إليك.',
    answerInvalid: 'الإجابة لا تناسب السؤال.',
    resultsHidden: 'لا يعرض صاحب الاستبيان النتائج على أحد، أو يعرضها على من أجابوا فقط.',
    evaluationNeedsClass: 'التقييم يُطرح على صف. اختر الصف أولًا.',
    subjectsUnnamed: 'هناك أسئلة لم يُحدَّد فيها بعد أي مقرر أو أي معلم تخص.',
    unknownSubject: 'هناك سؤال عن مقرر أو معلم ليس من هذا الصف. اختر من جديد.',
  },
  results: 'عرض النتائج',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'إجابتك مطلوبة',
    content: 'يُرجى الإجابة عن «{questionnaire}» قبل {until}.',
  },
  reminded: {
    title: 'تذكير: لم تصل إجابتك بعد',
    content: 'لم ترسل إجابتك عن «{questionnaire}» بعد. الإجابة متاحة حتى {until}.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  questionnaire: {
    title: 'الاستبيان',
    states: {
      draft: 'مسودة',
      published: 'منشور',
      withdrawn: 'مسحوب',
      discarded: 'مستبعد',
    },
    events: {
      save: 'حفظ',
      publish: 'نشر',
      withdraw: 'سحب',
      discard: 'استبعاد',
    },
    guards: {
      isStale: 'عدّله شخص آخر في هذه الأثناء',
      notIsEditor: 'المرسِل ليس مالكه ولا محررًا مشاركًا',
      notMayName: 'حُدِّد محررون آخرون من غير المالك',
      notKnowsEditors: 'ذُكر من لا يمكنه التحرير',
      notHasName: 'الاسم غير مكتوب',
      notKnowsParts: 'لم يُحدَّد من يُسأل، أو هو غير موجود',
      notIsForward: 'يُغلق قبل أن يُفتح',
      isTemplate: 'هو قالب',
      notHasQuestions: 'لا أسئلة فيه',
      notAreQuestionsWhole: 'فيه سؤال غير مكتمل',
      notFitsVote: 'ليس في التصويت سؤال واحد بالضبط له خيارات',
      breaksForm: 'أجاب أحدهم، والتغيير في المطروح لا يقتصر على النصوص',
      changesWords: 'أجاب أحدهم، وتتغير نصوص الأسئلة أو الخيارات',
      reopens: 'هو مجهول الهوية وانتهى وفيه إجابات، ويراد فتحه من جديد',
      hasEnded: 'انتهت مدته',
      hasClosed: 'انقضى وقت إغلاقه',
      lacksClass: 'هو تقييم لا يُطرح على أي صف',
      lacksSubjects: 'سؤال لا يحدد مقرره أو معلمه',
      hasForeignSubjects: 'ذُكر مقرر أو معلم ليس من الصف',
    },
  },
  response: {
    title: 'الإجابات عن استبيان',
    states: {
      notTaken: 'لم تُجب',
      draft: 'محفوظ',
      submitted: 'مُرسَل',
      completed: 'مكتمل',
      finished: 'منتهٍ',
    },
    events: {
      save: 'حفظ',
      takeOver: 'تولي الإجابة',
      submit: 'إرسال',
      change: 'تغيير',
      windowEnded: 'إغلاق الاستبيان',
    },
    guards: {
      isStale: 'عدّله شخص آخر في هذه الأثناء',
      notIsLearner: 'المرسِل ليس من يجيب',
      notIsMeant: 'الاستبيان غير متاح للمتعلم',
      isWithdrawn: 'سُحب الاستبيان',
      notHasOpened: 'لم يُفتح الاستبيان',
      hasClosed: 'أُغلق الاستبيان',
      isAnonymous: 'هو مجهول الهوية',
      notIsAnonymous: 'ليس مجهول الهوية',
      mayChange: 'يُسمح بتغيير الإجابات',
      notMayChange: 'لا يُسمح بتغيير الإجابات',
      notIsCurrent: 'تغيّرت الأسئلة',
      notIsWriter: 'المرسِل ليس صاحب الكتابة',
      notIsComplete: 'تنقص إجابة مطلوبة',
      notIsWindowOver: 'لم يُغلق الاستبيان',
    },
  },
  evaluation: {
    title: 'تقييم صف',
    states: {
      notStarted: 'لم يبدأ',
      inProgress: 'جارٍ',
      ended: 'انتهى',
      evaluated: 'تم التقييم',
    },
    events: {
      clock: 'يمر الوقت',
      submit: 'إرسال',
    },
    guards: {
      hasOpened: 'بدأ التقييم',
      hasClosed: 'أُغلق التقييم',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'استبيان',
  qusetionnaireresult: 'النتائج',
  questionnaire: 'استبياناتي',
  vote: 'عمليات التصويت الخاصة بي',
  classAssessment: 'قيّم صفك',
  assessmentResultSuccess: 'أُرسل التقييم',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'استبياناتي، استطلاع، رأي، ملاحظات، مجهول الهوية',
  vote: 'تصويتاتي، تصويت، اقتراع، استفتاء',
} satisfies Translation<typeof zhCN.keywords>
