import type { Namespaces, Translations } from './i18n-types.ts'
import { loadedLocales } from './i18n-util.ts'
import type { Language } from './locales.ts'

/** A part of the portal with a dictionary of its own, in a folder below each language's. What the diagrams say is no page's matter. */
export type Area = Exclude<Namespaces, 'statecharts'>

const dictionaries = import.meta.glob<Translations[Area]>(['./*/*/index.ts', '!./*/statecharts/index.ts'], {
  import: 'default',
})

/** Fetches the texts of an area in a language, and puts them beside the others of that language. */
export async function fetchArea({ tag }: Pick<Language, 'tag'>, area: Area): Promise<void> {
  const load = dictionaries[`./${tag}/${area}/index.ts`]
  if (load === undefined) throw new Error(`There are no texts of ${area} in ${tag}.`)
  const texts = await load()
  loadedLocales[tag] = { ...loadedLocales[tag], [area]: texts }
}
