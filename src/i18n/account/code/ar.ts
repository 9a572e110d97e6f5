import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'إرسال الرمز إلى',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  send: 'إرسال الرمز',
  resendIn: 'إعادة الإرسال بعد {{seconds:لحظات|ثانية واحدة|ثانيتين|?? ثوانٍ|?? ثانية|?? ثانية}}',
  label: 'رمز التحقق (ستة أرقام)',
  reason: {
    empty: 'يُرجى إدخال الرمز.',
    wrong: 'الرمز غير صحيح.',
    expired: 'انتهت صلاحية الرمز. يُرجى إرسال رمز جديد.',
    tooManyTries: 'محاولات خاطئة كثيرة. يُرجى إرسال رمز جديد.',
    tooManySends: 'أُرسلت رموز كثيرة. يُرجى إعادة المحاولة لاحقًا.',
    noChannel: 'لا يرتبط هذا الحساب بوسيلة الاتصال هذه.',
  },
} satisfies Translation<typeof zhCN.default>
