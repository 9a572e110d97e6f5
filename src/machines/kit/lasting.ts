import { getStateNodes, type AnyStateMachine, type AnyStateNode, type EventObject, type StateValue } from 'xstate'

type Edge = NonNullable<AnyStateNode['always']>[number]

/** A state with those that are entered together with it. */
function enteredWith(node: AnyStateNode): readonly AnyStateNode[] {
  const inner = node.type === 'compound' ? node.initial.target : Object.values(node.states)
  return [node, ...inner.flatMap(enteredWith)]
}

/** A state with those around it, whose edges are its own too. */
const within = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...within(node.parent)]

const edgesOf = (node: AnyStateNode): readonly Edge[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

const isRefusal = ({ actions }: Edge): boolean =>
  actions.some((action) => typeof action === 'object' && action.type === 'refuse')

/** An edge without target and actions only says that nothing happens. */
const isAccepting = (edge: Edge): boolean => !isRefusal(edge) && (edge.target !== undefined || edge.actions.length > 0)

/**
 * Whether a record's state or one that can follow it accepts an event. Guards are left out, since what they ask can
 * still change: a window opens, a place becomes free, a turn comes.
 */
export function mayApply(
  lifecycle: AnyStateMachine,
  { value }: { readonly value: StateValue },
  { type }: EventObject,
): boolean {
  const seen = new Set<AnyStateNode>()
  const open = getStateNodes(lifecycle.root, value).flatMap(within)
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    if (node.transitions.get(type)?.some(isAccepting)) return true
    for (const { target = [] } of edgesOf(node)) open.push(...target.flatMap(enteredWith).flatMap(within))
  }
  return false
}
