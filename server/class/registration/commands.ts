import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import { registrationActions } from '#api/class/registration.contract.ts'
import type {
  Registration,
  RegistrationResults,
  decideRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
} from '#api/class/registration.contract.ts'
import { committed, createOnWithin, send, sendOnWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import { eventIn } from '#server/commands/kind.ts'
import { eachOf, sendEach } from '#server/commands/each.ts'
import { together } from '#server/commands/together.ts'
import type { Querying } from '#server/database/open.ts'
import { notFound } from '#server/answer/refusal.ts'
import { seesClass } from './open-to.ts'
import { isStaffOf } from '../staff.ts'
import { factsAndRecord, factsWithin, lockClass, lockFor } from './facts.ts'
import type { FactsAndRecord, Registering, RegistrationOwned } from './facts.ts'
import { isHidden, registrationKind } from './kind.ts'
import { findRegistration, ownRegistrations } from './shown.ts'
import type { Asking } from '#server/commands/each.ts'

interface Asked {
  readonly classId: string
  /** The one that the learner has seen. */
  readonly revision: number
  readonly asking: Asking
}

/** Many register for the same class at the moment its window opens. */
const registerTogether = together<Asked, ReadonlyMap<string, Registering>, Registration | null>({
  keyOf: ({ classId }) => classId,
  lock: (trx, classId, all) =>
    lockFor(
      trx,
      classId,
      all.map(({ asking }) => asking.sender.userId),
    ),
  async change(trx, { classId, revision, asking }, known) {
    const { sender, now } = asking
    const own = known.get(sender.userId)
    if (own === undefined) throw notFound()
    const found = await factsWithin(trx, classId, own, sender, now)
    // The same learner may be the next one, from another tab.
    const owned = { class_id: classId, learner_id: sender.userId }
    own.recordId = await begin(trx, { type: 'register', revision }, owned, found, asking)
  },
  answers: (db, classId, all) =>
    ownRegistrations(
      db,
      classId,
      all.map(({ asking }) => asking),
    ),
})

/**
 * [REG-01, REG-05] Registers the sender, for the first time or again. @throws Refusal what the lifecycle refuses; not
 * found: a hidden class
 */
export async function register(
  door: Doorway,
  { classID: classId, revision }: PayloadOf<typeof registerForClass>,
  asking: Asking,
): Promise<Registration> {
  const one = await registerTogether(door, { classId, revision, asking })
  if (one === null) throw notFound()
  return one
}

/** A registration is asked for by its class. */
const eventsOfOne = registrationActions.filter((action) => action !== 'register')

/** [REG-06] Sends an event to one registration. @throws Refusal what the lifecycle refuses */
export function sendEvent(
  door: Doorway,
  { registrationID: id, type, revision, reason }: PayloadOf<typeof sendRegistrationEvent>,
  asking: Asking,
): Promise<Registration> {
  const { sender, now } = asking
  const sent = { type: eventIn(eventsOfOne, type), revision, reason }
  return send(door, registrationKind, { id, sent, sender, now }, (trx) => findRegistration(trx, id, asking))
}

/** Decides on several registrations independently: a refusal of one does not affect the others. */
export const decide = (
  door: Doorway,
  { decision, registrations, reason }: PayloadOf<typeof decideRegistrations>,
  asking: Asking,
): Promise<RegistrationResults> =>
  sendEach(
    door,
    registrationKind,
    registrations.map(({ registrationID: id, revision }) => ({ id, sent: { type: decision, revision, reason } })),
    asking,
  )

/** Puts several learners into a class independently. @throws Refusal not found: a class that the sender does not see */
export async function putIn(
  door: Doorway,
  { classID: classId, userIDs }: PayloadOf<typeof putInLearners>,
  asking: Asking,
): Promise<RegistrationResults> {
  if (!(await isStaffOf(door.db, asking.sender, classId)) && !(await seesClass(door.db, asking.sender, classId)))
    throw notFound()
  const records = [...new Set(userIDs)].map((id) => ({
    id,
    run: () =>
      committed(
        door,
        async (trx) => {
          await lockClass(trx, classId)
          const owned = { class_id: classId, learner_id: id }
          const found = await factsAndRecord(trx, owned, asking.sender, asking.now)
          await begin(trx, { type: 'putIn', revision: found?.revision ?? 0 }, owned, found, asking)
        },
        () => Promise.resolve(),
      ),
  }))
  return eachOf(records, asking)
}

/**
 * An event for which there need not be a record yet: there is one for each class and learner, which is used again. The
 * class is locked. Returns the id of the record. @param found null: there is no such class
 */
async function begin(
  trx: Querying,
  { type, revision }: { readonly type: 'register' | 'putIn'; readonly revision: number },
  owned: RegistrationOwned,
  found: FactsAndRecord | null,
  { sender, now }: Asking,
): Promise<string> {
  if (found === null || isHidden(found.facts)) throw notFound()
  const happens = { event: { type, revision, facts: found.facts }, by: sender.userId, now }
  if (found.recordId === null) {
    // Whoever may not put anybody in does not learn who there is either.
    if (type === 'putIn' && found.facts.isStaff) await mustExist(trx, owned.learner_id)
    const id = randomUUID()
    await createOnWithin(trx, registrationKind, { id, owned, ...happens })
    return id
  }
  await sendOnWithin(trx, registrationKind, { id: found.recordId, ...happens })
  return found.recordId
}

/** @throws Refusal not found */
async function mustExist(trx: Querying, userId: string): Promise<void> {
  const found = await trx.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst()
  if (found === undefined) throw notFound()
}
