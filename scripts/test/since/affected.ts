import type { Graph } from '../../imports/graph.ts'

/**
 * The changed files, and all whose code imports one of them, by whatever way; with what each was reached from. A file
 * that `ends` is reached, and what imports it is not.
 */
export function affectedBy(
  graph: Graph,
  changed: readonly string[],
  ends: (path: string) => boolean,
): ReadonlyMap<string, string> {
  const importers = new Map<string, string[]>()
  for (const [file, edges] of graph) {
    for (const { to, kind } of edges) if (kind !== 'type') importers.set(to, [...(importers.get(to) ?? []), file])
  }
  const reached = new Map(changed.map((path) => [path, path]))
  const waiting = [...changed]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (ends(path) && !changed.includes(path)) continue
    for (const importer of importers.get(path) ?? []) {
      if (reached.has(importer)) continue
      reached.set(importer, path)
      waiting.push(importer)
    }
  }
  return reached
}
