import { createHash } from 'node:crypto'
import type { EventObject } from 'xstate'

import type { Arc, Start } from './docket.ts'
import { explore, type Exploration } from './explore.ts'
import { goalsOf, type Goal } from './goals.ts'
import { allNodes, pathOf } from '../statecharts/model.ts'
import type { AnyPathModel } from './model.ts'

export interface PathStep {
  readonly event: EventObject
  /** The expected situation after the step, as `situating` writes it. */
  readonly to: string
  readonly effects: readonly string[]
  readonly goals: readonly string[]
}

/** A walk from one of the model's inputs. Its id is a hash of its events and so stays stable. */
export interface Path {
  readonly id: string
  readonly input: unknown
  readonly start: { readonly to: string; readonly effects: readonly string[]; readonly goals: readonly string[] }
  readonly steps: readonly PathStep[]
}

export interface Cover {
  readonly paths: readonly Path[]
  readonly goals: readonly Goal[]
  readonly reached: ReadonlySet<string>
  /** Goals without a path and without an exception of the model. */
  readonly missing: readonly Goal[]
  /** Exceptions of the model that are unknown or reached after all. */
  readonly unfounded: readonly string[]
  readonly situations: number
  readonly exploration: Exploration
  /** States in which no situation is. */
  readonly unvisited: readonly string[]
  /** Explored steps that the model finds wrong, each as the last of a path. */
  readonly misjudged: readonly { readonly path: Path; readonly error: unknown }[]
}

export interface CoverOptions {
  /** Also requires every pair of consecutive edges. */
  readonly pairs?: boolean
  /** From this length on a path ends at its next goal. */
  readonly longest?: number
}

/**
 * A small set of paths that reaches every goal of the model's machine: always on to the nearest goal not reached yet.
 */
export function coveringPaths(
  model: AnyPathModel,
  { pairs: isPaired = false, longest = 16 }: CoverOptions = {},
): Cover {
  const exploration = explore(model, isPaired ? 'all' : 'enough')
  const wanted = wantedGoals(exploration, isPaired)
  const open = new Set(wanted)
  const paths: Path[] = []
  for (;;) {
    const path = walkOn(exploration, open, isPaired, longest)
    if (path === null) break
    paths.push(path)
  }
  const goals = goalsOf(model.machine)
  const reached = new Set([...wanted].filter((goal) => !open.has(goal)))
  const named = new Set(goals.map((goal) => goal.id))
  return {
    paths,
    goals,
    reached,
    missing: goals.filter((goal) => !reached.has(goal.id) && !(goal.id in model.exceptions)),
    unfounded: Object.keys(model.exceptions).filter((id) => !named.has(id) || reached.has(id)),
    situations: exploration.situations.size,
    exploration,
    unvisited: unvisitedIn(model, exploration),
    misjudged: exploration.misjudged.map(({ start, steps, error }) => ({ path: pathAlong(start, steps), error })),
  }
}

function unvisitedIn({ machine }: AnyPathModel, { situations }: Exploration): readonly string[] {
  const seen = new Set(situations.values().flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)))
  return allNodes(machine.root)
    .filter(({ id, type, always }) => type !== 'history' && always === undefined && !seen.has(id))
    .map(pathOf)
}

/** All goals of the steps; with pairs, also every edge after each of its possible predecessors. */
function wantedGoals({ starts, situations }: Exploration, isPaired: boolean): ReadonlySet<string> {
  const wanted = new Set(starts.flatMap((start) => start.goals))
  const before = new Map<string, Set<string>>()
  for (const { arcs } of situations.values()) {
    for (const arc of arcs) {
      for (const goal of arc.goals) wanted.add(goal)
      const coming = before.get(arc.to) ?? new Set()
      before.set(arc.to, coming.add(takenBy(arc)))
    }
  }
  if (!isPaired) return wanted
  for (const { key, arcs } of situations.values()) {
    for (const arc of arcs)
      for (const earlier of before.get(key) ?? []) for (const goal of pairs(earlier, arc)) wanted.add(goal)
  }
  return wanted
}

/** One path: from the start nearest to an uncovered goal, on from goal to goal while one is reachable. */
function walkOn(
  { starts, situations }: Exploration,
  open: Set<string>,
  isPaired: boolean,
  longest: number,
): Path | null {
  const ways = starts.map((start) => {
    const fresh = start.goals.some((goal) => open.has(goal))
    return { start, legs: fresh ? [] : nearest(situations, start.to, '', open, isPaired) }
  })
  const first = ways.filter((way) => way.legs !== null).sort((a, b) => (a.legs?.length ?? 0) - (b.legs?.length ?? 0))[0]
  if (first === undefined) return null
  const steps: PathStep[] = []
  for (const goal of first.start.goals) open.delete(goal)
  let at = first.start.to
  let last = ''
  let legs = first.legs
  while (legs !== null) {
    for (const arc of legs) {
      const goals = [...arc.goals, ...(isPaired ? pairs(last, arc) : [])]
      for (const goal of goals) open.delete(goal)
      steps.push({ event: arc.event, to: arc.to, effects: arc.effects, goals: arc.goals })
      at = arc.to
      last = takenBy(arc)
    }
    legs = steps.length >= longest ? null : nearest(situations, at, last, open, isPaired)
  }
  return pathAlong(first.start, steps)
}

function pathAlong({ input, to, effects, goals }: Start, steps: readonly PathStep[]): Path {
  const id = createHash('sha256')
    .update(JSON.stringify([input ?? null, steps.map((step) => step.event)]))
    .digest('hex')
    .slice(0, 8)
  return { id, input, start: { to, effects, goals }, steps }
}

/**
 * The shortest way to an open goal, null when there is none. Among equally short ones the way that ends at more of
 * them.
 */
function nearest(
  situations: Exploration['situations'],
  from: string,
  lastEdge: string,
  open: ReadonlySet<string>,
  isPaired: boolean,
): readonly Arc[] | null {
  if (open.size === 0) return null
  type Place = { readonly at: string; readonly last: string; readonly arc: Arc | null; readonly before: Place | null }
  const been = new Set<string>()
  const wayTo = ({ arc, before }: Place): readonly Arc[] =>
    arc === null || before === null ? [] : [...wayTo(before), arc]
  let places: readonly Place[] = [{ at: from, last: lastEdge, arc: null, before: null }]
  while (places.length > 0) {
    let best: Place | null = null
    let most = 0
    const next: Place[] = []
    for (const before of places) {
      for (const arc of situations.get(before.at)?.arcs ?? []) {
        const goals = isPaired ? [...arc.goals, ...pairs(before.last, arc)] : arc.goals
        const gain = goals.filter((goal) => open.has(goal)).length
        const last = isPaired ? takenBy(arc) : ''
        const mark = isPaired ? `${last}|${arc.to}` : arc.to
        if (gain <= most && been.has(mark)) continue
        const place: Place = { at: arc.to, last, arc, before }
        if (gain > most) [best, most] = [place, gain]
        if (been.has(mark)) continue
        been.add(mark)
        next.push(place)
      }
    }
    if (best !== null) return wayTo(best)
    places = next
  }
  return null
}

function takenBy(arc: Pick<Arc, 'goals'>): string {
  return arc.goals.filter((goal) => goal.endsWith(' taken')).join(' + ')
}

function pairs(earlier: string, arc: Arc): readonly string[] {
  const later = takenBy(arc)
  return earlier === '' || later === '' ? [] : [`${earlier} then ${later}`]
}
