import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { listManagedExams, ManagedExamEntry } from '#api/exam/managed-exam.contract.ts'
import { ownerNames, shownIds } from '#server/course/editors.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import type { Asking } from './read-exam.ts'
import { shownText } from '#server/http/in-language.ts'

/**
 * A page of the exams that somebody changes, the latest opening first, and the total; discarded ones only on request.
 */
export async function listOfExams(
  db: Database,
  { whose, phase, state, keyword = '', pageNum, pageSize }: PayloadOf<typeof listManagedExams>,
  { sender, language }: Asking,
  now: Date,
): Promise<{ list: ManagedExamEntry[]; count: number }> {
  const at = now.getTime()
  let asked = db.selectFrom('exam').where('exam.state', state === undefined ? '!=' : '=', state ?? 'discarded')
  const shown = shownIds(db, 'exam', sender, whose)
  if (shown !== null) asked = asked.where('exam.id', 'in', shown)
  if (phase === 'upcoming') asked = asked.where('exam.opens_at', '>', at)
  if (phase === 'open') asked = asked.where('exam.opens_at', '<=', at).where('exam.closes_at', '>', at)
  if (phase === 'closed') asked = asked.where('exam.closes_at', '<=', at)
  const words = wordsOf(keyword)
  if (words.length > 0) {
    asked = asked.where((eb) => {
      const texts = eb.selectFrom('exam_text as text').select('text.language').whereRef('text.exam_id', '=', 'exam.id')
      return eb.exists(
        words.reduce((query, word) => query.where((inner) => holds(inner.ref('text.search'), word)), texts),
      )
    })
  }
  const [rows, counted] = await Promise.all([
    asked
      .leftJoin('course_text as base', (join) =>
        join.onRef('base.course_id', '=', 'exam.course_id').on('base.is_base', '=', 1),
      )
      .leftJoin('course_text as own', (join) =>
        join.onRef('own.course_id', '=', 'exam.course_id').on('own.language', '=', language.code),
      )
      .leftJoin('class', 'class.id', 'exam.class_id')
      .leftJoin('class_text as named', (join) =>
        join.onRef('named.class_id', '=', 'exam.class_id').on('named.language', '=', language.code),
      )
      .select(['exam.id', 'exam.state', 'exam.revision', 'exam.opens_at', 'exam.closes_at', 'exam.updated_at'])
      .select('exam.owner_id')
      .select([
        sql<string | null>`coalesce(nullif(own.title, ''), base.title, nullif(named.name, ''), class.name)`.as('of'),
        sql<number>`(select cast(coalesce(sum(exam_part.count), 0) as integer) from exam_part where exam_part.exam_id = exam.id)`.as(
          'questionCount',
        ),
      ])
      .orderBy('exam.opens_at', 'desc')
      .orderBy('exam.id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  if (rows.length === 0) return { list: [], count: counted?.count ?? 0 }
  const [texts, owners] = await Promise.all([
    db
      .selectFrom('exam_text')
      .select(['exam_id', 'language', 'name'])
      .where(
        'exam_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('name', '!=', '')
      .execute(),
    ownerNames(db, rows),
  ])
  const list = rows.map((row): ManagedExamEntry => {
    const own = inOrder(texts.filter((text) => text.exam_id === row.id))
    return {
      examID: row.id,
      state: row.state,
      revision: row.revision,
      name: shownText(own, language)?.name ?? '',
      of: row.of,
      opensAt: timeText(row.opens_at),
      closesAt: timeText(row.closes_at),
      phase: at < row.opens_at ? 'upcoming' : at < row.closes_at ? 'open' : 'closed',
      questionCount: row.questionCount,
      languages: own.map((text) => text.language),
      updatedAt: timeText(row.updated_at),
      ownerName: owners.get(row.owner_id ?? '') ?? null,
    }
  })
  return { list, count: counted?.count ?? 0 }
}
