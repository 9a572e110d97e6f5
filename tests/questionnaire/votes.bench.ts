import { randomUUID } from 'node:crypto'

import { defaultLanguage } from '#i18n/locales.ts'
import { systemClock } from '#server/clock.ts'
import type { Asking } from '#server/commands/each.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import { recordKinds } from '#server/parts.ts'
import { submit } from '#server/questionnaire/answering/submit.ts'
import type { Database } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

import { putLearners } from '#tests/class/registration-scene.ts'
import { onBothEngines } from '#tests/bench/engines.ts'
import type { Figure } from '#tests/bench/figure.ts'
import { CHOICE, effectsOf, OPTIONS, putVote } from './votes-scene.ts'

const votes = 5000
const most = 3
/** Bare transactions in flight. */
const atATime = 64

const askingAs = (userId: string): Asking => ({
  sender: { userId, roles: ['learner'] },
  language: defaultLanguage,
  now: systemClock.now(),
})
const optionOf = (at: number): string => OPTIONS[at % OPTIONS.length] ?? ''

/** What a handler would write that knows no lifecycle: who has voted, what for, and when. */
const bare = (db: Database, voteId: string, learnerId: string, at: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const id = randomUUID()
    await trx
      .selectFrom('questionnaire')
      .select(['opens_at', 'closes_at'])
      .where('id', '=', voteId)
      .$if(hasRowLocks(trx), (query) => query.forShare())
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('questionnaire_response')
      .values({
        id,
        questionnaire_id: voteId,
        learner_id: learnerId,
        submissions: 1,
        version: 1,
        snapshot: '{}',
        state: 'completed',
        revision: 1,
        created_at: 0,
        updated_at: 0,
      })
      .execute()
    await trx
      .insertInto('questionnaire_submission')
      .values({
        id: randomUUID(),
        questionnaire_id: voteId,
        response_id: null,
        department_code: null,
        answers: JSON.stringify({ [CHOICE]: { chosen: [optionOf(at)], text: '' } }),
      })
      .execute()
    await trx
      .insertInto('transition_log')
      .values({
        lifecycle: 'bare',
        record_id: id,
        revision: 1,
        version: 1,
        event: '{"type":"submit"}',
        from_state: 'notTaken',
        to_state: 'completed',
        by_user_id: learnerId,
        at: 0,
      })
      .execute()
  })

async function time(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

async function allOf(work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = work.values()
  const worker = async (): Promise<void> => {
    for (const run of waiting) await run()
  }
  await Promise.all(Array.from({ length: atATime }, worker))
}

/** All at once, some of them twice: each is counted once. */
async function voteAll(db: Database, voteId: string, ids: readonly string[]): Promise<number> {
  const door = { db, effects: effectsOf(db) }
  const vote = (id: string, at: number) =>
    submit(
      door,
      {
        questionnaireID: voteId,
        formVersion: 1,
        token: '',
        answers: [{ questionID: CHOICE, answer: { chosen: [optionOf(at)], text: '' } }],
      },
      askingAs(id),
    )
  const value = await time(() => Promise.all(ids.map(vote)))
  const again = await Promise.allSettled(ids.slice(0, 100).map(vote))
  if (again.some(({ status }) => status === 'fulfilled')) throw new Error('Somebody has voted twice')
  return value
}

async function mustCount(db: Database, voteId: string): Promise<void> {
  const rows = await db
    .selectFrom('questionnaire_submission')
    .select(['answers'])
    .where('questionnaire_id', '=', voteId)
    .execute()
  const counts = Map.groupBy(rows, ({ answers }) => answers)
  const expected = OPTIONS.map((_, at) => Math.ceil((votes - at) / OPTIONS.length))
  if (rows.length !== votes || [...counts.values()].some((of) => !expected.includes(of.length)))
    throw new Error(`${rows.length} votes are counted, of ${votes}`)
  const { differences } = await replayRecords(
    db,
    recordKinds.filter(({ table }) => table === 'questionnaire_response'),
  )
  if (differences.length > 0) throw new Error(`The log says something else of ${differences.length}`)
}

/** 5,000 people vote without their names at the same moment, on both engines, against as many bare transactions. */
export const bench = (): Promise<readonly Figure[]> =>
  onBothEngines<boolean>({
    many: true,
    few: false,
    fill: async (db, isMeasured) => void (isMeasured && (await seedDemo(db, systemClock.now()))),
    async figuresOf(engine, db) {
      const ids = await putLearners(db, votes)
      const [plain, measured] = [await putVote(db), await putVote(db)]
      const limit = await time(() => allOf(ids.map((id, at) => () => bare(db, plain, id, at))))
      await db.deleteFrom('questionnaire_response').where('questionnaire_id', '=', plain).execute()
      const value = await voteAll(db, measured, ids)
      await mustCount(db, measured)
      return [
        {
          name: `votes-${engine}`,
          value,
          unit: 'ms',
          limit,
          limitIs: 'bare transactions',
          ratio: { atMost: most },
        },
      ]
    },
  })
