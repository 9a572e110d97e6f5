import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  name: 'المساعد',
  open: 'فتح المساعد',
  collapse: 'طي المساعد',
  move: 'نقل المساعد: مفاتيح الأسهم، أو الضغط للانتقال إلى الزاوية التالية',
  moved:
    'نُقل المساعد. المسافة عن الجانب: {{x:لا شيء|بكسل واحد|بكسلان|?? بكسلات|?? بكسلًا|?? بكسل}}، وعن الأعلى: {{y:لا شيء|بكسل واحد|بكسلان|?? بكسلات|?? بكسلًا|?? بكسل}}',
  question: 'عمّ تبحث؟',
  example: 'مثل: دورات، صفوف، كلمة المرور',
  clear: 'مسح النص',
  tasks: 'مهامك المفتوحة',
  pages: 'الصفحات',
  articles: 'مركز المساعدة',
  suggestedPages: 'الأكثر استخدامًا',
  found: '{{count:لا نتائج|نتيجة واحدة|نتيجتان|?? نتائج|?? نتيجة|?? نتيجة}}',
  nothing: 'لم يُعثر على شيء عن «\u2068{text}\u2069»',
  nothingText: 'جرّب كلمات أخرى، أو تصفّح مركز المساعدة.',
  nothingTextVisitor: 'جرّب كلمات أخرى. وبعد تسجيل الدخول يمكنك البحث أيضًا في المساعدة وفي مهامك.',
  incomplete: 'لا يمكن البحث في المهام والمساعدة الآن.',
  continueCourse: 'متابعة التعلّم',
  requiredCourse: 'دورة إلزامية',
  classStarts: 'صف يبدأ قريبًا',
  questionnaire: 'بانتظار إجابتك',
  homework: 'بانتظار تسليمك',
  learned: 'أُنجز \u2068{percent}\u2069',
  helpCentre: 'مركز المساعدة',
} satisfies Translation<typeof zhCN.default>
