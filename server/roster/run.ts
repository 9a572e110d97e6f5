import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { GROUPS_MAX } from '#api/class/class-groups.contract.ts'
import { nameKey } from '#api/kit/name-rule.ts'
import type { RosterStep } from '#api/roster/roster.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { BATCH, refusedRows, toldRows } from '#server/bulk-import/report.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import type { Portal } from '../portal.ts'
import { putIn } from '#server/class/registration/commands.ts'
import { hopefulRegistration } from '#server/class/registration/states.ts'
import type { Asking } from '#server/commands/each.ts'
import { isStaffOf } from '#server/class/staff.ts'
import type { RosterRow } from './judge-rows.ts'

const report = z.object({
  putsIn: z.number(),
  invites: z._default(z.number(), 0),
  stays: z.number(),
  refused: refusedRows,
})
export const noReport: z.infer<typeof report> = { putsIn: 0, invites: 0, stays: 0, refused: [] }

const storedRows = z.array(
  z.object({
    row: z.number(),
    action: z.enum(['putIn', 'invite', 'stay']),
    userId: z.string(),
    accountName: z.string(),
    originalName: z.string(),
    group: z.string(),
  }),
)

/**
 * Puts the next learners into their class, each through the one door; who is invited is in no group before accepting.
 * Who has become a member since stays one; what the lifecycle refuses is reported and does not stop the others. A retry
 * with an older position only returns the progress.
 *
 * @throws Refusal bulkImport.gone where the sender has no such import, or runs the class no more
 */
export async function importNext(
  portal: Portal,
  { importID, doneCount }: { readonly importID: string; readonly doneCount: number },
  asking: Asking,
): Promise<RosterStep> {
  const { db } = portal
  const found = await db
    .selectFrom('member_import')
    .selectAll()
    .where('id', '=', importID)
    .where('user_id', '=', asking.sender.userId)
    .where('expires_at', '>', asking.now.getTime())
    .executeTakeFirst()
  if (found === undefined || !(await isStaffOf(db, asking.sender, found.class_id))) throw new Refusal('bulkImport.gone')
  const done = report.parse(JSON.parse(found.report))
  const words = (step: z.infer<typeof report>, count: number): RosterStep => ({
    ...step,
    rowCount: found.row_count,
    doneCount: count,
    refused: toldRows(step.refused, asking.language),
  })
  if (found.done_count > doneCount || found.done_count === found.row_count) return words(done, found.done_count)
  const next = storedRows.parse(JSON.parse(found.rows)).slice(found.done_count, found.done_count + BATCH)
  const step = await carriedOut(portal, found.class_id, next, done, asking)
  const count = found.done_count + next.length
  await db
    .updateTable('member_import')
    // Personal data is deleted as soon as it is no longer needed.
    .set({ done_count: count, report: JSON.stringify(step), ...(count === found.row_count && { rows: '[]' }) })
    .where('id', '=', importID)
    .where('done_count', '=', found.done_count)
    .execute()
  return words(step, count)
}

async function carriedOut(
  portal: Portal,
  classId: string,
  rows: readonly RosterRow[],
  done: z.infer<typeof report>,
  asking: Asking,
): Promise<z.infer<typeof report>> {
  const wanted = rows.filter(({ action }) => action !== 'stay').map(({ userId }) => userId)
  const results = wanted.length === 0 ? [] : await putIn(portal, { classID: classId, userIDs: wanted }, asking)
  const reasons = new Map(results.map(({ id, reason }) => [id, reason]))
  const invited = await invitedAmong(portal.db, classId, wanted)
  const step = { ...done, refused: [...done.refused] }
  const hopeful: RosterRow[] = []
  for (const row of rows) {
    const reason = reasons.get(row.userId)
    if ((reason === null || reason === 'registration.alreadyInvited') && invited.has(row.userId)) step.invites += 1
    else if (reason === null) step.putsIn += 1
    // Also of a call that is made again after the rows were stored, and the answer lost.
    else if (reason === undefined || reason === 'registration.alreadyRegistered') step.stays += 1
    else {
      step.refused.push({ row: row.row, accountName: row.accountName, reason })
      continue
    }
    hopeful.push(row)
  }
  const left = await portal.db.transaction().execute((trx) => giveGroups(trx, classId, hopeful))
  step.refused.push(...left.map(({ row, accountName }) => ({ row, accountName, reason: 'class.tooManyGroups' })))
  return step
}

async function invitedAmong(db: Querying, classId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('registration')
    .select('learner_id')
    .where('class_id', '=', classId)
    .where('state', '=', 'invited')
    .where('learner_id', 'in', userIds)
    .execute()
  return new Set(rows.map(({ learner_id }) => learner_id))
}

/**
 * Puts members into their groups, which are created where there are none of that name; of who is invited the group is
 * kept for when a place is taken. Returns those for whom there is none, since others have created so many meanwhile.
 */
async function giveGroups(trx: Querying, classId: string, rows: readonly RosterRow[]): Promise<readonly RosterRow[]> {
  const grouped = rows.filter(({ group }) => group !== '')
  const left: RosterRow[] = []
  if (grouped.length === 0) return left
  await trx
    .selectFrom('class')
    .select('id')
    .where('id', '=', classId)
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
    .execute()
  const groups = await trx
    .selectFrom('class_group')
    .select(['id', 'name', 'position'])
    .where('class_id', '=', classId)
    .execute()
  const registrations = await trx
    .selectFrom('registration')
    .select(['id', 'learner_id', 'state', 'revision'])
    .where('class_id', '=', classId)
    .where('state', 'in', hopefulRegistration)
    .where(
      'learner_id',
      'in',
      grouped.map(({ userId }) => userId),
    )
    .execute()
  const ids = new Map(groups.map(({ id, name }) => [nameKey(name), id]))
  let position = Math.max(-1, ...groups.map((one) => one.position))
  for (const row of grouped) {
    const { userId, group: name } = row
    // Whoever has left since the rows were put in is in no group.
    const registration = registrations.find(({ learner_id }) => learner_id === userId)
    if (registration === undefined) continue
    const known = ids.get(nameKey(name))
    if (known === undefined && ids.size >= GROUPS_MAX) {
      left.push(row)
      continue
    }
    const id = known ?? randomUUID()
    if (known === undefined) {
      position += 1
      await trx.insertInto('class_group').values({ id, class_id: classId, name, position }).execute()
      ids.set(nameKey(name), id)
    }
    if (registration.state === 'registered')
      await trx
        .insertInto('class_group_member')
        .values({ class_id: classId, user_id: userId, group_id: id })
        .onConflict((conflict) => conflict.columns(['class_id', 'user_id']).doUpdateSet({ group_id: id }))
        .execute()
    else {
      const invited = { group_id: id, revision: registration.revision }
      await trx
        .insertInto('invited_group')
        .values({ registration_id: registration.id, ...invited })
        .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(invited))
        .execute()
    }
  }
  return left
}
