import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'الخطوات',
  stepContact: 'البيانات الجديدة',
  stepCode: 'التحقق',
  stepDone: 'تم',
  current: 'الحالي: \u2068{contact}\u2069',
  country: 'البلد أو المنطقة',
  sentTo:
    'تم إرسال رمز من ستة أرقام إلى \u2068{contact}\u2069، وهو صالح لمدة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتين|?? دقائق|?? دقيقة|?? دقيقة}}.',
  confirm: 'تأكيد',
  phone: {
    heading: 'تغيير رقم الهاتف',
    bindHeading: 'إضافة رقم هاتف',
    bindLead: 'يستقبل هاتفك رموز التحقق، ويعيدك إلى حسابك إذا نسيت كلمة المرور.',
    original: 'رقم الهاتف الحالي',
    fresh: 'رقم الهاتف الجديد',
    first: 'رقم الهاتف',
    doneHeading: 'تم حفظ رقم الهاتف',
    doneText: 'من الآن فصاعدًا تُرسل رموز التحقق إلى هذا الرقم:',
    alreadyHeading: 'لديك رقم هاتف بالفعل',
    alreadyText: 'حسابك مرتبط بالرقم \u2068{contact}\u2069.',
    toChange: 'تغيير رقم الهاتف',
  },
  email: {
    heading: 'تغيير البريد الإلكتروني',
    bindHeading: 'إضافة بريد إلكتروني',
    bindLead: 'يستقبل بريدك رموز التحقق، ويعيدك إلى حسابك إذا نسيت كلمة المرور.',
    original: 'البريد الإلكتروني الحالي',
    fresh: 'البريد الإلكتروني الجديد',
    first: 'البريد الإلكتروني',
    doneHeading: 'تم حفظ البريد الإلكتروني',
    doneText: 'من الآن فصاعدًا تُرسل رموز التحقق إلى هذا العنوان:',
  },
  reason: {
    phoneOriginalEmpty: 'يُرجى إدخال رقم الهاتف الحالي.',
    phoneOriginalInvalid: 'رقم الهاتف الحالي غير صالح.',
    phoneOriginalWrong: 'هذا ليس رقم هاتفك الحالي.',
    phoneEmpty: 'يُرجى إدخال رقم هاتف.',
    phoneInvalid: 'رقم الهاتف غير صالح. يُرجى التحقق من البلد أو المنطقة.',
    phoneSame: 'يجب أن يختلف رقم الهاتف الجديد عن الحالي.',
    phoneBound: 'رقم الهاتف هذا مرتبط بحساب آخر.',
    emailOriginalEmpty: 'يُرجى إدخال البريد الإلكتروني الحالي.',
    emailOriginalInvalid: 'البريد الإلكتروني الحالي غير صالح.',
    emailOriginalWrong: 'هذا ليس بريدك الإلكتروني الحالي.',
    emailEmpty: 'يُرجى إدخال بريد إلكتروني.',
    emailInvalid: 'البريد الإلكتروني غير صالح.',
    emailSame: 'يجب أن يختلف البريد الإلكتروني الجديد عن الحالي.',
    emailBound: 'هذا البريد الإلكتروني مرتبط بحساب آخر.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'تغيير رقم الهاتف',
  resetEmail: 'تغيير البريد الإلكتروني',
  bindPhone: 'إضافة رقم هاتف',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'هاتف جديد، الجوال، رقم الموبايل، إضافة هاتف',
  resetEmail: 'إيميل، بريد جديد، عنوان البريد، إضافة بريد',
} satisfies Translation<typeof zhCN.keywords>
