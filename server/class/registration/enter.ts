import { verdict } from '#machines/kit/verdict.ts'
import { registrationAt, registrationLifecycle } from '#machines/class/registration.lifecycle.ts'
import type { RegistrationSnapshot } from '#machines/class/registration.lifecycle.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Reason } from '#server/answer/texts.ts'
import type { Sender } from '#server/commands/kind.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import type { Querying } from '#server/database/open.ts'
import { findFacts } from './facts.ts'
import { isHidden, registrationKind } from './kind.ts'

/**
 * Whether somebody may see what only participants see: who runs the class always may, of the others the lifecycle says.
 * @throws Refusal its code; not found: a hidden class, or one that is not open to them
 */
export async function mayEnter(db: Querying, classId: string, sender: Sender, now: Date): Promise<void> {
  const facts = await findFacts(db, { class_id: classId, learner_id: sender.userId }, sender, now)
  if (facts === null || isHidden(facts)) throw notFound()
  if (facts.isStaff) return
  const registration = await registrationOf(db, classId, sender.userId)
  if (!facts.isInvited && registration.matches('unregistered')) throw notFound()
  const said = verdict(registrationLifecycle, registration, {
    type: 'enter',
    facts,
  })
  if (said.kind !== 'allowed') throw new Refusal(said.kind === 'refused' ? (said.code as Reason) : 'record.notNow')
}

async function registrationOf(db: Querying, classId: string, learnerId: string): Promise<RegistrationSnapshot> {
  const record = await db
    .selectFrom('registration')
    .selectAll()
    .where('class_id', '=', classId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()
  return record === undefined
    ? registrationAt('unregistered', { revision: 0, ticket: null, reason: '' })
    : snapshotOf(registrationKind, record)
}
