import { textsOf } from '#server/answer/texts.ts'
import type { ExamState } from '#api/exam/exam.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Querying } from '#server/database/open.ts'
import { examName } from '../exam-rows.ts'
import { marksIn } from '../marks-in.ts'
import { stateOf } from './exam-query.ts'

/** The names of the exams of a class, and how a learner stands with each of them, in words, with the best marks. */
export async function outcomesInClass(
  db: Querying,
  classId: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<{ readonly names: readonly string[]; readonly of: (learnerId: string) => readonly string[] }> {
  const rows = await db
    .selectFrom('exam')
    .leftJoin('class_member', 'class_member.class_id', 'exam.class_id')
    .leftJoin('learner_exam', (join) =>
      join.onRef('learner_exam.exam_id', '=', 'exam.id').onRef('learner_exam.learner_id', '=', 'class_member.user_id'),
    )
    .select(['exam.id', 'class_member.user_id as learnerId', 'learner_exam.best', stateOf(now).as('state')])
    .select(examName(language.code).as('name'))
    .where('exam.class_id', '=', classId)
    .where('exam.state', '=', 'published')
    .orderBy('exam.opens_at')
    .orderBy('exam.id')
    .execute()
  const { exam: LL } = textsOf(language)
  const outcome = ({ state, best }: Pick<(typeof rows)[number], 'state' | 'best'>): string => {
    const words = LL.state[state as ExamState]()
    return best === null ? words : `${words} (${marksIn(best)})`
  }
  const own = Map.groupBy(rows, ({ learnerId }) => learnerId)
  return {
    names: [...new Map(rows.map(({ id, name }) => [id, name])).values()],
    of: (learnerId) => (own.get(learnerId) ?? []).map(outcome),
  }
}
