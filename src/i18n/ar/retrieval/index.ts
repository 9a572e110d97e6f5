import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceRetrievalTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arRetrieval = {
  heading: 'استعادة كلمة المرور',
  headingWeak: 'تغيير كلمة المرور',
  steps: 'الخطوات',
  stepAccount: 'التحقق من الحساب',
  stepCode: 'تأكيد الهوية',
  stepPassword: 'كلمة مرور جديدة',
  stepDone: 'تم',
  accountHint: 'يُرجى إدخال اسم المستخدم الخاص بتسجيل الدخول، وسنرسل رمزًا إلى الهاتف أو البريد الإلكتروني المرتبط به.',
  codeSent: counted<'minutes'>(
    'إذا كان الحساب موجودًا، فسيصلك رمز من ستة أرقام صالح لمدة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتين|?? دقائق|?? دقيقة|?? دقيقة}}.',
  ),
  next: 'متابعة',
  doneHeading: 'تم تغيير كلمة المرور',
  doneText: 'يُرجى تسجيل الدخول بكلمة المرور الجديدة. تم تسجيل خروجك من جميع الأجهزة.',
  leaving: counted<'seconds'>(
    'سيتم الانتقال إلى صفحة تسجيل الدخول بعد {{seconds:لحظات|ثانية واحدة|ثانيتين|?? ثوانٍ|?? ثانية|?? ثانية}}.',
  ),
  toSignIn: 'الانتقال إلى تسجيل الدخول',
  reason: {
    expired: 'انتهت المهلة. يُرجى التحقق من الحساب من جديد.',
    verificationFailed: 'لم يكتمل التحقق أو لم ينجح.',
  },
} satisfies NamespaceRetrievalTranslation

export default arRetrieval
