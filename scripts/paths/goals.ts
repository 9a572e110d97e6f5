import type { AnyStateMachine } from 'xstate'

import type { GuardTree } from '../statecharts/chart.ts'
import { guardTree } from '../statecharts/guard-tree.ts'
import { edgeSources } from '../statecharts/model.ts'
import { guardInWords } from '../statecharts/words.ts'
import { atomsOf, verdict, type Sighting } from './probe.ts'

/**
 * The coverage goals of a machine: every edge taken, every guard refusing, every condition of a compound guard deciding
 * alone, for and against (MC/DC), and every history restoring a non-default state.
 */
export interface Goal {
  readonly id: string
  readonly edge: string
  readonly kind: 'taken' | 'refused' | 'part' | 'restored'
}

/** All goals of a machine, in the order of its edges. */
export function goalsOf(machine: AnyStateMachine): readonly Goal[] {
  return edgeSources(machine).flatMap(({ id, definition }): readonly Goal[] => {
    const guard = guardTree(definition.guard)
    const restores = (definition.target ?? []).some((target) => target.type === 'history')
    return [
      { id: `${id} taken`, edge: id, kind: 'taken' },
      ...(restores ? [{ id: `${id} restoring`, edge: id, kind: 'restored' } as const] : []),
      ...(guard === null ? [] : [{ id: `${id} refused`, edge: id, kind: 'refused' } as const]),
      ...partGoals(id, guard).map((part) => ({ id: part, edge: id, kind: 'part' }) as const),
    ]
  })
}

/** The goals of the conditions of a guard; none for a guard of one condition. */
export function partGoals(edge: string, guard: GuardTree | null): readonly string[] {
  const atoms = guard === null ? [] : atomsOf(guard)
  if (guard === null || atoms.length < 2) return []
  return atoms.flatMap((_, part) => [partGoal(edge, guard, part, true), partGoal(edge, guard, part, false)])
}

/** The goals reached by one step. `guards` are the guards of the machine's edges. */
export function goalsReached(seen: readonly Sighting[], guards: ReadonlyMap<string, GuardTree>): readonly string[] {
  return seen.flatMap((sighting) => {
    if (sighting.kind === 'passed') return []
    if (sighting.kind === 'taken')
      return [`${sighting.edge} taken`, ...(sighting.restored ? [`${sighting.edge} restoring`] : [])]
    const guard = guards.get(sighting.edge)
    const refused = sighting.passed ? [] : [`${sighting.edge} refused`]
    return guard === undefined || sighting.parts.length < 2 ? refused : [...refused, ...decidingParts(sighting, guard)]
  })
}

/** The guards of a machine, by edge id. */
export function guardsOf(machine: AnyStateMachine): ReadonlyMap<string, GuardTree> {
  const guards = new Map<string, GuardTree>()
  for (const { id, definition } of edgeSources(machine)) {
    const guard = guardTree(definition.guard)
    if (guard !== null) guards.set(id, guard)
  }
  return guards
}

function decidingParts({ edge, parts }: Extract<Sighting, { kind: 'asked' }>, guard: GuardTree): readonly string[] {
  const whole = verdict(guard, parts)
  return parts.flatMap((said, part) => {
    if (said === null) return []
    const otherwise = verdict(guard, parts.with(part, !said))
    return otherwise === whole ? [] : [partGoal(edge, guard, part, said)]
  })
}

const asked = /^(?:taken|refused|restoring|(?:against )?by ".*")$/

/** Whether a goal is one of the edge's. The name of an edge may begin with that of another. */
export function isGoalOf(edge: string, goal: string): boolean {
  return goal.startsWith(`${edge} `) && asked.test(goal.slice(edge.length + 1))
}

function partGoal(edge: string, guard: GuardTree, part: number, said: boolean): string {
  const atom = atomsOf(guard)[part]
  return `${edge} ${said ? 'by' : 'against by'} "${atom === undefined ? part : guardInWords(atom)}"`
}
