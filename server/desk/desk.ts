import { sql } from 'kysely'
import type { AliasedExpression } from 'kysely'
import { SOON_DAYS } from '#api/desk/desk.contract.ts'
import type {
  DeskCount,
  DeskFact,
  DeskItem,
  DeskPage,
  DeskResults,
  decideOnDesk,
  listDesk,
} from '#api/desk/desk.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { refusalText, textsOf } from '#server/answer/texts.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Sender } from '#server/commands/kind.ts'
import { decidedIn } from '#server/commands/record-name.ts'
import { concerning } from '#server/commands/waiting.ts'
import type { FactValue, Waiting, WaitingRecord, WaitingRow } from '#server/commands/waiting.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'

const DAY_MS = 24 * 60 * 60_000

/** A row with its lifecycle. */
interface DeskRow extends WaitingRow {
  readonly lifecycle: string
}

/** The lifecycles whose records can wait for a user. @throws Refusal 403 to whoever never decides on anything */
async function ownKinds(waiting: readonly Waiting[], db: Database, sender: Sender): Promise<Waiting[]> {
  const own = await concerning(waiting, db, sender)
  if (own.length === 0) throw new Refusal('desk.notDeciding', {}, { status: 403 })
  return own
}

/** All that waits for a user, of all lifecycles as one table. */
async function allRows(
  own: readonly Waiting[],
  db: Database,
  { sender, language }: Pick<Asking, 'sender' | 'language'>,
): Promise<AliasedExpression<DeskRow, 'desk'>> {
  const each = await Promise.all(
    own.map(async ({ lifecycle, rows }) => {
      const found = await rows(db, sender, language)
      return sql`select ${sql.lit(lifecycle)} as lifecycle, id, who_id, who, search, subject_id, subject, since, due_at from ${found} as waiting`
    }),
  )
  return sql<DeskRow>`(${sql.join(each, sql` union all `)})`.as('desk')
}

/** A page of what waits for a user, with what there is to filter by. */
export async function deskPage(
  db: Database,
  waiting: readonly Waiting[],
  { lifecycle, subjectID, due, keyword, sort, pageNum, pageSize }: PayloadOf<typeof listDesk>,
  asking: Asking,
): Promise<DeskPage> {
  const own = await ownKinds(waiting, db, asking.sender)
  const now = asking.now.getTime()
  const all = db.selectFrom(await allRows(own, db, asking))
  let found = lifecycle === undefined ? all : all.where('desk.lifecycle', '=', lifecycle)
  if (subjectID !== undefined) found = found.where('desk.subject_id', '=', subjectID)
  if (due === 'overdue') found = found.where('desk.due_at', '<=', now)
  if (due === 'soon') found = found.where('desk.due_at', '>', now).where('desk.due_at', '<=', now + SOON_DAYS * DAY_MS)
  for (const word of wordsOf(keyword ?? '')) found = found.where(holds(sql<string>`desk.search`, word))
  const sorted =
    sort === 'due'
      ? found.orderBy(sql`desk.due_at is null`).orderBy('desk.due_at').orderBy('desk.since')
      : found.orderBy('desk.since')
  // Names are read of what is shown alone: of all that waits they would take longer than all else.
  const [keys, counted, counts] = await Promise.all([
    sorted
      .orderBy('desk.lifecycle')
      .orderBy('desk.id')
      .select(['desk.lifecycle', 'desk.id'])
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
    all
      .select((eb) => ['desk.lifecycle', 'desk.subject_id', eb.fn.countAll<number>().as('count')])
      .select((eb) => eb.fn.min('desk.id').as('first'))
      .groupBy(['desk.lifecycle', 'desk.subject_id'])
      .execute(),
  ])
  const subjects = Map.groupBy(
    counts.filter((one) => lifecycle === undefined || one.lifecycle === lifecycle),
    ({ subject_id: subject }) => subject,
  )
  const [rows, named] = await Promise.all([
    all
      .selectAll('desk')
      .where('desk.id', 'in', orNone(keys.map(({ id }) => id)))
      .execute(),
    all
      .select(['desk.subject_id', 'desk.subject'])
      .where('desk.id', 'in', orNone(Array.from(subjects.values(), ([{ first } = { first: '' }]) => first)))
      .orderBy('desk.subject')
      .orderBy('desk.subject_id')
      .execute(),
  ])
  const texts = textsOf(asking.language)
  return {
    list: await shown(
      db,
      own,
      keys.flatMap((key) => rows.find((row) => row.lifecycle === key.lifecycle && row.id === key.id) ?? []),
      asking,
    ),
    count: counted?.count ?? 0,
    lifecycles: own.map((one) => ({
      lifecycle: one.lifecycle,
      name: one.nameIn(texts),
      count: countOf(counts.filter(({ lifecycle: of }) => of === one.lifecycle)),
    })),
    subjects: named.map(({ subject_id: id, subject: name }) => ({
      id,
      name,
      count: countOf(subjects.get(id) ?? []),
    })),
  }
}

