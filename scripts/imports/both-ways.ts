import type { Graph } from './graph.ts'

/** Two folders that import each other, with the imports of either direction, each as `FILE → FILE`. */
export interface BothWays {
  readonly folders: readonly [string, string]
  readonly there: readonly string[]
  readonly back: readonly string[]
}

/** Pairs of folders that import code of each other. `roomOf` says which folder a file counts to; null: to none. */
export function bothWays(graph: Graph, roomOf: (path: string) => string | null): readonly BothWays[] {
  const ways = new Map<string, Map<string, string[]>>()
  for (const [file, edges] of graph) {
    const from = roomOf(file)
    for (const { to, kind } of edges) {
      const room = roomOf(to)
      if (kind === 'type' || from === null || room === null || room === from) continue
      const targets = ways.get(from) ?? new Map<string, string[]>()
      ways.set(from, targets.set(room, [...(targets.get(room) ?? []), `${file} → ${to}`]))
    }
  }
  return [...ways].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, there]): readonly BothWays[] => {
      const back = ways.get(to)?.get(from)
      return back === undefined || from > to ? [] : [{ folders: [from, to], there, back }]
    }),
  )
}
