import * as z from 'zod/mini'
import type { ExamFacts } from '#api/exam/exam.contract.ts'
import { learnerExamSaid } from '#api/exam/exam.contract.ts'
import type { WritingFacts } from '#machines/exam/learner-exam.lifecycle.ts'
import { learnerExamLifecycle, version } from '#machines/exam/learner-exam.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import { sendOnWithin } from '#server/commands/door.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { gradeCourse } from '#server/study/grades.ts'
import { newToken } from '#server/session/tokens.ts'
import { runsExam } from '../exam-rows.ts'
import { recordName } from '#server/commands/record-name.ts'
import { closePaper } from './close-paper.ts'
import { markedFacts } from './marked-facts.ts'
import { drawPaper } from './draw-paper.ts'
import type { LearnerExamTable } from '../tables.ts'
import { tellOfExam } from './tidings.ts'

const MINUTE_MS = 60_000

/** The immutable columns of the record. */
export type LearnerExamOwned = Pick<LearnerExamTable, 'exam_id' | 'learner_id'>

/** Facts that were read under the lock of the learner or of the paper; and who takes the paper over. */
interface LearnerExamPayload {
  readonly begin: { readonly facts: ExamFacts }
  readonly handIn: { readonly facts: WritingFacts }
  readonly takeOver: { readonly facts: WritingFacts; readonly paperId: string; readonly device: string }
  readonly extraTime: { readonly isTimeUp: boolean }
}

/** The record kind of an exam of a learner. */
export const learnerExamKind: RecordKind<
  typeof learnerExamLifecycle,
  typeof learnerExamSaid,
  LearnerExamOwned,
  LearnerExamPayload
> = {
  table: 'learner_exam',
  lifecycle: learnerExamLifecycle,
  version,
  earlier: {},
  announced: ({ exam_id, learner_id }) => [recordName('learner_exam', exam_id, learner_id)],
  said: learnerExamSaid,
  context: z.strictObject({ revision: z.int(), attempts: z.int(), best: z.nullable(z.int()) }),
  known: {
    begin: ownFacts,
    handIn: ownFacts,
    takeOver: ownFacts,
    extraTime: async ({ trx, owned, sent: { isTimeUp }, sender }) => ({
      facts: { isStaff: await runsExam(trx, owned.exam_id, sender), isTimeUp },
    }),
  },
  columnsOf: ({ context: { attempts, best } }) => ({ attempts, best }),
  async store({ trx, sent, now }) {
    if (sent.type === 'takeOver')
      await trx
        .updateTable('exam_paper')
        .set({ token: newToken(), device: sent.device, written_at: now.getTime() })
        .where('id', '=', sent.paperId)
        .execute()
  },
  actions: {
    revise: 'context',
    count: 'context',
    keepBest: 'context',
    admit: 'context',
    drawPaper: { within: drawPaper },
    closePaper: {
      async within({ trx, id, now }) {
        if (await closePaper(trx, id, now)) await settle(trx, id, 'marked', now)
      },
    },
    addTime: {
      async within({ trx, id, params: { minutes } }) {
        await trx
          .updateTable('exam_paper')
          .set((eb) => ({
            minutes: eb('minutes', '+', minutes),
            deadline: eb('deadline', '+', minutes * MINUTE_MS),
          }))
          .where('learner_exam_id', '=', id)
          .where('state', '=', 'inProgress')
          .execute()
      },
    },
    grade: {
      async within({ trx, owned: { exam_id: examId, learner_id: learnerId }, params: { outcome }, now }) {
        const exam = await trx.selectFrom('exam').select('course_id').where('id', '=', examId).executeTakeFirst()
        if (exam === undefined || exam.course_id === null) return
        const grade = { courseId: exam.course_id, learnerId, isPassed: outcome === 'passed' }
        await gradeCourse(trx, { ...grade, hasAttemptsLeft: outcome === 'makeUp' }, now)
      },
    },
    tellLearner: { after: tellOfExam },
  },
}

/** @throws Refusal not found: nobody learns of another's exam */
function ownFacts<Facts>({
  owned,
  sent: { facts },
  sender,
}: Judging<typeof learnerExamLifecycle, { readonly facts: Facts }, LearnerExamOwned>): Promise<{ facts: Facts }> {
  return owned.learner_id === sender.userId ? Promise.resolve({ facts }) : Promise.reject(notFound())
}

/** Where the marks of a paper lead its learner, in the transaction that has given them. */
export async function settle(
  trx: Querying,
  learnerExamId: string,
  type: 'marked' | 'remarked',
  now: Date,
): Promise<void> {
  const facts = await markedFacts(trx, learnerExamId)
  await sendOnWithin(trx, learnerExamKind, { id: learnerExamId, event: { type, facts }, by: null, now })
}
