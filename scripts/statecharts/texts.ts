import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { areaOf } from '#i18n/area-of.ts'

import { parseRegister } from '../traceability/register.ts'

/** The source of a chart's texts: titles, refusals and requirements, by key. */
export interface Texts {
  /** The BCP 47 tag of their language. */
  readonly tag: string
  /** The text of a dictionary key; the key itself if there is none. */
  readonly text: (key: string) => string
  /** The statement of a requirement, or null if the register has none. */
  readonly requirement: (id: string) => string | null
}

/** A source without texts: every key stands for itself. */
export const bareTexts: Texts = { tag: 'en-US', text: (key) => key, requirement: () => null }

/** What a file of the dictionaries exports: the texts of an area, and the words of its part's charts. */
interface DictionaryFile {
  readonly default?: object
  readonly charts?: object
}

/** The words that all charts share. */
const shared = 'statecharts'

/** The texts of every dictionary, by BCP 47 tag. `root` is the repository's folder. */
export async function loadTexts(root: string): Promise<ReadonlyMap<string, Texts>> {
  const requirement = requirementsOf(join(root, 'docs/requirements.tsv'))
  const folder = join(root, 'src/i18n')
  const english = await filesOf(folder, 'en-US')
  const found = new Map<string, Texts>()
  for (const base of globSync('base/*.ts', { cwd: folder }).sort()) {
    const tag = basename(base, '.ts')
    const dictionary = dictionaryOf(await filesOf(folder, tag), tag === 'en-US' ? null : english)
    found.set(tag, {
      tag,
      text: (key) =>
        textIn(dictionary, `reason.${key}`) ??
        textIn(dictionary, key.replace('.', '.reason.')) ??
        textIn(dictionary, key) ??
        key,
      requirement,
    })
  }
  return found
}

/** The files of a language by their folders. */
async function filesOf(folder: string, tag: string): Promise<ReadonlyMap<string, DictionaryFile>> {
  const files = new Map<string, DictionaryFile>()
  for (const path of globSync(`**/${tag}.ts`, { cwd: folder }).sort()) {
    files.set(dirname(path), (await import(pathToFileURL(join(folder, path)).href)) as DictionaryFile)
  }
  return files
}

/**
 * What a language says, the words of the charts below `charts`. A language without words for the diagrams gives the
 * English ones; whoever asks is to know that it has none.
 */
function dictionaryOf(
  files: ReadonlyMap<string, DictionaryFile>,
  english: ReadonlyMap<string, DictionaryFile> | null,
): object {
  const areas: Record<string, object> = {}
  const charts: object[] = []
  for (const [folder, file] of files) {
    const inEnglish = english?.get(folder)
    if (file.default !== undefined && (folder !== shared || file.default !== inEnglish?.default))
      areas[areaOf(folder)] = file.default
    if (file.charts !== undefined && file.charts !== inEnglish?.charts) charts.push(file.charts)
  }
  const { base, ...rest } = areas
  return { ...base, ...rest, charts: Object.assign({}, ...charts) as object }
}

function requirementsOf(file: string): Texts['requirement'] {
  if (!existsSync(file)) return () => null
  const statements = new Map(parseRegister(readFileSync(file, 'utf8')).map(({ id, statement }) => [id, statement]))
  return (id) => statements.get(id) ?? null
}

/** The text at a dotted key of nested dictionaries. */
function textIn(dictionary: unknown, key: string): string | null {
  let at: unknown = dictionary
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return null
    at = (at as Readonly<Record<string, unknown>>)[part]
  }
  return typeof at === 'string' ? at : null
}
