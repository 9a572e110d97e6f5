import { ROOT, childrenOf, isWithin, stateOf, type Chart, type ChartEdge } from '../../chart.ts'

/** Where a chart stands: active states, and what history states have kept. */
export interface Standing {
  readonly active: readonly string[]
  readonly kept: Readonly<Record<string, readonly string[]>>
}

export interface Moved {
  readonly standing: Standing
  /** The edges taken, those that followed by themselves among them. */
  readonly taken: readonly string[]
}

/** Steps through a chart by its own rules; guards are answered by whoever chooses the edge. */
export function startOf(chart: Chart): Moved {
  return settled(chart, { standing: { active: entered(chart, [ROOT], {}), kept: {} }, taken: [] })
}

/** The edges that can be chosen now, of inner states first. Those that go by themselves come alone. */
export function openEdges(chart: Chart, { active }: Standing): readonly ChartEdge[] {
  const waiting = [...active].reverse().flatMap((id) => chart.edges.filter((edge) => edge.source === id))
  const own = waiting.filter((edge) => isOwn(chart, edge, active))
  // Where each of them has a condition, the machine may also stay and wait for what else can happen.
  if (own.some((edge) => edge.guard === null)) return own
  return [...own, ...waiting.filter((edge) => edge.kind !== 'always' && edge.kind !== 'completion')]
}

/** Takes an edge, and with it those that other parts of a parallel state have for the same event without asking. */
export function take(chart: Chart, standing: Standing, edge: ChartEdge): Moved {
  const beside = openEdges(chart, standing).filter(
    (other) =>
      other.event === edge.event &&
      other.kind === edge.kind &&
      other.guard === null &&
      !other.otherwise &&
      areApart(other.source, edge.source),
  )
  let now = moved(chart, standing, edge)
  for (const other of beside) if (now.active.includes(other.source)) now = moved(chart, now, other)
  return settled(chart, { standing: now, taken: [edge.id, ...beside.map((other) => other.id)] })
}

function settled(chart: Chart, from: Moved): Moved {
  let { standing, taken } = from
  for (let steps = 0; steps < 50; steps += 1) {
    const own = openEdges(chart, standing).filter((edge) => isOwn(chart, edge, standing.active))
    const next = own[0]
    if (next === undefined || next.guard !== null) break
    standing = moved(chart, standing, next)
    taken = [...taken, next.id]
  }
  return { standing, taken }
}

function isOwn(chart: Chart, edge: ChartEdge, active: readonly string[]): boolean {
  return edge.kind === 'always' || (edge.kind === 'completion' && isComplete(chart, edge.source, active))
}

function isComplete(chart: Chart, id: string, active: readonly string[]): boolean {
  const inside = childrenOf(chart, id).filter((child) => active.includes(child.id))
  const { type } = stateOf(chart, id)
  if (type === 'parallel') return inside.every((child) => isComplete(chart, child.id, active))
  return type === 'final' || inside.some((child) => child.type === 'final')
}

function moved(chart: Chart, { active, kept }: Standing, edge: ChartEdge): Standing {
  if (edge.internal) return { active, kept }
  const domain = domainOf(edge)
  const left = active.filter((id) => id !== domain && isWithin(id, domain))
  const leaving = edge.reenter && domain === edge.source ? [...left, domain] : left
  const past = { ...kept }
  for (const state of chart.states) {
    if (state.type !== 'history' || state.parent === null || !leaving.includes(state.parent)) continue
    const below = leaving.filter((id) => id !== state.parent && isWithin(id, state.parent ?? ROOT))
    past[state.id] =
      state.history === 'deep'
        ? below.filter((id) => childrenOf(chart, id).length === 0)
        : below.filter((id) => stateOf(chart, id).parent === state.parent)
  }
  const stay = active.filter((id) => !left.includes(id))
  const more = edge.targets.flatMap((target) => pathDown(domain, target))
  return { active: entered(chart, [...stay, ...more], past), kept: past }
}

/** The innermost state that is not left: the source itself when its edge leads inside, else what holds source and targets. */
function domainOf({ source, targets, reenter }: ChartEdge): string {
  if (!reenter && targets.every((target) => isWithin(target, source))) return source
  const parents = source === ROOT ? [ROOT] : [ROOT, ...pathDown(ROOT, source).slice(0, -1)]
  return parents.findLast((parent) => targets.every((target) => target !== parent && isWithin(target, parent))) ?? ROOT
}

/** The states from below `above` down to `id`. */
function pathDown(above: string, id: string): readonly string[] {
  if (id === above || id === ROOT) return []
  const parts = id.split('.')
  const from = above === ROOT ? 0 : above.split('.').length
  return parts.slice(from).map((_, index) => parts.slice(0, from + index + 1).join('.'))
}

/** The states with all that entering them brings: histories resolved, beginnings and parallel parts followed. */
function entered(chart: Chart, ids: readonly string[], kept: Standing['kept']): readonly string[] {
  const active = new Set<string>()
  const enter = (id: string): void => {
    const state = stateOf(chart, id)
    if (state.type !== 'history') return void active.add(id)
    const back = kept[id] ?? (state.initial.length > 0 ? state.initial : [])
    for (const target of back) for (const step of pathDown(state.parent ?? ROOT, target)) active.add(step)
  }
  ids.forEach(enter)
  for (let before = -1; before < active.size;) {
    before = active.size
    for (const id of [...active]) {
      const state = stateOf(chart, id)
      const children = childrenOf(chart, id).filter((child) => child.type !== 'history')
      if (state.type === 'parallel') for (const child of children) active.add(child.id)
      else if (!children.some((child) => active.has(child.id))) for (const first of state.initial) active.add(first)
    }
  }
  return chart.states.map((state) => state.id).filter((id) => active.has(id))
}

function areApart(a: string, b: string): boolean {
  return !isWithin(a, b) && !isWithin(b, a)
}
