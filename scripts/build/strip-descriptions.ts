import type { Plugin, Rolldown } from 'vite'

/** A node of the parsed script, as far as it matters here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key?: { readonly type: string; readonly name?: string }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
/** What analysts read in the drawings; no view asks a flow for it. */
const forAnalysts = ['description', 'meta']

/** The properties that only analysts read, from the last to the first; none inside another. */
function propertiesIn(node: Node): Node[] {
  if (node.type === 'Property' && forAnalysts.includes(node.key?.name ?? '')) return [node]
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(propertiesIn),
  )
}

/** Leaves descriptions and requirement ids of the flows out of the built app: 3 kB of the first visit. */
export function stripDescriptions(): Plugin {
  return {
    name: 'strip-descriptions',
    apply: 'build',
    enforce: 'post',
    transform(this: Rolldown.PluginContext, code, id) {
      // The journey of a record is drawn from its lifecycle, words and all.
      if (!id.includes('/src/machines/') || id.endsWith('.lifecycle.ts')) return null
      const stripped = propertiesIn(this.parse(code) as Node)
        .sort((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => {
          const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0
          return text.slice(0, start) + text.slice(end + comma)
        }, code)
      return { code: stripped, map: null }
    },
  }
}
