import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InputFrom, OutputFrom, SnapshotFrom } from 'xstate'

import type { LayerName } from './layer-names.ts'
import type { AnyPathModel, OwnEvent, Services, StatePath } from './model.ts'

/** Something a layer cannot do: events that need it are sent on the other layers only. */
export interface Beyond<Event> {
  readonly reason: string
  readonly needs: (event: Event, context: unknown) => boolean
}

/**
 * How a machine's paths are walked in real use: over HTTP on a real server, or in a browser. The types require every
 * event and state of the machine, and no others. `Stage` is the layer's environment (a portal, browsers), `Scene` the
 * fixture of a single path.
 */
export interface LayerModel<M extends AnyStateMachine, Stage, Scene> {
  /** What this layer cannot do, by name; ideally empty. Listed in every report. */
  readonly beyond: Readonly<Record<string, Beyond<OwnEvent<M>>>>
  /** The services whose outcomes this layer cannot bring about, each with the reason. Listed in every report. */
  readonly withoutOutcomes?: { readonly [Src in keyof Services<M>]?: string }
  /** Creates a path's own fixture. */
  readonly begin: (stage: Stage, path: string, input: InputFrom<M>) => Promise<Scene>
  readonly end: (scene: Scene) => Promise<void>
  /**
   * Sets up the facts of an event, sends it as a user would, and checks the response.
   * Returns the refusal code, null for none.
   */
  readonly sends: {
    readonly [Type in OwnEvent<M>['type']]: (
      scene: Scene,
      event: Extract<OwnEvent<M>, { type: Type }>,
      before: SnapshotFrom<M>,
    ) => Promise<string | null>
  }
  /** Brings the outcome of a service about, as it is in the model. Only for flows: a lifecycle runs none. */
  readonly answers?: {
    readonly [Src in keyof Services<M>]?: (
      scene: Scene,
      outcome: OutcomeOf<OutputFrom<Services<M>[Src]>>,
      before: SnapshotFrom<M>,
    ) => Promise<void>
  }
  /** Lets so many milliseconds pass until a delay of the machine ends. */
  readonly waits?: (scene: Scene, milliseconds: number) => Promise<void>
  /**
   * Whether people meet what the effects of a step bring about beyond its record, and nothing else; throws when not.
   */
  readonly brings?: (scene: Scene, effects: readonly string[], after: SnapshotFrom<M>) => Promise<void>
  /** Checks what users see while the state is active; throws otherwise. */
  readonly shows: { readonly [Path in StatePath<M>]: (scene: Scene, shown: SnapshotFrom<M>) => Promise<void> }
}

/** What a service has come to. */
export type OutcomeOf<Output> =
  | { readonly kind: 'done'; readonly output: Output }
  | { readonly kind: 'error'; readonly error: unknown }

/** A layer's model with its machine's types erased, for the walker. */
export interface AnyLayerModel<Stage> {
  readonly beyond: Readonly<Record<string, Beyond<EventObject>>>
  readonly withoutOutcomes?: Readonly<Record<string, string>>
  readonly begin: (stage: Stage, path: string, input: unknown) => Promise<unknown>
  readonly end: (scene: unknown) => Promise<void>
  readonly sends: Readonly<
    Record<string, (scene: unknown, event: EventObject, before: AnyMachineSnapshot) => Promise<string | null>>
  >
  readonly answers?: Readonly<
    Record<string, (scene: unknown, outcome: OutcomeOf<unknown>, before: AnyMachineSnapshot) => Promise<void>>
  >
  readonly waits?: (scene: unknown, milliseconds: number) => Promise<void>
  readonly brings?: (scene: unknown, effects: readonly string[], after: AnyMachineSnapshot) => Promise<void>
  readonly shows: Readonly<Record<string, (scene: unknown, shown: AnyMachineSnapshot) => Promise<void>>>
}

/** Declares how a machine's paths are walked on a layer. */
export const layerModel =
  <M extends AnyStateMachine, Stage>() =>
  <Scene>(model: LayerModel<M, Stage, Scene>): AnyLayerModel<Stage> =>
    model as unknown as AnyLayerModel<Stage>

/** The model without the events and outcomes that a layer cannot bring about. */
export function within<Stage>(
  model: AnyPathModel,
  { beyond, withoutOutcomes = {} }: AnyLayerModel<Stage>,
): AnyPathModel {
  const limits = Object.values(beyond)
  const events = Object.entries(model.events).map(([type, samples]) => {
    const able = (context: unknown): readonly object[] =>
      (typeof samples === 'function' ? samples(context) : samples).filter(
        (sample) => !limits.some(({ needs }) => needs({ ...sample, type }, context)),
      )
    return [type, able] as const
  })
  const services = Object.entries(model.services).filter(([src]) => !(src in withoutOutcomes))
  return { ...model, events: Object.fromEntries(events), services: Object.fromEntries(services) }
}

/** The layers besides the pure one, imported on demand: they need the server or a browser. */
export type LayerLoaders = {
  readonly [Name in Exclude<LayerName, 'pure'>]?: () => Promise<AnyLayerModel<StageOf<Name>>>
}

/** Each stage type is declared by the module that opens it. */
export type StageOf<Name extends LayerName> = Name extends 'http'
  ? import('./layers/http.ts').HttpStage
  : Name extends 'browser'
    ? import('./layers/browser.ts').BrowserStage
    : never
