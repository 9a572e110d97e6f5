import { CLOCK_BATCH, sendByClock } from '#server/commands/by-clock.ts'
import type { ClockDoor, FindDue } from '#server/commands/by-clock.ts'
import type { Querying } from '#server/database/open.ts'
import { forgetSmallDepartments } from './forget-departments.ts'
import { responseKind } from './response-kind.ts'

/** What time brings about: a questionnaire that has closed is finished for everybody. Returns for how many. */
export async function endResponses(door: ClockDoor, now: Date): Promise<number> {
  // Before its responses are finished, so that it is done again should this stop halfway.
  for (const id of await closedWithoutNames(door.db, now)) await forgetSmallDepartments(door.db, id)
  const kind = { ...responseKind, table: 'questionnaire_response' } as const
  return sendByClock(door, now, {
    kind,
    find: responsesOver,
    event: { type: 'windowEnded', facts: { hasClosed: true } },
  })
}

/** Anonymous questionnaires some of whose responses are to be finished. */
async function closedWithoutNames(db: Querying, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('is_anonymous', '=', 1)
    .where('closes_at', '<=', now.getTime())
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('questionnaire_response')
          .select('questionnaire_response.id')
          .whereRef('questionnaire_response.questionnaire_id', '=', 'questionnaire.id')
          .where('questionnaire_response.state', 'in', unfinished),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

const unfinished = ['notTaken', 'draft', 'submitted', 'completed'] as const

const responsesOver: FindDue = async (db, now, last) => {
  const rows = await db
    .selectFrom('questionnaire_response')
    .innerJoin('questionnaire', 'questionnaire.id', 'questionnaire_response.questionnaire_id')
    .select('questionnaire_response.id')
    .where('questionnaire_response.state', 'in', unfinished)
    .where('questionnaire.closes_at', '<=', now.getTime())
    .where('questionnaire_response.id', '>', last)
    .orderBy('questionnaire_response.id')
    .limit(CLOCK_BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
