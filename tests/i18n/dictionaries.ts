import { experimentalParseMessage, type ParsedMessagePart, type PluralPart } from 'typesafe-i18n/parser'

import { areaOf } from '#i18n/area-of.ts'
import { gatheringOf } from '#i18n/gathered.ts'
import { languages, type Language } from '#i18n/locales.ts'

export type Tag = Language['tag']
/** The texts of one language by key, such as `signIn.forgotten`. */
export type Texts = ReadonlyMap<string, string>

export const tags: readonly Tag[] = languages.map(({ tag }) => tag)
/** The base language. */
export const baseTag = 'zh-CN' satisfies Tag

interface DictionaryFile {
  readonly folder: string
  readonly tag: string
  readonly exported: Readonly<Record<string, unknown>>
}

const root = '../../src/i18n/'
const found = import.meta.glob<DictionaryFile['exported']>(['../../src/i18n/*/*.ts', '../../src/i18n/*/*/*.ts'], {
  eager: true,
})
const files = Object.entries(found).map(([path, exported]): DictionaryFile => {
  const [, folder = path, tag = ''] = /^(.+)\/(.+)\.ts$/.exec(path.slice(root.length)) ?? []
  return { folder, tag, exported }
})

/** The folders that hold dictionaries, and the names of the files in them. */
export const folders: ReadonlyMap<string, readonly string[]> = Map.groupBy(files, ({ folder }) => folder)
  .entries()
  .reduce(
    (all, [folder, held]) =>
      all.set(
        folder,
        held.map(({ tag }) => tag),
      ),
    new Map<string, readonly string[]>(),
  )

/** The areas whose files the texts of the portal are made of: all but the base and what only diagrams say. */
export const saidAreas: readonly string[] = files
  .filter(({ tag, exported }) => tag === baseTag && Object.keys(exported).some((name) => name !== 'charts'))
  .map(({ folder }) => areaOf(folder))
  .filter((area) => area !== 'base' && area !== 'statecharts')

/** Where in a language's texts stands what a file exports. */
function placeOf(folder: string, name: string): string {
  if (name === 'charts') return 'charts'
  const gathering = gatheringOf(name)
  const area = gathering?.area ?? areaOf(folder)
  const place = [area === 'base' ? '' : area, gathering?.group ?? ''].filter((part) => part !== '').join('.')
  return name === 'notices' ? `notices.${place}` : place
}

/**
 * Whether what a file exports is English until somebody has translated it. Only what the diagrams say may be: analysts
 * are told so there, and no page of the portal shows it.
 */
function isEnglish({ folder, tag, exported }: DictionaryFile, name: string): boolean {
  if (tag === 'en-US' || (folder !== 'statecharts' && name !== 'charts')) return false
  return files.some(
    (other) => other.folder === folder && other.tag === 'en-US' && other.exported[name] === exported[name],
  )
}

/** The texts of a language, those of its areas, notices and diagrams included, less those that it borrows. */
export const textsOf = (tag: Tag): Texts => textsWhere(tag, (file, name) => !isEnglish(file, name))

/** The keys of the texts that a language borrows from the English. */
export const borrowedBy = (tag: Tag): ReadonlySet<string> => new Set(textsWhere(tag, isEnglish).keys())

/** The keys that more than one file of a language has a text for; the last one read would win. */
export function saidTwice(tag: Tag): readonly string[] {
  const keys = files
    .filter((file) => file.tag === tag)
    .flatMap((file) => Object.keys(file.exported).map((name) => ({ file, name })))
    .flatMap(({ file, name }) => leaves(file.exported[name], placeOf(file.folder, name)))
    .map(([key]) => key)
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

function textsWhere(tag: Tag, isMeant: (file: DictionaryFile, name: string) => boolean): Texts {
  const own = files.filter((file) => file.tag === tag)
  if (own.length === 0) throw new Error(`There are no texts in ${tag}`)
  const named = own.flatMap((file) =>
    Object.keys(file.exported)
      .filter((name) => isMeant(file, name))
      .map((name) => ({ file, name })),
  )
  return new Map(named.flatMap(({ file, name }) => leaves(file.exported[name], placeOf(file.folder, name))))
}

function leaves(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is neither a text nor a group of texts`)
  return Object.entries(node).flatMap(([name, child]) => leaves(child, path === '' ? name : `${path}.${name}`))
}

export const parse = (text: string): readonly ParsedMessagePart[] => experimentalParseMessage(text)

export const pluralsOf = (text: string): readonly PluralPart[] => parse(text).filter((part) => part.kind === 'plural')

/** The arguments of a text, in parameters and plurals, distinct and sorted. */
export function argumentsOf(text: string): readonly string[] {
  return [...new Set(parse(text).flatMap((part) => (part.kind === 'text' ? [] : [part.key])))].sort()
}

/** The arguments that a base text declares as numbers. */
export function numbersOf(baseText: string): readonly string[] {
  return parse(baseText).flatMap((part) =>
    part.kind === 'parameter' && part.types.includes('number') ? [part.key] : [],
  )
}

/** The words of a text: every plural form, without arguments and the `??` placeholder. */
export function wordsOf(text: string): string {
  return parse(text)
    .map((part) => {
      if (part.kind === 'text') return part.content
      if (part.kind === 'parameter') return '\n'
      return [part.zero, part.one, part.two, part.few, part.many, part.other].join('\n').replaceAll('??', '')
    })
    .join('')
}

/** Whether a text contains words besides arguments and punctuation. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(wordsOf(text))
