import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'تأكيد هويتك',
  hint: {
    phone: 'كلمة المرور صحيحة. لإتمام تسجيل الدخول، يُرجى إدخال الرمز المرسل إلى هاتفك.',
    email:
      'كلمة المرور صحيحة. لا يرتبط حسابك برقم هاتف، لذا يُرجى إدخال الرمز المرسل إلى بريدك الإلكتروني لإتمام تسجيل الدخول.',
  },
  sent: 'أُرسل رمز من ستة أرقام صالح لمدة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتين|?? دقائق|?? دقيقة|?? دقيقة}}.',
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
} satisfies Translation<typeof zhCN.default>

export const titles = {
  validPhone: 'التحقق الثاني',
} satisfies Translation<typeof zhCN.titles>
