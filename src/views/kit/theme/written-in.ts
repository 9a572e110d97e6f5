import { languageOf } from '#i18n/locales.ts'
import { language } from '#i18n/texts.ts'

/**
 * For the element of a text that is not there in the language of the page: in which it is read out, and set, instead.
 */
export function writtenIn(code: string): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  const found = languageOf(code)
  return found === null || found.code === language().code ? {} : { lang: found.tag, dir: found.dir }
}
