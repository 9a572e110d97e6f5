import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    wrongType: 'تُستورد الجداول فقط: بصيغة القالب أو مصنف.',
    otherContent: 'الملف ليس كما يقول اسمه أو لا نص فيه.',
    unreadable: 'تعذرت قراءة الملف، ربما تالف.',
    quote: 'في الصف {row} علامة اقتباس غير مغلقة أو في غير موضعها. صححها ثم حاول مجددًا.',
    hiddenRow: 'الصف {row} مخفي، ربما بسبب تصفية، لكنه ليس فارغًا. أظهره أو احذفه، ثم احفظ الملف وحاول مجددًا.',
    hiddenColumn: 'العمود {column} مخفي لكنه ليس فارغًا. أظهره أو احذفه، ثم احفظ الملف وحاول مجددًا.',
    empty: 'لا توجد صفوف بيانات في الملف.',
    tooManyRows: 'صفوف كثيرة، بحد أقصى {most} في المرة. قسّم الملف.',
    tooLarge: 'المصنف كبير جدًا بعد فكّه؛ أبقِ الورقة المطلوبة فقط.',
  },
} satisfies Translation<typeof zhCN.default>
