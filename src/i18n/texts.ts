import { i18nObject } from './i18n-util.ts'
import { loadLocaleAsync } from './i18n-util.async.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { defaultLanguage, languageOf, type Language, type LanguageCode } from './locales.ts'

let current: { language: Language; texts: TranslationFunctions } | null = null
const loading = new Map<LanguageCode, Promise<void>>()

/** Loads the one dictionary in use; asked again it answers from what it has. A changed language reloads the page [LOCALE-08]. */
export function loadTexts(code: LanguageCode): Promise<void> {
  const known = loading.get(code)
  if (known) return known
  const language = languageOf(code) ?? defaultLanguage
  const started = loadLocaleAsync(language.tag).then(
    () => {
      current = { language, texts: i18nObject(language.tag) }
    },
    (error: unknown) => {
      loading.delete(code)
      throw error
    },
  )
  loading.set(code, started)
  return started
}

/** The texts of the loaded language. Views may ask for it only once `loadTexts` is through [SHELL-01]. */
export function texts(): TranslationFunctions {
  if (current === null) throw new Error('No language is loaded yet.')
  return current.texts
}

/** The loaded language, or the catalogue's default before that. */
export function language(): Language {
  return current?.language ?? defaultLanguage
}
