import * as z from 'zod/mini'
import type { Sent } from '#api/kit/said.ts'
import { registrationSaid } from '#api/class/registration.contract.ts'
import type { RegistrationFacts } from '#machines/class/registration.lifecycle.ts'
import { registrationLifecycle, version } from '#machines/class/registration.lifecycle.ts'
import type { Following } from '#server/commands/carriers.ts'
import { following } from '#server/commands/door.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { notFound } from '#server/answer/refusal.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { decidedIn, recordName } from '#server/commands/record-name.ts'
import { factsOfClass, findFacts, lockClass } from './facts.ts'
import type { RegistrationOwned } from './facts.ts'
import { firstInLine, freePlace, giveTicket, lineOf, takePlace } from './places.ts'
import { tellLearner, tellStaff } from './tidings.ts'
import { pendingRegistration } from './states.ts'

type RegistrationSent = Sent<typeof registrationSaid>

/** The record kind of a registration. */
export const registrationKind: RecordKind<typeof registrationLifecycle, typeof registrationSaid, RegistrationOwned> = {
  table: 'registration',
  lifecycle: registrationLifecycle,
  version,
  earlier: {},
  announced: ({ class_id, learner_id }, { from, to }) => [
    recordName('registration', class_id, learner_id),
    decidedIn('registration', class_id),
    // Whoever waits behind moves up.
    ...(from === 'waiting' && to !== 'waiting' ? [lineOf(class_id)] : []),
  ],
  // Who registers or is put in by the class goes past these (commands.ts), with facts read under the lock of the class.
  said: registrationSaid,
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
  known: {
    register: concerningFacts,
    withdraw: concerningFacts,
    approve: concerningFacts,
    decline: concerningFacts,
    putIn: concerningFacts,
    takeOut: concerningFacts,
    accept: concerningFacts,
    turnDown: concerningFacts,
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

/** Who has no part in a registration does not learn that there is one. @throws Refusal not found */
async function concerningFacts({
  trx,
  owned,
  sender,
  now,
}: Judging<typeof registrationLifecycle, RegistrationSent, RegistrationOwned>): Promise<{ facts: RegistrationFacts }> {
  const facts = await findFacts(trx, owned, sender, now)
  if (facts === null || isHidden(facts) || !(facts.isLearner || facts.isStaff)) throw notFound()
  return { facts }
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
