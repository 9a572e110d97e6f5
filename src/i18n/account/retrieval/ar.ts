import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'استعادة كلمة المرور',
  headingWeak: 'تغيير كلمة المرور',
  steps: 'الخطوات',
  stepAccount: 'التحقق من الحساب',
  stepCode: 'تأكيد الهوية',
  stepDone: 'تم',
  accountHint: 'يُرجى إدخال اسم المستخدم الخاص بتسجيل الدخول، وسنرسل رمزًا إلى الهاتف أو البريد الإلكتروني المرتبط به.',
  codeSent:
    'إذا كان الحساب موجودًا، فسيصلك رمز من ستة أرقام صالح لمدة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتين|?? دقائق|?? دقيقة|?? دقيقة}}.',
  byPassword:
    'لا يرتبط حسابك برقم هاتف ولا ببريد إلكتروني، لذا يتعذّر إرسال رمز إليك. يُرجى تأكيد هويتك بكلمة المرور الحالية.',
  unreachable:
    'لا يرتبط هذا الحساب برقم هاتف ولا ببريد إلكتروني، لذا يتعذّر إرسال رمز. يُرجى الطلب من أحد مسؤولي مؤسستك إضافة أحدهما ثم إعادة المحاولة.',
  next: 'متابعة',
  doneHeading: 'تم تغيير كلمة المرور',
  doneText: 'يُرجى تسجيل الدخول بكلمة المرور الجديدة. تم تسجيل خروجك من جميع الأجهزة.',
  leaving: 'سيتم الانتقال إلى صفحة تسجيل الدخول بعد {{seconds:لحظات|ثانية واحدة|ثانيتين|?? ثوانٍ|?? ثانية|?? ثانية}}.',
  toSignIn: 'الانتقال إلى تسجيل الدخول',
  reason: {
    expired: 'انتهت المهلة. يُرجى التحقق من الحساب من جديد.',
    verificationFailed: 'لم يكتمل التحقق أو لم ينجح.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'استعادة كلمة المرور',
  emailReset: 'تغيير كلمة المرور',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'نسيت كلمة المرور، استعادة كلمة المرور، إعادة تعيين',
} satisfies Translation<typeof zhCN.keywords>
