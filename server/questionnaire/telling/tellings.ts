import { sql } from 'kysely'
import type { Querying } from '#server/database/open.ts'
import type { QuestionnaireTellingTable } from '../tables.ts'

export type Matter = QuestionnaireTellingTable['matter']

const DAY_MS = 24 * 60 * 60_000
/** Whoever comes to be asked later, such as a new member of a class, is told within so long. */
const LOOKS_AGAIN_MS = 60 * 60_000

/** Questionnaires that people can answer now. */
const openAt = (db: Querying, now: Date) =>
  db
    .selectFrom('questionnaire')
    .where('questionnaire.state', '=', 'published')
    .where('questionnaire.opens_at', '<=', now.getTime())
    .where('questionnaire.closes_at', '>', now.getTime())

/** The columns of a telling that begins, beside its questionnaire. */
const beginning = (matter: Matter, now: Date) =>
  [
    sql<Matter>`cast(${matter} as text)`.as('matter'),
    // PostgreSQL types a parameter in a select as text.
    sql<number>`cast(${now.getTime()} as bigint)`.as('began_at'),
    sql<string>`''`.as('up_to'),
    sql<number>`0`.as('told'),
  ] as const

const columns = ['questionnaire_id', 'matter', 'began_at', 'up_to', 'told'] as const

/**
 * Begins what is to be told by now, each once. Nobody is reminded where people heard of it only in the days in which
 * they would be.
 */
export async function beginTellings(db: Querying, now: Date): Promise<void> {
  const reminding = sql<number>`questionnaire.closes_at - cast(questionnaire.reminds_days as bigint) * ${sql.lit(DAY_MS)}`
  await db
    .insertInto('questionnaire_telling')
    .columns(columns)
    .expression(openAt(db, now).select(['questionnaire.id', ...beginning('asked', now)]))
    .onConflict((conflict) => conflict.columns(['questionnaire_id', 'matter']).doNothing())
    .execute()
  await db
    .insertInto('questionnaire_telling')
    .columns(columns)
    .expression(
      openAt(db, now)
        .innerJoin('questionnaire_telling as asked', (join) =>
          join.onRef('asked.questionnaire_id', '=', 'questionnaire.id').on('asked.matter', '=', 'asked'),
        )
        .where(reminding, '<=', now.getTime())
        .whereRef('asked.began_at', '<', reminding)
        .select(['questionnaire.id', ...beginning('reminded', now)]),
    )
    .onConflict((conflict) => conflict.columns(['questionnaire_id', 'matter']).doNothing())
    .execute()
}

/** Tellings that have not come to their end, or that look again for people who have come to be asked. */
export const tellingsDue = (db: Querying, now: Date) =>
  openAt(db, now)
    .innerJoin('questionnaire_telling', 'questionnaire_telling.questionnaire_id', 'questionnaire.id')
    .where((eb) =>
      eb.or([
        eb('questionnaire_telling.done_at', 'is', null),
        eb.and([
          eb('questionnaire_telling.matter', '=', 'asked'),
          eb('questionnaire_telling.done_at', '<=', now.getTime() - LOOKS_AGAIN_MS),
        ]),
      ]),
    )
    .select(['questionnaire.id', 'questionnaire.kind', 'questionnaire.closes_at as closesAt'])
    .select(['questionnaire_telling.matter', 'questionnaire_telling.up_to as upTo'])
    .select(['questionnaire_telling.done_at as doneAt', 'questionnaire_telling.told'])

/** A change may ask more people: they are told, and nobody twice. */
export async function lookAgain(trx: Querying, questionnaireId: string): Promise<void> {
  await trx
    .updateTable('questionnaire_telling')
    .set({ up_to: '', done_at: null })
    .where('questionnaire_id', '=', questionnaireId)
    .where('matter', '=', 'asked')
    .execute()
}

/** When those who had not answered were reminded; null: nobody has been. */
export async function whenReminded(db: Querying, questionnaireId: string): Promise<number | null> {
  const row = await db
    .selectFrom('questionnaire_telling')
    .select('began_at')
    .where('questionnaire_id', '=', questionnaireId)
    .where('matter', '=', 'reminded')
    .where('told', '>', 0)
    .executeTakeFirst()
  return row?.began_at ?? null
}
