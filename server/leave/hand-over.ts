import { randomUUID } from 'node:crypto'
import type { SelectQueryBuilder } from 'kysely'
import { addressOfClass } from '#api/class/kind-addresses.ts'
import { leaveAddress } from '#api/leave/addresses.ts'
import { leaveApprovers } from '#api/leave/leave.contract.ts'
import type { LeaveApprover } from '#api/leave/leave.contract.ts'
import { staffOf } from '#server/class/staff.ts'
import { offerOnWithin } from '#server/commands/door.ts'
import type { Meeting } from '#server/commands/meeting.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { closeNotices, putNotice, renewNotices } from '#server/message/put-notice.ts'
import { holdersOfRole } from '#server/session/with-role.ts'
import type { Tables } from '#server/tables.ts'
import { leaveKind } from './kind.ts'
import { heldIn, holdersIn, holdersOf } from './offices.ts'
import type { Holders } from './offices.ts'
import { leaveOf, tellApproversOf } from './tidings.ts'
import { pendingLeave } from './states.ts'

/** Who decides on leave in classes has changed. */
export interface Handover {
  /** Idempotency key of the notices. */
  readonly id: string
  readonly now: Date
  /** The people who may newly hold an office. */
  readonly appointed: readonly string[]
}
type Leaves = SelectQueryBuilder<Tables, 'leave', object>
interface Waiting {
  readonly id: string
  readonly revision: number
  readonly part: LeaveApprover
  readonly classId: string
  readonly learnerId: string
}

/**
 * Whoever's turn it has become is told, even where the leave is further on by now: the list they come to is of this
 * moment. Should nobody hold the office, the leave goes on.
 */
const tellNext: Meeting['meet'] = async (trx, effect) => {
  const { id, change, now } = effect
  const part = leaveApprovers.find((each) => change.to_state === `pending.${each}`)
  if (part === undefined) return []
  const leave = await leaveOf(trx, effect)
  const { classId, learnerId } = leave
  const approvers = holdersOf(await holdersIn(trx, [classId]), part, classId, learnerId)
  return approvers.length > 0
    ? tellApproversOf(trx, effect, leave, approvers)
    : handOnLeave(trx, change.record_id, { id, now })
}

/** Where a leave meets itself at its next step. */
export const nextStep: Meeting = {
  of: leaveKind,
  effect: 'tellNext',
  asks: leaveKind,
  event: 'officeVacated',
  meet: tellNext,
}

/** A leave waits at an office that nobody may hold. Returns the people to notify. */
export const handOnLeave = (
  trx: Querying,
  leaveId: string,
  { id, now }: Pick<Handover, 'id' | 'now'>,
): Promise<readonly string[]> =>
  handOver(trx, (leaves) => leaves.where('leave.id', '=', leaveId), { id, now, appointed: [] })

/** A class has got another owner, or another chain. */
export const handOverClass: Meeting['meet'] = async (trx, { id, change, now }) => {
  const { headmaster_id: head } = await trx
    .selectFrom('class')
    .select('headmaster_id')
    .where('id', '=', change.record_id)
    .executeTakeFirstOrThrow()
  return handOverIn(trx, change.record_id, { id, now, appointed: head === null ? [] : [head] })
}

/** A member has left a class, and given up an office with it. */
export const handOverOfMember: Meeting['meet'] = async (trx, { id, change, now }) => {
  const { class_id: classId } = await trx
    .selectFrom('registration')
    .select('class_id')
    .where('id', '=', change.record_id)
    .executeTakeFirstOrThrow()
  return handOverIn(trx, classId, { id, now, appointed: [] })
}

/** Somebody has got or lost a role, or cannot sign in any more, or can again. */
export const handOverOfPerson: Meeting['meet'] = (trx, { id, change, now }) =>
  handOver(
    trx,
    (leaves) =>
      leaves.where((eb) =>
        eb.or([
          eb('leave.state', '=', 'pending.schoolLeader'),
          eb(
            'leave.class_id',
            'in',
            eb.selectFrom('class').select('class.id').where('class.headmaster_id', '=', change.record_id),
          ),
          eb(
            'leave.class_id',
            'in',
            eb
              .selectFrom('class_officer')
              .select('class_officer.class_id')
              .where('class_officer.user_id', '=', change.record_id),
          ),
        ]),
      ),
    { id, now, appointed: [change.record_id] },
  )

/** The same of one class. Returns the people to notify. */
export const handOverIn = (trx: Querying, classId: string, handover: Handover): Promise<readonly string[]> =>
  handOver(trx, (leaves) => leaves.where('leave.class_id', '=', classId), handover)

/**
 * Leaves that wait at an office that nobody holds go on to the next one that is held; where there is none they stay,
 * and those who can fill it are told. Whoever newly holds an office is told that leaves wait there.
 */
