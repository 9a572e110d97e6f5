import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'اكتب اسمًا بالصينية.',
    unknownPart: 'صف أو قسم أو شخص أو صورة مما ذُكر هنا غير موجود أو ليس لك. اختر غيره.',
    closesBeforeOpening: 'يجب أن يكون الإغلاق بعد الفتح.',
    isTemplate: 'لا يُنشر القالب. ابدأ منه استبيانًا جديدًا.',
    questionsMissing: 'أضف سؤالًا واحدًا على الأقل.',
    questionIncomplete: 'هناك سؤال غير مكتمل: ينقصه النص الصيني أو الخيارات، أو لا يمكن تحقق شرطه.',
    notVote: 'في التصويت سؤال واحد فقط، ولا يكون من نوع الإجابة القصيرة.',
    hasEnded: 'انتهى وقته ولا يمكن تغييره بعد الآن.',
    hasClosed: 'مضى وقت الإغلاق. اختر وقتًا لاحقًا أولًا.',
  },
} satisfies Translation<typeof zhCN.default>

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
      notHasName: 'ينقص الاسم باللغة الأساسية',
      notKnowsParts: 'لم يُحدَّد من يُسأل، أو هو غير موجود',
      notIsForward: 'يُغلق قبل أن يُفتح',
      isTemplate: 'هو قالب',
      notHasQuestions: 'لا أسئلة فيه',
      notAreQuestionsWhole: 'فيه سؤال غير مكتمل',
      notFitsVote: 'ليس في التصويت سؤال واحد بالضبط له خيارات',
      hasEnded: 'انتهت مدته',
      hasClosed: 'انقضى وقت إغلاقه',
    },
  },
} satisfies Translation<typeof zhCN.charts>