/** No list of a statement is empty, and no id is. */
const orNone = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? [''] : ids)
const countOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

/** The most things of which changes are told to whoever sees how much waits. */
const FOLLOWED = 10

/** How much waits for a user, by lifecycle and by what it is asked for. */
async function countedOf(own: readonly Waiting[], db: Database, asking: Asking) {
  return db
    .selectFrom(await allRows(own, db, asking))
    .select((eb) => ['desk.lifecycle', 'desk.subject_id', eb.fn.countAll<number>().as('count')])
    .groupBy(['desk.lifecycle', 'desk.subject_id'])
    .orderBy('count', 'desc')
    .orderBy('desk.lifecycle')
    .orderBy('desk.subject_id')
    .execute()
}

/** How much waits for a user. */
export async function deskCount(db: Database, waiting: readonly Waiting[], asking: Asking): Promise<DeskCount> {
  const own = await ownKinds(waiting, db, asking.sender)
  const counted = await countedOf(own, db, asking)
  const lifecycles = own.map(({ lifecycle }) => ({
    lifecycle,
    count: countOf(counted.filter((one) => one.lifecycle === lifecycle)),
  }))
  return { count: countOf(counted), lifecycles: lifecycles.filter(({ count }) => count > 0) }
}

/** The names under which changes of what waits for a user are announced, of the things with most that waits. */
export async function deskChanges(db: Database, waiting: readonly Waiting[], asking: Asking): Promise<string[]> {
  const own = await ownKinds(waiting, db, asking.sender)
  const counted = await countedOf(own, db, asking)
  return counted.slice(0, FOLLOWED).map(({ lifecycle, subject_id: subject }) => decidedIn(lifecycle, subject))
}

async function shown(
  db: Database,
  own: readonly Waiting[],
  rows: readonly DeskRow[],
  asking: Asking,
): Promise<DeskItem[]> {
  const texts = textsOf(asking.language)
  const known = new Map<string, { readonly name: string; readonly records: ReadonlyMap<string, WaitingRecord> }>()
  for (const one of own) {
    const ids = rows.filter(({ lifecycle }) => lifecycle === one.lifecycle).map(({ id }) => id)
    known.set(one.lifecycle, { name: one.nameIn(texts), records: await one.records(db, ids, asking) })
  }
  return rows.flatMap((row) => {
    const lifecycle = known.get(row.lifecycle)
    const record = lifecycle?.records.get(row.id)
    // Decided between the two queries.
    if (lifecycle === undefined || record === undefined) return []
    return [
      {
        lifecycle: row.lifecycle,
        id: row.id,
        name: lifecycle.name,
        revision: record.revision,
        who: { userId: row.who_id, originalName: row.who },
        subject: { id: row.subject_id, name: row.subject },
        since: timeText(row.since),
        dueTime: row.due_at === null ? null : timeText(row.due_at),
        asOf: timeText(asking.now.getTime()),
        facts: record.facts.map(({ label, value }) => ({ label, value: told(value) })),
        decisions: [...record.decisions],
        full: record.full,
      },
    ]
  })
}

function told(value: FactValue): DeskFact['value'] {
  switch (value.kind) {
    case 'text':
    case 'words':
      return value
    case 'time':
      return { kind: 'time', at: timeText(value.at) }
    case 'span':
      return { kind: 'span', from: timeText(value.from), to: timeText(value.to) }
  }
}

/** Decides on several records, in the order in which they were named. */
export async function decide(
  door: Doorway,
  waiting: readonly Waiting[],
  { decision, items, reason }: PayloadOf<typeof decideOnDesk>,
  asking: Asking,
): Promise<DeskResults> {
  const own = await ownKinds(waiting, door.db, asking.sender)
  const results: DeskResults = []
  for (const { lifecycle, id, revision } of items) {
    const one = own.find((kind) => kind.lifecycle === lifecycle)
    const sent = await one?.decide(door, decision, [{ id, revision }], reason, asking)
    // A lifecycle that cannot wait for the caller is answered like a record that does not exist.
    const [result] = sent ?? [
      { id, reason: 'request.notFound', message: refusalText(asking.language, 'request.notFound', {}) },
    ]
    if (result !== undefined) results.push({ lifecycle, ...result })
  }
  return results
}
