import * as z from 'zod/mini'

import { moment } from './moment.ts'
import { cleanText } from './written-text.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

/**
 * The reason that goes with an event. This is the upper bound of the schema; the lifecycle's own limit is shorter and
 * can say so in words.
 */
export const writtenReason = z.string().check(z.maxLength(10_000), z.overwrite(cleanText))

/** Goes with an event of a person: the revision that the sender has seen. */
export const seen = { revision: z.int() }
export const seenWithReason = { ...seen, reason: writtenReason }

/**
 * What has been done to a record, oldest first, read from the log of its lifecycle. @param events those that are told
 * @param told what else each of them tells
 */
export const recordHistory = <const Events extends readonly [string, ...string[]], Told extends Shape>(
  events: Events,
  told: Told,
) =>
  z.array(
    z.object({
      /** The state that was left, dotted below compound ones: pending.teamLeader. */
      state: z.string(),
      event: z.enum(events),
      /** Null: the clock or the server. */
      who: z.nullable(z.object({ userId: z.string(), originalName: z.string() })),
      at: moment,
      ...told,
    }),
  )

interface Standing<Events, Told, Facts> {
  readonly events: Events
  readonly told: Told
  readonly facts: Facts
}

/**
 * What every record of a lifecycle tells of how it stands, beside its own fields: the same for all, but for its words
 * and facts.
 */
export const recordStanding = <
  const Events extends readonly [string, ...string[]],
  Told extends Shape,
  Facts extends Shape,
>({
  events,
  told,
  facts,
}: Standing<Events, Told, Facts>) => ({
  /** How many changes it has seen; sent along with an event, so that nobody overwrites what they have not seen. */
  revision: z.number(),
  log: recordHistory(events, told),
  /** What the lifecycle would judge this caller by now. */
  facts: z.object(facts),
})
