import {
  MAIN,
  RELATION,
  RELATION_ID,
  STRICT_RELATION,
  escaped,
  isTrue,
  richText,
  unreadable,
  type Attributes,
  type Place,
  type ReadXml,
} from './xml.ts'

interface Relation {
  readonly id: string
  /** As in `…/relationships/worksheet`. */
  readonly kind: string
  /** The name of the part. */
  readonly target: string
}

/** The relations of a part of the given name; of the package where it has none. */
export function relationsOf(name: string, parts: Readonly<Record<string, Uint8Array>>, read: ReadXml): Relation[] {
  const slash = name.lastIndexOf('/') + 1
  const folder = name.slice(0, slash)
  const part = parts[`${folder}_rels/${name.slice(slash)}.rels`]
  if (part === undefined) throw unreadable()
  const found = new Map<string, Relation>()
  read(part, 'Relationships', {
    children: {
      Relationship: {
        open: ({ Id = '', Type = '', Target = '', TargetMode }) => {
          if (found.has(Id)) throw unreadable()
          const base = [RELATION, STRICT_RELATION].find((one) => Type.startsWith(`${one}/`))
          if (base === undefined || TargetMode === 'External') return
          const target = new URL(Target, `file:///${folder}`).pathname.slice(1)
          found.set(Id, { id: Id, kind: Type.slice(base.length + 1), target })
        },
      },
    },
  })
  return [...found.values()]
}

interface Book {
  readonly is1904: boolean
  /** The relations of the visible sheets, in their order. */
  readonly sheets: readonly string[]
}

export function bookIn(part: Uint8Array, read: ReadXml): Book {
  const sheets: string[] = []
  let is1904 = false
  read(part, 'workbook', {
    children: {
      workbookPr: {
        open: ({ date1904 }) => {
          is1904 = isTrue(date1904)
        },
      },
      sheets: {
        children: {
          sheet: {
            open: ({ state = 'visible', [RELATION_ID]: id = '' }) => {
              if (state === 'visible') sheets.push(id)
            },
          },
        },
      },
    },
  })
  return { is1904, sheets }
}

/** The texts that cells share, by their indexes. */
export function stringsIn(part: Uint8Array | undefined, read: ReadXml): string[] {
  const strings: string[] = []
  let text = ''
  if (part !== undefined)
    read(part, 'sst', {
      children: {
        si: {
          open: () => {
            text = ''
          },
          close: () => strings.push(text),
          children: richText((written) => {
            text += written
          }),
        },
      },
    })
  return strings
}

/** As many as a spreadsheet can have. */
const STYLES_MAX = 65_536

/** The styles with nothing but what says which numbers are dates, as XML. */
export function stylesIn(part: Uint8Array | undefined, read: ReadXml): string {
  const [formats, named, own]: [string[], string[], string[]] = [[], [], []]
  const kept = (names: readonly string[], to: string[]) => (attributes: Attributes) => {
    if (to.length === STYLES_MAX) throw unreadable()
    const written = names.map((name) => [name, attributes[name]] as const).filter(([, value]) => value !== undefined)
    to.push(written.map(([name, value = '']) => ` ${name}="${escaped(value)}"`).join(''))
  }
  const xf = (to: string[]): Place => ({ children: { xf: { open: kept(['numFmtId', 'xfId'], to) } } })
  if (part !== undefined)
    read(part, 'styleSheet', {
      children: {
        numFmts: { children: { numFmt: { open: kept(['numFmtId', 'formatCode'], formats) } } },
        cellStyleXfs: xf(named),
        cellXfs: xf(own),
      },
    })
  const all = (tag: string, written: readonly string[]): string => written.map((one) => `<${tag}${one}/>`).join('')
  return `<styleSheet xmlns="${MAIN}"><numFmts>${all('numFmt', formats)}</numFmts><cellStyleXfs>${all('xf', named)}</cellStyleXfs><cellXfs>${all('xf', own)}</cellXfs></styleSheet>`
}
