import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'نظرة عامة',
  steps: {
    heading: 'الخطوات الأولى',
    intro: 'ما تحتاج إليه البوابة الجديدة قبل وصول أول متدرّب.',
    done: 'تمّ',
    open: 'لم يتم بعد',
    organisation: {
      title: 'تسمية البوابة',
      text: 'بلغة مؤسستكم، أو بأي عدد من اللغات تريدون.',
    },
    letters: {
      title: 'ربط خادم بريد أو بوابة رسائل نصية',
      text: 'عبر الإعدادين {settings}. وحتى ذلك الحين تبقى الدعوات والرموز في صندوق الصادر.',
    },
    departments: {
      title: 'تسمية الأقسام',
      text: 'ينتمي الأشخاص إليها، ويمكن أن يُخصَّص الصف لبعضها.',
    },
    people: {
      title: 'دعوة أوائل الأشخاص',
      text: 'يكتب المعلمون الدورات ويدرسها المتدرّبون.',
    },
    course: {
      title: 'نشر أول دورة',
      text: 'وفيها محاضرة واحدة على الأقل قابلة للتشغيل.',
    },
    class: {
      title: 'الإعلان عن أول صف',
      text: 'يسجّل المتدرّبون فيه ضمن المواعيد التي تحددها.',
    },
  },
  waiting: 'في انتظارك',
  nothingWaits: 'لا شيء ينتظر قرارك.',
  toDesk: 'عرض ما ينتظر القرار',
  today: 'اليوم',
  nothingToday: 'لا درس ولا اختبار اليوم.',
  exam: 'اختبار',
  absent: 'كثيرو الغياب في الآونة الأخيرة',
  absentNote: 'متدرّبون غابوا دون عذر عن درسين أو أكثر خلال الأسبوعين الماضيين.',
  nobodyAbsent: 'لا أحد.',
  absences: 'مرات الغياب: {count}',
  failedLetters: 'رسائل تعذّر إرسالها: {count}',
} satisfies Translation<typeof zhCN.default>
