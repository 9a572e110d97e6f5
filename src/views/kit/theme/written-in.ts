import { languageOf } from '#i18n/locales.ts'
import { language } from '#i18n/texts.ts'

/** `lang` and `dir` for a text that falls back to another language, for speech and typesetting. */
export function writtenIn(code: string): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  const found = languageOf(code)
  return found === null || found.code === language().code ? {} : { lang: found.tag, dir: found.dir }
}
