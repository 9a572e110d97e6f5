import type { Area } from './dictionaries.ts'
import type { Dictionary } from './dictionary.ts'
import type { Language } from './locales.ts'

/** Dictionaries of all areas and languages; without the base, which is loaded first, and those that no page uses. */
const dictionaries = import.meta.glob<Dictionary>(
  ['./*/*.ts', './*/*/*.ts', '!./base/*.ts', '!./kit/*.ts', '!./outbox/*.ts', '!./session/*.ts', '!./statecharts/*.ts'],
  { import: 'default', query: '?gathered' },
)

/** Loads an area's texts in a language. The folder of `passwordLink` is `account/password-link`. */
export async function fetchArea({ tag }: Pick<Language, 'tag'>, area: Area): Promise<Dictionary> {
  const folder = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const [, load] = Object.entries(dictionaries).find(([path]) => path.endsWith(`/${folder}/${tag}.ts`)) ?? []
  if (load === undefined) throw new Error(`There are no texts of ${area} in ${tag}.`)
  return load()
}
