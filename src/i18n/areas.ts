import type { Area } from './dictionaries.ts'
import type { Dictionary } from './dictionary.ts'
import type { Language } from './locales.ts'

/** The texts of all areas in all languages: neither the base, which comes first, nor what no page says. */
const dictionaries = import.meta.glob<Dictionary>(
  ['./*/*.ts', './*/*/*.ts', '!./base/*.ts', '!./kit/*.ts', '!./outbox/*.ts', '!./session/*.ts', '!./statecharts/*.ts'],
  { import: 'default' },
)

/** Fetches the texts of an area in a language. The folder of `passwordLink` is `account/password-link`. */
export async function fetchArea({ tag }: Pick<Language, 'tag'>, area: Area): Promise<Dictionary> {
  const folder = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const [, load] = Object.entries(dictionaries).find(([path]) => path.endsWith(`/${folder}/${tag}.ts`)) ?? []
  if (load === undefined) throw new Error(`There are no texts of ${area} in ${tag}.`)
  return load()
}
