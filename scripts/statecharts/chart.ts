/** The id of a machine's root state in a chart: what is declared there holds in every state. */
export const ROOT = '*'

/** Plain data as it is written into a chart's JSON file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type StateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** What makes an edge go: an event, or something that the chart itself brings about. */
export type TriggerKind = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot' | 'completion'

/** A guard as a tree, so that every part of it can be named, shown and covered by itself. */
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

/** `ms` is null when the delay is worked out from the context. */
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
  /** Where entering this state leads: a compound's first child, or what a history state falls back to. */
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
  /** `source:trigger:n`, n counting the candidates of one trigger in the order in which they are tried. */
  readonly id: string
  readonly source: string
  readonly kind: TriggerKind
  /** The event's type, or the name of the invoke or delay that brings the edge about; empty for `always`. */
  readonly trigger: string
  /** The event type that the running machine knows this edge by; empty for `always`. */
  readonly event: string
  readonly guard: GuardTree | null
  readonly guardWords: string | null
  /** True for an edge without a guard that is taken when no candidate before it was. */
  readonly otherwise: boolean
  readonly actions: readonly ChartAction[]
  readonly targets: readonly string[]
  /** True when no state is left: the actions run, and that is all. */
  readonly internal: boolean
  readonly reenter: boolean
  /** The code of the refusal that this edge is, `*` when it is worked out, or null. */
  readonly refusal: string | null
  /** Who sends what this edge waits for; of several for one event, only those whom the edge lets through. */
  readonly senders: readonly string[]
  readonly requirements: readonly string[]
  readonly description: string | null
  readonly delay: ChartDelay | null
}

export interface ChartActor {
  readonly src: string
  /** The id of the machine that is started under this name, or null for a service. */
  readonly machine: string | null
}

export interface ChartMessage {
  readonly event: string
  /** The id under which the receiver was started, `#_parent` for whoever started the machine. */
  readonly to: string
}

/** One statechart as data: the source of every picture, table and comparison. */
export interface Chart {
  readonly name: string
  readonly id: string
  readonly version: string | null
  readonly source: string
  readonly description: string | null
  readonly actors: readonly ChartActor[]
  /** The types of the events that it tells whoever listens. */
  readonly emits: readonly string[]
  /** What it sends to actors of its own. */
  readonly sends: readonly ChartMessage[]
  readonly delays: readonly ChartDelay[]
  readonly states: readonly ChartState[]
  readonly edges: readonly ChartEdge[]
}

/** The children of a state, in the order of the machine's file. */
export function childrenOf(chart: Chart, id: string): readonly ChartState[] {
  return chart.states.filter((state) => state.parent === id)
}

/** The state with this id. Throws when the chart has none. */
export function stateOf(chart: Chart, id: string): ChartState {
  const found = chart.states.find((state) => state.id === id)
  if (found === undefined) throw new Error(`${chart.name} has no state "${id}"`)
  return found
}

/** True when `id` is `ancestor` or lies inside it. */
export function isWithin(id: string, ancestor: string): boolean {
  return ancestor === ROOT || id === ancestor || id.startsWith(`${ancestor}.`)
}

/** Whether a file, by its path from the root, is a lifecycle's. */
export const isLifecycle = (source: string): boolean => source.endsWith('.lifecycle.ts')
