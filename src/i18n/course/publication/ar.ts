import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing:
      'اكتب كل شيء بلغة واحدة: العنوان والملخص، واسمًا لكل فصل ومحاضرة ومورد؛ وللسؤال نصه وخياراته، وللمهمة اسمها ونصها.',
    unknownPart:
      'ما ذُكر هنا من فئة أو ملف أو دورة أو بنك أسئلة أو صف أو قسم أو شخص غير موجود، أو لا يعود إليك. اختر غيره.',
    contentMissing:
      'لا يزال هناك نقص: تحتاج الدورة إلى محاضرة قابلة للتشغيل، والموضوع إلى دورة منشورة، والسؤال إلى إجابته الصحيحة، والمهمة إلى اسم لكل معيار.',
    notPublished: 'هذا المحتوى غير منشور.',
    alreadyPublished: 'هذا المحتوى منشور بالفعل.',
    stillPublished: 'لا يزال هذا المحتوى منشورًا. اسحبه قبل استبعاده.',
    discarded: 'استُبعد هذا المحتوى ولم يعد ممكنًا تعديله.',
    notEditor: 'لا يمكن تعديل هذا إلا لمالكه والمحررين المشاركين ومديري النظام.',
    notOwner: 'لا يمكن نقل الملكية أو تحديد المحررين المشاركين إلا للمالك ومديري النظام.',
    unfitEditor:
      'يجب أن يكون المالك والمحررون المشاركون مدرّسين أو مديري نظام حساباتهم غير معطّلة، ويُذكر كل منهم مرة واحدة، ولا يجوز ترك المحتوى بلا مالك.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'الدورات والموضوعات والأسئلة',
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
      adopt: 'اعتماد الموجود',
    },
    guards: {
      isStale: 'عدّله شخص آخر في هذه الأثناء',
      notHasTexts: 'لا توجد لغة كُتبت بها كل النصوص المطلوبة',
      notKnowsParts: 'شيء مما يذكره غير موجود',
      notHasContent: 'لا يوجد فيه ما يُدرَس، أو لا إجابة صحيحة له',
      notIsEditor: 'المرسِل ليس مالكه ولا محررًا مشاركًا',
      notMayName: 'حُدِّد محررون آخرون من غير المالك',
      notKnowsEditors: 'ذُكر من لا يمكنه التحرير',
      wasPublished: 'كان منشورًا',
      wasWithdrawn: 'كان مسحوبًا',
      wasDiscarded: 'كان مستبعدًا',
    },
  },
} satisfies Translation<typeof zhCN.charts>
