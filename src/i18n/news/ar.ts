import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
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
  readingTime: 'مدة القراءة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتان|?? دقائق|?? دقيقة|?? دقيقة}}',
  views: '{{count:لا مشاهدات|مشاهدة واحدة|مشاهدتان|?? مشاهدات|?? مشاهدة|?? مشاهدة}}',
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
  reason: {
    titleMissing: 'يُرجى كتابة عنوان بلغة واحدة على الأقل.',
    detailMissing: 'يُرجى كتابة النص بإحدى اللغات التي لها عنوان.',
    unknownTopic: 'ليس في هذا القسم موضوع كهذا. يُرجى اختيار موضوع آخر.',
    alreadyPublished: 'هذا المحتوى منشور بالفعل.',
    notPublished: 'هذا المحتوى غير منشور.',
    stillPublished: 'لا يزال هذا المحتوى منشورًا. اسحبه قبل استبعاده.',
    discarded: 'استُبعد هذا المحتوى ولم يعد ممكنًا تعديله.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'الأخبار',
  dynamicDetail: 'مقال',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'أخبار، مقالات، إعلانات، مستجدات',
  helpCentre: 'مساعدة، أسئلة شائعة، كيف، دليل، إرشادات',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'المحتوى',
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
      notKnowsTopic: 'الموضوع لا ينتمي إلى هذا القسم',
      notHasTitle: 'لا عنوان بأي لغة',
      notHasDetail: 'لا توجد لغة لها عنوان ونص معًا',
      wasPublished: 'كان منشورًا',
      wasWithdrawn: 'كان مسحوبًا',
      wasDiscarded: 'كان مستبعدًا',
    },
  },
} satisfies Translation<typeof zhCN.charts>
