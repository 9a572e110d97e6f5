import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import type { Senders } from '../paths/senders.ts'
import { actionModels, emittedType, refusalOf, sentMessage } from './action-model.ts'
import {
  ROOT,
  type Chart,
  type ChartActor,
  type ChartDelay,
  type ChartEdge,
  type ChartMessage,
  type ChartState,
  type Json,
  type TriggerKind,
} from './chart.ts'
import { edgeNames } from './edge-names.ts'
import { sendersOf } from './edge-senders.ts'
import { guardTree } from './guard-tree.ts'
import { plain } from './plain.ts'
import { guardInWords } from './words.ts'

/** One candidate transition of a machine, with its id in charts, paths and coverage. */
export interface EdgeSource {
  readonly id: string
  readonly node: AnyStateNode
  readonly definition: AnyTransitionDefinition
  readonly kind: TriggerKind
  readonly trigger: string
  /** Its index among the candidates for the same event. */
  readonly index: number
}

type Fields = { readonly [key: string]: Json }

/**
 * The statechart of a machine as plain data; the same machine gives the same data on every run. `senders` are those of
 * its model; without them the chart leaves open who sends what.
 *
 * @throws where two edges have one name, as with guards that have none or whose parameters only the event tells
 */
export function chartModel(machine: AnyStateMachine, name: string, source = '', senders: Senders = {}): Chart {
  const edges = edgeSources(machine)
  const names = edges.map(({ id }) => id)
  const twice = names.find((id, index) => names.indexOf(id) !== index)
  if (twice !== undefined)
    throw new Error(`${machine.id} has two edges ${twice}: a named guard each, or fixed parameters, tell them apart`)
  return {
    name,
    id: machine.id,
    version: machine.version ?? null,
    source,
    description: machine.root.description ?? null,
    actors: actorsOf(machine),
    emits: emitted(machine),
    sends: sent(machine),
    delays: Object.keys(machine.implementations.delays)
      .sort()
      .map((delay) => delayOf(machine, delay)),
    states: allNodes(machine.root).map(stateModel),
    edges: edges.map((edge) => edgeModel(machine, edge, senders)),
  }
}

/** Every edge of the machine. Walks `machine.root`, because the library's own graph omits `always`. */
export function edgeSources(machine: AnyStateMachine): readonly EdgeSource[] {
  const candidates = allNodes(machine.root).flatMap((node) => {
    const groups: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions.entries()]
    if (node.always !== undefined) groups.push(['', node.always])
    return groups.flatMap(([event, definitions]) => {
      const triggered = triggerOf(node, event)
      return definitions.map((definition, index) => ({ node, definition, ...triggered, index }))
    })
  })
  const names = edgeNames(
    candidates.map(({ node, definition, kind, trigger }) => ({
      source: pathOf(node),
      label: kind === 'event' ? trigger : `${kind} ${trigger}`.trim(),
      guard: guardTree(definition.guard),
      refusal: refusalOf(actionModels(definition.actions, node)),
    })),
  )
  return candidates.map((candidate, index) => ({ id: names[index] ?? '', ...candidate }))
}

/** The chart id of a machine's state. */
export function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? ROOT : node.path.join('.')
}

/** The initial children of a compound state. */
export function initialChildren(node: AnyStateNode): readonly AnyStateNode[] {
  const { target } = node.initial as { readonly target?: readonly AnyStateNode[] }
  return target ?? []
}

/** True for results of `createMachine`. */
export function isMachine(value: unknown): value is AnyStateMachine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    'implementations' in value &&
    'getStateNodeById' in value
  )
}

/** The state and its descendants, in the order of the machine's file. */
export function allNodes(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)]
}

function stateModel(node: AnyStateNode): ChartState {
  const { title = null, who = null, requirements = [], ...others } = fieldsOf(node.meta)
  return {
    id: pathOf(node),
    key: node.key,
    parent: node.parent === undefined ? null : pathOf(node.parent),
    type: node.type,
    history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
    initial: initialOf(node),
    title: typeof title === 'string' ? title : null,
    who: typeof who === 'string' ? who : null,
    description: node.description ?? null,
    tags: [...node.tags],
    requirements: strings(requirements),
    meta: others,
    invokes: node.invoke.map(({ id, src }, index) => ({ id: spokenId(node, id, index, src), src: sourceName(src) })),
    entry: actionModels(node.entry, node),
    exit: actionModels(node.exit, node),
  }
}

