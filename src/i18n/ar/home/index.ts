import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arHome = {
  morning: 'صباح الخير، \u2068{name}\u2069',
  afternoon: 'طاب يومك، \u2068{name}\u2069',
  evening: 'مساء الخير، \u2068{name}\u2069',
  today: 'اليوم {date}',
  userFailed: 'تعذّر تحميل بياناتك.',
  visitor: 'مرحبًا بك في بوابة التعلّم',
  visitorText: 'بعد تسجيل الدخول يمكنك المتابعة من حيث توقفت.',
  toSignIn: 'تسجيل الدخول',
  terms: {
    standard: {
      currentClasses: counted<'count'>(
        '{{count:لا صفوف قيد الانعقاد|صف واحد قيد الانعقاد|صفان قيد الانعقاد|?? صفوف قيد الانعقاد|?? صفًا قيد الانعقاد|?? صف قيد الانعقاد}}',
      ),
      noClasses: 'لا توجد صفوف قيد الانعقاد حاليًا',
    },
    workshop: {
      currentClasses: counted<'count'>(
        '{{count:لا ورش عمل قيد الانعقاد|ورشة عمل واحدة قيد الانعقاد|ورشتا عمل قيد الانعقاد|?? ورش عمل قيد الانعقاد|?? ورشة عمل قيد الانعقاد|?? ورشة عمل قيد الانعقاد}}',
      ),
      noClasses: 'لا توجد ورش عمل قيد الانعقاد حاليًا',
    },
  },
} satisfies NamespaceHomeTranslation

export default arHome
