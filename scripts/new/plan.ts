import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { languages } from '#i18n/locales.ts'

import { CannotLayDown } from './asked.ts'
import { filled } from './fill.ts'
import type { Layout } from './layout.ts'
import { STILL_TO_WORD } from './mark.ts'
import type { Names } from './names.ts'
import { importedTwice, isRegistered, registered } from './register.ts'

/** What a new lifecycle makes of the repository: texts by path, of files that are new and of files that grow. */
export interface Plan {
  readonly created: ReadonlyMap<string, string>
  readonly changed: ReadonlyMap<string, string>
}

const templates = join(import.meta.dirname, 'templates')
const baseTag = 'zh-CN'
/** Behind the last entry of the personal centre. */
const place = '900'

/**
 * All that is written for a new lifecycle; nothing has been written yet. @param root the repository's folder
 * @throws CannotLayDown where the part is there already, or a list that it has to stand in is not
 */
export function planned(root: string, names: Names, layout: Layout): Plan {
  const more = { number: nextNumber(join(root, layout.migrations)), place, mark: STILL_TO_WORD }
  const fill = (text: string, further: Readonly<Record<string, string>> = {}): string =>
    filled(text, names, layout.modules, { ...more, ...further })
  for (const path of layout.taken.map((one) => fill(one))) {
    if (existsSync(join(root, path))) throw new CannotLayDown(`There is such a part or machine already: ${path}`)
  }

  const created = new Map<string, string>()
  // Modules have placeholders of their own, which come in with the first filling.
  for (const { template, path } of layout.files) created.set(fill(path), fill(fill(read(template))))
  for (const { tag } of languages)
    created.set(fill(layout.texts.path, { tag }), fill(read(layout.texts.template), frameOf(tag)))

  const changed = new Map<string, string>()
  for (const { file: path, at, adds, imports } of layout.registries) {
    const source = changed.get(path) ?? textAt(root, path)
    const entry = { file: path, at, adds: fill(adds), imports: imports === null ? null : fill(imports) }
    if (source !== null && isRegistered(source, entry)) throw new CannotLayDown(`${path} has ${entry.adds} already`)
    const twice = source === null || entry.imports === null ? null : importedTwice(source, entry.imports)
    if (twice !== null) throw new CannotLayDown(`${path} imports something else as ${twice} already`)
    const grown = source === null ? null : registered(source, entry)
    if (grown === null)
      throw new CannotLayDown(`${path} has no list to stand in; scripts/new/layout.ts says where it is looked for`)
    changed.set(path, grown)
  }
  return { created, changed }
}

/** What stands around the texts of a language: the base says what there is, the others have to have the same. */
function frameOf(tag: string): Readonly<Record<string, string>> {
  const isBase = tag === baseTag
  const own = "import type { Translation } from '../dictionary.ts'\nimport type * as zhCN from './zh-CN.ts'"
  const foot = (name: string): string =>
    isBase ? ' as const satisfies Dictionary' : ` satisfies Translation<typeof zhCN.${name}>`
  return {
    textsHead: isBase ? "import type { Dictionary } from '../dictionary.ts'" : own,
    textsFoot: foot('default'),
    titlesFoot: foot('titles'),
    chartsFoot: foot('charts'),
  }
}

const read = (template: string): string => readFileSync(join(templates, `${template}.txt`), 'utf8')

const textAt = (root: string, path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null

/** Four digits, one more than the last migration has. */
function nextNumber(folder: string): string {
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number.parseInt(file, 10)) : []
  return String(Math.max(0, ...numbers.filter((number) => !Number.isNaN(number))) + 1).padStart(4, '0')
}
