import * as z from 'zod/mini'
import type { PayloadOf } from '#api/kit/call.ts'
import type { PreviewedQuestion, previewExam } from '#api/exam/managed-exam.contract.ts'
import { questionView } from '#api/question/question.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { ofEditor } from '#server/course/managed/publications.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import type { Database } from '#server/database/open.ts'
import { secureRandom } from '#server/random.ts'
import { draw, poolOf, shuffled } from './draw.ts'
import { knowsParts } from './exam-facts.ts'
import { findExam } from './read-exam.ts'
import type { Asking } from './read-exam.ts'

/**
 * One paper as a learner could get it, from the sender's own banks or those of the exam already; nothing is stored.
 * @throws Refusal exam.questionsMissing, exam.unknownPart, request.notFound
 */
export async function preview(
  db: Database,
  { examID, parts, shufflesQuestions, shufflesOptions }: PayloadOf<typeof previewExam>,
  asking: Asking,
): Promise<PreviewedQuestion[]> {
  const stored = examID === null ? null : ofEditor(await findExam(db, examID, asking))
  if (!(await knowsParts(db, { parts }, stored, asking.sender))) throw new Refusal('exam.unknownPart')
  const pool = await poolOf(db, parts)
  const drawn = parts.length === 0 ? null : draw(parts, pool, secureRandom)
  if (drawn === null) throw new Refusal('exam.questionsMissing')
  const marks = new Map(parts.flatMap((part, at) => (drawn[at] ?? []).map((id) => [id, part.marks])))
  const rows = await db
    .selectFrom('question')
    .innerJoin('question_text as text', (join) =>
      join.onRef('text.question_id', '=', 'question.id').onRef('text.version', '=', 'question.body_version'),
    )
    .select(['question.id', 'question.kind', 'text.language', 'text.shown'])
    .where('question.id', 'in', [...marks.keys()])
    .where('text.shown', 'is not', null)
    .execute()
  const texts = Map.groupBy(rows, ({ id }) => id)
  const questions = [...marks].map(([questionID, given]): PreviewedQuestion => {
    const written = inOrder(texts.get(questionID) ?? []).map((text) => ({
      language: text.language,
      ...shown.parse(JSON.parse(text.shown ?? '')),
    }))
    const [row] = texts.get(questionID) ?? []
    const [first] = written
    if (row === undefined || first === undefined) throw new Refusal('exam.unknownPart')
    // What is true or false has no texts of its own, and keeps its order.
    const places = [...first.options.keys()]
    const order = shufflesOptions ? shuffled(places, secureRandom) : places
    const views = written.map((view) => ({ ...view, options: order.map((place) => view.options[place] ?? '') }))
    return { questionID, kind: row.kind, marks: given, views }
  })
  return shufflesQuestions ? shuffled(questions, secureRandom) : questions
}

/** What of a question stands on a paper. */
const shown = z.omit(questionView, { explanation: true })
