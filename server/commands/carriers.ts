import type { AnyStateMachine, ContextFrom } from 'xstate'
import type { Effect } from '#machines/kit/verdict.ts'
import type { Querying } from '#server/database/open.ts'
import type { TransitionLogTable } from './tables.ts'

/** One effect of a change that is being committed. */
export interface EffectWithin<Params = unknown, Owned = unknown, Context = unknown> {
  readonly trx: Querying
  /** The id of the record after the change. */
  readonly id: string
  /** The columns of the record that its lifecycle does not own, before the change. */
  readonly owned: Owned
  /** As the change has left it. */
  readonly context: Context
  /** The params of the action in the statechart. */
  readonly params: Params
  /** Null: the clock or the server. */
  readonly by: string | null
  readonly now: Date
}

/** One effect of a committed change. */
export interface CommittedEffect<Params = unknown> {
  /** Idempotency key: the same for every retry. */
  readonly id: string
  /** The params of the action in the statechart. */
  readonly params: Params
  /** The change that caused the effect; the record may have changed since. */
  readonly change: TransitionLogTable
  readonly now: Date
}

/** Sends an event of the server to another record, once the change that brings it about is written. */
export type Following = (trx: Querying, now: Date) => Promise<void>

/** Writes the effect, or throws, which rolls the change back as well. */
type HandlerWithin<Params, Owned, Context> = (effect: EffectWithin<Params, Owned, Context>) => Promise<void>
/** Writes the effect in the transaction that marks it as done. Returns the people to notify. */
export type EffectHandler<Params = unknown> = (
  trx: Querying,
  effect: CommittedEffect<Params>,
) => Promise<readonly string[]>

/**
 * Who carries out an action of a statechart: the machine itself, where it only changes the context (`assign`); the
 * door, `within` the transaction of the change, for what must hold at once, and then, in the same transaction, by what
 * it sends `next` to other records; or the door `after` the commit, from the outbox of effects, for eventual effects. A
 * `meeting` is carried out after the commit as well: what it asks of the records of another lifecycle stands in one
 * table for all of them, since their parts do not know each other.
 */
export type Carrier<Params, Owned = never, Context = never> =
  | 'context'
  | 'meeting'
  | { readonly within: HandlerWithin<Params, Owned, Context> }
  | {
      readonly within?: HandlerWithin<Params, Owned, Context>
      readonly next: (effect: EffectWithin<Params, Owned, Context>) => Promise<readonly Following[]>
    }
  | { readonly after: EffectHandler<Params> }

/** The action names of a statechart, by the implementations it accepts. */
type ActionsOf<Lifecycle extends AnyStateMachine> = NonNullable<Parameters<Lifecycle['provide']>[0]['actions']>
type ParamsOf<Action> = NonNullable<Action> extends (args: never, params: infer Params) => unknown ? Params : never

/** The carrier of every action of a statechart. Refusals are handled by the door. */
export type Carriers<Lifecycle extends AnyStateMachine, Owned> = {
  readonly [Name in Exclude<keyof ActionsOf<Lifecycle>, 'refuse'>]-?: Carrier<
    ParamsOf<ActionsOf<Lifecycle>[Name]>,
    Owned,
    ContextFrom<Lifecycle>
  >
}

/** The carriers of a kind, without its type parameters. */
interface Carrying {
  readonly table: string
  readonly actions: Readonly<Record<string, Carrier<never>>>
}

type Carried = Exclude<Carrier<never>, 'context'>

/** The carrier of an effect. @throws when there is none: no effect is dropped silently */
export function carrierOf({ table, actions }: Carrying, { type }: Pick<Effect, 'type'>): Carried {
  const carrier = Object.hasOwn(actions, type) ? actions[type] : undefined
  // Context actions have already been applied by the machine, so they never appear here.
  if (carrier === undefined || carrier === 'context') throw new Error(`Nothing carries out ${type} of ${table}`)
  return carrier
}
