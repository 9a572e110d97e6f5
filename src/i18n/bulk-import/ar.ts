import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'استيراد',
  template: 'تنزيل القالب',
  file: 'الملف',
  choose: 'اختيار ملف',
  formats: '{kinds}، بحد أقصى {rows} صف و{size}. الصف الأول يسمي الأعمدة بأي لغة من لغات البوابة.',
  encoding: 'ترميز الملف',
  encodingHint: 'إذا ظهرت الحروف غير صحيحة أدناه، فاختر ترميزًا آخر.',
  checking: 'يجري فحص الملف…',
  ready: 'لا أخطاء: يمكن الاستيراد',
  faulty: 'أخطاء: {count}. صحّح الملف ثم اختره مجددًا',
  shown: 'يُعرض الأول فقط: {count}.',
  ignored: 'أعمدة أُهملت لأنها غير معروفة: {names}',
  row: 'الصف',
  columnName: 'العمود',
  value: 'القيمة',
  problem: 'المشكلة',
  what: 'الإجراء',
  start: 'بدء الاستيراد',
  another: 'اختيار ملف آخر',
  progress: 'جارٍ الاستيراد: {done}/{all}',
  interrupted: 'توقف الاستيراد عند {done}/{all}. يمكن متابعته من هناك دون تكرار.',
  resume: 'متابعة',
  finished: 'اكتمل الاستيراد',
  failed: 'تعذّر فحص الملف',
  reason: {
    formula: 'يبدأ هذا كصيغة حسابية (= + - @) ولا يُستورد.',
    twice: 'العمود «{heading}» موجود مرتين.',
    gone: 'انتهت صلاحية هذا الفحص، اختر الملف مجددًا.',
  },
} satisfies Translation<typeof zhCN.default>
