import type { MarkedFacts } from '#machines/exam/learner-exam.lifecycle.ts'
import type { Querying } from '#server/database/open.ts'

/** Whether marks reach the pass mark. */
export const reaches = (marks: number, total: number, passPercent: number): boolean =>
  marks * 100 >= total * passPercent

/** Marks that pass, in tenths. */
export const passMark = (total: number, passPercent: number): number => Math.ceil((total * passPercent) / 100)

interface Marked {
  readonly marks: number | null
  readonly total: number
}

/** The attempt with the largest share of its own full marks: a later one may have had other questions. */
const bestOf = <Attempt extends Marked>(attempts: readonly Attempt[]): Attempt | undefined =>
  attempts.toSorted((one, other) => (other.marks ?? 0) * one.total - (one.marks ?? 0) * other.total)[0]

/** What all marked attempts of a learner have come to. */
export async function markedFacts(trx: Querying, learnerExamId: string): Promise<MarkedFacts> {
  const rows = await trx
    .selectFrom('exam_paper')
    .innerJoin('learner_exam', 'learner_exam.id', 'exam_paper.learner_exam_id')
    .innerJoin('exam', 'exam.id', 'exam_paper.exam_id')
    .select(['exam_paper.marks', 'exam_paper.total', 'exam_paper.pass_percent'])
    .select(['exam.attempts as allowed', 'learner_exam.attempts as taken'])
    .where('learner_exam.id', '=', learnerExamId)
    .where('exam_paper.state', '=', 'marked')
    .execute()
  const [one] = rows
  return {
    best: bestOf(rows)?.marks ?? 0,
    isPassed: rows.some(({ marks, total, pass_percent }) => reaches(marks ?? 0, total, pass_percent)),
    hasAttemptsLeft: one !== undefined && one.taken < one.allowed,
  }
}
