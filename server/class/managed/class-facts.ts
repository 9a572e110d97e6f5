import type { ClassDocument } from '#api/class/managed-class.contract.ts'
import { classStaff } from '#api/class/managed-class.contract.ts'
import type { ClassFacts } from '#machines/class/class.lifecycle.ts'
import type { Sender } from '#server/commands/kind.ts'
import { hasDefault, written } from '#server/course/managed/written-texts.ts'
import type { Querying } from '#server/database/open.ts'
import { malformed } from '#server/answer/refusal.ts'
import { leaveApprovers } from '#api/leave/leave.contract.ts'
import { momentOf } from './moments.ts'

/** [ROLE-03] Who may create a class, and run one that names them. */
export const mayCreate = ({ roles }: Sender): boolean => classStaff.some((role) => roles.includes(role))

/** A submitted class with normalised texts, its approvers in their order. @throws Refusal 400 */
export function cleanClass(sent: ClassDocument): ClassDocument {
  for (const ids of [
    sent.teacherIDs,
    sent.invitedIDs,
    sent.departmentCodes,
    sent.leaveChain,
    sent.courses.map(({ courseID }) => courseID),
  ])
    if (new Set(ids).size < ids.length) throw malformed()
  return {
    ...sent,
    texts: written(sent.texts, ['about']),
    leaveChain: leaveApprovers.filter((approver) => sent.leaveChain.includes(approver)),
  }
}

/** Under what a class is judged. */
interface Judged {
  /** The record as it is stored, or as it will be. */
  readonly owned: {
    readonly starts_at: number
    readonly ends_at: number
    readonly taken?: number | undefined
    readonly headmaster_id?: string | null | undefined
  }
  readonly sender: Sender
  readonly isNew: boolean
  readonly isStaff: boolean
  readonly now: Date
}

/** The facts of a class for its lifecycle. */
export async function classFacts(
  db: Querying,
  document: ClassDocument,
  { owned, sender, isNew, isStaff, now }: Judged,
): Promise<ClassFacts> {
  const [opensAt, closesAt] = [momentOf(document.opensAt), momentOf(document.closesAt)]
  const [startsAt, endsAt] = [momentOf(document.startsAt), momentOf(document.endsAt)]
  const before = isNew ? sender.userId : (owned.headmaster_id ?? null)
  const after = document.headmasterID ?? before
  return {
    now: now.getTime(),
    isStaff,
    hasTexts: hasDefault(document.texts, 'name'),
    knowsParts: await knowsParts(db, document, after === before && !isNew ? null : after),
    isForward: opensAt < closesAt && startsAt < endsAt,
    closesInTime: closesAt <= endsAt,
    fits: document.capacity === null || document.capacity >= (owned.taken ?? 0),
    keepsOwner: after === before || sender.roles.includes('admin') || (!isNew && before === sender.userId),
    startsAt: owned.starts_at,
    endsAt: owned.ends_at,
  }
}

/** Whether everybody and everything named is there. @param owner a new one; null: it stays */
async function knowsParts(
  db: Querying,
  { teacherIDs, invitedIDs, departmentCodes, courses }: ClassDocument,
  owner: string | null,
): Promise<boolean> {
  const staff = [...new Set(owner === null ? teacherIDs : [owner, ...teacherIDs])]
  const courseIDs = courses.map(({ courseID }) => courseID)
  const found = await Promise.all([
    isWhole(staff, (ids) =>
      db
        .selectFrom('user')
        .select('user.id')
        .where('user.id', 'in', ids)
        .where('user.id', 'in', (eb) =>
          eb.selectFrom('user_role').select('user_role.user_id').where('user_role.role', 'in', classStaff),
        )
        .execute(),
    ),
    isWhole(invitedIDs, (ids) => db.selectFrom('user').select('id').where('id', 'in', ids).execute()),
    isWhole(departmentCodes, (codes) =>
      db
        .selectFrom('dict')
        .select('code as id')
        .where('type_code', '=', 'department')
        .where('code', 'in', codes)
        .execute(),
    ),
    isWhole(courseIDs, (ids) =>
      db.selectFrom('course').select('id').where('id', 'in', ids).where('state', '!=', 'discarded').execute(),
    ),
  ])
  return found.every(Boolean)
}

async function isWhole(ids: readonly string[], find: (ids: readonly string[]) => Promise<readonly unknown[]>) {
  return ids.length === 0 || (await find(ids)).length === ids.length
}
