import type { GuardTree } from './chart.ts'
import { paramWords } from './words.ts'

/** What tells an edge from the others of its machine. */
export interface EdgeNature {
  /** The id of the state it leaves. */
  readonly source: string
  /** The event, or `after`, `done`, … with the name of what triggers it. */
  readonly label: string
  readonly guard: GuardTree | null
  /** The refusal code, `*` if computed; null: no refusal. */
  readonly refusal: string | null
}

/**
 * The names of the edges of a machine, in their order: `draft:create refused as account.nameTaken`, `pending:approve if
 * isTurnOf`, `onAir:source.failed`. None depends on the place among the candidates for an event, so that one more
 * changes no other's name. Where a state refuses an event twice with one code, the guards are named as well.
 */
export function edgeNames(edges: readonly EdgeNature[]): readonly string[] {
  const names = edges.map((edge) => nameOf(edge, edge.refusal === null))
  const counts = Map.groupBy(names, (name) => name)
  return edges.map((edge, index) => {
    const name = names[index] ?? ''
    return counts.get(name)?.length === 1 ? name : nameOf(edge, true)
  })
}

function nameOf({ source, label, guard, refusal }: EdgeNature, withGuard: boolean): string {
  const condition = guard === null || !withGuard ? '' : ` if ${guardName(guard)}`
  return `${source}:${label}${condition}${refusal === null ? '' : ` refused as ${refusal}`}`
}

/** A guard as the code names it: `isOwner and not (isLate or hasRole(teacher))`. */
function guardName(guard: GuardTree): string {
  switch (guard.kind) {
    case 'atom': {
      const params = paramWords(guard.params)
      return params === '' ? guard.name : `${guard.name}(${params})`
    }
    case 'in':
      return `in ${guard.state}`
    case 'not':
      return `not ${guard.parts.map(bracketed).join('')}`
    case 'and':
    case 'or':
      return guard.parts.map(bracketed).join(` ${guard.kind} `)
  }
}

function bracketed(part: GuardTree): string {
  return part.kind === 'and' || part.kind === 'or' ? `(${guardName(part)})` : guardName(part)
}
