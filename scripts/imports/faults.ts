import { folderOf, roomOf } from '../lint/rooms.ts'
import { type BothWays, bothWays } from './both-ways.ts'
import { circles, wayRound } from './circles.ts'
import type { Edge, Graph } from './graph.ts'

const SHOWN = 3

/** Whatever is left of an import when the code runs. */
const isCode = ({ kind }: Edge): boolean => kind !== 'type'

/** What is wrong with the imports of the project, one text a fault: circles, and folders that import each other. */
export function faultsOf(graph: Graph, known: readonly string[]): readonly string[] {
  const pairs = pairsOf(graph)
  const found = pairs.map(nameOf)
  return [
    ...circles(graph, isCode).map((group) => `A circle of imports: ${wayRound(graph, group, isCode).join(' → ')}`),
    ...pairs.filter((pair) => !known.includes(nameOf(pair))).map(described),
    ...known
      .filter((name) => !found.includes(name))
      .map((name) => `${name} import each other no more: take the pair out of scripts/lint/rooms.ts`),
  ]
}

/** Rooms that import each other, and folders within one room that do. */
export function pairsOf(graph: Graph): readonly BothWays[] {
  const inside = bothWays(graph, folderOf).filter(({ folders: [one, other] }) => {
    const room = roomOf(`${one}/`)
    return room !== null && room === roomOf(`${other}/`)
  })
  return [...bothWays(graph, roomOf), ...inside]
}

export const nameOf = ({ folders }: BothWays): string => folders.join(' ')

function described({ folders: [one, other], there, back }: BothWays): string {
  const fewer = there.length <= back.length ? there : back
  const shown = fewer.slice(0, SHOWN).map((edge) => `\n    ${edge}`)
  const counts = `${String(there.length)} imports one way, ${String(back.length)} the other`
  return `${one} and ${other} import each other (${counts}), as in${shown.join('')}`
}
