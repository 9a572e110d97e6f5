import { languages, type LanguageCode } from '#i18n/locales.ts'

/**
 * The initial language without a stored choice: the first supported one [LOCALE-04]; in the variant with browser
 * detection, the browser's first supported language, with en_US as fallback [LOCALE-05]. @param preferred the browser's
 * BCP 47 tags in order, or null where the variant is off
 */
export function startLanguage(supported: readonly LanguageCode[], preferred: readonly string[] | null): LanguageCode {
  const first = supported[0] ?? 'zh_CN'
  if (preferred === null) return first
  const primary = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const wanted of preferred) {
    const match = languages.find(({ code, tag }) => supported.includes(code) && primary(tag) === primary(wanted))
    if (match) return match.code
  }
  return supported.includes('en_US') ? 'en_US' : first
}
