import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceLetterTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arLetter = {
  codeSubject: 'رمز التحقق الخاص بك',
  codeText: counted<'code' | 'minutes'>(
    'رمز التحقق الخاص بك هو {code}، وهو صالح لمدة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتين|?? دقائق|?? دقيقة|?? دقيقة}}. إن لم يصدر هذا الطلب عنك، فيُرجى تجاهل هذه الرسالة.',
  ),
  passwordSubject: 'تم تغيير كلمة مرورك',
  passwordText:
    'تم للتو تغيير كلمة مرور حسابك في بوابة التعلّم. إن لم يكن ذلك بعلمك، فيُرجى التواصل مع مدير النظام فورًا.',
  phoneText:
    'أصبح رقم هاتف حسابك في بوابة التعلّم \u2068{phone}\u2069. إن لم يكن ذلك بعلمك، فيُرجى التواصل مع مدير النظام فورًا.',
  emailSubject: 'تم تغيير بريدك الإلكتروني',
  emailText:
    'أصبح البريد الإلكتروني لحسابك في بوابة التعلّم \u2068{email}\u2069. إن لم يكن ذلك بعلمك، فيُرجى التواصل مع مدير النظام فورًا.',
  invitationSubject: 'حسابك في بوابة التعلّم',
  invitationText:
    'حسابك في بوابة التعلّم هو {account}. عيّن كلمة المرور خلال {hours} {{ساعة|ساعةً واحدة|ساعتين|ساعات|ساعةً|ساعة}}، والرابط لمرة واحدة: {link}',
  resetSubject: 'تعيين كلمة مرور جديدة',
  resetText:
    'أرسل إليك المدير رابطًا لتعيين كلمة مرور جديدة للحساب {account}، صالحًا {hours} {{ساعة|ساعةً واحدة|ساعتين|ساعات|ساعةً|ساعة}} ولمرة واحدة: {link}',
} satisfies NamespaceLetterTranslation

export default arLetter
