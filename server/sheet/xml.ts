import { Parser } from 'saxen'
import { Refusal } from '#server/answer/refusal.ts'

/** No text of a cell, and no tag, is longer. */
const LONGEST_TEXT = 100_000
/** Elements and comments in all parts of a workbook; five thousand people in forty columns have fewer. */
const OPENED_MAX = 1_000_000
/** An element counts once more for each attribute beyond these, */
const ATTRIBUTES = 3
/** and that much more where it declares a namespace, which costs the parser as much. */
const DECLARATION = 10
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
export const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const STRICT_RELATION = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
/** With a prefix that no part can use itself. Workbooks are kept in one of the first two, the relations in the last. */
const NAMESPACES: Readonly<Record<string, string>> = {
  [MAIN]: '$main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': '$strict',
  [PACKAGE]: '$package',
  [RELATION]: '$relation',
  [STRICT_RELATION]: '$relation',
  // The one that needs no declaration.
  'http://www.w3.org/XML/1998/namespace': 'xml',
}
const ROOTS: ReadonlySet<string> = new Set(['$main', '$strict', '$package'])
/** The attribute that names a relation. */
export const RELATION_ID = '$relation:id'

/** Those without a namespace by their names, the others by name and prefix as in NAMESPACES. */
export type Attributes = Readonly<Partial<Record<string, string>>>

/** An element that counts where it is; what is not among the `children` is passed over with all that it has. */
export interface Place {
  readonly open?: (attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: () => void
  readonly children?: Readonly<Record<string, Place>>
}

/** Reads a part with the given root. @throws Refusal */
export type ReadXml = (part: Uint8Array, root: string, place: Place) => void

/** A reader of the parts of one workbook, which are bounded together. It takes what spreadsheets take, and no more. */
export function xmlReader(): ReadXml {
  let opened = 0
  const count = (more: number): void => {
    opened += more
    if (opened > OPENED_MAX) throw new Refusal('sheet.tooLarge')
  }
  return (part, root, place) => {
    const xml = textOf(part)
    const within: (Place | undefined)[] = []
    let namespace: string | null = null
    const placeOf = (name: string): Place | undefined => {
      const colon = name.indexOf(':')
      const [prefix, local] = [name.slice(0, Math.max(colon, 0)), name.slice(colon + 1)]
      if (within.length > 0) {
        const children = prefix === namespace ? within.at(-1)?.children : undefined
        return children !== undefined && Object.hasOwn(children, local) ? children[local] : undefined
      }
      if (namespace !== null || !ROOTS.has(prefix) || local !== root) throw unreadable()
      namespace = prefix
      return place
    }
    const parser = new Parser().ns(NAMESPACES)
    const refuse = (): never => {
      throw unreadable()
    }
    parser.on('error', refuse).on('warn', refuse).on('attention', refuse)
    parser.on('openTag', (name, attributesOf) => {
      const attributes = attributesOf()
      const names = Object.keys(attributes)
      const isDeclaring = names.some((one) => one.startsWith('xmlns'))
      count(1 + Math.max(names.length - ATTRIBUTES, 0) + (isDeclaring ? DECLARATION : 0))
      const found = placeOf(name)
      within.push(found)
      if (found?.open !== undefined) found.open(decodedAll(attributes))
    })
    parser.on('closeTag', () => within.pop()?.close?.())
    parser.on('text', (written) => within.at(-1)?.text?.(decoded(written)))
    parser.on('cdata', (written) => {
      count(1)
      within.at(-1)?.text?.(written)
    })
    parser.on('question', () => count(1))
    parser.on('comment', (written) => {
      count(1)
      // The parser would end `<!-->` at once.
      if (written.includes('--') || written.endsWith('-')) throw unreadable()
    })
    parser.parse(xml)
  }
}

/** The text of `t` and of `r/t`, without the reading of a word in another script. */
export const richText = (text: (written: string) => void): Readonly<Record<string, Place>> => ({
  t: { text },
  r: { children: { t: { text } } },
})

export const unreadable = (): Refusal => new Refusal('sheet.unreadable')

/** @throws Refusal where it is neither true nor false */
export function isTrue(written: string | undefined): boolean {
  if (written === undefined || written === '0' || written === 'false') return false
  if (written === '1' || written === 'true') return true
  throw unreadable()
}

/** A text as content or attribute of an element. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

function textOf(part: Uint8Array): string {
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(part)
  const encoding = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(xml)?.[1] ?? 'utf-8'
  if (encoding.toLowerCase() !== 'utf-8' || NOT_XML.test(xml) || hasQualifiedAttribute(xml)) throw unreadable()
  // Before anything is decoded: a text of millions of references takes more memory than a thread may end with.
  if (hasLongText(xml)) throw new Refusal('sheet.tooLarge')
  return xml
}

/** Looks at each character once: a pattern would begin anew at each of them. */
function hasLongText(xml: string): boolean {
  for (let from = 0; from < xml.length; ) {
    const next = xml.indexOf('<', from)
    const to = next === -1 ? xml.length : next
    if (to - from > LONGEST_TEXT) return true
    from = to + 1
  }
  return false
}

/** `x:r` is not the attribute `r`, but the parser takes it for that where `x` is the default namespace as well. */
function hasQualifiedAttribute(xml: string): boolean {
  const prefixes = new Set<string | undefined>()
  for (const [, prefix, uri = ''] of xml.matchAll(/xmlns:([\w.-]+)\s*=\s*["']([^"']*)["']/g))
    if (ROOTS.has(NAMESPACES[uri] ?? '')) prefixes.add(prefix)
  // Not a pattern of the prefixes, of which a file may have a hundred thousand.
  return prefixes.size > 0 && xml.matchAll(/\s([\w.-]+):[\w.-]+\s*=/g).some(([, prefix]) => prefixes.has(prefix))
}

const REFERENCES: ReadonlyMap<string | undefined, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['quot', '"'],
])

/** The parser itself cuts the code of a character to sixteen bits. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#(\d+);|#x([\dA-Fa-f]+);|(\w+);)?/g,
    (_, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ?? (hex === undefined ? undefined : `0x${hex}`)
      const sign = code === undefined ? REFERENCES.get(name) : String.fromCodePoint(Number(code))
      if (sign === undefined || NOT_XML.test(sign) || !sign.isWellFormed()) throw unreadable()
      return sign
    },
  )
}

const decodedAll = (attributes: Readonly<Record<string, string>>): Attributes =>
  Object.values(attributes).some((value) => value.includes('&'))
    ? Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decoded(value)]))
    : attributes