function initialOf(node: AnyStateNode): readonly string[] {
  if (node.type !== 'history') return node.type === 'compound' ? initialChildren(node).map(pathOf) : []
  const fallback: unknown = node.config.target
  if (typeof fallback !== 'string' || node.parent === undefined) return []
  return [[...node.parent.path, fallback].join('.')]
}

function triggerOf(node: AnyStateNode, event: string): { kind: TriggerKind; trigger: string } {
  if (event === '') return { kind: 'always', trigger: '' }
  if (event === `xstate.done.state.${node.id}`) return { kind: 'completion', trigger: '' }
  const timer = node.after.find((delayed) => delayed.eventType === event)
  if (timer !== undefined) return { kind: 'after', trigger: String(timer.delay) }
  for (const [index, { id, src }] of node.invoke.entries()) {
    const trigger = spokenId(node, id, index, src)
    if (event === `xstate.done.actor.${id}`) return { kind: 'done', trigger }
    if (event === `xstate.error.actor.${id}`) return { kind: 'error', trigger }
    if (event === `xstate.snapshot.${id}`) return { kind: 'snapshot', trigger }
  }
  return { kind: 'event', trigger: event }
}

/** An invoke without an id is named after its source. */
function spokenId(node: AnyStateNode, id: string, index: number, src: unknown): string {
  if (id !== `${index}.${node.id}`) return id
  const sameSource = node.invoke.filter((other) => other.src === src).length > 1
  return sameSource ? `${sourceName(src)} ${index + 1}` : sourceName(src)
}

function sourceName(src: unknown): string {
  return typeof src === 'string' ? src : '(unnamed)'
}

function edgeModel(machine: AnyStateMachine, edge: EdgeSource, sentBy: Senders): ChartEdge {
  const { id, node, definition, kind, trigger, index } = edge
  const guard = guardTree(definition.guard)
  const actions = actionModels(definition.actions, node)
  const targets = definition.target ?? []
  const refusal = refusalOf(actions)
  return {
    id,
    source: pathOf(node),
    kind,
    trigger,
    event: definition.eventType as string,
    guard,
    guardWords: guard === null ? null : guardInWords(guard),
    otherwise: guard === null && index > 0,
    actions: actions.filter((action) => action.name !== 'refuse'),
    targets: targets.map(pathOf),
    internal: targets.length === 0,
    reenter: definition.reenter,
    refusal,
    senders: sendersOf(sentBy, { kind, trigger, isRefusal: refusal !== null }, expectedIn(node)),
    requirements: strings(fieldsOf(definition.meta)['requirements'] ?? []),
    description: definition.description ?? null,
    delay: kind === 'after' ? delayOf(machine, trigger) : null,
  }
}

/** Who is expected to act in a state: inherited from the nearest ancestor if unspecified. */
function expectedIn(node: AnyStateNode): string | null {
  const { who } = fieldsOf(node.meta)
  if (typeof who === 'string') return who
  return node.parent === undefined ? null : expectedIn(node.parent)
}

function actorsOf(machine: AnyStateMachine): readonly ChartActor[] {
  return Object.entries(machine.implementations.actors)
    .map(([src, logic]) => ({ src, machine: isMachine(logic) ? logic.id : null }))
    .sort((a, b) => (a.src < b.src ? -1 : 1))
}

function emitted(machine: AnyStateMachine): readonly string[] {
  const types = Object.values(machine.implementations.actions).map((action) => emittedType(action))
  return [...new Set(types.filter((type) => type !== null))].sort()
}

function sent(machine: AnyStateMachine): readonly ChartMessage[] {
  const written = allNodes(machine.root).flatMap((node) => [...node.entry, ...node.exit])
  const onEdges = edgeSources(machine).flatMap(({ definition }) => definition.actions as readonly unknown[])
  const messages = [...Object.values(machine.implementations.actions), ...written, ...onEdges]
    .map(sentMessage)
    .filter((message) => message !== null)
  const lines = new Map(messages.map((message) => [`${message.to} ${message.event}`, message]))
  return [...lines.keys()].sort().flatMap((line) => lines.get(line) ?? [])
}

function delayOf(machine: AnyStateMachine, name: string): ChartDelay {
  const given: unknown = machine.implementations.delays[name]
  if (typeof given === 'number') return { name, ms: given }
  return { name, ms: Number.isNaN(Number(name)) ? null : Number(name) }
}

function fieldsOf(meta: unknown): Fields {
  const data = plain(meta)
  return data !== null && typeof data === 'object' && !Array.isArray(data) ? (data as Fields) : {}
}

function strings(value: Json): readonly string[] {
  return Array.isArray(value) ? value.filter((part): part is string => typeof part === 'string') : []
}
