import { folderOf, roomOf } from '../lint/rooms.ts'
import { type BothWays, bothWays } from './both-ways.ts'
import { circles, wayRound } from './circles.ts'
import type { Edge, Graph } from './graph.ts'

const SHOWN = 3

/** Whatever is left of an import when the code runs. */
const isCode = ({ kind }: Edge): boolean => kind !== 'type'

/** What is wrong with the imports of the project, one text a fault: circles, and folders that import each other. */
export const faultsOf = (graph: Graph): readonly string[] => [
  ...circles(graph, isCode).map((group) => `A circle of imports: ${wayRound(graph, group, isCode).join(' → ')}`),
  ...pairsOf(graph).map(described),
]

/** Rooms that import each other, and folders within one room that do. */
function pairsOf(graph: Graph): readonly BothWays[] {
  const inside = bothWays(graph, folderOf).filter(({ folders: [one, other] }) => {
    const room = roomOf(`${one}/`)
    return room !== null && room === roomOf(`${other}/`)
  })
  return [...bothWays(graph, roomOf), ...inside]
}

function described({ folders: [one, other], there, back }: BothWays): string {
  const fewer = there.length <= back.length ? there : back
  const shown = fewer.slice(0, SHOWN).map((edge) => `\n    ${edge}`)
  const counts = `${String(there.length)} imports one way, ${String(back.length)} the other`
  return `${one} and ${other} import each other (${counts}), as in${shown.join('')}`
}
