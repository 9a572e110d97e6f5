import type { Edge, Graph } from './graph.ts'

/**
 * Import cycles: the strongly connected components by the imports that `counts` accepts, including files that import
 * themselves. Tarjan's algorithm with an explicit stack: imports nest deeper than the call stack allows.
 */
export function circles(graph: Graph, counts: (edge: Edge) => boolean): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const found: string[][] = []

  for (const start of graph.keys()) {
    if (order.has(start)) continue
    const work = [entered(start)]
    for (let step = work.at(-1); step !== undefined; step = work.at(-1)) {
      const { file, next } = step
      const to = next.shift()
      if (to === undefined) {
        work.pop()
        const above = work.at(-1)
        if (above !== undefined) lower(above.file, lowest.get(file))
        if (lowest.get(file) === order.get(file)) close(file)
      } else if (!order.has(to)) work.push(entered(to))
      else if (isOpen.has(to)) lower(file, order.get(to))
    }
  }
  return found

  function entered(file: string): { file: string; next: string[] } {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    open.push(file)
    isOpen.add(file)
    return { file, next: targets(graph, file, counts) }
  }

  function lower(file: string, by = Infinity): void {
    lowest.set(file, Math.min(lowest.get(file) ?? Infinity, by))
  }

  function close(file: string): void {
    const group = open.splice(open.indexOf(file))
    for (const member of group) isOpen.delete(member)
    if (group.length > 1 || targets(graph, file, counts).includes(file)) found.push(group)
  }
}

function targets(graph: Graph, file: string, counts: (edge: Edge) => boolean): string[] {
  return (graph.get(file) ?? []).filter((edge) => counts(edge) && graph.has(edge.to)).map(({ to }) => to)
}

/** A shortest cycle within a component, for the error message. */
export function wayRound(graph: Graph, group: readonly string[], counts: (edge: Edge) => boolean): readonly string[] {
  const [start = ''] = group
  const within = new Set(group)
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const to of targets(graph, file, counts)) {
      if (to === start) return wayTo(file, cameFrom, start)
      if (!within.has(to) || cameFrom.has(to)) continue
      cameFrom.set(to, file)
      waiting.push(to)
    }
  }
  return group
}

function wayTo(last: string, cameFrom: ReadonlyMap<string, string>, start: string): readonly string[] {
  const way = [start]
  for (let file: string | undefined = last; file !== undefined && file !== start; file = cameFrom.get(file))
    way.splice(1, 0, file)
  return [...way, start]
}
