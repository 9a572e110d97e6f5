import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { parseRegister } from '../traceability/register.ts'

/** Where a chart's words come from: titles, refusals and requirements, each by its key. */
export interface Texts {
  /** The text of a dictionary key; the key itself when the dictionary has none. */
  readonly text: (key: string) => string
  /** The statement of a requirement, or null when the register has none. */
  readonly requirement: (id: string) => string | null
}

/** Texts that know nothing: every key stands for itself. */
export const bareTexts: Texts = { text: (key) => key, requirement: () => null }

/** The texts of every dictionary, by BCP 47 tag. `root` is the repository's folder. */
export async function loadTexts(root: string): Promise<ReadonlyMap<string, Texts>> {
  const requirement = requirementsOf(join(root, 'docs/requirements.tsv'))
  const found = new Map<string, Texts>()
  const english = await diagramsIn(root, 'en-US')
  for (const entry of await readdir(join(root, 'src/i18n'), { withFileTypes: true }).catch(() => [])) {
    const file = join(root, 'src/i18n', entry.name, 'index.ts')
    if (!entry.isDirectory() || !existsSync(file)) continue
    const dictionary = { ...(await dictionaryIn(file)), ...(await areasIn(join(root, 'src/i18n', entry.name))) }
    // A language without words for the diagrams gives the English ones; whoever asks is to know that it has none.
    if (entry.name !== 'en-US' && english !== null && (await diagramsIn(root, entry.name)) === english)
      Object.assign(dictionary, { statecharts: {} })
    found.set(entry.name, {
      text: (key) =>
        textIn(dictionary, `reason.${key}`) ??
        textIn(dictionary, key.replace('.', '.reason.')) ??
        textIn(dictionary, key) ??
        key,
      requirement,
    })
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const dictionaryIn = async (file: string): Promise<object> =>
  ((await import(pathToFileURL(file).href)) as { default: object }).default

/** What a language says of the diagrams; null where it has no such dictionary. */
async function diagramsIn(root: string, tag: string): Promise<object | null> {
  const file = join(root, 'src/i18n', tag, 'statecharts/index.ts')
  return existsSync(file) ? dictionaryIn(file) : null
}

/** The dictionaries of a language's areas, by the names of their folders. */
async function areasIn(folder: string): Promise<object> {
  const areas: [string, object][] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) areas.push([entry.name, await dictionaryIn(join(folder, entry.name, 'index.ts'))])
  }
  return Object.fromEntries(areas)
}

function requirementsOf(file: string): Texts['requirement'] {
  if (!existsSync(file)) return () => null
  const statements = new Map(parseRegister(readFileSync(file, 'utf8')).map(({ id, statement }) => [id, statement]))
  return (id) => statements.get(id) ?? null
}

/** The text that a dotted key leads to in a dictionary of dictionaries. */
function textIn(dictionary: unknown, key: string): string | null {
  let at: unknown = dictionary
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return null
    at = (at as Readonly<Record<string, unknown>>)[part]
  }
  return typeof at === 'string' ? at : null
}
