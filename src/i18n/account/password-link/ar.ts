import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'أهلًا بك: اختر كلمة المرور',
  reset: 'اختر كلمة مرور جديدة',
  account: 'الحساب: {account}',
  until: 'الرابط صالح حتى',
  dead: 'لم يعد هذا الرابط صالحًا',
  deadText: 'اطلب من المدير رابطًا آخر، أو استعد كلمة المرور برمز.',
  byCode: 'استعادة كلمة المرور برمز',
  done: 'عُيّنت كلمة المرور',
  doneText: 'يمكنك الدخول بها الآن.',
  toSignIn: 'إلى تسجيل الدخول',
  reason: {
    unknown: 'لا يوجد رابط كهذا؛ تأكد من نسخه كاملًا.',
    expired: 'انتهت صلاحية الرابط.',
    used: 'استُعمل الرابط، وهو لمرة واحدة.',
    void: 'أُبطل الرابط، وربما أُرسل رابط أحدث.',
  },
} satisfies Translation<typeof zhCN.default>
