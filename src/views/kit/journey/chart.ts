import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

type Nodes = readonly AnyStateNode[]

/** Tag of states off the intended path, such as refused or withdrawn. */
const ASIDE = 'aside'

/** A statechart as a graph of steps: a step is a state without parallel siblings, so a parallel state is one step. */
export interface Chart {
  readonly at: (value: StateValue) => AnyStateNode
  /** Successor steps, in the order of the statechart. */
  readonly from: (step: AnyStateNode) => Nodes
  /** The intended path from a step to the end. */
  readonly wayFrom: (step: AnyStateNode) => Nodes
  /** The intended path to a step, without the step itself; for records without a log. */
  readonly wayTo: (step: AnyStateNode) => Nodes
}

export const keyOf = (node: AnyStateNode): string => node.path.join('.')

export function chartOf(machine: AnyStateMachine): Chart {
  const start = restsIn(machine.root)[0] ?? machine.root
  const isForward = forwardEdges(start)

  const onward = (step: AnyStateNode): Nodes => successors(step).filter(({ tags }) => !tags.includes(ASIDE))
  const forward = (step: AnyStateNode): Nodes => onward(step).filter((next) => isForward(step, next))

  /** The step and the best path from it that avoids another step. */
  const wayAvoiding = (avoided: AnyStateNode) => {
    const known = new Map<AnyStateNode, Nodes>()
    const way = (step: AnyStateNode): Nodes => {
      const found = known.get(step) ?? [
        step,
        ...best(
          forward(step)
            .filter((next) => next !== avoided)
            .map(way),
        ),
      ]
      known.set(step, found)
      return found
    }
    return way
  }
  const wayFrom = (step: AnyStateNode): Nodes => {
    const ahead = forward(step)
    // After being sent back, the intended path goes forward again.
    return best((ahead.length > 0 ? ahead : onward(step)).map(wayAvoiding(step)))
  }
  return {
    at: (value) => nodeAt(machine.root, value),
    from: successors,
    wayFrom,
    wayTo: (step) => {
      const meant = [start, ...wayFrom(start)]
      return meant.includes(step) ? meant.slice(0, meant.indexOf(step)) : shortestWay(start, step)
    },
  }
}

/** Prefers paths that end in a final state, then longer ones, then the one declared first. */
const best = (ways: readonly Nodes[]): Nodes =>
  ways.reduce((chosen, way) => {
    const [ends, chosenEnds] = [way, chosen].map((nodes) => nodes.at(-1)?.type === 'final')
    return ends === chosenEnds ? (way.length > chosen.length ? way : chosen) : ends ? way : chosen
  }, [])

function nodeAt(root: AnyStateNode, value: StateValue): AnyStateNode {
  const [key = '', below] = typeof value === 'string' ? [value] : (Object.entries(value)[0] ?? [])
  const node = root.states[key]
  if (node === undefined) throw new Error(`${root.id} has no state ${key}`)
  return below === undefined || node.type === 'parallel' ? node : nodeAt(node, below)
}

const ancestors = (node: AnyStateNode): Nodes =>
  node.parent === undefined ? [] : [node.parent, ...ancestors(node.parent)]
const descendants = (node: AnyStateNode): Nodes =>
  Object.values(node.states).flatMap((child) => [child, ...descendants(child)])
const doneEvent = (node: AnyStateNode): string => `xstate.done.state.${node.id}`
const targetsOf = (transitions: AnyStateNode['always']): Nodes =>
  (transitions ?? []).flatMap(({ target }) => target ?? [])

/** The steps in which a transition into a state settles. */
function restsIn(node: AnyStateNode, passed: Nodes = []): Nodes {
  if (passed.includes(node)) return []
  const on = (nodes: Nodes): Nodes => nodes.flatMap((next) => restsIn(next, [...passed, node]))
  const parallel = [node, ...ancestors(node)].findLast(({ type }) => type === 'parallel')
  if (parallel !== undefined) return [parallel]
  if (node.type === 'history') return on(node.parent === undefined ? [] : [node.parent])
  if (node.type === 'compound') return on(node.initial.target)
  if (node.type === 'final' && node.parent !== undefined) {
    const whenDone = targetsOf(node.parent.transitions.get(doneEvent(node.parent)))
    if (whenDone.length > 0) return on(whenDone)
  }
  // A state whose last `always` transition has no guard is transient.
  if (node.always !== undefined && node.always.at(-1)?.guard === undefined) return on(targetsOf(node.always))
  return [node]
}

function successors(step: AnyStateNode): Nodes {
  const inside = step.type === 'parallel' ? descendants(step) : []
  const targets = [step, ...inside, ...ancestors(step)].flatMap((node) => {
    const events = [...node.transitions].filter(([event]) => event !== doneEvent(node) || node === step)
    return targetsOf([...(node.always ?? []), ...events.flatMap(([, transitions]) => transitions)])
  })
  return [...new Set(targets.flatMap((target) => restsIn(target)))].filter((node) => node !== step)
}

/** Whether an edge leads forward, rather than back to a predecessor. */
function forwardEdges(start: AnyStateNode): (from: AnyStateNode, to: AnyStateNode) => boolean {
  const back = new Map<AnyStateNode, Set<AnyStateNode>>()
  const finished = new Set<AnyStateNode>()
  const walk = (step: AnyStateNode, passed: Nodes): void => {
    const leadHere = [...passed, step]
    for (const next of successors(step)) {
      if (leadHere.includes(next)) back.set(step, (back.get(step) ?? new Set()).add(next))
      else if (!finished.has(next)) walk(next, leadHere)
    }
    finished.add(step)
  }
  walk(start, [])
  return (from, to) => back.get(from)?.has(to) !== true
}

function shortestWay(start: AnyStateNode, goal: AnyStateNode): Nodes {
  const ways: Nodes[] = [[start]]
  const seen = new Set([start])
  // The loop appends to the list that it iterates.
  for (const way of ways) {
    const last = way.at(-1) ?? start
    if (last === goal) return way.slice(0, -1)
    for (const next of successors(last)) {
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return []
}
