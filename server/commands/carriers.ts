import type { AnyStateMachine, ContextFrom } from 'xstate'
import type { Effect } from '#machines/kit/verdict.ts'
import type { Querying } from '#server/database/open.ts'
import type { TransitionLogTable } from '#server/database/schema.ts'

/** One effect of a change that is being committed. */
export interface EffectWithin<Params = unknown, Owned = unknown, Context = unknown> {
  readonly trx: Querying
  /** Of the record, which is as the change has left it. */
  readonly id: string
  /** The columns of the record that its lifecycle leaves alone, as they were before the change. */
  readonly owned: Owned
  /** As the change has left it. */
  readonly context: Context
  /** The params of the action in the statechart. */
  readonly params: Params
  /** Null: the clock or the server. */
  readonly by: string | null
  readonly now: Date
}

/** One effect of a change that has been committed. */
export interface CommittedEffect<Params = unknown> {
  /** The same however often it is tried. */
  readonly id: string
  /** The params of the action in the statechart. */
  readonly params: Params
  /** The change that the effect comes of; the record itself may be further on. */
  readonly change: TransitionLogTable
  readonly now: Date
}

/** Writes what an effect brings about, or throws, which undoes the change as well. */
type HandlerWithin<Params, Owned, Context> = (effect: EffectWithin<Params, Owned, Context>) => Promise<void>
/** Writes what an effect brings about, within the transaction that marks it as done. The answer: who has news. */
export type EffectHandler<Params = unknown> = (
  trx: Querying,
  effect: CommittedEffect<Params>,
) => Promise<readonly string[]>

/**
 * Who carries out an action of a statechart: the machine itself, where it only changes the context (`assign`); the
 * door, `within` the transaction of the change, for what must hold from the same moment on; or the door `after` the
 * commit, from the outbox of effects, for what may come a moment later and must come at last.
 */
export type Carrier<Params, Owned = never, Context = never> =
  | 'context'
  | { readonly within: HandlerWithin<Params, Owned, Context> }
  | { readonly after: EffectHandler<Params> }

/** The actions that a statechart names, as it could be provided with them. */
type ActionsOf<Lifecycle extends AnyStateMachine> = NonNullable<Parameters<Lifecycle['provide']>[0]['actions']>
type ParamsOf<Action> = NonNullable<Action> extends (args: never, params: infer Params) => unknown ? Params : never

/** Every action of a statechart by its name, and who carries it out. Refusals are the door's own. */
export type Carriers<Lifecycle extends AnyStateMachine, Owned> = {
  readonly [Name in Exclude<keyof ActionsOf<Lifecycle>, 'refuse'>]-?: Carrier<
    ParamsOf<ActionsOf<Lifecycle>[Name]>,
    Owned,
    ContextFrom<Lifecycle>
  >
}

/** What is known of the carriers of a kind, whichever it is. */
interface Carrying {
  readonly table: string
  readonly actions: Readonly<Record<string, Carrier<never>>>
}

type Carried = Exclude<Carrier<never>, 'context'>

/** Who carries out an effect. @throws where nobody does: nothing that a statechart does is dropped in silence */
export function carrierOf({ table, actions }: Carrying, { type }: Pick<Effect, 'type'>): Carried {
  const carrier = Object.hasOwn(actions, type) ? actions[type] : undefined
  // The machine itself has carried out what changes its context, so nothing of that comes out of it.
  if (carrier === undefined || carrier === 'context') throw new Error(`Nothing carries out ${type} of ${table}`)
  return carrier
}
