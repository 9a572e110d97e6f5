import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'النتائج',
  showing: 'إظهار النتائج للمدعوين إلى الإجابة',
  showings: {
    never: 'لا تُعرض أبدًا',
    answered: 'بعد أن يجيبوا',
    always: 'في أي وقت',
  },
  inSteps: 'حتى لا يُعرف أحد، تُحدَّث أرقام الإجابات المجهولة كل خمس إجابات.',
  taken: 'عدد المشاركين: {count}',
  counted: 'عدد الإجابات المحسوبة في هذه الأرقام: {count}',
  few: {
    title: 'عدد المشاركين قليل حتى الآن',
    text: 'تظهر النتائج ابتداءً من {count} إجابات مرسلة، حتى لا يُعرف أحد.',
  },
  hidden: {
    title: 'النتائج غير معروضة',
  },
  question: 'السؤال {number}',
  answered: 'عدد المجيبين: {count}',
  chosen: 'عدد من اختاروه: {count} ({share})',
  average: 'المتوسط: {value} على مقياس من 1 إلى {count}',
  point: 'الدرجة {number}',
  place: 'متوسط الترتيب: {value}',
  noPlace: 'لم يرتّبه أحد بعد',
  staffOnly: 'لا يقرأ ما كُتب إلا القائمون على الاستبيان.',
  noTexts: 'لم يُكتب شيء.',
  table: {
    caption: 'أرقام السؤال {number}',
    option: 'الخيار',
    count: 'العدد',
    share: 'النسبة',
    place: 'متوسط الترتيب',
  },
  refresh: 'تحديث',
  print: 'طباعة',
  toEditor: 'العودة إلى الاستبيان',
  true: 'صواب',
  false: 'خطأ',
} satisfies Translation<typeof zhCN.default>
