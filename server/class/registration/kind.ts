import * as z from 'zod/mini'
import type { RegistrationEvent, RegistrationFacts } from '#machines/class/registration.lifecycle.ts'
import { clientEvents, registrationLifecycle, version } from '#machines/class/registration.lifecycle.ts'
import type { Following } from '#server/commands/carriers.ts'
import { following } from '#server/commands/door.ts'
import type { RecordKind, Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { notFound } from '#server/answer/refusal.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { factsOfClass, findFacts, lockClass } from './facts.ts'
import type { RegistrationOwned } from './facts.ts'
import { firstInLine, freePlace, giveTicket, takePlace } from './places.ts'
import { tellLearner, tellStaff } from './tidings.ts'
import { pendingRegistration } from './states.ts'

/** What a client says. */
export interface RegistrationSent {
  readonly type: string
  /** Null: as it stands, where nobody could have seen it before. */
  readonly revision: number | null
  readonly reason: string
  /**
   * As they were read under the lock of the class, by whoever has asked for the class; otherwise they are read here.
   */
  readonly facts?: RegistrationFacts
}

/** The record kind of a registration. */
export const registrationKind: RecordKind<typeof registrationLifecycle, RegistrationSent, RegistrationOwned> = {
  table: 'registration',
  lifecycle: registrationLifecycle,
  version,
  earlier: {},
  clientEvents,
  context: z.strictObject({ revision: z.int(), ticket: z.nullable(z.int()), reason: z.string() }),
  async lockFirst(trx, id) {
    if (!hasRowLocks(trx)) return
    await trx
      .selectFrom('class')
      .select('id')
      .where('id', '=', (eb) => eb.selectFrom('registration').select('class_id').where('registration.id', '=', id))
      .forNoKeyUpdate()
      .execute()
  },
  async eventOf({ trx, sent, owned, sender, now, snapshot }) {
    const { type, reason } = sent
    const facts = sent.facts ?? (await concerningFacts(trx, owned, sender, now))
    const revision = sent.revision ?? snapshot.context.revision
    // The door has let through what is declared; events without a reason do not read it.
    return { type, revision, ...(REASONED.has(type) && { reason }), facts } as RegistrationEvent
  },
  columnsOf: ({ context }) => ({ ticket: context.ticket }),
  actions: {
    revise: 'context',
    arrive: 'context',
    settle: 'context',
    keepReason: 'context',
    admit: 'context',
    giveTicket: { within: giveTicket },
    takePlace: { within: takePlace },
    givePlace: {
      within: freePlace,
      next: ({ trx, owned, now }) => placesFreed(trx, owned.class_id, now),
    },
    endLeaves: 'meeting',
    endExams: 'meeting',
    handOver: 'meeting',
    tellLearner: { after: tellLearner },
    tellStaff: { after: tellStaff },
  },
}

const REASONED: ReadonlySet<string> = new Set(['withdraw', 'decline', 'takeOut', 'turnDown'])

/** Who has no part in a registration does not learn that there is one. @throws Refusal not found */
async function concerningFacts(
  trx: Querying,
  owned: RegistrationOwned,
  sender: Sender,
  now: Date,
): Promise<RegistrationFacts> {
  const facts = await findFacts(trx, owned, sender, now)
  if (facts === null || isHidden(facts) || !(facts.isLearner || facts.isStaff)) throw notFound()
  return facts
}

/** A draft or a discarded class is not there for anybody who does not run it. */
export const isHidden = ({ isAnnounced, isStaff }: RegistrationFacts): boolean => !isAnnounced && !isStaff

/** Places that a class has go to those who wait, in the order of arrival: one was left, or it has been given more. */
export async function placesFreed(trx: Querying, classId: string, now: Date): Promise<readonly Following[]> {
  const first = await firstInLine(trx, classId, now)
  return first.map((id) => following(registrationKind, { id, event: { type: 'placeFreed' } }))
}

/** A class is over: nobody will decide any more on who is invited, under review or waits. */
export async function pendingEnded(trx: Querying, classId: string, now: Date): Promise<readonly Following[]> {
  const row = await lockClass(trx, classId)
  if (row === undefined) return []
  const pending = await trx
    .selectFrom('registration')
    .select('id')
    .where('class_id', '=', classId)
    .where('state', 'in', pendingRegistration)
    .orderBy('id')
    .execute()
  const event = { type: 'classEnded', facts: factsOfClass(row, now) } as const
  return pending.map(({ id }) => following(registrationKind, { id, event }))
}
