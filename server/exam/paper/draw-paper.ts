import { randomUUID } from 'node:crypto'
import type { LearnerExamContext } from '#machines/exam/learner-exam.lifecycle.ts'
import type { EffectWithin } from '#server/commands/carriers.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { isSet } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { LearnerExamOwned } from './learner-exam-kind.ts'
import { draw, poolOf, shuffled } from '../draw.ts'
import { storedParts } from '../read-exam.ts'
import type { ExamQuestionTable } from '../tables.ts'
import { latestVersions } from '#server/question/drawn.ts'
import type { Random } from '#server/random.ts'
import { secureRandom } from '#server/random.ts'
import { newToken } from '#server/session/tokens.ts'

const MINUTE_MS = 60_000
/** Rows of one statement, below what the engines take in parameters. */
const BATCH = 100

/** Questions are drawn and the clock starts: whoever has begun becomes the writer in the same transaction. */
export async function drawPaper({
  trx,
  id,
  owned,
  context,
  now,
}: EffectWithin<unknown, LearnerExamOwned, LearnerExamContext>): Promise<void> {
  const exam = await trx
    .selectFrom('exam')
    .select(['id', 'minutes', 'closes_at', 'pass_percent'])
    .select(['is_one_way', 'shuffles_questions', 'shuffles_options'])
    .where('id', '=', owned.exam_id)
    .executeTakeFirstOrThrow()
  const paperId = randomUUID()
  const drawn = await questionsOf(trx, paperId, exam.id)
  const questions = isSet(exam.shuffles_questions) ? shuffled(drawn, secureRandom) : drawn
  const begun = now.getTime()
  await trx
    .insertInto('exam_paper')
    .values({
      id: paperId,
      learner_exam_id: id,
      exam_id: exam.id,
      learner_id: owned.learner_id,
      attempt: context.attempts,
      state: 'inProgress',
      token: newToken(),
      device: '',
      written_at: begun,
      sequence: 0,
      minutes: exam.minutes,
      is_one_way: exam.is_one_way,
      begun_at: begun,
      deadline: Math.min(begun + exam.minutes * MINUTE_MS, exam.closes_at),
      handed_in_at: null,
      marked_at: null,
      marks: null,
      total: questions.reduce((sum, { full }) => sum + full, 0),
      pass_percent: exam.pass_percent,
      mark_revision: 0,
    })
    .execute()
  const rows = questions.map((question, position) => ({
    ...question,
    position,
    options: JSON.stringify(isSet(exam.shuffles_options) ? mixed(question, secureRandom) : question.options),
  }))
  for (let from = 0; from < rows.length; from += BATCH)
    await trx
      .insertInto('exam_question')
      .values(rows.slice(from, from + BATCH))
      .execute()
}

interface Drawn extends Omit<ExamQuestionTable, 'options' | 'position'> {
  readonly options: readonly string[]
}

/** By the parts of the exam, none twice. @throws Refusal exam.paperMissing: questions were withdrawn since */
async function questionsOf(trx: Querying, paperId: string, examId: string): Promise<Drawn[]> {
  const parts = await storedParts(trx, examId)
  const drawn = draw(parts, await poolOf(trx, parts), secureRandom)
  if (drawn === null || parts.length === 0) throw new Refusal('exam.paperMissing')
  const versions = await latestVersions(trx, drawn.flat())
  return parts.flatMap((part, at) =>
    (drawn[at] ?? []).map((questionId): Drawn => {
      const latest = versions.get(questionId)
      if (latest === undefined) throw new Error(`The question ${questionId} has no version`)
      const { version, kind, options } = latest
      return {
        paper_id: paperId,
        question_id: questionId,
        version,
        kind,
        options,
        full: part.marks,
        given: null,
        comment: '',
      }
    }),
  )
}

/** What is true or false keeps its order. */
const mixed = ({ kind, options }: Drawn, random: Random): readonly string[] =>
  kind === 'trueFalse' ? options : shuffled(options, random)
