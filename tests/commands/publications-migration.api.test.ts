import { expect, it } from 'vitest'
import type { EventFrom } from 'xstate'
import type { publicationLifecycle } from '#machines/course/publication.lifecycle.ts'
import { sendOnWithin } from '#server/commands/door.ts'
import type { StoredKind } from '#server/commands/kind.ts'
import { replayRecords } from '#server/commands/replay.ts'
import type { Querying } from '#server/database/open.ts'
import { informationKind } from '#server/news/kind.ts'
import { courseKind } from '#server/course/managed/course-kind.ts'
import { topicKind } from '#server/course/managed/topic-kind.ts'
import { onBothEngines } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { olderPortal } from '#tests/kit/server/older-portal.ts'

type Row = Record<string, string | number | null>
/** The schema before the migration. */
type Before = Record<'information' | 'course' | 'course_topic', Row>

const tables = ['course', 'course_topic', 'information'] as const
const kinds = [courseKind, topicKind, informationKind]
const [created, first, changed] = [START.getTime() - 3 * HOUR, START.getTime() - 2 * HOUR, START.getTime() - HOUR]
const times = { created_at: created, updated_at: changed }
/** One record per state, with its number of changes. */
const stood = [
  { id: 'draft', state: 'draft', revision: 1, first: null },
  { id: 'published', state: 'published', revision: 7, first },
  { id: 'old', state: 'published', revision: 0, first },
  { id: 'withdrawn', state: 'withdrawn', revision: 3, first },
  { id: 'discarded', state: 'discarded', revision: 2, first: null },
] as const
const shownAt = ({ state, first: at }: (typeof stood)[number]): number | null => (state === 'published' ? at : null)

const rows: Readonly<Record<(typeof tables)[number], readonly Row[]>> = {
  information: stood.map(({ first: at, ...one }, position) => ({
    ...one,
    ...times,
    category_code: 'news',
    position,
    published_at: at,
    views: 0,
  })),
  course: stood.map((one) => ({
    id: one.id,
    state: one.state,
    revision: one.revision,
    ...times,
    published_at: shownAt(one),
    first_published_at: one.first,
    category_code: 'x',
    kind: 'elective',
    year: 2026,
    learning_minutes: 60,
    credit_tenths: 10,
    learner_count: 0,
    rating_sum: 0,
    rating_count: 0,
  })),
  course_topic: stood.map((one, position) => ({
    id: one.id,
    state: one.state,
    revision: one.revision,
    ...times,
    published_at: shownAt(one),
    first_published_at: one.first,
    position,
  })),
}

/** The kinds with the publication lifecycle accept the next events. */
async function goOn<Owned extends object>(
  trx: Querying,
  kind: StoredKind<typeof publicationLifecycle, Owned>,
  now: Date,
): Promise<void> {
  const isEditor = { isEditor: true }
  const facts = { ...isEditor, hasTexts: true, knowsParts: true, hasContent: true }
  const send = (id: string, event: EventFrom<typeof publicationLifecycle>) =>
    sendOnWithin(trx, kind, { id, event, by: null, now })
  await send('published', { type: 'withdraw', revision: 7, facts: isEditor })
  await send('withdrawn', { type: 'publish', revision: 3, facts, now: now.getTime() })
  await send('draft', { type: 'publish', revision: 1, facts, now: now.getTime() })
  await expect(send('old', { type: 'withdraw', revision: 1, facts: isEditor })).rejects.toMatchObject({
    reason: 'record.stale',
  })
  await expect(send('discarded', { type: 'discard', revision: 2, facts: isEditor })).rejects.toMatchObject({
    reason: 'publication.discarded',
  })
}

onBothEngines((engine) => {
  const portal = olderPortal(engine)

  it('migrates information, courses and topics to records with a log, which keep their state and accept further events', async () => {
    const old = await portal.asOf<Before>('0020-passkeys')
    const before: Partial<Record<(typeof tables)[number], Row[]>> = {}
    for (const table of tables) {
      await old.insertInto(table).values(rows[table]).execute()
      before[table] = await old.selectFrom(table).selectAll().orderBy('id').execute()
    }
    await old.destroy()

    const db = await portal.upgraded()
    const now = START
    for (const table of tables) {
      const after: readonly object[] = await db.selectFrom(table).selectAll().orderBy('id').execute()
      // On PostgreSQL the old connection returns bigint as text.
      const asNumbers = (row: object): object =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]: [string, unknown]) => [
            key,
            typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
          ]),
        )
      expect(
        after.map(({ version: _version, snapshot: _snapshot, ...row }: { version?: unknown; snapshot?: unknown }) =>
          asNumbers(row),
        ),
      ).toEqual(before[table]?.map((row) => expect.objectContaining(asNumbers(row)) as unknown))
    }
    expect(await replayRecords(db, kinds)).toEqual({ count: 15, differences: [] })
    const logged = await db
      .selectFrom('transition_log')
      .select(['event', 'from_state', 'to_state', 'revision', 'by_user_id', 'at'])
      .where('lifecycle', '=', 'course')
      .orderBy('record_id')
      .execute()
    expect(logged[3]).toEqual({
      event: JSON.stringify({
        type: 'adopt',
        state: 'published',
        revision: 7,
        firstPublishedAt: first,
        createdAt: created,
      }),
      from_state: 'draft',
      to_state: 'published',
      revision: 7,
      by_user_id: null,
      at: changed,
    })

    // Further events: the current revision may change a record, publishing again keeps its position, a discarded one
    // stays discarded.
    await db.transaction().execute(async (trx) => {
      await goOn(trx, courseKind, now)
      await goOn(trx, topicKind, now)
      await sendOnWithin(trx, informationKind, {
        id: 'published',
        event: { type: 'withdraw', revision: 7 },
        by: null,
        now,
      })
      await expect(
        sendOnWithin(trx, informationKind, {
          id: 'discarded',
          event: { type: 'discard', revision: 2 },
          by: null,
          now,
        }),
      ).rejects.toMatchObject({ reason: 'news.discarded' })
    })
    for (const table of ['course', 'course_topic'] as const) {
      expect(
        await db
          .selectFrom(table)
          .select(['id', 'state', 'revision', 'published_at', 'first_published_at'])
          .where('updated_at', '=', now.getTime())
          .orderBy('id')
          .execute(),
      ).toEqual([
        {
          id: 'draft',
          state: 'published',
          revision: 2,
          published_at: now.getTime(),
          first_published_at: now.getTime(),
        },
        { id: 'published', state: 'withdrawn', revision: 8, published_at: null, first_published_at: first },
        { id: 'withdrawn', state: 'published', revision: 4, published_at: first, first_published_at: first },
      ])
    }
    expect(await replayRecords(db, kinds)).toEqual({ count: 15, differences: [] })
    await db.destroy()
  })
})
