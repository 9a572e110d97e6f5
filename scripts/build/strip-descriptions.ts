import type { Plugin, Rolldown } from 'vite'

/** The needed properties of an ESTree node. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key?: { readonly type: string; readonly name?: string }
  readonly value?: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isText = ({ value }: Node): boolean =>
  isNode(value) && (value.type === 'Literal' || value.type === 'TemplateLiteral')

/** What is said for people and the compiler, by the files that say it; nothing in the browser asks for it. */
const stripped: readonly { readonly files: RegExp; readonly isStripped: (property: Node) => boolean }[] = [
  // What analysts read in the drawings; the journey of a record is drawn from its lifecycle, words and all.
  {
    files: /\/src\/machines\/.+(?<!\.lifecycle)\.ts$/,
    isStripped: ({ key }) => key?.name === 'description' || key?.name === 'meta',
  },
  // What /api-docs says of a call; where something else than a text stands, it is a field of that name.
  {
    files: /\/src\/api\/.+\.contract\.ts$/,
    isStripped: (property) => property.key?.name === 'summary' && isText(property),
  },
  // The query keys of an address, which are the compiler's matter.
  { files: /\/src\/api\/[^/]+\/addresses\.ts$/, isStripped: ({ key }) => key?.name === 'takes' },
]

/** Such properties, none inside another. */
function propertiesIn(node: Node, isStripped: (property: Node) => boolean): Node[] {
  if (node.type === 'Property' && isStripped(node)) return [node]
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((inner) => propertiesIn(inner, isStripped)),
  )
}

/** Leaves out of the built app what nothing in it reads: some 3.7 kB of the first visit. */
export function stripDescriptions(): Plugin {
  return {
    name: 'strip-descriptions',
    apply: 'build',
    enforce: 'post',
    transform(this: Rolldown.PluginContext, code, id) {
      const rule = stripped.find(({ files }) => files.test(id))
      if (rule === undefined) return null
      const text = propertiesIn(this.parse(code) as Node, rule.isStripped)
        .sort((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => {
          const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0
          return text.slice(0, start) + text.slice(end + comma)
        }, code)
      return { code: text, map: null }
    },
  }
}
