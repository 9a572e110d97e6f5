import { createWithin, sendWithin } from '#server/commands/door.ts'
import { perform } from '#server/commands/effects.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { nextStep } from './hand-over.ts'
import { leaveKind } from './kind.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoChains, demoLeaves, demoOfficers, sentOf } from './leaves.demo.ts'
import type { DemoLeave } from './leaves.demo.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** After this time all notices count as read. */
const READ_AFTER_MS = 2 * DAY_MS

/**
 * The approvers of the demo organisation's classes, and its leaves: replayed as commands at their time, so that the log
 * is complete.
 */
export async function seedLeaves(trx: Querying, now: Date): Promise<void> {
  const offices = demoOfficers.map(([name, office, account]) => ({
    class_id: demoId('class', name),
    office,
    user_id: userId(account),
  }))
  await trx.insertInto('class_officer').values(offices).execute()
  for (const [name, chain] of demoChains) {
    await trx.updateTable('class').set({ leave_chain: chain }).where('id', '=', demoId('class', name)).execute()
  }
  const minute = Math.floor(now.getTime() / 60_000) * 60_000
  const events = demoLeaves.flatMap((leave) => eventsOf(leave, now)).sort((a, b) => b.hoursAgo - a.hoursAgo)
  for (const { hoursAgo, happens } of events) await happens(trx, new Date(minute - hoursAgo * HOUR_MS))
  await carryOut(trx)
  await readNotices(trx, minute)
}

interface DemoEvent {
  readonly hoursAgo: number
  happens(trx: Querying, now: Date): Promise<void>
}

function eventsOf(leave: DemoLeave, now: Date): DemoEvent[] {
  const { who, of, type, from, to, reason } = leave
  const id = idOf(leave)
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const at = ([days, hours]: DemoLeave['from']): number => midnight + days * DAY_MS + hours * HOUR_MS
  const sent = { type: 'request', request: { type, startsAt: at(from), endsAt: at(to), reason } } as const
  const owned = { learner_id: userId(who), class_id: demoId('class', of) }
  return [
    {
      hoursAgo: leave.hoursAgo,
      happens: (trx, then) => createWithin(trx, leaveKind, { id, owned, sent, sender: senderOf(who), now: then }),
    },
    ...leave.steps.map((step, i) => ({
      hoursAgo: step.hoursAgo,
      happens: (trx: Querying, then: Date) =>
        sendWithin(trx, leaveKind, { id, sent: sentOf(step, i), sender: senderOf(step.by), now: then }),
    })),
  ]
}

const senderOf = (account: string): Sender => ({
  userId: userId(account),
  roles: demoAccounts.find(({ name }) => name === account)?.roles ?? ['learner'],
})

const idOf = ({ who, of, from }: DemoLeave): string => demoId('leave', `${who} ${of} ${from.join(' ')}`)

/** Marks notices as read: those an approver has acted on, and all old ones. */
async function readNotices(trx: Querying, minute: number): Promise<void> {
  const unread = trx.updateTable('notice').where('code', 'like', 'leave.%').where('read_at', 'is', null)
  for (const leave of demoLeaves) {
    for (const { by, hoursAgo } of leave.steps) {
      const at = minute - hoursAgo * HOUR_MS
      await unread
        .set({ read_at: at })
        .where('user_id', '=', userId(by))
        .where('id', 'like', `${idOf(leave)}-%`)
        .where('created_at', '<', at)
        .execute()
    }
  }
  await unread
    .set((eb) => ({ read_at: eb('created_at', '+', HOUR_MS) }))
    .where('created_at', '<', minute - READ_AFTER_MS)
    .execute()
}

/** Runs their effects, each at its time. */
async function carryOut(trx: Querying): Promise<void> {
  // The attendances of the demo are written with its leaves in mind.
  await trx.deleteFrom('effect').where('type', '=', 'excuseLessons').execute()
  const due = await trx
    .selectFrom('effect')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const kinds = { kinds: [leaveKind], meetings: [nextStep] }
  for (const effect of due) await perform(trx, kinds, [effect], new Date(effect.created_at))
}
