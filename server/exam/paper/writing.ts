import type { Selectable } from 'kysely'
import type { WritingFacts } from '#machines/exam/learner-exam.lifecycle.ts'
import { learnerExamAt, learnerExamLifecycle } from '#machines/exam/learner-exam.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import type { Reason } from '#server/answer/texts.ts'
import { sameText } from '#server/session/tokens.ts'
import type { ExamPaperTable } from '../tables.ts'

/** What is known of a paper to whoever writes it. */
export const writtenColumns = [
  'exam_paper.id',
  'exam_paper.learner_exam_id',
  'exam_paper.learner_id',
  'exam_paper.state',
  'exam_paper.token',
  'exam_paper.sequence',
  'exam_paper.deadline',
  'exam_paper.handed_in_at',
  'exam_paper.is_one_way',
] as const
export type WrittenPaper = Pick<
  Selectable<ExamPaperTable>,
  'id' | 'learner_exam_id' | 'learner_id' | 'state' | 'token' | 'sequence' | 'deadline' | 'handed_in_at' | 'is_one_way'
>

/** By the server's clock alone. What was handed in before its deadline is not late, but handed in. */
export const writingFacts = (paper: WrittenPaper, userId: string, token: string, now: Date): WritingFacts => ({
  isLearner: paper.learner_id === userId,
  isWriter: sameText(token, paper.token),
  isTimeUp: now.getTime() >= paper.deadline && (paper.handed_in_at === null || paper.handed_in_at >= paper.deadline),
})

/** The lifecycle's answers to `save`: it looks at nothing but the state and three facts, so each is asked for once. */
const answers = new Map<string, Reason | null>()

/** Why answers may not be saved to a paper, by the lifecycle; null: they may. */
export function whyNotSaved({ state }: Pick<WrittenPaper, 'state'>, facts: WritingFacts): Reason | null {
  const isWritten = state === 'inProgress'
  const key = [isWritten, facts.isLearner, facts.isWriter, facts.isTimeUp].join()
  const known = answers.get(key)
  if (known !== undefined) return known
  // What is handed in takes no answers, whatever becomes of it.
  const snapshot = learnerExamAt(isWritten ? 'inProgress' : 'marking', { revision: 1, attempts: 1, best: null })
  const said = verdict(learnerExamLifecycle, snapshot, { type: 'save', facts })
  const why = said.kind === 'allowed' ? null : said.kind === 'refused' ? (said.code as Reason) : 'record.notNow'
  answers.set(key, why)
  return why
}
