import type { FastifyBaseLogger } from 'fastify'
import type { LearnerExamEvent } from '#machines/exam/learner-exam.lifecycle.ts'
import { sendOnWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { learnerExamKind } from './learner-exam-kind.ts'

interface Ending extends Doorway {
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}
type Find = (db: Querying, now: Date, last: string) => Promise<string[]>

/** Records of one transaction, so that nobody waits long for it. */
const BATCH = 20

/**
 * What time brings about: papers whose time is up are handed in, and exams that have closed are over for who awaits a
 * make-up. Several processes may do so at once: records that one has locked are passed over by the others. Returns how
 * many were ended.
 */
export async function endExams(ending: Ending, now: Date): Promise<number> {
  const isTimeUp = { isLearner: false, isWriter: false, isTimeUp: true }
  const papers = await endAll(ending, now, papersOver, { type: 'timeUp', facts: isTimeUp })
  const exams = await endAll(ending, now, examsOver, { type: 'windowEnded', facts: { hasClosed: true } })
  if (papers + exams > 0) void ending.effects.dispatch()
  return papers + exams
}

const papersOver: Find = async (db, now, last) => {
  const rows = await db
    .selectFrom('exam_paper')
    .select('learner_exam_id as id')
    .where('state', '=', 'inProgress')
    .where('deadline', '<=', now.getTime())
    .where('learner_exam_id', '>', last)
    .orderBy('learner_exam_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

const examsOver: Find = async (db, now, last) => {
  const rows = await db
    .selectFrom('learner_exam')
    .innerJoin('exam', 'exam.id', 'learner_exam.exam_id')
    .select('learner_exam.id')
    .where('learner_exam.state', '=', 'awaitingMakeUp')
    .where('exam.closes_at', '<=', now.getTime())
    .where('learner_exam.id', '>', last)
    .orderBy('learner_exam.id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

async function endAll({ db, logger }: Ending, now: Date, find: Find, event: LearnerExamEvent): Promise<number> {
  let count = 0
  // By id, so that one that fails is passed over until the next time.
  for (let last = ''; ; ) {
    const due = await find(db, now, last)
    count += await endTogether(db, due, now, find, event).catch(async (error: unknown) => {
      if (isUnavailable(error)) throw error
      let done = 0
      for (const id of due)
        done += await endTogether(db, [id], now, find, event).catch((reason: unknown) => {
          if (isUnavailable(reason)) throw reason
          logger.error({ err: reason, recordId: id }, `the clock could not send ${event.type}`)
          return 0
        })
      return done
    })
    if (due.length < BATCH) return count
    last = due.at(-1) ?? last
  }
}

async function endTogether(
  db: Database,
  ids: readonly string[],
  now: Date,
  find: Find,
  event: LearnerExamEvent,
): Promise<number> {
  if (ids.length === 0) return 0
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('learner_exam')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate().skipLocked())
      .execute()
    let count = 0
    for (const { id } of locked) {
      // Read again, since it may have been handed in, or given more time, before it was locked.
      const isDue = (await find(trx, now, before(id))).includes(id)
      if (!isDue) continue
      await sendOnWithin(trx, learnerExamKind, { id, event, by: null, now })
      count += 1
    }
    return count
  })
}

/** An id that sorts right before another of the same length. */
const before = (id: string): string => id.slice(0, -1)
