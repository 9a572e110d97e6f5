import { textsOf } from '#server/answer/texts.ts'
import type { ExamState } from '#api/exam/exam.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Querying } from '#server/database/open.ts'
import { examName } from './exam-rows.ts'

const MARK_TENTHS = 10

/** The names of the exams of a class, and how a learner stands with each of them, in words, with the best marks. */
export async function outcomesInClass(
  db: Querying,
  classId: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<{ readonly names: readonly string[]; readonly of: (learnerId: string) => readonly string[] }> {
  const exams = await db
    .selectFrom('exam')
    .select(['exam.id', 'exam.closes_at'])
    .select(examName(language.code).as('name'))
    .where('exam.class_id', '=', classId)
    .where('exam.state', '=', 'published')
    .orderBy('exam.opens_at')
    .orderBy('exam.id')
    .execute()
  const taken = await db
    .selectFrom('learner_exam')
    .innerJoin('exam', 'exam.id', 'learner_exam.exam_id')
    .select(['learner_exam.exam_id', 'learner_exam.learner_id', 'learner_exam.state', 'learner_exam.best'])
    .where('exam.class_id', '=', classId)
    .execute()
  const found = new Map(taken.map((row) => [`${row.exam_id} ${row.learner_id}`, row]))
  const { exam: LL } = textsOf(language)
  return {
    names: exams.map(({ name }) => name),
    of: (learnerId) =>
      exams.map(({ id, closes_at: closesAt }) => {
        const { state, best = null } = found.get(`${id} ${learnerId}`) ?? {}
        const shown = (state ?? (closesAt <= now.getTime() ? 'over' : 'notTaken')) as ExamState
        const outcome = LL.state[shown]()
        return best === null ? outcome : `${outcome} (${best / MARK_TENTHS})`
      }),
  }
}
