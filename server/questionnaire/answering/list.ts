import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { listQuestionnaires, Questionnaire } from '#api/questionnaire/answering.contract.ts'
import { listedKinds } from '#api/questionnaire/kind-rule.ts'
import { wordsOf } from '#i18n/folded.ts'
import { asks } from '#server/class/asked.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { holds } from '#server/database/search.ts'
import { concerns, questionnairesOf, shownOf, shownRows, stateOf } from './asked.ts'

/** [ROUTE-25] A page of what asks the caller or was answered by the caller, those that close next first. */
export async function findQuestionnaires(
  db: Database,
  { kind, state, keywords = '', pageNum, pageSize }: PayloadOf<typeof listQuestionnaires>,
  { sender, language, now }: Asking,
): Promise<{ list: Questionnaire[]; count: number }> {
  let fitting = questionnairesOf(db, sender.userId)
    .where('questionnaire.kind', 'in', listedKinds)
    .where((eb) =>
      eb.or([asks('questionnaire', eb.val(sender.userId)), eb('questionnaire_response.submissions', '>', 0)]),
    )
  if (kind !== undefined) fitting = fitting.where('questionnaire.kind', '=', kind)
  if (state !== undefined) fitting = fitting.where(stateOf(now), '=', state)
  for (const word of wordsOf(keywords))
    fitting = fitting.where((eb) =>
      eb.exists(
        eb
          .selectFrom('questionnaire_text as text')
          .select('text.language')
          .whereRef('text.questionnaire_id', '=', 'questionnaire.id')
          .where((inner) => holds(inner.ref('text.search'), word)),
      ),
    )
  const at = now.getTime()
  const [rows, counted] = await Promise.all([
    shownRows(db, sender.userId, language.code, now)
      .where('questionnaire.id', 'in', fitting.select('questionnaire.id'))
      .orderBy(sql`case when questionnaire.closes_at <= ${at} then 1 else 0 end`)
      .orderBy(
        sql`case when questionnaire.closes_at <= ${at} then -questionnaire.closes_at else questionnaire.closes_at end`,
      )
      .orderBy('questionnaire.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    fitting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { list: rows.map((row) => shownOf(row, now)), count: counted.count }
}

/** [QUEST-04] Those of a class that ask the caller, or were answered by the caller. */
export async function questionnairesOfClass(
  db: Database,
  classId: string,
  { sender, language, now }: Asking,
): Promise<Questionnaire[]> {
  const rows = await shownRows(db, sender.userId, language.code, now)
    .where('questionnaire.kind', 'in', listedKinds)
    .where('questionnaire.class_id', '=', classId)
    .where((eb) =>
      eb.or([asks('questionnaire', eb.val(sender.userId)), eb('questionnaire_response.submissions', '>', 0)]),
    )
    .orderBy('questionnaire.opens_at')
    .orderBy('questionnaire.id')
    .limit(40)
    .execute()
  return rows.map((row) => shownOf(row, now))
}

/** @throws Refusal not found: it asks others, and the caller has nothing to do with it */
export async function shownRow(db: Querying, id: string, { sender, language, now }: Asking) {
  const row = await shownRows(db, sender.userId, language.code, now)
    .where('questionnaire.id', '=', id)
    .executeTakeFirst()
  if (row === undefined || !concerns(row)) throw notFound()
  return row
}

/** A questionnaire and how the caller stands with it. @throws Refusal not found */
export const findQuestionnaire = async (db: Querying, id: string, asking: Asking): Promise<Questionnaire> =>
  shownOf(await shownRow(db, id, asking), asking.now)
