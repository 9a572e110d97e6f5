import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceCodeTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arCode = {
  channel: 'إرسال الرمز إلى',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  send: 'إرسال الرمز',
  resendIn: counted<'seconds'>('إعادة الإرسال بعد {{seconds:لحظات|ثانية واحدة|ثانيتين|?? ثوانٍ|?? ثانية|?? ثانية}}'),
  label: 'رمز التحقق (ستة أرقام)',
  reason: {
    empty: 'يُرجى إدخال الرمز.',
    wrong: 'الرمز غير صحيح.',
    expired: 'انتهت صلاحية الرمز. يُرجى إرسال رمز جديد.',
    tooManyTries: 'محاولات خاطئة كثيرة. يُرجى إرسال رمز جديد.',
    tooManySends: 'أُرسلت رموز كثيرة. يُرجى إعادة المحاولة لاحقًا.',
    noChannel: 'لا يرتبط هذا الحساب بوسيلة الاتصال هذه.',
  },
} satisfies NamespaceCodeTranslation

export default arCode
