import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور الجديدة',
  ruleLength: 'من 8 إلى 32 حرفًا',
  ruleDigit: 'رقم واحد على الأقل (⁦0–9\u2069)',
  ruleUpper: 'حرف لاتيني كبير واحد على الأقل (A–Z)',
  ruleLower: 'حرف لاتيني صغير واحد على الأقل (a–z)',
  ruleMet: 'مستوفى',
  ruleUnmet: 'غير مستوفى بعد',
  strength: 'قوة كلمة المرور: \u2068{level}\u2069',
  strengthWeak: 'ضعيفة',
  strengthMedium: 'متوسطة',
  strengthStrong: 'قوية',
  save: 'حفظ كلمة المرور الجديدة',
  heading: 'تغيير كلمة المرور',
  lead: 'يُسجَّل خروج أجهزتك الأخرى فورًا، ثم تسجّل الدخول من جديد بكلمة المرور الجديدة.',
  original: 'كلمة المرور الحالية',
  changedHeading: 'تم تغيير كلمة المرور',
  changedText: 'تم تسجيل خروج أجهزتك الأخرى، وأبلغناك بذلك عبر البريد الإلكتروني أو رسالة نصية.',
  leaving: 'سيتم تسجيل خروجك بعد {{seconds:لحظات|ثانية واحدة|ثانيتين|?? ثوانٍ|?? ثانية|?? ثانية}}.',
  reason: {
    empty: 'يُرجى إدخال كلمة مرور جديدة.',
    rule: 'يجب أن تتكون كلمة المرور الجديدة من 8 إلى 32 حرفًا، وأن تتضمن أرقامًا وأحرفًا لاتينية كبيرة وصغيرة.',
    confirmationEmpty: 'يُرجى إدخال كلمة المرور الجديدة مرة أخرى.',
    confirmationDiffers: 'كلمتا المرور غير متطابقتين.',
    originalEmpty: 'يُرجى إدخال كلمة المرور الحالية.',
    originalWrong: 'كلمة المرور الحالية غير صحيحة.',
    same: 'يجب أن تختلف كلمة المرور الجديدة عن الحالية.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'تغيير كلمة المرور',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'تغيير كلمة المرور، كلمة مرور جديدة، كلمة السر، أمان الحساب',
} satisfies Translation<typeof zhCN.keywords>
