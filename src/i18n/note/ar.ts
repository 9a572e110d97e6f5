import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'البحث في الملاحظات',
  placeholder: 'كلمات من ملاحظاتك',
  count: '{{count:لا ملاحظات|ملاحظة واحدة|ملاحظتان|?? ملاحظات|?? ملاحظة|?? ملاحظة}}',
  label: 'ملاحظة جديدة',
  write: 'نقاط مهمة أو أسئلة أو أفكار…',
  counted: '{count}/{max}',
  onlyYou: 'لا يرى ملاحظاتك أحد سواك.',
  keep: 'حفظ الملاحظة',
  kept: 'حُفظت الملاحظة.',
  unsent: 'تعذّر حفظ ملاحظتك، وبقي نصها هنا. {why}',
  at: 'عند {time}',
  atLabel: 'اللحظة',
  wholeCourse: 'عن الدورة كلها',
  play: 'تشغيل',
  changed: 'عُدّلت في',
  written: 'كُتبت في',
  edit: 'تعديل',
  change: 'تعديل الملاحظة',
  save: 'حفظ',
  cancel: 'إلغاء',
  remove: 'حذف',
  removeTitle: 'أتريد حذف هذه الملاحظة؟',
  removeText: 'لا يمكن استرجاعها بعد حذفها.',
  stay: 'إبقاؤها',
  removed: 'حُذفت الملاحظة.',
  closed: 'هذه الدورة غير متاحة حاليًا',
  emptyTitle: 'لا ملاحظات بعد',
  emptyText: 'ما تدوّنه أثناء التعلّم يُحفظ هنا.',
  emptyCourse: 'اكتب أول ملاحظة أعلاه، أو دوّن ملاحظاتك أثناء تشغيل المحاضرة.',
  browse: 'إلى دوراتي',
  nothingTitle: 'لا ملاحظة مطابقة',
  nothingText: 'جرّب كلمة أخرى.',
  clear: 'عرض كل الملاحظات',
  reason: {
    empty: 'اكتب شيئًا أولًا.',
    tooLong: 'لا تتجاوز الملاحظة 2000 حرف. اختصرها ثم احفظها من جديد.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'ملاحظاتي',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'ملاحظات، ملاحظاتي، تدوين، مذكرات',
} satisfies Translation<typeof zhCN.keywords>
