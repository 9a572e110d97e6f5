import { i18nObject } from 'typesafe-i18n'

import type { Area, Loaded, Texts } from './dictionaries.ts'
import { initFormatters, type Formatters } from './formatters.ts'
import { defaultLanguage, languageOf, type Language, type LanguageCode } from './locales.ts'

const bases = import.meta.glob<Loaded>('./base/*.ts', { import: 'default', query: '?gathered' })
let current: { language: Language; loaded: Loaded; texts: Texts } | null = null
const loading = new Map<LanguageCode, Promise<void>>()
const areas = new Map<Area, Promise<void>>()
const chosen = Promise.withResolvers<Language>()

/** Loads the dictionary in use, memoised. A change of language reloads the page [LOCALE-08]. */
export function loadTexts(code: LanguageCode): Promise<void> {
  const known = loading.get(code)
  if (known) return known
  const language = languageOf(code) ?? defaultLanguage
  const started = loadBase(language).then(
    () => chosen.resolve(language),
    (error: unknown) => {
      loading.delete(code)
      throw error
    },
  )
  loading.set(code, started)
  return started
}

async function loadBase(language: Language): Promise<void> {
  const load = bases[`./base/${language.tag}.ts`]
  if (load === undefined) throw new Error(`There are no texts in ${language.tag}.`)
  take(language, await load())
}

/** Loads the texts of areas once the language is known; a failure is retried by the next call. */
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
  // Imported lazily: the index of all areas and languages is not needed for the first load.
  const [language, { fetchArea }] = await Promise.all([chosen.promise, import('./areas.ts')])
  const fetched = await fetchArea(language, area)
  if (current?.language === language) take(language, { ...current.loaded, [area]: fetched })
}

function take(language: Language, loaded: Loaded): void {
  const { tag } = language
  const texts = i18nObject<typeof tag, Loaded, Texts, Formatters>(tag, loaded, initFormatters(tag))
  current = { language, loaded, texts }
}

/** The texts of the loaded language; available to views once `loadTexts` has resolved [SHELL-01]. */
export function texts(): Texts {
  if (current === null) throw new Error('No language is loaded yet.')
  return current.texts
}

/** The loaded language; the default before that. */
export function language(): Language {
  return current?.language ?? defaultLanguage
}
