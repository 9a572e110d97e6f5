import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arNews = {
  heading: 'الأخبار',
  lead: 'الجديد والمقبل وحكايات متدرّبينا.',
  topics: 'المواضيع',
  allTopics: 'الكل',
  topicsFailed: 'تعذّر تحميل المواضيع. كل ما عداها يعمل كالمعتاد.',
  search: 'البحث في الأخبار',
  searchPlaceholder: 'كلمات من العنوان أو النص',
  results: 'نتائج البحث عن «\u2068{keyword}\u2069»',
  clearSearch: 'مسح البحث',
  latest: 'أحدث الأخبار',
  earlier: 'المزيد من الأخبار',
  empty: 'لا توجد أخبار بعد',
  emptyHint: 'تظهر الأخبار والإعلانات هنا حالما تُنشر.',
  nothingFound: 'لم يُعثر على شيء',
  nothingFoundHint: 'جرّب كلمة أخرى، أو اعرض الكل.',
  showAll: 'عرض الكل',
  readingTime: counted<'minutes'>(
    'مدة القراءة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتان|?? دقائق|?? دقيقة|?? دقيقة}}',
  ),
  views: counted<'count'>('{{count:لا مشاهدات|مشاهدة واحدة|مشاهدتان|?? مشاهدات|?? مشاهدة|?? مشاهدة}}'),
  toNews: 'العودة إلى الأخبار',
  toHelp: 'العودة إلى مركز المساعدة',
  neighbours: 'المقال السابق والتالي',
  previous: 'السابق',
  next: 'التالي',
  help: {
    heading: 'مركز المساعدة',
    lead: 'كيف يمكننا مساعدتك؟',
    search: 'البحث في المساعدة',
    searchPlaceholder: 'مثل: كلمة المرور، شهادة، إجازة',
    topics: 'مواضيع المساعدة',
    otherTopic: 'أسئلة أخرى',
    allArticles: 'جميع المقالات',
    empty: 'لا توجد مقالات مساعدة بعد',
    emptyHint: 'إذا احتجت إلى المساعدة، فتواصل معنا عبر الدعم الفني أدناه.',
    quickLinks: 'روابط سريعة',
    speedTest: 'اختبار السرعة',
    speedTestHint: 'الفيديو يتقطّع؟ تحقق مما إذا كان السبب اتصالك',
    support: 'الدعم الفني',
    supportHint: 'كيف تصل إلى من يستطيع حل المشكلة',
    app: 'تطبيق الهاتف',
    appHint: 'واصل التعلّم على هاتفك أو جهازك اللوحي',
  },
} satisfies NamespaceNewsTranslation

export default arNews
