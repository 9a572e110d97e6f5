import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'صباح الخير، \u2068{name}\u2069',
  afternoon: 'طاب يومك، \u2068{name}\u2069',
  evening: 'مساء الخير، \u2068{name}\u2069',
  morningAnybody: 'صباح الخير',
  afternoonAnybody: 'طاب يومك',
  eveningAnybody: 'مساء الخير',
  today: 'اليوم {date}',
  userFailed: 'تعذّر تحميل بياناتك.',
  visitor: 'مرحبًا بك في بوابة التعلّم',
  visitorText: 'بعد تسجيل الدخول يمكنك المتابعة من حيث توقفت.',
  toSignIn: 'تسجيل الدخول',
  terms: {
    standard: {
      agenda: 'جدولك اليوم',
      noAgenda: 'لا دروس ولا بث مباشر اليوم.',
      live: 'بث مباشر',
      upcomingLive: 'البث المباشر في الأيام القادمة',
    },
    workshop: {
      agenda: 'جدول أعمالك اليوم',
      noAgenda: 'لا ورش عمل ولا بث حي اليوم.',
      live: 'بث حي',
      upcomingLive: 'البث الحي في الأيام القادمة',
    },
  },
  continue: {
    heading: 'متابعة التعلّم',
    all: 'دوراتي',
    action: 'متابعة',
    emptyTitle: 'لا دورات قيد التعلّم بعد',
    emptyText: 'اختر دورة تهمك، وسيُحفظ تقدّمك فيها هنا.',
    browse: 'تصفّح الدورات المفتوحة',
  },
  agenda: {
    coming: 'في الأيام السبعة القادمة',
    toDo: 'المهام',
    nothingToDo: 'لا شيء بانتظارك.',
    day: 'اليوم رقم {day} من {days}',
    starts: 'يبدأ في',
    online: 'عبر الإنترنت',
    failed: 'تعذّر تحميل جدولك.',
    toDoFailed: 'تعذّر تحميل مهامك.',
    whole: 'الأجندة كاملة',
    checkIn: 'تسجيل الحضور',
    checkedIn: 'سُجِّل حضورك',
    checkedInLate: 'سُجِّل حضورك متأخرًا',
    deadline: 'ينتهي التسجيل',
    exam: 'اختبار',
    leave: 'إجازة',
    required: 'دورة إلزامية لم تبدأ بعد',
    answerBy: 'أجب قبل',
    due: 'يُسلَّم قبل',
    handInBy: 'يُسلَّم قبل',
    givenBack: 'أُعيد إليك، ويُسلَّم من جديد',
  },
  shelf: {
    recommended: 'دورات موصى بها',
    hot: 'دورات رائجة',
    newest: 'دورات جديدة',
    all: 'جميع الدورات',
    allHot: 'المزيد من الدورات الرائجة',
    allNewest: 'المزيد من الدورات الجديدة',
    emptyTitle: 'لا توجد دورات بعد',
    emptyText: 'تظهر هنا حالما تُنشر.',
  },
  ranking: {
    courses: 'ترتيب الدورات',
    coursesNote: 'حسب عدد المتدرّبين',
    learners: 'ترتيب المتدرّبين',
    learnersNote: 'حسب ساعات التعلّم',
    period: 'الفترة',
    month: 'هذا الشهر',
    year: 'هذا العام',
    position: 'المركز {position}',
    self: 'أنت',
    noSelf: 'لم تسجّل أي تعلّم في هذه الفترة بعد.',
    emptyTitle: 'لا يوجد ترتيب بعد',
    emptyText: 'يظهر حالما يبدأ أحد بالتعلّم.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'الرئيسية',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'الرئيسية، البداية، اليوم، موصى بها، الترتيب، جدولي',
} satisfies Translation<typeof zhCN.keywords>
