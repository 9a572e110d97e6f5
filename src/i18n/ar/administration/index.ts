import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'

const arAdministration = {
  outbox: {
    heading: 'صندوق الصادر',
    intro: 'الرسائل النصية ورسائل البريد الإلكتروني الصادرة عن البوابة. تُحفظ هنا إذا لم تُضبط خدمة إرسال.',
    empty: 'لا توجد رسائل بعد.',
    emptyHint: 'عند استعادة أي مستخدم كلمة مروره، يظهر رمز التحقق هنا.',
    sms: 'رسالة نصية',
    mail: 'بريد إلكتروني',
    target: 'المستلم: \u2068{target}\u2069',
    state: 'الحالة: \u2068{state}\u2069',
    sent: 'أُرسلت',
    kept: 'محفوظة هنا',
    notSent: 'تعذّر إرسالها',
  },
} satisfies NamespaceAdministrationTranslation

export default arAdministration
