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
  inSteps:
    'حتى لا يُعرف أحد، تُحدَّث أرقام الإجابات المجهولة كل خمس إجابات، وبعد الإغلاق تُضاف الأخيرة إن كانت اثنتين على الأقل.',
  openInSteps:
    'حتى لا يُعرف من أجاب للتو وبماذا، تتقدم الأرقام خمسًا خمسًا ما دام مفتوحًا، وبعد إغلاقه تضاف الأخيرة إن كانت اثنتين على الأقل.',
  learnersInSteps:
    'حتى لا يُعرف من أجاب للتو وبماذا، تتقدم الأرقام أمام المدعوين للإجابة خمسًا خمسًا ما دام مفتوحًا، وبعد إغلاقه تضاف الأخيرة إن كانت اثنتين على الأقل. أما أنت فترى الكل.',
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
    number: 'الرقم',
    answered: 'عدد من أجابوا',
    caption: 'أرقام السؤال {number}',
    option: 'الخيار',
    count: 'العدد',
    share: 'النسبة',
    place: 'متوسط الترتيب',
  },
  moreTexts: 'المعروض {count} من {total} من النصوص، وملف التصدير يتضمنها كلها.',
  live: 'ما دام التصويت مفتوحًا تُحدَّث النتائج كل {count} ثانية.',
  view: 'طريقة العرض',
  overall: 'كل الإجابات',
  byDepartment: 'حسب القسم',
  departments: {
    fewText: 'يُعرض القسم ابتداءً من {count} إجابات، وتُعرض الأقسام الأخرى معًا، حتى لا يُعرف أحد.',
    few: 'لا يوجد بعد قسم لديه إجابات كافية ليُعرض وحده.',
    others: 'أقسام أخرى',
  },
  chart: {
    bars: 'رسم بالأعمدة للسؤال {number}:',
    distribution: 'توزيع الدرجات للسؤال {number}:',
    places: 'متوسط الترتيب للسؤال {number}:',
    departments: 'مقارنة الأقسام في السؤال {number}، والأرقام في الجدول أدناه.',
  },
  export: {
    all: 'الكل',
    figures: 'الأرقام',
    answers: 'الإجابات',
    question: 'السؤال',
    share: 'النسبة (%)',
    average: 'المتوسط',
    submitted: 'المُرسَل',
    counted: 'المحسوب',
    text: 'النص',
    title: 'تصدير',
  },
  refresh: 'تحديث',
  print: 'طباعة',
  toEditor: 'العودة إلى الاستبيان',
  true: 'صواب',
  false: 'خطأ',
} satisfies Translation<typeof zhCN.default>
