import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Questionnaire, ResponseFacts } from '#api/questionnaire/answering.contract.ts'
import { responseStates } from '#api/questionnaire/answering.contract.ts'
import type { QuestionnaireKind, ResultShowing } from '#api/questionnaire/kind-rule.ts'
import { asks } from '#server/class/asked.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Flag } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'

/** [QUEST-03] How somebody stands by the clock: what has closed is finished, also before that is written down. */
export const stateOf = (now: Date) =>
  sql<string>`case when questionnaire.closes_at <= ${now.getTime()} then 'finished'
    else coalesce(questionnaire_response.state, 'notTaken') end`

/** Questionnaires beside how somebody stands with them; what is discarded is kept for the record only. */
export const questionnairesOf = (db: Querying, learnerId: string) =>
  db
    .selectFrom('questionnaire')
    .where('questionnaire.state', '!=', 'discarded')
    .leftJoin('questionnaire_response', (join) =>
      join
        .onRef('questionnaire_response.questionnaire_id', '=', 'questionnaire.id')
        .on('questionnaire_response.learner_id', '=', learnerId),
    )

const text = (column: 'name' | 'about', language: string) => {
  const of = (which: RawBuilder<unknown>) =>
    sql`(select nullif(${sql.ref(column)}, '') from questionnaire_text
      where questionnaire_text.questionnaire_id = questionnaire.id and ${which})`
  const [own, base] = [sql`questionnaire_text.language = ${language}`, sql`questionnaire_text.is_base = 1`]
  return sql<string>`coalesce(${of(own)}, ${of(base)}, '')`
}
/** Its name in a language, else in the base one. */
export const nameText = (language: string) => text('name', language)
const className = (language: string) =>
  sql<
    string | null
  >`coalesce((select nullif(name, '') from class_text where class_text.class_id = questionnaire.class_id
    and class_text.language = ${language}), (select name from class where class.id = questionnaire.class_id))`
const classKind = sql<
  'face' | 'online' | 'party' | null
>`(select kind from class where class.id = questionnaire.class_id)`
const questionCount = sql<number>`(select cast(count(*) as integer) from questionnaire_question
  where questionnaire_question.questionnaire_id = questionnaire.id)`

/** The same with all that is shown of them. */
export const shownRows = (db: Querying, learnerId: string, language: string, now: Date) =>
  questionnairesOf(db, learnerId)
    .select(['questionnaire.id', 'questionnaire.kind', 'questionnaire.class_id', 'questionnaire.opens_at'])
    .select(['questionnaire.closes_at', 'questionnaire.is_anonymous', 'questionnaire.may_change'])
    .select(['questionnaire.shows_results', 'questionnaire.form_version', 'questionnaire_response.id as responseId'])
    .select(['questionnaire_response.revision', 'questionnaire_response.submissions'])
    .select([stateOf(now).as('state'), nameText(language).as('name'), text('about', language).as('about')])
    .select([className(language).as('className'), classKind.as('classKind'), questionCount.as('questionCount')])
    .select((eb) => asks('questionnaire', eb.val(learnerId)).as('isMeant'))
    .select((eb) => asks('questionnaire', eb.val(learnerId), 'withdrawn').as('isWithdrawn'))

interface FactRow {
  readonly opens_at: number
  readonly closes_at: number
  readonly is_anonymous: Flag
  readonly may_change: Flag
  readonly isMeant: SqlBool
  readonly isWithdrawn: SqlBool
}
export interface ShownRow extends FactRow {
  readonly id: string
  readonly kind: QuestionnaireKind
  readonly class_id: string | null
  readonly shows_results: ResultShowing
  readonly revision: number | null
  readonly submissions: number | null
  readonly state: string
  readonly name: string
  readonly about: string
  readonly className: string | null
  readonly classKind: 'face' | 'online' | 'party' | null
  readonly questionCount: number
}

/** What answering is judged by, for the learner whose rows these are. */
export const factsFrom = (row: FactRow, now: Date): ResponseFacts => ({
  now: now.getTime(),
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  isLearner: true,
  isMeant: Boolean(row.isMeant),
  isWithdrawn: Boolean(row.isWithdrawn),
  isAnonymous: isSet(row.is_anonymous),
  mayChange: isSet(row.may_change),
})

export const shownOf = (row: ShownRow, now: Date): Questionnaire => ({
  questionnaireID: row.id,
  kind: row.kind,
  name: row.name,
  about: row.about,
  class:
    row.class_id === null || row.classKind === null
      ? null
      : { classID: row.class_id, className: row.className ?? '', kind: row.classKind },
  opensAt: timeText(row.opens_at),
  closesAt: timeText(row.closes_at),
  questionCount: row.questionCount,
  isAnonymous: isSet(row.is_anonymous),
  mayChange: isSet(row.may_change),
  showsResults: row.shows_results,
  state: responseStates.find((state) => state === row.state) ?? 'notTaken',
  hasAnswered: (row.submissions ?? 0) > 0,
  revision: row.revision ?? 0,
  facts: factsFrom(row, now),
})

/** Whether somebody has to do with one: it asks them, has been withdrawn from them, or they have begun to answer it. */
export const concerns = (row: Pick<FactRow, 'isMeant' | 'isWithdrawn'> & { readonly responseId: string | null }) =>
  Boolean(row.isMeant) || Boolean(row.isWithdrawn) || row.responseId !== null

/** How several learners stand with one questionnaire, as far as submitting it is judged by that. */
export const askedLearners = async (db: Querying, id: string, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('questionnaire')
    .innerJoin('user as learner', (join) => join.on('learner.id', 'in', ids))
    .leftJoin('questionnaire_response', (join) =>
      join
        .onRef('questionnaire_response.questionnaire_id', '=', 'questionnaire.id')
        .onRef('questionnaire_response.learner_id', '=', 'learner.id'),
    )
    .select(['questionnaire.opens_at', 'questionnaire.closes_at', 'questionnaire.is_anonymous'])
    .select(['questionnaire.may_change', 'questionnaire.form_version', 'learner.id as learnerId'])
    .select(['learner.department_code', 'questionnaire_response.id as responseId'])
    .select(['questionnaire_response.state', 'questionnaire_response.revision', 'questionnaire_response.submissions'])
    .select((eb) => asks('questionnaire', eb.ref('learner.id')).as('isMeant'))
    .select((eb) => asks('questionnaire', eb.ref('learner.id'), 'withdrawn').as('isWithdrawn'))
    .where('questionnaire.id', '=', id)
    .where('questionnaire.state', '!=', 'discarded')
    .execute()
  return rows.map((row) => ({ ...row, isMeant: Boolean(row.isMeant), isWithdrawn: Boolean(row.isWithdrawn) }))
}
export type AskedLearner = Awaited<ReturnType<typeof askedLearners>>[number]

/** A questionnaire as it is shown to one learner, for another one who stands like that. */
export const shownAgain = (like: Questionnaire, own: AskedLearner, now: Date): Questionnaire => ({
  ...like,
  state:
    own.closes_at <= now.getTime() ? 'finished' : (responseStates.find((state) => state === own.state) ?? 'notTaken'),
  hasAnswered: (own.submissions ?? 0) > 0,
  revision: own.revision ?? 0,
  facts: factsFrom(own, now),
})
