import { defaultLanguage, languageOf } from '#i18n/locales.ts'

/** How what is written in a language is marked up for browsers and screen readers. @param code as zh_CN */
export function writtenIn(code: string): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const { tag, dir } = languageOf(code) ?? defaultLanguage
  return { lang: tag, dir }
}
