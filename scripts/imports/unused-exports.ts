import { posix } from 'node:path'

import { roomOf } from '../lint/rooms.ts'
import type { Graph } from './graph.ts'

/** Of the files that parts export on purpose, those that no other part of their layer imports, not even a type. */
export function unusedExports(graph: Graph, exported: ReadonlySet<string>): readonly string[] {
  const layerOf = (path: string): string => posix.dirname(roomOf(path) ?? path)
  const used = new Set<string>()
  for (const [file, edges] of graph)
    for (const { to } of edges) if (layerOf(file) === layerOf(to) && roomOf(file) !== roomOf(to)) used.add(to)
  return [...exported].filter((path) => !used.has(path))
}
