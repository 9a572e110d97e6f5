import { textsOf } from '#server/answer/texts.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { localText, organisationZone } from '#server/time-zone.ts'
import type { Querying } from '#server/database/open.ts'
import { examName, isRunBy } from '../exam-rows.ts'
import { marksIn } from '../marks-in.ts'
import { reaches } from '../paper/marked-facts.ts'

/** The name of an exam, and its papers with their marks as rows of a sheet, by learner. @throws Refusal not found */
export async function resultRows(
  db: Querying,
  examId: string,
  { sender, language }: Asking,
): Promise<{ readonly name: string; readonly rows: string[][] }> {
  const exam = await db
    .selectFrom('exam')
    .select(examName(language.code).as('name'))
    .where('exam.id', '=', examId)
    .where((eb) => isRunBy(eb, sender))
    .executeTakeFirst()
  if (exam === undefined) throw notFound()
  const papers = await db
    .selectFrom('exam_paper')
    .innerJoin('user', 'user.id', 'exam_paper.learner_id')
    .select(['user.account_name', 'user.original_name', 'attempt', 'exam_paper.state', 'begun_at', 'handed_in_at'])
    .select(['marks', 'total', 'exam_paper.pass_percent'])
    .where('exam_id', '=', examId)
    .orderBy('user.account_name')
    .orderBy('attempt')
    .execute()
  const { exam: LL, marking, person } = textsOf(language)
  const { column } = marking
  const zone = organisationZone()
  const head = [
    person.column.accountName(),
    person.column.originalName(),
    column.attempt(),
    column.state(),
    `${column.begun()} (${zone})`,
    `${column.handedIn()} (${zone})`,
    column.marks(),
    column.total(),
    column.outcome(),
  ]
  return {
    name: exam.name,
    rows: [
      head,
      ...papers.map(
        ({
          account_name: account,
          original_name: name,
          attempt,
          state,
          marks,
          total,
          pass_percent: percent,
          ...at
        }) => [
          account,
          name,
          String(attempt),
          marking.state[state](),
          localText(zone, at.begun_at),
          at.handed_in_at === null ? '' : localText(zone, at.handed_in_at),
          marks === null ? '' : marksIn(marks),
          marksIn(total),
          marks === null ? '' : (reaches(marks, total, percent) ? LL.papers.passed : LL.papers.failed)(),
        ],
      ),
    ],
  }
}
