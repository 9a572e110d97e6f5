import type { Area } from './areas.ts'
import { i18nObject } from './i18n-util.ts'
import { loadLocaleAsync } from './i18n-util.async.ts'
import type { TranslationFunctions } from './i18n-types.ts'
import { defaultLanguage, languageOf, type Language, type LanguageCode } from './locales.ts'

let current: { language: Language; texts: TranslationFunctions } | null = null
const loading = new Map<LanguageCode, Promise<void>>()
const areas = new Map<Area, Promise<void>>()
const chosen = Promise.withResolvers<Language>()

/** Loads the one dictionary in use; asked again it answers from what it has. A changed language reloads the page [LOCALE-08]. */
export function loadTexts(code: LanguageCode): Promise<void> {
  const known = loading.get(code)
  if (known) return known
  const language = languageOf(code) ?? defaultLanguage
  const started = loadLocaleAsync(language.tag).then(
    () => {
      current = { language, texts: i18nObject(language.tag) }
      chosen.resolve(language)
    },
    (error: unknown) => {
      loading.delete(code)
      throw error
    },
  )
  loading.set(code, started)
  return started
}

/** Loads the texts of areas, as soon as the language is known; what failed is tried again at the next call. */
export async function loadAreas(wanted: readonly Area[]): Promise<void> {
  await Promise.all(
    wanted.map((area) => {
      const known = areas.get(area)
      if (known) return known
      const started = loadArea(area).catch((error: unknown) => {
        areas.delete(area)
        throw error
      })
      areas.set(area, started)
      return started
    }),
  )
}

async function loadArea(area: Area): Promise<void> {
  // The list of all areas in all languages is of no use to the first page.
  const [language, { fetchArea }] = await Promise.all([chosen.promise, import('./areas.ts')])
  await fetchArea(language, area)
  current = { language, texts: i18nObject(language.tag) }
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
