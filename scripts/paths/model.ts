import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  EventObject,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate'

import type { LayerLoaders } from './layer.ts'
import type { SenderFacts, Senders, SentBy } from './senders.ts'

type Values<T> = T[keyof T]

/** The services of a machine, each with its logic. */
export type Services<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>

/** The delays of a machine. */
type DelayOf<M extends AnyStateMachine> = keyof NonNullable<Parameters<M['provide']>[0]['delays']>

type PathsIn<Value, Before extends string = ''> = 0 extends 1 & Value
  ? string
  : Value extends string
    ? `${Before}${Value}`
    : string extends keyof Value
      ? string
      : Values<{
          [Key in keyof Value & string]: `${Before}${Key}` | PathsIn<Exclude<Value[Key], undefined>, `${Before}${Key}.`>
        }>

/**
 * Every state of the machine as a dotted path: `anonymous | anonymous.editing | …`. History states are never stood in.
 */
export type StatePath<M extends AnyStateMachine> = PathsIn<SnapshotFrom<M>['value']>

/** The external events, without those of the machine's own services and delays. */
export type OwnEvent<M extends AnyStateMachine> = Exclude<EventFrom<M>, { type: `xstate.${string}` }>

/** The payload of an event: everything but its type. */
type Payload<M extends AnyStateMachine, Type> = Omit<Extract<OwnEvent<M>, { type: Type }>, 'type'>

/** Samples, or a function of the context (for an id issued before, say). */
type Samples<M extends AnyStateMachine, Sample> = readonly Sample[] | ((context: ContextFrom<M>) => readonly Sample[])

/** The possible results of a service. */
export interface ServiceSamples<Output> {
  readonly done: readonly Output[]
  readonly error: readonly unknown[]
}

/** One step of a path, as passed to a model's checks. */
export interface Step<Snapshot, Event extends EventObject = EventObject> {
  readonly before: Snapshot
  readonly event: Event
  readonly after: Snapshot
  /** The actions of the step, as `name` or `name {params}`. */
  readonly effects: readonly string[]
}

/**
 * The payloads of a machine's events and the expectations of its states. The types require every event, service and
 * state of the machine, and no others, so that renames are noticed.
 */
export interface PathModel<M extends AnyStateMachine> {
  /** The inputs to start from; `[undefined]` for a machine without input. */
  readonly inputs: readonly InputFrom<M>[]
  readonly events: { readonly [Type in OwnEvent<M>['type']]: Samples<M, Payload<M, Type>> }
  /** Who brings each event about: the charts say it, and a lifecycle's client events have to agree. */
  readonly senders: { readonly [Type in OwnEvent<M>['type']]: SentBy }
  /** What tells the senders of a lifecycle apart, where its facts do. */
  readonly senderFacts?: SenderFacts
  readonly services: { readonly [Src in keyof Services<M>]: ServiceSamples<OutputFrom<Services<M>[Src]>> }
  /** The invariant of a state; throws when it is violated. */
  readonly states: { readonly [Path in StatePath<M>]: (shown: SnapshotFrom<M>) => void }
  /** The check of an event, by type; throws when it fails. */
  readonly does?: {
    readonly [Type in OwnEvent<M>['type']]?: (step: Step<SnapshotFrom<M>, Extract<OwnEvent<M>, { type: Type }>>) => void
  }
  /** The key that distinguishes situations of the same state; by default the whole context. */
  readonly situation?: (context: ContextFrom<M>, value: SnapshotFrom<M>['value']) => unknown
  /** How long each delay lasts in milliseconds, as the specification or a decision has it. */
  readonly delays?: { readonly [Name in DelayOf<M>]: number | ((context: ContextFrom<M>) => number) }
  /** Whether a delay ends here; by default each does. Fewer, where there would be too many situations. */
  readonly ends?: (delay: string, context: ContextFrom<M>) => boolean
  /** Goals that no path can reach, each with the reason. One that is reached after all is an error. */
  readonly exceptions?: Readonly<Record<string, string>>
  /** The layers on which the paths are walked besides the pure machine. */
  readonly layers?: LayerLoaders
}

/** A model with its machine's types erased, for the explorer, the walker and the reports. */
export interface AnyPathModel {
  readonly machine: AnyStateMachine
  readonly inputs: readonly unknown[]
  readonly events: Readonly<Record<string, readonly object[] | ((context: unknown) => readonly object[])>>
  readonly senders: Senders
  readonly senderFacts: SenderFacts
  readonly services: Readonly<Record<string, ServiceSamples<unknown>>>
  readonly states: Readonly<Record<string, (shown: AnyMachineSnapshot) => void>>
  readonly does: Readonly<Record<string, ((step: Step<AnyMachineSnapshot>) => void) | undefined>>
  readonly situation: (context: unknown, value: unknown) => unknown
  readonly delays: Readonly<Record<string, number | ((context: unknown) => number)>>
  readonly ends: (delay: string, context: unknown) => boolean
  readonly exceptions: Readonly<Record<string, string>>
  readonly layers: LayerLoaders
  /** A stored lifecycle: whoever calls can send it any event at any time. */
  readonly isStored: boolean
}

/** Declares the model of a machine. */
export function pathModel<M extends AnyStateMachine>(machine: M, model: NoInfer<PathModel<M>>): AnyPathModel {
  return {
    machine,
    does: {},
    senderFacts: {},
    situation: (context: unknown) => context,
    delays: {},
    ends: () => true,
    exceptions: {},
    layers: {},
    isStored: false,
    ...model,
  } as unknown as AnyPathModel
}

/** True for results of `pathModel`. */
export function isPathModel(value: unknown): value is AnyPathModel {
  return (
    typeof value === 'object' &&
    value !== null &&
    'machine' in value &&
    'services' in value &&
    'senders' in value &&
    'states' in value &&
    'inputs' in value
  )
}
