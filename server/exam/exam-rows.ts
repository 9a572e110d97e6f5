import { sql } from 'kysely'
import type { Expression, ExpressionBuilder, ExpressionWrapper, RawBuilder, SqlBool } from 'kysely'
import { runBy, staffOf } from '#server/class/staff.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import type { Tables } from '#server/tables.ts'

type Of = ExpressionWrapper<Tables, 'exam', SqlBool>

/** Whether an exam takes place for a learner: of a course begun, of a class registered for, or for everybody. */
export const isMeantFor = (eb: ExpressionBuilder<Tables, 'exam'>, learnerId: Expression<string>): Of =>
  eb.and([
    eb('exam.state', '=', 'published'),
    eb.or([
      eb.and([eb('exam.course_id', 'is', null), eb('exam.class_id', 'is', null)]),
      eb.exists(
        eb
          .selectFrom('course_progress')
          .select('course_progress.id')
          .whereRef('course_progress.course_id', '=', 'exam.course_id')
          .where('course_progress.user_id', '=', learnerId),
      ),
      eb.exists(
        eb
          .selectFrom('class_member')
          .select('class_member.class_id')
          .whereRef('class_member.class_id', '=', 'exam.class_id')
          .where('class_member.user_id', '=', learnerId),
      ),
    ]),
  ])

/** Whether somebody runs an exam: an administrator, its owner and co-editors, or who runs its class. */
export const isRunBy = (eb: ExpressionBuilder<Tables, 'exam'>, { userId, roles }: Sender): Of =>
  eb.or([
    eb(sql<number>`${roles.includes('admin') ? 1 : 0}`, '=', 1),
    eb('exam.owner_id', '=', userId),
    eb.exists(
      eb
        .selectFrom('exam_editor')
        .select('exam_editor.user_id')
        .whereRef('exam_editor.record_id', '=', 'exam.id')
        .where('exam_editor.user_id', '=', userId),
    ),
    eb.exists(
      eb
        .selectFrom('class')
        .select('class.id')
        .whereRef('class.id', '=', 'exam.class_id')
        .where((of) => runBy(of, of.val(userId))),
    ),
  ])

/** The name of an exam in a language, for a query with `exam`. */
export const examName = (language: string) => examText('name', language)

export const examText = (column: 'name' | 'about', language: string) => {
  const of = (which: RawBuilder<unknown>) =>
    sql`(select nullif(${sql.ref(column)}, '') from exam_text where exam_text.exam_id = exam.id and ${which})`
  return sql<string>`coalesce(${of(sql`exam_text.language = ${language}`)}, ${of(sql`exam_text.is_base = 1`)}, '')`
}

/** Whoever runs an exam as their own task, to be told of what waits in it; administrators are not. */
export async function staffOfExam(db: Querying, examId: string): Promise<string[]> {
  const found = await db.selectFrom('exam').select(['owner_id', 'class_id']).where('id', '=', examId).executeTakeFirst()
  const { owner_id: owner = null, class_id: classId = null } = found ?? {}
  const editors = await db.selectFrom('exam_editor').select('user_id').where('record_id', '=', examId).execute()
  const ofClass = classId === null ? [] : await staffOf(db, classId)
  const all = [...(owner === null ? [] : [owner]), ...editors.map(({ user_id: id }) => id), ...ofClass]
  return [...new Set(all)].sort()
}

export async function runsExam(db: Querying, examId: string, sender: Sender): Promise<boolean> {
  const found = await db
    .selectFrom('exam')
    .select('exam.id')
    .where('exam.id', '=', examId)
    .where((eb) => isRunBy(eb, sender))
    .executeTakeFirst()
  return found !== undefined
}