async function handOver(
  trx: Querying,
  scope: (leaves: Leaves) => Leaves,
  handover: Handover,
): Promise<readonly string[]> {
  const { id, now, appointed } = handover
  const waiting = await waitingIn(trx, scope)
  const holders = await holdersIn(trx, [...new Set(waiting.map(({ classId }) => classId))])
  const stuck: Waiting[] = []
  for (const leave of waiting) {
    const held = heldIn(holders, leave.classId, leave.learnerId)
    if (!held.includes(leave.part) && !(await passOn(trx, leave, held, now))) stuck.push(leave)
  }
  const vacant = officesOfAll(stuck, holders)
  const told: string[] = []
  for (const userId of appointed) {
    const theirs = waiting.filter(({ part, classId, learnerId }) =>
      holdersOf(holders, part, classId, learnerId).includes(userId),
    )
    if (theirs.length === 0) continue
    await putNotice(trx, {
      userId,
      id,
      at: now.getTime(),
      code: 'leave.handedOver',
      params: { count: String(theirs.length) },
      link: leaveAddress('leave-audit'),
    })
    told.push(userId)
    const filled = officesOfAll(theirs, holders).filter((office) => !vacant.some((one) => idOf(one) === idOf(office)))
    for (const office of filled) {
      const notices = { id: idOf(office), at: now.getTime(), as: randomUUID() }
      told.push(...(await closeNotices(trx, await fillersOf(trx, office), notices)))
    }
  }
  for (const vacancy of vacant) told.push(...(await tellOfVacancy(trx, vacancy, handover)))
  return told
}

async function waitingIn(trx: Querying, scope: (leaves: Leaves) => Leaves): Promise<Waiting[]> {
  const found = await scope(trx.selectFrom('leave'))
    .select(['leave.id', 'leave.state', 'leave.revision'])
    .select(['leave.class_id as classId', 'leave.learner_id as learnerId'])
    .where('leave.state', 'in', pendingLeave)
    .orderBy('leave.id')
    // Another one may be handing them over at this moment, or deciding on them.
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate('leave'))
    .execute()
  return found.flatMap(({ state, ...leave }) => {
    const part = leaveApprovers.find((each) => state === `pending.${each}`)
    return part === undefined ? [] : [{ ...leave, part }]
  })
}

/** Whether a leave could go on to a later approver. */
function passOn(trx: Querying, { id, revision }: Waiting, held: readonly LeaveApprover[], now: Date): Promise<boolean> {
  const facts = { now: now.getTime(), isOwner: false, parts: [], held }
  const event = { type: 'officeVacated', revision, by: '', facts } as const
  return offerOnWithin(trx, leaveKind, { id, event, by: null, now })
}

/** An office that nobody holds, or whose holders cannot decide on what waits there: it is their own. */
interface Vacancy {
  /** Null: the office is held in all classes at once. */
  readonly classId: string | null
  readonly part: LeaveApprover
  readonly holders: readonly string[]
}

const idOf = ({ classId, part }: Pick<Vacancy, 'classId' | 'part'>): string => `vacant-${classId ?? ''}-${part}`

/** The offices that these leaves wait for, each once. */
const officesOfAll = (waiting: readonly Waiting[], holders: Holders): Vacancy[] => [
  ...new Map(
    waiting.map(({ part, classId }) => {
      const office = { classId: part === 'schoolLeader' ? null : classId, part }
      return [idOf(office), { ...office, holders: holders.get(classId)?.[part] ?? [] }]
    }),
  ).values(),
]

/** Those who can fill an office: who runs the class names its officers, administrators the others. */
async function fillersOf(trx: Querying, { classId, part }: Vacancy): Promise<readonly string[]> {
  const staff = classId === null || part === 'headmaster' ? [] : await staffOf(trx, classId)
  return staff.length > 0 ? staff : holdersOfRole(trx, 'admin')
}

/** They are told how many leaves wait there, and again when these are others. */
async function tellOfVacancy(trx: Querying, vacancy: Vacancy, { now }: Handover): Promise<readonly string[]> {
  const { classId, part, holders } = vacancy
  const { count, latest } = await trx
    .selectFrom('leave')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('updated_at').as('latest')])
    .where('state', '=', `pending.${part}`)
    .$if(classId !== null, (query) => query.where('class_id', '=', classId))
    .$if(holders.length > 0, (query) => query.where('learner_id', 'in', holders))
    .executeTakeFirstOrThrow()
  // No text names the last arrival: with it, another leave in the place of one that was taken back is news.
  const office = { office: { role: part }, count: String(count), latest: { at: latest } }
  return renewNotices(trx, await fillersOf(trx, vacancy), {
    id: idOf(vacancy),
    at: now.getTime(),
    ...(classId === null
      ? { code: 'leave.noLeader', params: office, link: null }
      : { code: 'leave.vacant', params: { className: { classId }, ...office }, link: await addressIn(trx, classId) }),
  })
}

async function addressIn(trx: Querying, classId: string): Promise<string> {
  const { kind } = await trx.selectFrom('class').select('kind').where('id', '=', classId).executeTakeFirstOrThrow()
  return addressOfClass(kind, classId)
}
