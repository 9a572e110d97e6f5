import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arCourse = {
  kind: {
    required: 'إلزامية',
    elective: 'اختيارية',
  },
  learners: counted<'count'>(
    '{{count:لا متدرّبين|متدرّب واحد|متدرّبان|?? متدرّبين|?? متدرّبًا|?? متدرّب}}',
  ),
  rating: 'التقييم: {rating}',
  notRated: 'لا تقييم بعد',
  ratings: counted<'count'>('{{count:لا تقييمات|تقييم واحد|تقييمان|?? تقييمات|?? تقييمًا|?? تقييم}}'),
  credit: 'النقاط: {credit}',
  progress: 'التقدّم',
  lastLearned: 'آخر تعلّم',
  studied: 'مدة التعلّم: \u2068{hours}\u2069',
  catalogue: {
    lead: 'متاحة لكل متدرّب، ويمكنك البدء متى شئت.',
    search: 'البحث في الدورات',
    placeholder: 'العنوان أو الملخص',
    kind: 'النوع',
    category: 'المجال',
    all: 'الكل',
    categoriesFailed: 'تعذّر تحميل المجالات. لا يزال بإمكانك استخدام عوامل التصفية الأخرى.',
    year: 'السنة',
    teacher: 'المدرّس',
    teacherOption: '{name} ({count})',
    facetsFailed: 'تعذّر تحميل السنوات والمدرّسين. لا يزال بإمكانك استخدام عوامل التصفية الأخرى.',
    sort: 'الترتيب',
    newest: 'الأحدث',
    hottest: 'الأكثر إقبالًا',
    best: 'الأعلى تقييمًا',
    count: counted<'count'>('{{count:لا دورات|دورة واحدة|دورتان|?? دورات|?? دورة|?? دورة}}'),
    emptyTitle: 'لا توجد دورة مطابقة',
    emptyText: 'جرّب كلمة أخرى، أو أزل أحد عوامل التصفية.',
    clear: 'مسح عوامل التصفية',
    noneTitle: 'لا توجد دورات بعد',
    noneText: 'تظهر هنا حالما تُنشر.',
  },
  topics: {
    lead: 'دورات متكاملة اختارها فريقنا ورتّبها لك.',
    browse: 'التصفّح حسب الموضوع',
    emptyTitle: 'لا توجد موضوعات بعد',
    emptyText: 'تظهر هنا حالما تُنشر.',
    missingTitle: 'لم نعثر على هذا الموضوع',
    missingText: 'ربما سُحب، أو كُتب العنوان على نحو غير صحيح.',
  },
  detail: {
    toList: 'الدورات المفتوحة',
    about: 'عن هذه الدورة',
    facts: 'معلومات الدورة',
    kind: 'النوع',
    category: 'المجال',
    year: 'السنة',
    hours: 'المدة',
    credit: 'النقاط',
    teachers: 'المدرّسون',
    learners: 'المتدرّبون',
    rating: 'التقييم',
    mine: 'تعلّمك',
    completed: 'مكتملة',
    related: 'دورات ذات صلة',
    missingTitle: 'لم نعثر على هذه الدورة',
    missingText: 'ربما سُحبت، أو كُتب العنوان على نحو غير صحيح.',
  },
  mine: {
    states: 'حالة التعلّم',
    all: 'الكل',
    learning: 'قيد التعلّم',
    completed: 'مكتملة',
    emptyTitle: 'لم تبدأ أي دورة بعد',
    emptyText: 'اختر إحدى الدورات المفتوحة، وستظهر هنا.',
    emptyLearningTitle: 'لا دورات قيد التعلّم',
    emptyLearningText: 'ما أنهيته تجده تحت «مكتملة».',
    emptyCompletedTitle: 'لا دورات مكتملة بعد',
    emptyCompletedText: 'تظهر الدورات هنا بعد إكمالها.',
    browse: 'تصفّح الدورات المفتوحة',
  },
  favourite: {
    name: 'المفضلة',
    add: 'إضافة إلى مفضلتي',
    remove: 'إزالة من مفضلتي',
    failed: 'تعذّر تغيير مفضلتك، وبقيت كما كانت. {why}',
    collected: 'أُضيفت في',
    again: 'إضافة من جديد',
    gone: 'أُزيلت الدورة، ولن تظهر في هذه القائمة عند زيارتك القادمة.',
    notBegun: 'لم تبدأ بعد',
    emptyTitle: 'لا دورات في مفضلتك بعد',
    emptyText: 'افتح دورة واضغط على القلب، وستجدها هنا.',
  },
  stars: {
    mine: 'تقييمك',
    count: counted<'count'>('{{count:لا نجوم|نجمة واحدة|نجمتان|?? نجوم|?? نجمة|?? نجمة}}'),
    hint: 'يمكنك تغييره في أي وقت.',
    failed: 'تعذّر حفظ تقييمك، وبقي كما كان. {why}',
  },
  reason: {
    notBegun: 'يمكنك تقييم هذه الدورة بعد أن تبدأ تعلّمها.',
  },
} satisfies NamespaceCourseTranslation

export default arCourse
