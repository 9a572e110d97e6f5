import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type {
  OneRegistration,
  RegistrationResults,
  decideRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
} from '#api/class/registration.contract.ts'
import { committed, createWithin, send, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Querying } from '#server/database/open.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { refusalText } from '#server/answer/texts.ts'
import { lockFacts } from './facts.ts'
import type { RegistrationOwned } from './facts.ts'
import { isHidden, registrationKind } from './kind.ts'
import { findRegistration, ownRegistration } from './shown.ts'
import type { Asking } from './shown.ts'

/**
 * [REG-01, REG-05] Registers the sender, for the first time or again. @throws Refusal what the lifecycle refuses; not
 * found: a hidden class
 */
export async function register(
  door: Doorway,
  { classID: classId }: PayloadOf<typeof registerForClass>,
  asking: Asking,
): Promise<OneRegistration> {
  const owned = { class_id: classId, learner_id: asking.sender.userId }
  await committed(
    door,
    (trx) => begin(trx, 'register', owned, asking),
    () => Promise.resolve(),
  )
  // Read after the commit, so that whoever registers at the same moment does not wait for it.
  return ownRegistration(door.db, classId, asking)
}

/** [REG-06] Sends an event to one registration. @throws Refusal what the lifecycle refuses */
export function sendEvent(
  door: Doorway,
  { registrationID: id, type, revision, reason }: PayloadOf<typeof sendRegistrationEvent>,
  asking: Asking,
): Promise<OneRegistration> {
  // A registration is asked for by its class.
  if (type === 'register') return Promise.reject(new Refusal('record.unknownEvent'))
  const { sender, now } = asking
  const sent = { type, revision, reason }
  return send(door, registrationKind, { id, sent, sender, now }, (trx) => findRegistration(trx, id, asking))
}

/** Decides on several registrations independently: a refusal of one does not affect the others. */
export function decide(
  door: Doorway,
  { decision, registrations, reason }: PayloadOf<typeof decideRegistrations>,
  asking: Asking,
): Promise<RegistrationResults> {
  const { sender, now } = asking
  return eachOf(registrations, asking, ({ registrationID: id, revision }) => {
    const sent = { type: decision, revision, reason }
    return { id, run: () => send(door, registrationKind, { id, sent, sender, now }, () => Promise.resolve()) }
  })
}

/** Puts several learners into a class independently. @throws Refusal not found: a hidden class */
export async function putIn(
  door: Doorway,
  { classID: classId, userIDs }: PayloadOf<typeof putInLearners>,
  asking: Asking,
): Promise<RegistrationResults> {
  // So that nobody learns of a hidden class which people there are.
  await ownRegistration(door.db, classId, asking)
  return eachOf([...new Set(userIDs)], asking, (id) => ({
    id,
    run: () =>
      committed(
        door,
        (trx) => begin(trx, 'putIn', { class_id: classId, learner_id: id }, asking),
        () => Promise.resolve(),
      ),
  }))
}

/** An event for which there need not be a record yet: there is one for each class and learner, which is used again. */
async function begin(
  trx: Querying,
  type: 'register' | 'putIn',
  owned: RegistrationOwned,
  { sender, now }: Asking,
): Promise<void> {
  const facts = await lockFacts(trx, owned, sender, now)
  if (facts === null || isHidden(facts)) throw notFound()
  const sent = { type, revision: null, reason: '', facts }
  const known = await trx
    .selectFrom('registration')
    .select('id')
    .where('class_id', '=', owned.class_id)
    .where('learner_id', '=', owned.learner_id)
    .executeTakeFirst()
  if (known !== undefined) return sendWithin(trx, registrationKind, { id: known.id, sent, sender, now })
  if (type === 'putIn') await mustExist(trx, owned.learner_id)
  await createWithin(trx, registrationKind, { id: randomUUID(), owned, sent, sender, now })
}

/** @throws Refusal not found */
async function mustExist(trx: Querying, userId: string): Promise<void> {
  const found = await trx.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst()
  if (found === undefined) throw notFound()
}

interface Doing {
  readonly id: string
  run(): Promise<void>
}

async function eachOf<Item>(
  items: readonly Item[],
  { language }: Asking,
  doing: (item: Item) => Doing,
): Promise<RegistrationResults> {
  const results: RegistrationResults = []
  for (const { id, run } of items.map(doing)) {
    try {
      await run()
      results.push({ id, reason: null, message: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ id, reason: error.reason, message: refusalText(language, error.reason, error.parameters) })
    }
  }
  return results
}
