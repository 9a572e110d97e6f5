import { CLOCK_BATCH, sendByClock } from '#server/commands/by-clock.ts'
import type { ClockDoor, FindDue } from '#server/commands/by-clock.ts'
import { responseKind } from './response-kind.ts'

/** What time brings about: a questionnaire that has closed is finished for everybody. Returns for how many. */
export async function endResponses(door: ClockDoor, now: Date): Promise<number> {
  const kind = { ...responseKind, table: 'questionnaire_response' } as const
  return sendByClock(door, now, {
    kind,
    find: responsesOver,
    event: { type: 'windowEnded', facts: { hasClosed: true } },
  })
}

const responsesOver: FindDue = async (db, now, last) => {
  const rows = await db
    .selectFrom('questionnaire_response')
    .innerJoin('questionnaire', 'questionnaire.id', 'questionnaire_response.questionnaire_id')
    .select('questionnaire_response.id')
    .where('questionnaire_response.state', 'in', ['notTaken', 'draft', 'submitted', 'completed'])
    .where('questionnaire.closes_at', '<=', now.getTime())
    .where('questionnaire_response.id', '>', last)
    .orderBy('questionnaire_response.id')
    .limit(CLOCK_BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
