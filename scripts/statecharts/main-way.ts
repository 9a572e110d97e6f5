import { withoutPeople } from '../paths/senders.ts'
import { kindOf } from './actors.ts'
import { ROOT, childrenOf, isWithin, stateOf, type Chart, type ChartEdge, type ChartState } from './chart.ts'

/** The normal course of a machine: the states from its beginning to its goal, and the edges between them. */
export interface MainWay {
  readonly states: readonly string[]
  readonly edges: ReadonlySet<string>
}

interface Step {
  readonly edge: ChartEdge
  readonly from: string
  readonly to: string
  readonly cost: number
}

interface Way {
  readonly states: readonly string[]
  readonly edges: readonly ChartEdge[]
  readonly cost: number
}

/** Tags of states that a lifecycle is meant to lead to. */
const goalTags = ['granted', 'attended', 'passed', 'completed', 'recorded', 'readable']
/** Tag of states off the intended path, as for the journey of a record. */
const ASIDE = 'aside'

/**
 * The main way of a machine: from where it begins, each time by what whoever is expected to act does first, to the
 * first state tagged as what is meant; without one to its end, or as far as it goes.
 */
export function mainWay(chart: Chart): MainWay {
  const start = restOf(chart, ROOT)
  const steps = stepsOf(chart)
  const goals = chart.states
    .filter(({ id }) => id !== ROOT && restOf(chart, id) === id)
    .filter((state) => !isAside(state))
  const tagged = goals.filter(({ id }) => tagsOf(chart, id).some((tag) => goalTags.includes(tag)))
  const reached = waysFrom(
    start,
    steps.filter(({ from }) => !tagged.some(({ id }) => id === from)),
  )
  const entered = (id: string): boolean => steps.some(({ to, edge }) => to === id && !edge.senders.includes('clock'))
  const isFinal = ({ type }: ChartState): boolean => type === 'final'
  const waysTo = (some: readonly ChartState[]): readonly Way[] => some.flatMap(({ id }) => reached.get(id) ?? [])
  const wanted =
    [
      waysTo(tagged),
      waysTo(goals.filter(isFinal)).filter(({ states }) => states.length > 2),
      waysTo(goals.filter(({ id, who }) => who === 'nobody' && entered(id))),
    ].find((ways) => ways.length > 0) ?? waysTo(goals.filter((state) => !isFinal(state)))
  const meant = tagged.length > 0 ? wanted[0] : farthest(wanted)
  return { states: meant?.states ?? [start], edges: new Set(meant?.edges.map(({ id }) => id)) }
}

/** Whether a state is off the intended path. */
export function isAside({ tags }: ChartState): boolean {
  return tags.includes(ASIDE)
}

/** The cheapest way to every state that can be reached without those aside. */
function waysFrom(start: string, steps: readonly Step[]): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>([[start, { states: [start], edges: [], cost: 0 }]])
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const { edge, from, to, cost } of steps) {
      const before = ways.get(from)
      if (before === undefined || before.states.includes(to)) continue
      const way = { states: [...before.states, to], edges: [...before.edges, edge], cost: before.cost + cost }
      if (way.cost >= (ways.get(to)?.cost ?? Infinity)) continue
      ways.set(to, way)
      isSettled = false
    }
  }
  return ways
}

/** The longest way; of those alike the cheapest. */
function farthest(ways: readonly Way[]): Way | undefined {
  return ways.toSorted((a, b) => b.states.length - a.states.length || a.cost - b.cost)[0]
}

/** Every way from one state in which the machine rests to another, except by a failure. */
function stepsOf(chart: Chart): readonly Step[] {
  const rests = [...new Set(chart.states.map(({ id }) => restOf(chart, id)))]
  return chart.edges
    .filter((edge) => edge.refusal === null && !edge.internal && edge.kind !== 'error')
    .flatMap((edge) =>
      edge.targets.flatMap((target) => {
        const to = restOf(chart, target)
        if (isAside(stateOf(chart, to))) return []
        const sources = rests.filter((rest) => isWithin(rest, edge.source) || isWithin(edge.source, rest))
        return sources.filter((from) => from !== to).map((from) => ({ edge, from, to, cost: costOf(chart, edge) }))
      }),
    )
}

/**
 * What is done first costs least: the first candidate, of the clock the last (it judges by the latest time first), by
 * whoever is expected to act; what bears a remark is an exception. A little less for each step, so that of two ways
 * alike the longer is taken.
 */
function costOf(chart: Chart, edge: ChartEdge): number {
  const candidates = chart.edges.filter(
    ({ source, event, refusal }) => source === edge.source && event === edge.event && refusal === null,
  )
  const index = candidates.indexOf(edge)
  const isTimed = edge.senders.includes('clock')
  const order = isTimed ? candidates.length - 1 - index : index
  return (
    99 +
    100 * order +
    (edge.description === null ? 0 : 100) +
    unaskedCost(stateOf(chart, edge.source).who, edge.senders)
  )
}

/** What is done by others than whoever is expected to act. */
function unaskedCost(who: string | null, senders: readonly string[]): number {
  if (who === null || senders.length === 0 || senders.includes(who)) return 0
  if (senders.every((sender) => withoutPeople.includes(sender))) return 150
  return kindOf(who) === 'staff' && senders.some((sender) => kindOf(sender) === 'staff') ? 0 : 50
}

/** The state in which an entered state comes to rest: its initial child; a parallel state is one. */
function restOf(chart: Chart, id: string): string {
  const path = id === ROOT ? [] : id.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'))
  const parallel = [ROOT, ...path].find((step) => stateOf(chart, step).type === 'parallel')
  if (parallel !== undefined) return parallel
  const state = stateOf(chart, id)
  if (state.type === 'history') return restOf(chart, state.initial[0] ?? state.parent ?? ROOT)
  const first = state.initial[0] ?? childrenOf(chart, id)[0]?.id
  return first === undefined ? id : restOf(chart, first)
}

function tagsOf(chart: Chart, id: string): readonly string[] {
  const { tags, parent } = stateOf(chart, id)
  return parent === null ? tags : [...tags, ...tagsOf(chart, parent)]
}
