import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginLearning, recordLearning } from '#api/study/study.contract.ts'
import type { LearningFlow } from '#api/study/study.contract.ts'
import type { Database } from '#server/database/open.ts'
import { studiedElsewhere } from '#server/study/others.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { putCourse } from '#tests/kit/server/study-course.ts'
import type { StudyCourse } from '#tests/kit/server/study-course.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const beginning = ({ id, lectures }: StudyCourse) => ({
  courseID: id,
  coursewareID: lectures[0],
  positionSeconds: 0,
  takesOver: false,
})

/** Resolves when a query waits for a lock. */
async function waiting(db: Database): Promise<void> {
  const { rows } =
    await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      db,
    )
  if (rows.length === 0) await waiting(db)
}

onBothEngines((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
  })
  // Only one sitting may be active.
  beforeEach(async () => {
    await db().deleteFrom('learning_flow').execute()
  })
  const db = () => portal().db
  const begun = async () => answerOf<LearningFlow>(learner, beginLearning, beginning(await putCourse(db())))
  const rowOf = ({ userLearningFlowID }: LearningFlow) =>
    db().selectFrom('learning_flow').selectAll().where('id', '=', userLearningFlowID).executeTakeFirstOrThrow()

  describe('one active sitting per learner', () => {
    it('of many concurrent begins one succeeds, and the course is begun once', async () => {
      const course = await putCourse(db())
      const replies = await Promise.all(
        Array.from({ length: 12 }, () => learner.call(beginLearning, beginning(course))),
      )
      const reasons = replies.map(({ body }) => body.reason)
      expect([
        reasons.filter((reason) => reason === null).length,
        reasons.filter((reason) => reason === 'study.elsewhere').length,
      ]).toEqual([1, 11])
      expect(await db().selectFrom('course').select('learner_count').where('id', '=', course.id).execute()).toEqual([
        { learner_count: 1 },
      ])
    })

    it('the database enforces it; the violation is distinguished from all other errors', async () => {
      const row = await rowOf(await begun())
      const failed = (change: object): Promise<unknown> =>
        db()
          .insertInto('learning_flow')
          .values({ ...row, ...change })
          .execute()
          .catch((failure: unknown) => failure)
      const errors = [await failed({ id: 'second' }), await failed({ state: 'unrecorded' })]
      expect(errors.map((error) => [error instanceof Error, studiedElsewhere(error)])).toEqual([
        [true, true],
        [true, false],
      ])
    })

    it.skipIf(engine === 'SQLite')('a concurrent begin of another process is detected', async () => {
      const course = await putCourse(db())
      const row = await rowOf(await answerOf<LearningFlow>(learner, beginLearning, beginning(course)))
      await db().deleteFrom('learning_flow').execute()
      let reply: ReturnType<Visitor['call']> | null = null
      await db()
        .transaction()
        .execute(async (trx) => {
          await trx.insertInto('learning_flow').values(row).execute()
          reply = learner.call(beginLearning, beginning(course))
          // It waits for this transaction to finish.
          await waiting(db())
        })
      expect((await reply!).body.reason).toBe('study.elsewhere')
    })
  })

  it('a sitting is recorded once', async () => {
    const { userLearningFlowID } = await begun()
    portal().clock.pass(MINUTE)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => learner.call(recordLearning, { userLearningFlowID, playEndTime: 60 })),
    )
    const reasons = replies.map(({ body }) => body.reason)
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
    expect(reasons.filter((reason) => reason === 'study.alreadyRecorded')).toHaveLength(5)
  })
})
