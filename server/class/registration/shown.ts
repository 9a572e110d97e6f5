import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import * as z from 'zod/mini'
import { registrationActions } from '#api/class/registration.contract.ts'
import type { OneRegistration, Registration } from '#api/class/registration.contract.ts'
import { openTo } from '#machines/kit/offers.ts'
import { registrationAt, registrationOffers } from '#machines/class/registration.lifecycle.ts'
import type { RegistrationFacts, RegistrationSnapshot } from '#machines/class/registration.lifecycle.ts'
import type { Language } from '#i18n/locales.ts'
import { historiesOf } from '#server/commands/history.ts'
import type { Sender } from '#server/commands/kind.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import type { Querying } from '#server/database/open.ts'
import { staffedClasses } from '#server/class/staff.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { RegistrationOwned } from './facts.ts'
import { factColumnsBeside, factsFrom, findFacts, invitedTo } from './facts.ts'
import { isHidden, registrationKind } from './kind.ts'
import type { Tables } from '#server/tables.ts'

/** The asking user, their language and the time. */
export interface Asking {
  readonly sender: Sender
  readonly language: Language
  readonly now: Date
}

/** A registration with what is shown beside it. */
export interface RegistrationRow extends LifecycleColumns, RegistrationOwned {
  readonly learner: string
  readonly className: string
  readonly position: number | null
}

/** Registrations with the names of learner and class, and the place in line of who waits. */
export const registrationRows = (db: Querying, language: string) =>
  db
    .selectFrom('registration')
    .innerJoin('user', 'user.id', 'registration.learner_id')
    .innerJoin('class', 'class.id', 'registration.class_id')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language),
    )
    .selectAll('registration')
    .select('user.original_name as learner')
    .select(sql<string>`coalesce(own.name, class.name)`.as('className'))
    .select((eb) => positionOf(eb).as('position'))

/** From 1, in the order of arrival; null: it does not wait. */
const positionOf = (eb: ExpressionBuilder<Tables, 'registration'>) =>
  eb
    .case()
    .when('registration.state', '=', 'waiting')
    .then(
      eb
        .selectFrom('registration as before')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('before.class_id', '=', 'registration.class_id')
        .where('before.state', '=', 'waiting')
        .whereRef('before.ticket', '<=', 'registration.ticket'),
    )
    .end()

/** Registrations as the calls answer them, in row order. @param factsOf for whoever looks at them */
export async function shown<Row extends RegistrationRow>(
  db: Querying,
  rows: readonly Row[],
  factsOf: (row: Row) => RegistrationFacts,
): Promise<OneRegistration[]> {
  const histories = await historiesOf(
    db,
    registrationKind,
    rows.map(({ id }) => id),
    told,
  )
  return rows.map((row): OneRegistration => {
    const snapshot = snapshotOf(registrationKind, row)
    const log = histories.get(row.id) ?? []
    return withOpen(snapshot, {
      registrationID: row.id,
      classID: row.class_id,
      className: row.className,
      learner: { userId: row.learner_id, originalName: row.learner },
      state: snapshot.value,
      position: row.position,
      reason: snapshot.context.reason,
      requestedAt: log.findLast(({ event }) => event === 'register')?.at ?? null,
      revision: row.revision,
      log,
      facts: factsOf(row),
    })
  })
}

const withOpen = (snapshot: RegistrationSnapshot, registration: Registration): OneRegistration => ({
  ...registration,
  open: openTo(registrationOffers, registrationActions, snapshot, registration),
})

/** What is told of a log event; of an upgrade nothing is. */
const logged = z.object({
  type: z.enum([...registrationActions, 'placeFreed', 'windowEnded', 'classEnded', 'adopt']),
  reason: z.optional(z.string()),
})

function told(event: unknown): Pick<Registration['log'][number], 'event' | 'words'> | null {
  const { success, data } = logged.safeParse(event)
  return success ? { event: data.type, words: data.reason ?? '' } : null
}

/**
 * One registration, for its learner and for those who run the class. @throws Refusal not found: also for anybody else
 */
export async function findRegistration(
  db: Querying,
  id: string,
  { sender, language, now }: Asking,
): Promise<OneRegistration> {
  const row = await registrationRows(db, language.code).where('registration.id', '=', id).executeTakeFirst()
  const facts = row === undefined ? null : await findFacts(db, row, sender, now)
  if (row === undefined || facts === null || isHidden(facts) || !(facts.isLearner || facts.isStaff)) throw notFound()
  const [one] = await shown(db, [row], () => facts)
  if (one === undefined) throw notFound()
  return one
}

/** The caller's own registration, also where there is none yet. @throws Refusal not found: a hidden class */
export async function ownRegistration(
  db: Querying,
  classId: string,
  { sender, language, now }: Asking,
): Promise<OneRegistration> {
  const owned = { class_id: classId, learner_id: sender.userId }
  // In one query where there is a registration: after a burst of them, this is asked for each.
  const row = await registrationRows(db, language.code)
    .select(factColumnsBeside)
    .select((eb) => [
      invitedTo(eb, eb.val(sender.userId)).as('isInvited'),
      eb('class.id', 'in', staffedClasses(db, sender).where('class.id', '=', classId)).as('isStaff'),
    ])
    .where('registration.class_id', '=', classId)
    .where('registration.learner_id', '=', sender.userId)
    .executeTakeFirst()
  const facts =
    row === undefined
      ? await findFacts(db, owned, sender, now)
      : factsFrom({ ...row, state: row.class_state }, { ...row, isLearner: true }, now)
  if (facts === null || isHidden(facts)) throw notFound()
  const [one] = row === undefined ? [] : await shown(db, [row], () => facts)
  return one ?? neverRegistered(db, owned, facts, language)
}

async function neverRegistered(
  db: Querying,
  owned: RegistrationOwned,
  facts: RegistrationFacts,
  language: Language,
): Promise<OneRegistration> {
  const { learner, className } = await db
    .selectFrom('class')
    .innerJoin('user', (join) => join.on('user.id', '=', owned.learner_id))
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language.code),
    )
    .select('user.original_name as learner')
    .select(sql<string>`coalesce(own.name, class.name)`.as('className'))
    .where('class.id', '=', owned.class_id)
    .executeTakeFirstOrThrow()
  return withOpen(registrationAt('unregistered', { revision: 0, ticket: null, reason: '' }), {
    registrationID: null,
    classID: owned.class_id,
    className,
    learner: { userId: owned.learner_id, originalName: learner },
    state: 'unregistered',
    position: null,
    reason: '',
    requestedAt: null,
    revision: 0,
    log: [],
    facts,
  })
}
