import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Paper } from '#api/exam/paper.contract.ts'
import type { SentAnswer } from '#api/question/answering.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import { systemClock } from '#server/clock.ts'
import { createEffects, type Effects } from '#server/commands/effects.ts'
import type { Asking } from '#server/commands/each.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import { begin } from '#server/exam/paper/begin.ts'
import { save } from '#server/exam/paper/save.ts'
import { recordKinds } from '#server/parts.ts'
import { meetings } from '#server/meetings.ts'

import { putLearners } from '#tests/class/registration-scene.ts'
import { createDatabase } from '#tests/kit/postgres/databases.ts'
import { startPrivatePostgres } from '#tests/kit/postgres/private-server.ts'
import type { Figure } from '#tests/bench/figure.ts'
import { putExam } from './exam-scene.ts'

const learners = 200
/** Of each learner. */
const saves = 10
/** Requests in flight. */
const atATime = 64
/** Of the rate of the bare transactions. */
const least = 1 / 3
const HOUR = 3_600_000

const askingAs = (userId: string): Asking => ({
  sender: { userId, roles: ['learner'] },
  language: defaultLanguage,
  now: systemClock.now(),
})

/** Pieces of work a second; each begins as soon as one before it is done. */
async function rateOf(work: readonly (() => Promise<unknown>)[]): Promise<number> {
  const started = performance.now()
  const waiting = work.values()
  const worker = async (): Promise<void> => {
    for (const run of waiting) await run()
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return (work.length * 1000) / (performance.now() - started)
}

/** What a handler would write that knows neither writer nor order: one answer, on disk when it resolves. */
const bare = (db: Database, paperId: string, sequence: number): Promise<unknown> =>
  db.transaction().execute((trx) =>
    trx
      .insertInto('exam_answer')
      .values({
        paper_id: paperId,
        sequence,
        question_id: '',
        chosen: '["a"]',
        text: '',
        answered_at: 0,
        saved_at: 0,
      })
      .execute(),
  )

const answerTo = ({ questions }: Paper, sequence: number): SentAnswer => ({
  sequence,
  questionID: questions[(sequence - 1) % questions.length]?.questionID ?? '',
  answer: { chosen: ['a'], text: '' },
  answeredAt: 0,
})

interface Scene {
  readonly db: Database
  readonly effects: Effects
}

/** In turns, so that what the machine does meanwhile meets both. */
async function figureOf(engine: string, db: Database): Promise<Figure> {
  await seedDemo(db, systemClock.now())
  const logger = {
    error: (known: unknown) => {
      throw new Error(String(known))
    },
  }
  const effects = createEffects({
    db,
    clock: systemClock,
    kinds: recordKinds,
    meetings,
    signals: { tell: () => undefined },
    logger,
  })
  const scene: Scene = { db, effects }
  const at = Date.now()
  const examID = await putExam(db, { kinds: ['single', 'single', 'single'], opens_at: at - HOUR, closes_at: at + HOUR })
  const papers: { userId: string; paper: Paper }[] = []
  for (const userId of await putLearners(db, learners))
    papers.push({ userId, paper: await begin(scene, { examID, device: 'one' }, askingAs(userId)) })
  let [limit, value] = [0, 0]
  for (let round = 0; round < saves; round += 1) {
    limit += await rateOf(
      papers.map(
        ({ paper }) =>
          () =>
            bare(db, paper.paperID, 1000 + round),
      ),
    )
    value += await rateOf(
      papers.map(
        ({ userId, paper }) =>
          () =>
            save(
              { ...scene, settings: { lateAnswersDays: 7 } },
              { paperID: paper.paperID, token: paper.token ?? '', answers: [answerTo(paper, round + 1)] },
              askingAs(userId),
            ),
      ),
    )
  }
  const { stored } = await db
    .selectFrom('exam_answer')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .where('sequence', '<=', saves)
    .where('question_id', '!=', '')
    .where('paper_id', 'in', (eb) => eb.selectFrom('exam_paper').select('id').where('exam_id', '=', examID))
    .executeTakeFirstOrThrow()
  if (stored !== learners * saves) throw new Error(`${stored} answers are stored, of ${learners * saves}`)
  return {
    name: `paper-save-${engine}`,
    value: value / saves,
    unit: 'per second',
    limit: limit / saves,
    limitIs: 'bare transactions',
    ratio: { atLeast: least },
  }
}

/** 200 learners save 10 answers each, on both engines, against as many bare durable transactions. */
export async function bench(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPrivatePostgres()
  if (server === null) throw new Error('PostgreSQL is not installed')
  const opened: Database[] = []
  const open = async (databaseUrl: string | null): Promise<Database> => {
    const db = await openDatabase({ dataDir: folder, databaseUrl })
    opened.push(db)
    return db
  }
  try {
    const embedded = await figureOf('sqlite', await open(null))
    const served = await createDatabase(server.address('postgres'), 'papers', null)
    return [embedded, await figureOf('pg', await open(served))]
  } finally {
    for (const db of opened) await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
