import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceSecondCheckTranslation } from '../../i18n-types.ts'

/** A number inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it. */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arSecondCheck = {
  heading: 'تأكيد هويتك',
  hint: {
    phone: 'كلمة المرور صحيحة. لإتمام تسجيل الدخول، يُرجى إدخال الرمز المرسل إلى هاتفك.',
    email:
      'كلمة المرور صحيحة. لا يرتبط حسابك برقم هاتف، لذا يُرجى إدخال الرمز المرسل إلى بريدك الإلكتروني لإتمام تسجيل الدخول.',
  },
  sent: counted<'minutes'>(
    'أُرسل رمز من ستة أرقام صالح لمدة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتين|?? دقائق|?? دقيقة|?? دقيقة}}.',
  ),
  remember: 'عدم السؤال مجددًا على هذا الجهاز لمدة سنة',
  rememberHint: 'فقط على جهاز لا يستخدمه أحد سواك.',
  submit: 'إتمام تسجيل الدخول',
  unreachableHeading: 'تعذّر إرسال رمز إليك',
  unreachableText:
    'تطلب هذه البوابة تحققًا ثانيًا عند تسجيل الدخول، لكن حسابك لا يرتبط برقم هاتف ولا ببريد إلكتروني. يُرجى الطلب من أحد المسؤولين إضافة أحدهما ثم إعادة المحاولة.',
  reason: {
    required: 'يُرجى إتمام التحقق الثاني أولًا.',
    notDue: 'تم اجتياز التحقق الثاني بالفعل.',
  },
} satisfies NamespaceSecondCheckTranslation

export default arSecondCheck
