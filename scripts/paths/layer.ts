import type { AnyMachineSnapshot, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'

import type { LayerName } from './coverage.ts'
import type { AnyPathModel, OwnEvent, StatePath } from './model.ts'

/** Something that a layer cannot bring about: the events that would need it are sent on the other layers only. */
export interface Beyond<Event> {
  readonly reason: string
  readonly needs: (event: Event, context: unknown) => boolean
}

/**
 * How the paths of a machine are walked where people use it: over HTTP on a real server, or in a browser. The types ask
 * for every event and every state of the machine, and for no others. `Stage` is what the layer brings along (a portal,
 * browsers), `Scene` what this model sets up for one path alone.
 */
export interface LayerModel<M extends AnyStateMachine, Stage, Scene> {
  /** What this layer cannot bring about, by name; empty at best. It stands in every report. */
  readonly beyond: Readonly<Record<string, Beyond<OwnEvent<M>>>>
  /** Makes what a path needs and shares with no other. */
  readonly begin: (stage: Stage, path: string) => Promise<Scene>
  readonly end: (scene: Scene) => Promise<void>
  /**
   * Brings about what the event is judged by, sends it as people would, and checks what they are told.
   * Answers the code of the refusal, null for none.
   */
  readonly sends: {
    readonly [Type in OwnEvent<M>['type']]: (
      scene: Scene,
      event: Extract<OwnEvent<M>, { type: Type }>,
      before: SnapshotFrom<M>,
    ) => Promise<string | null>
  }
  /**
   * Whether people meet what the effects of a step bring about beyond its record, and nothing else; throws when not.
   */
  readonly brings?: (scene: Scene, effects: readonly string[], after: SnapshotFrom<M>) => Promise<void>
  /** What people see whenever the state is active; throws when they do not. */
  readonly shows: { readonly [Path in StatePath<M>]: (scene: Scene, shown: SnapshotFrom<M>) => Promise<void> }
}

/** A layer's model whose machine no longer matters: what the walker works on. */
export interface AnyLayerModel<Stage> {
  readonly beyond: Readonly<Record<string, Beyond<EventObject>>>
  readonly begin: (stage: Stage, path: string) => Promise<unknown>
  readonly end: (scene: unknown) => Promise<void>
  readonly sends: Readonly<
    Record<string, (scene: unknown, event: EventObject, before: AnyMachineSnapshot) => Promise<string | null>>
  >
  readonly brings?: (scene: unknown, effects: readonly string[], after: AnyMachineSnapshot) => Promise<void>
  readonly shows: Readonly<Record<string, (scene: unknown, shown: AnyMachineSnapshot) => Promise<void>>>
}

/** Declares how the paths of a machine are walked on a layer. */
export const layerModel =
  <M extends AnyStateMachine, Stage>() =>
  <Scene>(model: LayerModel<M, Stage, Scene>): AnyLayerModel<Stage> =>
    model as unknown as AnyLayerModel<Stage>

/** The model without the events that a layer cannot bring about. */
export function within<Stage>(model: AnyPathModel, { beyond }: AnyLayerModel<Stage>): AnyPathModel {
  const limits = Object.values(beyond)
  if (limits.length === 0) return model
  const events = Object.entries(model.events).map(([type, samples]) => {
    const able = (context: unknown): readonly object[] =>
      (typeof samples === 'function' ? samples(context) : samples).filter(
        (sample) => !limits.some(({ needs }) => needs({ ...sample, type }, context)),
      )
    return [type, able] as const
  })
  return { ...model, events: Object.fromEntries(events) }
}

/** The layers beside the pure one, each loaded when it is walked: they bring the server or a browser along. */
export type LayerLoaders = {
  readonly [Name in Exclude<LayerName, 'pure'>]?: () => Promise<AnyLayerModel<StageOf<Name>>>
}

/** Each kind of stage is declared by whoever opens it. */
export type StageOf<Name extends LayerName> = Name extends 'http'
  ? import('./layers/http.ts').HttpStage
  : Name extends 'browser'
    ? import('./layers/browser.ts').BrowserStage
    : never
