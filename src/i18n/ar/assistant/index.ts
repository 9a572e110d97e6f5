import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arAssistant = {
  name: 'المساعد',
  open: 'فتح المساعد',
  collapse: 'طي المساعد',
  move: 'نقل المساعد: مفاتيح الأسهم، أو الضغط للانتقال إلى الزاوية التالية',
  moved: counted<'x' | 'y'>(
    'نُقل المساعد. المسافة عن الجانب: {{x:لا شيء|بكسل واحد|بكسلان|?? بكسلات|?? بكسلًا|?? بكسل}}، وعن الأعلى: {{y:لا شيء|بكسل واحد|بكسلان|?? بكسلات|?? بكسلًا|?? بكسل}}',
  ),
  question: 'عمّ تبحث؟',
  example: 'مثل: دورات، صفوف، كلمة المرور',
  clear: 'مسح النص',
  tasks: 'مهامك المفتوحة',
  pages: 'الصفحات',
  articles: 'مركز المساعدة',
  suggestedPages: 'الأكثر استخدامًا',
  found: counted<'count'>('{{count:لا نتائج|نتيجة واحدة|نتيجتان|?? نتائج|?? نتيجة|?? نتيجة}}'),
  nothing: 'لم يُعثر على شيء عن «\u2068{text}\u2069»',
  nothingText: 'جرّب كلمات أخرى، أو تصفّح مركز المساعدة.',
  nothingTextVisitor: 'جرّب كلمات أخرى. وبعد تسجيل الدخول يمكنك البحث أيضًا في المساعدة وفي مهامك.',
  incomplete: 'لا يمكن البحث في المهام والمساعدة الآن.',
  continueCourse: 'متابعة التعلّم',
  requiredCourse: 'دورة إلزامية',
  classStarts: 'صف يبدأ قريبًا',
  leaveWaits: 'إجازة بانتظار قرارك',
  learned: 'أُنجز \u2068{percent}\u2069',
  helpCentre: 'مركز المساعدة',
  keywords: {
    index: 'الرئيسية، البداية، اليوم، موصى بها، الترتيب، جدولي',
    login: 'تسجيل الدخول، دخول، حساب، اسم المستخدم، رمز التحقق',
    retrieve: 'نسيت كلمة المرور، استعادة كلمة المرور، إعادة تعيين',
    resetPasswords: 'تغيير كلمة المرور، كلمة مرور جديدة، كلمة السر، أمان الحساب',
    resetPhone: 'هاتف جديد، الجوال، رقم الموبايل، إضافة هاتف',
    resetEmail: 'إيميل، بريد جديد، عنوان البريد، إضافة بريد',
    applicationSecret: 'الخصوصية، البيانات الشخصية، حماية البيانات، سياسة، بيان',
    techAuth: 'الدعم الفني، مشكلة تقنية، عطل، تواصل، اتصل بنا، خطأ',
    appDownload: 'تطبيق، تنزيل، تثبيت، برنامج',
    websitedownload: 'هاتف، جوال، محمول، جهاز لوحي، مسح، رمز',
    appPolymer: 'حاسوب، كمبيوتر، سطح المكتب، إشارة مرجعية، اختصار، المفضلة',
    speedTest: 'سرعة، إنترنت، شبكة، بطء، تقطّع، زمن الاستجابة، جودة عالية، جودة عادية',
    dynamicList: 'أخبار، مقالات، إعلانات، مستجدات',
    helpCentre: 'مساعدة، أسئلة شائعة، كيف، دليل، إرشادات',
    'course-list': 'دورات، مقررات، محاضرات، فيديو، دورات مفتوحة، تعلّم',
    'course-topics': 'موضوعات، مجموعات، سلسلة دورات، مسار تعلّم، محاور',
    resources: 'موارد، تنزيل، ملفات، مستندات، مواد، مرفقات',
    'class-list': 'صفوف، تدريب، ورشة عمل، حضوري، زملاء',
    myMessage: 'رسائل، إشعارات، تنبيهات، رسالة خاصة، مراسلة، بريد',
    myuserinfo: 'ملف شخصي، صورة، اسم، تاريخ الميلاد، بريد إلكتروني، هاتف',
    mysessions: 'جلسات، أجهزة، سجل الدخول، أمان',
    passkeys: 'مفاتيح المرور، بصمة الإصبع، الوجه، مفتاح الأمان، طرق تسجيل الدخول، الدخول الموحد، أمان الحساب',
    mycourse: 'دوراتي، تقدّمي، متابعة، تعلّمي، المركز الشخصي',
    mynotes: 'ملاحظات، ملاحظاتي، تدوين، مذكرات',
    myCollection: 'المفضلة، مفضلتي، مجموعتي، الدورات المحفوظة، إعجاب',
    leave: 'إجازة، إجازات، غياب، استئذان، مرض، إجازة مرضية، موافقة',
  },
} satisfies NamespaceAssistantTranslation

export default arAssistant
