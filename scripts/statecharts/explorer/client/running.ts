import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateNode, type EventObject } from 'xstate'

import { eventsFor } from '../../../paths/events.ts'
import type { AnyPathModel } from '../../../paths/model.ts'
import { probe } from '../../../paths/probe.ts'
import { kindOf } from '../../actors.ts'
import { ROOT, stateOf, type Chart } from '../../chart.ts'
import { pathOf } from '../../model.ts'

/** The machine's response to an event: allowed, refused with a code, or not accepted now. */
export interface Answer {
  readonly kind: 'allowed' | 'refused' | 'nothing'
  readonly snapshot: AnyMachineSnapshot
  /** The edges taken, including eventless follow-ups. */
  readonly edges: readonly string[]
  /** The refusal code; null: no refusal, or the code depends on the event. */
  readonly code: string | null
}

/** An accepted event, with sample payloads. */
export interface Waiting {
  readonly type: string
  readonly samples: readonly EventObject[]
}

/** The portal's real machine without its services: their answers are ordinary events. */
export interface Running {
  readonly inputs: readonly unknown[]
  readonly start: (input: unknown) => Answer
  readonly ask: (snapshot: AnyMachineSnapshot, event: EventObject) => Answer
  readonly waiting: (snapshot: AnyMachineSnapshot) => readonly Waiting[]
}

/** Runs a model's machine purely: no actors are started, and every step can be undone. */
export function runningOf(model: AnyPathModel, chart: Chart): Running {
  const { machine, reset, seen } = probe(model.machine)
  const answered = (step: () => readonly [AnyMachineSnapshot, readonly unknown[]]): Answer => {
    reset()
    const [snapshot, actions] = step()
    const edges = [...new Set(seen().flatMap((one) => (one.kind === 'taken' ? [one.edge] : [])))]
    const refusal = chart.edges.find(({ id, refusal: code }) => code !== null && edges.includes(id))?.refusal ?? null
    const kind = refusal !== null ? 'refused' : edges.length > 0 ? 'allowed' : 'nothing'
    return { kind, snapshot, edges, code: refusal === '*' ? codeIn(actions) : refusal }
  }
  return {
    inputs: model.inputs,
    start: (input) => answered(() => initialTransition(machine, input)),
    ask: (snapshot, event) => answered(() => transition(machine, snapshot, event)),
    waiting: (snapshot) => {
      const events = eventsFor(snapshot, model)
      const types = [...new Set(events.map(({ type }) => type))]
      return types.map((type) => ({ type, samples: events.filter((event) => event.type === type) }))
    },
  }
}

/** The active states of a snapshot by chart id, without the root. */
export function standingIn(snapshot: AnyMachineSnapshot): readonly string[] {
  return (snapshot._nodes as readonly AnyStateNode[]).filter(({ parent }) => parent !== undefined).map(pathOf)
}

/** The states without an active descendant. */
export function innermost(states: readonly string[]): readonly string[] {
  return states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
}

/**
 * Who is expected to send an event now: whoever is expected to act in the state, if the event is theirs, else whoever
 * else it is open to, else who meets its refusals. Null for what nobody sends.
 */
export function expectedSender(chart: Chart, active: readonly string[], type: string): string | null {
  const edges = chart.edges.filter(
    ({ event, source }) => event === type && (source === ROOT || active.includes(source)),
  )
  const open = edges.filter(({ refusal }) => refusal === null)
  const senders = [...open, ...edges].flatMap((edge) => edge.senders)
  const acting = innermost(active).map((id) => actingIn(chart, id))
  const kinds = acting.map((who) => (who === null ? null : kindOf(who)))
  return (
    senders.find((sender) => acting.includes(sender)) ??
    senders.find((sender) => kinds.includes(kindOf(sender))) ??
    senders[0] ??
    null
  )
}

/** Who is expected to act in a state, by itself or by the nearest one around it. */
function actingIn(chart: Chart, id: string): string | null {
  const { who, parent } = stateOf(chart, id)
  return who ?? (parent === null ? null : actingIn(chart, parent))
}

function codeIn(actions: readonly unknown[]): string | null {
  for (const action of actions) {
    const { type, params } = action as { readonly type?: unknown; readonly params?: { readonly code?: unknown } }
    if (type === 'refuse' && typeof params?.code === 'string') return params.code
  }
  return null
}
