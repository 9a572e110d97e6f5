import { experimentalParseMessage, type ParsedMessagePart, type PluralPart } from 'typesafe-i18n/parser'

import { languages, type Language } from '#i18n/locales.ts'

export type Tag = Language['tag']
/** The texts of one language by their path, such as `signIn.forgotten`. */
export type Texts = ReadonlyMap<string, string>

export const tags: readonly Tag[] = languages.map(({ tag }) => tag)
/** The language that the others are written from. */
export const baseTag = 'zh-CN' satisfies Tag

const found = import.meta.glob<unknown>('../../src/i18n/*/index.ts', { eager: true, import: 'default' })
const areas = import.meta.glob<unknown>('../../src/i18n/*/*/index.ts', { eager: true, import: 'default' })

/** The names of the folders that hold a dictionary. */
export const folders: readonly string[] = Object.keys(found).map((path) => path.split('/').at(-2) ?? path)

/**
 * Whether a text is English until somebody has translated it. Only what the diagrams say may be: analysts are told so there,
 * and no page of the portal shows it.
 */
export function isBorrowed(tag: Tag, key: string): boolean {
  return key.startsWith('statecharts.') && tag !== 'en-US' && diagramTexts(tag) === diagramTexts('en-US')
}

const diagramTexts = (tag: Tag): unknown => areas[`../../src/i18n/${tag}/statecharts/index.ts`]

/** The texts of a language with those of all its areas, less those that it borrows. @throws when a language has no dictionary */
export function textsOf(tag: Tag): Texts {
  const dictionary = found[`../../src/i18n/${tag}/index.ts`]
  if (dictionary === undefined) throw new Error(`src/i18n/${tag}/index.ts is missing`)
  const ofAreas = Object.entries(areas).flatMap(([path, texts]) => {
    const [area = '', folder] = path.split('/').slice(-3, -1).reverse()
    return folder === tag ? leaves(texts, area) : []
  })
  return new Map([...leaves(dictionary, ''), ...ofAreas].filter(([key]) => !isBorrowed(tag, key)))
}

function leaves(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is neither a text nor a group of texts`)
  return Object.entries(node).flatMap(([name, child]) => leaves(child, path === '' ? name : `${path}.${name}`))
}

export const parse = (text: string): readonly ParsedMessagePart[] => experimentalParseMessage(text)

export const pluralsOf = (text: string): readonly PluralPart[] => parse(text).filter((part) => part.kind === 'plural')

/** The arguments that a text names, in parameters and in plurals alike, each once and sorted. */
export function argumentsOf(text: string): readonly string[] {
  return [...new Set(parse(text).flatMap((part) => (part.kind === 'text' ? [] : [part.key])))].sort()
}

/** The arguments of a text of the base that it declares to be numbers. */
export function numbersOf(baseText: string): readonly string[] {
  return parse(baseText).flatMap((part) =>
    part.kind === 'parameter' && part.types.includes('number') ? [part.key] : [],
  )
}

/** What of a text is words: every plural form, but no argument and no `??`, which stands for the number. */
export function wordsOf(text: string): string {
  return parse(text)
    .map((part) => {
      if (part.kind === 'text') return part.content
      if (part.kind === 'parameter') return '\n'
      return [part.zero, part.one, part.two, part.few, part.many, part.other].join('\n').replaceAll('??', '')
    })
    .join('')
}

/** Whether a text has words of its own, beside arguments and marks. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(wordsOf(text))
