import type { FastifyBaseLogger } from 'fastify'
import { answerAddress } from '#api/questionnaire/addresses.ts'
import type { Telling } from '#server/commands/effects.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { putNoticesTo } from '#server/message/put-notice.ts'
import { asks } from '#server/class/asked.ts'
import { beginTellings, tellingsDue } from './tellings.ts'
import type { Matter } from './tellings.ts'

interface TellingDoor {
  readonly db: Database
  readonly signals: Telling
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}
type Due = Awaited<ReturnType<ReturnType<typeof tellingsDue>['execute']>>[number]

/** People whom one transaction looks at, so that nobody waits long for it. */
const STEP = 500

/**
 * Those whom an open questionnaire asks hear of it, and those who have not answered are reminded, each once. Several
 * processes may do so at once. Returns how many were told.
 */
export async function tellAsked(door: TellingDoor, now: Date): Promise<number> {
  const { db, logger } = door
  await beginTellings(db, now)
  // Those who are told first have no need of a reminder.
  const due = await tellingsDue(db, now).orderBy('questionnaire_telling.matter').orderBy('questionnaire.id').execute()
  let count = 0
  for (const one of due)
    count += await tellOn(door, one, now).catch((error: unknown) => {
      if (isUnavailable(error)) throw error
      logger.error({ err: error, recordId: one.id }, 'those whom a questionnaire asks were not told')
      return 0
    })
  return count
}

/** The same for one that was just published or saved: the first people before this returns, many others afterwards. */
export async function tellAtOnce(door: TellingDoor, id: string, now: Date): Promise<void> {
  const failed = (error: unknown): void =>
    door.logger.error({ err: error, recordId: id }, 'those whom a questionnaire asks were not told')
  try {
    await beginTellings(door.db, now)
    const asked = { id, matter: 'asked' } as const
    if (await step(door, asked, now).then(({ goesOn }) => goesOn)) void tellOn(door, asked, now).catch(failed)
  } catch (error) {
    // It is published all the same, and the clock tells them.
    failed(error)
  }
}

async function tellOn(door: TellingDoor, of: Pick<Due, 'id' | 'matter'>, now: Date): Promise<number> {
  for (let count = 0; ; ) {
    const { told, goesOn } = await step(door, of, now)
    count += told.length
    if (!goesOn) return count
  }
}

interface Step {
  readonly told: readonly string[]
  readonly goesOn: boolean
}

async function step({ db, signals }: TellingDoor, of: Pick<Due, 'id' | 'matter'>, now: Date): Promise<Step> {
  const done = await db.transaction().execute((trx) => tellNext(trx, of, now))
  if (done.told.length > 0) signals.tell(done.told, 'notice')
  return done
}

/** The next people, in the order of their ids. Another process that is about it goes on alone. */
export async function tellNext(trx: Querying, { id, matter }: Pick<Due, 'id' | 'matter'>, now: Date): Promise<Step> {
  const due = await tellingsDue(trx, now)
    .where('questionnaire_telling.questionnaire_id', '=', id)
    .where('questionnaire_telling.matter', '=', matter)
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate('questionnaire_telling').skipLocked())
    .executeTakeFirst()
  if (due === undefined) return { told: [], goesOn: false }
  const after = due.doneAt === null ? due.upTo : ''
  const people = await trx.selectFrom('user').select('id').where('id', '>', after).orderBy('id').limit(STEP).execute()
  const upTo = people.at(-1)?.id ?? after
  const told = await putNotices(trx, due, { after, upTo }, now)
  const goesOn = people.length === STEP
  await trx
    .updateTable('questionnaire_telling')
    .set({ up_to: upTo, told: due.told + told.length, done_at: goesOn ? null : now.getTime() })
    .where('questionnaire_id', '=', id)
    .where('matter', '=', matter)
    .execute()
  return { told, goesOn }
}

/** The id of a notice: one for each questionnaire, matter and person. */
const noticeOf = (questionnaireId: string, matter: Matter): string => `${questionnaireId}-${matter}`
const codes = { asked: 'questionnaire.asked', reminded: 'questionnaire.reminded' } as const

/** Those between two ids whom it asks, and who have not submitted; who has been reminded knows that it asks. */
function putNotices(
  trx: Querying,
  { id, kind, matter, closesAt }: Pick<Due, 'id' | 'kind' | 'matter' | 'closesAt'>,
  { after, upTo }: { readonly after: string; readonly upTo: string },
  now: Date,
): Promise<string[]> {
  return putNoticesTo(
    trx,
    trx
      .selectFrom('user')
      .where('user.id', '>', after)
      .where('user.id', '<=', upTo)
      .where('user.state', '!=', 'disabled')
      .where((person) =>
        person.exists(
          person
            .selectFrom('questionnaire')
            .select('questionnaire.id')
            .where('questionnaire.id', '=', id)
            .where((of) => asks('questionnaire', of.ref('user.id'))),
        ),
      )
      .where((person) =>
        person.not(
          person.exists(
            person
              .selectFrom('questionnaire_response')
              .select('questionnaire_response.id')
              .where('questionnaire_response.questionnaire_id', '=', id)
              .whereRef('questionnaire_response.learner_id', '=', 'user.id')
              .where('questionnaire_response.submissions', '>', 0),
          ),
        ),
      )
      .where((person) =>
        person.not(
          person.exists(
            person
              .selectFrom('notice as reminder')
              .select('reminder.id')
              .whereRef('reminder.user_id', '=', 'user.id')
              .where('reminder.id', '=', noticeOf(id, 'reminded')),
          ),
        ),
      ),
    {
      id: noticeOf(id, matter),
      code: codes[matter],
      params: { questionnaire: { questionnaireId: id }, until: { at: closesAt } },
      link: answerAddress(kind, id),
      at: now.getTime(),
    },
  )
}
