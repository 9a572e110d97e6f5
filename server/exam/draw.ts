import { randomUUID } from 'node:crypto'
import type { LearnerExamContext } from '#machines/exam/learner-exam.lifecycle.ts'
import type { EffectWithin } from '#server/commands/carriers.ts'
import { isSet } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { LearnerExamOwned } from './learner-exam-kind.ts'
import type { ExamQuestionTable } from './tables.ts'
import { drawQuestions, shuffled } from '#server/question/drawn.ts'
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
    .select(['id', 'minutes', 'closes_at', 'shuffles_questions', 'shuffles_options'])
    .where('id', '=', owned.exam_id)
    .executeTakeFirstOrThrow()
  const paperId = randomUUID()
  const drawn = await questionsOf(trx, paperId, exam.id, secureRandom)
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
      begun_at: begun,
      deadline: Math.min(begun + exam.minutes * MINUTE_MS, exam.closes_at),
      handed_in_at: null,
      marked_at: null,
      marks: null,
      total: questions.reduce((sum, { full }) => sum + full, 0),
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

/** By the rules of the exam, none twice. */
async function questionsOf(trx: Querying, paperId: string, examId: string, random: Random): Promise<Drawn[]> {
  const rules = await trx
    .selectFrom('exam_rule')
    .selectAll()
    .where('exam_id', '=', examId)
    .orderBy('position')
    .execute()
  const drawn = new Map<string, Omit<Drawn, 'kind'>>()
  for (const { bank_id: bankId, topic, difficulty, count, marks } of rules)
    for (const { questionId, version, options } of await drawQuestions(
      trx,
      { bankId, topic, difficulty, count },
      random,
    ))
      if (!drawn.has(questionId))
        drawn.set(questionId, {
          paper_id: paperId,
          question_id: questionId,
          version,
          options,
          full: marks,
          given: null,
          comment: '',
        })
  if (drawn.size === 0) throw new Error(`The exam ${examId} draws no questions`)
  const kinds = await trx
    .selectFrom('question_version')
    .select(['question_id', 'version', 'kind'])
    .where('question_id', 'in', [...drawn.keys()])
    .execute()
  const kindOf = new Map(kinds.map(({ question_id, version, kind }) => [`${question_id} ${version}`, kind]))
  return [...drawn.values()].flatMap((one) => {
    const kind = kindOf.get(`${one.question_id} ${one.version}`)
    return kind === undefined ? [] : [{ ...one, kind }]
  })
}

/** What is true or false keeps its order. */
const mixed = ({ kind, options }: Drawn, random: Random): readonly string[] =>
  kind === 'trueFalse' ? options : shuffled(options, random)
