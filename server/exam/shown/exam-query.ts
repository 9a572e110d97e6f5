import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Querying } from '#server/database/open.ts'
import { examText, isMeantFor } from '../exam-rows.ts'
import { factColumns } from '../paper/facts.ts'
import { isSat } from '../published.ts'

/** Exams beside how a learner stands with them. */
export const examsOf = (db: Querying, learnerId: string) =>
  db
    .selectFrom('exam')
    .leftJoin('learner_exam', (join) =>
      join.onRef('learner_exam.exam_id', '=', 'exam.id').on('learner_exam.learner_id', '=', learnerId),
    )
    .leftJoin('exam_registration', (join) =>
      join.onRef('exam_registration.exam_id', '=', 'exam.id').on('exam_registration.learner_id', '=', learnerId),
    )

/** [EXAM-05] Who has never begun an exam that has closed finds it over, though there is no record of it. */
export const stateOf = (now: Date) =>
  sql<string>`coalesce(learner_exam.state, case when exam.closes_at <= ${now.getTime()} then 'over' else 'notTaken' end)`

export const registrationStateOf = sql<string>`coalesce(exam_registration.state, 'unregistered')`

const title = (language: string) => {
  const of = (which: RawBuilder<unknown>) =>
    sql`(select nullif(title, '') from course_text where course_text.course_id = exam.course_id and ${which})`
  return sql<
    string | null
  >`coalesce(${of(sql`course_text.language = ${language}`)}, ${of(sql`course_text.is_base = 1`)})`
}
const className = (language: string) =>
  sql<string | null>`coalesce((select nullif(name, '') from class_text where class_text.class_id = exam.class_id
    and class_text.language = ${language}), (select name from class where class.id = exam.class_id))`
const classKind = sql<'face' | 'online' | 'party' | null>`(select kind from class where class.id = exam.class_id)`
const ofParts = (what: 'count' | 'marks') =>
  what === 'count'
    ? sql<number>`(select coalesce(sum(exam_part.count), 0) from exam_part where exam_part.exam_id = exam.id)`
    : sql<number>`(select coalesce(sum(exam_part.count * exam_part.marks), 0) from exam_part
        where exam_part.exam_id = exam.id)`
/** The latest attempt. */
const latestPaper = sql<string | null>`(select exam_paper.id from exam_paper
  where exam_paper.learner_exam_id = learner_exam.id order by exam_paper.attempt desc limit 1)`

/** Full marks of the best attempt, which may have had other questions than the exam has now. */
const bestTotal = sql<number | null>`(select exam_paper.total from exam_paper
  where exam_paper.learner_exam_id = learner_exam.id and exam_paper.marks = learner_exam.best
  order by exam_paper.total limit 1)`

/** The same with all that is shown of them. */
export const shownRows = (db: Querying, learnerId: string, language: string, now: Date) =>
  examsOf(db, learnerId)
    .select(factColumns)
    .select(['exam.id', 'exam.minutes', 'exam.pass_percent', 'exam.is_one_way', 'exam.shows_marks'])
    .select(['learner_exam.id as recordId', 'learner_exam.revision'])
    .select(['learner_exam.attempts as taken', 'learner_exam.best', 'exam_registration.id as registrationId'])
    .select([stateOf(now).as('state'), registrationStateOf.as('registration')])
    .select([examText('name', language).as('name'), examText('about', language).as('about')])
    .select([title(language).as('course'), className(language).as('className'), classKind.as('classKind')])
    .select([ofParts('count').as('questionCount'), ofParts('marks').as('total'), latestPaper.as('paperId')])
    .select([bestTotal.as('bestTotal'), isSat])
    .select((eb) => isMeantFor(eb, eb.val(learnerId)).as('isMeant'))
