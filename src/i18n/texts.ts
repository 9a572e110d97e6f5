import { i18nObject } from 'typesafe-i18n'

import type { Area, Loaded, Texts } from './dictionaries.ts'
import type { Dictionary } from './dictionary.ts'
import { initFormatters, type Formatters } from './formatters.ts'
import { defaultLanguage, languageOf, type Language, type LanguageCode } from './locales.ts'

/** The first dictionary of a language, which knows where the others are (scripts/build/gather-texts.ts). */
interface Base {
  readonly default: Loaded
  readonly areas: Readonly<Record<Area, () => Promise<{ readonly default: Dictionary }>>>
}

const bases = import.meta.glob<Base>('./base/*.ts', { query: '?gathered' })
let current: { language: Language; loaded: Loaded; texts: Texts } | null = null
const loading = new Map<LanguageCode, Promise<void>>()
const areas = new Map<Area, Promise<void>>()
const chosen = Promise.withResolvers<{ readonly language: Language; readonly base: Base }>()

/** What the portal is called, by language, where the organisation has named it. */
type Names = Readonly<Record<string, string>>

/** Loads the dictionary in use, memoised. A change of language reloads the page [LOCALE-08]. */
export function loadTexts(code: LanguageCode, names: Names = {}): Promise<void> {
  const known = loading.get(code)
  if (known) return known
  const language = languageOf(code) ?? defaultLanguage
  const started = loadBase(language, names).then(
    (base) => chosen.resolve({ language, base }),
    (error: unknown) => {
      loading.delete(code)
      throw error
    },
  )
  loading.set(code, started)
  return started
}

async function loadBase(language: Language, names: Names): Promise<Base> {
  const load = bases[`./base/${language.tag}.ts`]
  if (load === undefined) throw new Error(`There are no texts in ${language.tag}.`)
  const base = await load()
  const name = names[language.code] ?? Object.values(names)[0]
  take(language, name === undefined ? base.default : { ...base.default, portal: { ...base.default.portal, name } })
  return base
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
  const { language, base } = await chosen.promise
  const fetched = (await base.areas[area]()).default
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
