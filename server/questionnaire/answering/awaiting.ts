import { asks } from '#server/class/asked.ts'
import { prepared } from '#server/database/prepared.ts'
import { nameText, questionnairesOf } from './asked.ts'

type Awaited = {
  readonly userId: string
  /** Its code. */
  readonly language: string
  /** In milliseconds since 1970. */
  readonly now: number
  readonly limit: number
}

/** Open questionnaires and votes that ask somebody and wait for the answer, those that close next first. */
export const awaitingAnswer = prepared(
  ['userId', 'language', 'now', 'limit'],
  (db, { userId, language, now, limit }: Awaited) =>
    questionnairesOf(db, userId)
      .where((eb) => asks('questionnaire', eb.val(userId)))
      .where('questionnaire.opens_at', '<=', now)
      .where('questionnaire.closes_at', '>', now)
      .where((eb) =>
        eb.or([
          eb('questionnaire_response.state', 'is', null),
          eb('questionnaire_response.state', 'in', ['notTaken', 'draft']),
        ]),
      )
      .select(['questionnaire.id', 'questionnaire.kind', 'questionnaire.closes_at', nameText(language).as('name')])
      .orderBy('questionnaire.closes_at')
      .orderBy('questionnaire.id')
      .limit(limit),
)
