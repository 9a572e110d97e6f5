/** The id of a machine's root state in a chart: its declarations apply in every state. */
export const ROOT = '*'

/** Plain data, which can be written as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type StateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** What triggers an edge: an event, or something internal to the chart. */
export type TriggerKind = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot' | 'completion'

/** A guard as a tree, so that each of its conditions can be named, shown and covered individually. */
export type GuardTree =
  | { readonly kind: 'atom'; readonly name: string; readonly params: Json }
  | { readonly kind: 'in'; readonly state: string }
  | { readonly kind: 'and' | 'or' | 'not'; readonly parts: readonly GuardTree[] }

export interface ChartAction {
  readonly name: string
  readonly params: Json
  readonly words: string
}

export interface ChartInvoke {
  readonly id: string
  readonly src: string
}

/** `ms` is null if the delay is computed from the context. */
export interface ChartDelay {
  readonly name: string
  readonly ms: number | null
}

export interface ChartState {
  readonly id: string
  readonly key: string
  readonly parent: string | null
  readonly type: StateType
  readonly history: 'shallow' | 'deep' | null
  /** The default target: a compound's initial child, or a history state's fallback. */
  readonly initial: readonly string[]
  readonly title: string | null
  readonly who: string | null
  readonly description: string | null
  readonly tags: readonly string[]
  readonly requirements: readonly string[]
  readonly meta: { readonly [key: string]: Json }
  readonly invokes: readonly ChartInvoke[]
  readonly entry: readonly ChartAction[]
  readonly exit: readonly ChartAction[]
}

export interface ChartEdge {
  /** As `edgeNames` names it: by its source, its trigger and its guard or refusal. */
  readonly id: string
  readonly source: string
  readonly kind: TriggerKind
  /** The event's type, or the name of the invoke or delay that triggers the edge; empty for `always`. */
  readonly trigger: string
  /** The event type of this edge at run time; empty for `always`. */
  readonly event: string
  readonly guard: GuardTree | null
  readonly guardWords: string | null
  /** True for an unguarded edge that is the fallback of earlier candidates. */
  readonly otherwise: boolean
  readonly actions: readonly ChartAction[]
  readonly targets: readonly string[]
  /** True if no state is exited: only the actions run. */
  readonly internal: boolean
  readonly reenter: boolean
  /** The refusal code of this edge, `*` if computed; null: no refusal. */
  readonly refusal: string | null
  /** Who sends the edge's event; restricted to those whom the edge admits. */
  readonly senders: readonly string[]
  readonly requirements: readonly string[]
  readonly description: string | null
  readonly delay: ChartDelay | null
}

export interface ChartActor {
  readonly src: string
  /** The id of the machine invoked under this name, or null for a service. */
  readonly machine: string | null
}

export interface ChartMessage {
  readonly event: string
  /** The id of the receiving actor, `#_parent` for the parent machine. */
  readonly to: string
}

/** A statechart as data: the source of all pictures, tables and comparisons. */
export interface Chart {
  readonly name: string
  readonly id: string
  readonly version: string | null
  readonly source: string
  readonly description: string | null
  readonly actors: readonly ChartActor[]
  /** The types of the events it emits. */
  readonly emits: readonly string[]
  /** The messages to its own actors. */
  readonly sends: readonly ChartMessage[]
  readonly delays: readonly ChartDelay[]
  readonly states: readonly ChartState[]
  readonly edges: readonly ChartEdge[]
}

/** The children of a state, in the order of the machine's file. */
export function childrenOf(chart: Chart, id: string): readonly ChartState[] {
  return chart.states.filter((state) => state.parent === id)
}

/** The state with this id. Throws if the chart has none. */
export function stateOf(chart: Chart, id: string): ChartState {
  const found = chart.states.find((state) => state.id === id)
  if (found === undefined) throw new Error(`${chart.name} has no state "${id}"`)
  return found
}

/** True if `id` is `ancestor` or one of its descendants. */
export function isWithin(id: string, ancestor: string): boolean {
  return ancestor === ROOT || id === ancestor || id.startsWith(`${ancestor}.`)
}

/** Whether a file, by its path from the root, is a lifecycle's. */
export const isLifecycle = (source: string): boolean => source.endsWith('.lifecycle.ts')
