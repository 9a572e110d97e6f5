import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceNoteTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arNote = {
  search: 'البحث في الملاحظات',
  placeholder: 'كلمات من ملاحظاتك',
  count: counted<'count'>('{{count:لا ملاحظات|ملاحظة واحدة|ملاحظتان|?? ملاحظات|?? ملاحظة|?? ملاحظة}}'),
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
} satisfies NamespaceNoteTranslation

export default arNote
