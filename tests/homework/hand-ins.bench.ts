import { randomUUID } from 'node:crypto'

import type { Homework } from '#api/homework/homework.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import { systemClock } from '#server/clock.ts'
import type { Asking } from '#server/commands/each.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { userId } from '#server/demo/ids.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import type { Database } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { handIn } from '#server/homework/homework-commands.ts'
import { recordKinds } from '#server/parts.ts'

import { onBothEngines } from '#tests/bench/engines.ts'
import type { Figure } from '#tests/bench/figure.ts'
import { putLearners } from '#tests/class/registration-scene.ts'
import { effectsOf } from '#tests/questionnaire/votes-scene.ts'
import { putTask } from './bench-scene.ts'

const handIns = 1000
const most = 3
/** Bare transactions in flight. */
const atATime = 64
const text = 'v = 1.2 m/s'

const askingAs = (learnerId: string): Asking => ({
  sender: { userId: learnerId, roles: ['learner'] },
  language: defaultLanguage,
  now: systemClock.now(),
})

/** A file of each learner, uploaded for homework. */
async function putFiles(db: Database, learners: readonly string[]): Promise<void> {
  await db
    .insertInto('file')
    .values(
      learners.map((learner) => ({
        id: fileOf(learner),
        name: 'report.pdf',
        media_type: 'application/pdf',
        size: 1000,
        access: 'restricted' as const,
        stored_at: 0,
        service_code: 'homework' as const,
        uploaded_by: learner,
      })),
    )
    .execute()
}
const fileOf = (learnerId: string): string => `file-of-${learnerId}`

/** What a handler would write that knows no lifecycle: what was handed in, with its file, and by whom. */
const bare = (db: Database, taskId: string, learnerId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const id = randomUUID()
    const of = { homework_id: id, number: 1 }
    await trx
      .selectFrom('user')
      .select('id')
      .where('id', '=', learnerId)
      .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
      .executeTakeFirstOrThrow()
    await trx.selectFrom('task').select(['opens_at', 'closes_at']).where('id', '=', taskId).executeTakeFirstOrThrow()
    await trx
      .selectFrom('file')
      .select('id')
      .where('id', '=', fileOf(learnerId))
      .where('uploaded_by', '=', learnerId)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('homework')
      .values({
        id,
        task_id: taskId,
        learner_id: learnerId,
        versions: 1,
        version: 1,
        snapshot: '{}',
        state: 'submitted',
        revision: 1,
        created_at: 0,
        updated_at: 0,
      })
      .execute()
    await trx
      .insertInto('homework_version')
      .values({ ...of, text, handed_in_at: 0, is_late: 0 })
      .execute()
    await trx
      .insertInto('homework_file')
      .values({ ...of, position: 0, file_id: fileOf(learnerId) })
      .execute()
    await trx
      .insertInto('transition_log')
      .values({
        lifecycle: 'bare',
        record_id: id,
        revision: 1,
        version: 1,
        event: '{"type":"handIn"}',
        from_state: 'notSubmitted',
        to_state: 'submitted',
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

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

/** All at once, each with a file; then some of them again with what they have not seen, which is refused. */
async function handInAll(db: Database, taskId: string, learners: readonly string[]): Promise<number> {
  const door = { db, effects: effectsOf(db) }
  const send = (learner: string): Promise<Homework> =>
    handIn(door, { taskID: taskId, revision: 0, text, fileIDs: [fileOf(learner)] }, askingAs(learner))
  const told: Homework[] = []
  const value = await time(() => Promise.all(learners.map(async (learner) => told.push(await send(learner)))))
  must(
    told.every(({ state, versions: [last] }) => state === 'submitted' && last?.files.length === 1),
    'Somebody was told otherwise',
  )
  const again = await Promise.allSettled(learners.slice(0, 100).map(send))
  must(
    again.every(({ status }) => status === 'rejected'),
    'Something was handed in that is out of date',
  )
  await door.effects.dispatch()
  await door.effects.settled()
  return value
}

/** Everything is there once, as the log says, and the teacher has heard of it. */
async function mustHaveAll(db: Database, taskId: string): Promise<void> {
  const rows = await db
    .selectFrom('homework')
    .innerJoin('homework_version as version', 'version.homework_id', 'homework.id')
    .innerJoin('homework_file as file', (join) =>
      join.onRef('file.homework_id', '=', 'version.homework_id').onRef('file.number', '=', 'version.number'),
    )
    .where('homework.task_id', '=', taskId)
    .select(['homework.learner_id', 'version.text', 'file.file_id'])
    .execute()
  must(rows.length === handIns, `${rows.length} are there, of ${handIns}`)
  must(
    rows.every((row) => row.text === text && row.file_id === fileOf(row.learner_id)),
    'Somebody has something else',
  )
  const { differences } = await replayRecords(
    db,
    recordKinds.filter(({ table }) => table === 'homework'),
  )
  must(differences.length === 0, `The log says something else of ${differences.length}`)
  const heard = await db
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', userId('teacher'))
    .where('code', '=', 'homework.handedIn')
    .execute()
  must(heard.length > 0, 'Nobody who reviews it has heard of it')
}

/** 1,000 learners hand in at the same moment, on both engines, against as many bare transactions. */
export const bench = (): Promise<readonly Figure[]> =>
  onBothEngines<boolean>({
    many: true,
    few: false,
    fill: async (db, isMeasured) => void (isMeasured && (await seedDemo(db, systemClock.now()))),
    async figuresOf(engine, db) {
      const learners = await putLearners(db, handIns)
      await putFiles(db, learners)
      const [plain, measured] = ['plain', 'measured']
      for (const id of [plain, measured]) await putTask(db, { id, classId: null, people: learners })
      const limit = await time(() => allOf(learners.map((learner) => () => bare(db, plain, learner))))
      await db.deleteFrom('homework').where('task_id', '=', plain).execute()
      const value = await handInAll(db, measured, learners)
      await mustHaveAll(db, measured)
      return [
        {
          name: `hand-ins-${engine}`,
          value,
          unit: 'ms',
          limit,
          limitIs: 'bare transactions',
          ratio: { atMost: most },
        },
      ]
    },
  })
