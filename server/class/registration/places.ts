import type { RegistrationContext } from '#machines/class/registration.lifecycle.ts'
import type { EffectWithin } from '#server/commands/carriers.ts'
import { recordName } from '#server/commands/record-name.ts'
import { noteForCommit } from '#server/database/commits.ts'
import type { Querying } from '#server/database/open.ts'
import { lockClass } from './facts.ts'
import type { ClassFactRow, RegistrationOwned } from './facts.ts'

/* Every write here is under the lock of the class, which whoever changes a registration takes first. */

type Within = EffectWithin<unknown, RegistrationOwned, RegistrationContext>

/** Those who lead a team of the class; an office like this ends with the membership. */
const TEAM_OFFICES = ['teamLeader', 'disciplineCommittee'] as const

/** What is announced when a place is the last one or the first one again, or when who waits moves up. */
export const lineOf = (classId: string): string => recordName('class', classId, 'line')

/** The number of a registration is the last one that was given out. */
export async function giveTicket({ trx, owned, context }: Within): Promise<void> {
  if (context.ticket === null) return
  await trx.updateTable('class').set({ tickets: context.ticket }).where('id', '=', owned.class_id).execute()
}

export async function takePlace(within: Within): Promise<void> {
  const { trx, owned, context } = within
  const { taken, capacity } = await trx
    .updateTable('class')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('id', '=', owned.class_id)
    .returning(['taken', 'capacity'])
    .executeTakeFirstOrThrow()
  if (taken === capacity) await noteForCommit(trx, lineOf(owned.class_id))
  // A new registration follows no invitation.
  if (context.revision > 1) await enterInvitedGroup(within)
}

/** The group that the invitation was into, unless that invitation has ended without a place. */
async function enterInvitedGroup({ trx, id, owned, context }: Within): Promise<void> {
  const invited = await trx
    .deleteFrom('invited_group')
    .where('registration_id', '=', id)
    .returning(['group_id', 'revision'])
    .executeTakeFirst()
  if (invited === undefined) return
  // Whoever accepts while the class is full waits first.
  const ended = await trx
    .selectFrom('transition_log')
    .select('revision')
    .where('lifecycle', '=', 'registration')
    .where('record_id', '=', id)
    .where('revision', '>', invited.revision)
    .where('revision', '<', context.revision)
    .where('to_state', '!=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  if (ended !== undefined) return
  await trx
    .insertInto('class_group_member')
    .values({ class_id: owned.class_id, user_id: owned.learner_id, group_id: invited.group_id })
    // An import of older versions may have left a group to somebody who had gone.
    .onConflict((conflict) => conflict.columns(['class_id', 'user_id']).doUpdateSet({ group_id: invited.group_id }))
    .execute()
}

/** A place comes free, with the office and the group that were held. */
export async function freePlace({ trx, owned: { class_id: classId, learner_id: learnerId } }: Within): Promise<void> {
  const { taken, capacity } = await trx
    .updateTable('class')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('id', '=', classId)
    .returning(['taken', 'capacity'])
    .executeTakeFirstOrThrow()
  if (taken + 1 === capacity) await noteForCommit(trx, lineOf(classId))
  await trx.deleteFrom('class_group_member').where('class_id', '=', classId).where('user_id', '=', learnerId).execute()
  await trx
    .deleteFrom('class_officer')
    .where('class_id', '=', classId)
    .where('user_id', '=', learnerId)
    .where('office', 'in', TEAM_OFFICES)
    .execute()
}

/** Whom free places go to, in the order of arrival, as long as the class has not ended. */
export async function firstInLine(trx: Querying, classId: string, now: Date): Promise<readonly string[]> {
  const row = await lockClass(trx, classId)
  if (row === undefined || now.getTime() >= row.ends_at || freeIn(row) <= 0) return []
  const first = await trx
    .selectFrom('registration')
    .select('id')
    .where('class_id', '=', classId)
    .where('state', '=', 'waiting')
    .orderBy('ticket')
    .$if(row.capacity !== null, (query) => query.limit(freeIn(row)))
    .execute()
  return first.map(({ id }) => id)
}

const freeIn = ({ capacity, taken }: ClassFactRow): number =>
  capacity === null ? Number.POSITIVE_INFINITY : capacity - taken
