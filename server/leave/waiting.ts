import { leaveAddress } from '#api/leave/addresses.ts'
import { REASON_LIMIT, leaveOffers } from '#machines/leave/leave.lifecycle.ts'
import { sendEach } from '#server/commands/each.ts'
import type { Asking } from '#server/commands/each.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import { waitingOf } from '#server/commands/waiting.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Database } from '#server/database/open.ts'
import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import type { Sender } from '#server/commands/kind.ts'
import type { Tables } from '#server/tables.ts'
import { leaveKind } from './kind.ts'
import { holdsOffice, officesOf, partsIn } from './offices.ts'
import type { Offices } from './offices.ts'
import { allLeaves, withNames } from './shown.ts'

/** The leaves whose turn it is at one of a user's offices; pointless once the leave begins. */
export const leaveWaiting = waitingOf({
  lifecycle: 'leave',
  nameIn: ({ leave }) => leave.one(),
  concerns: holdsOffice,
  rows: async (db, sender, { code }) =>
    waitingFor(db, sender, await officesOf(db, sender))
      .innerJoin('user as learner', 'learner.id', 'leave.learner_id')
      .innerJoin('class', 'class.id', 'leave.class_id')
      .leftJoin('class_text as own', (join) =>
        join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', code),
      )
      .select([
        'leave.id',
        'learner.id as who_id',
        'learner.original_name as who',
        'learner.search',
        'class.id as subject_id',
        'leave.updated_at as since',
        'leave.starts_at as due_at',
      ])
      .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('subject')),
  offers: leaveOffers,
  decisions: {
    approve: { action: 'approve', reason: { isRequired: false, limit: REASON_LIMIT } },
    reject: { action: 'reject', reason: { isRequired: true, limit: REASON_LIMIT } },
  },
  wordIn: ({ leave }, decision) => leave.action[decision](),
  send: (door, type, records, reason, asking) =>
    sendEach(
      door,
      leaveKind,
      records.map(({ id, revision }) => ({ id, sent: { type, revision, reason } })),
      asking,
    ),
  find: foundLeaves,
})

/** The leaves that wait for one of a user's offices, without the user's own. */
const waitingFor = (db: Database, { userId }: Sender, offices: Offices) =>
  allLeaves(db)
    .where('leave.learner_id', '!=', userId)
    .where((eb) =>
      eb.or([
        turnsIn(eb, 'teamLeader', offices),
        turnsIn(eb, 'disciplineCommittee', offices),
        turnsIn(eb, 'headmaster', offices),
        ...(offices.isSchoolLeader ? [eb('leave.state', '=', 'pending.schoolLeader')] : []),
      ]),
    )

const turnsIn = (
  eb: ExpressionBuilder<Tables, 'leave'>,
  part: 'teamLeader' | 'disciplineCommittee' | 'headmaster',
  offices: Offices,
) =>
  offices[part].length === 0
    ? eb.val(false)
    : eb.and([eb('leave.class_id', 'in', offices[part]), eb('leave.state', '=', `pending.${part}`)])

async function foundLeaves(db: Database, ids: readonly string[], { sender, language, now }: Asking) {
  const [rows, offices] = await Promise.all([
    withNames(allLeaves(db).where('leave.id', 'in', ids), language.code).execute(),
    officesOf(db, sender),
  ])
  const LL = textsOf(language).leave
  return new Map(
    rows.map((row) => {
      const snapshot = snapshotOf(leaveKind, row)
      const { type, startsAt, endsAt, reason } = snapshot.context
      const parts = partsIn(offices, row.class_id)
      const facts = { now: now.getTime(), isOwner: row.learner_id === sender.userId, parts }
      return [
        row.id,
        {
          snapshot,
          seen: { revision: row.revision, facts },
          facts: [
            { label: LL.typeName(), value: { kind: 'text', text: LL.type[type]() } },
            { label: LL.time(), value: { kind: 'span', from: startsAt, to: endsAt } },
            { label: LL.reasonName(), value: { kind: 'words', text: reason } },
            { label: LL.requestedAt(), value: { kind: 'time', at: row.created_at } },
          ],
          full: { entry: 'portal', address: leaveAddress('leave-audit', { leaveID: row.id }) },
        },
      ] as const
    }),
  )
}
