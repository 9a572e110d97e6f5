import { sql } from 'kysely'
import type { Expression, ExpressionBuilder } from 'kysely'
import * as z from 'zod/mini'
import { registrationActions } from '#api/class/registration.contract.ts'
import type { Registration } from '#api/class/registration.contract.ts'
import type { RegistrationFacts } from '#machines/class/registration.lifecycle.ts'
import type { Language } from '#i18n/locales.ts'
import { historiesOf } from '#server/commands/history.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { runBy } from '#server/class/staff.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { RegistrationOwned } from './facts.ts'
import { audienceHas, invitedTo } from './audience.ts'
import { factColumnsBeside, factsFrom, findFacts } from './facts.ts'
import { isHidden, registrationKind } from './kind.ts'
import type { Tables } from '#server/tables.ts'
import type { Asking } from '#server/commands/each.ts'

/** A registration with what is shown beside it. */
export interface RegistrationRow extends LifecycleColumns, RegistrationOwned {
  readonly learner: string
  readonly className: string
  readonly position: number | null
  /** How many wait for a place in its class. */
  readonly inLine: number | null
}

/** Registrations with the names of learner and class. */
const namedRows = (db: Querying, language: string) =>
  db
    .selectFrom('registration')
    .innerJoin('user', 'user.id', 'registration.learner_id')
    .innerJoin('class', 'class.id', 'registration.class_id')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language),
    )
    .selectAll('registration')
    .select('user.original_name as learner')
    .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('className'))

/** The same with the place in line of who waits. */
export const registrationRows = (db: Querying, language: string) =>
  namedRows(db, language).select((eb) => [
    positionOf(eb).as('position'),
    waitingFor(db, eb.ref('registration.class_id')).as('inLine'),
  ])

/** How many wait for a place in a class. */
const waitingFor = (db: Querying, classId: string | Expression<string>) =>
  db
    .selectFrom('registration as waits')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('waits.class_id', '=', classId)
    .where('waits.state', '=', 'waiting')

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

/** Those who wait for a class with their places in line, counted once for all of them. */
const lineOf = (db: Querying, classId: string) =>
  db
    .selectFrom('registration')
    .select(['registration.id', sql<number>`row_number() over (order by registration.ticket)`.as('position')])
    .where('registration.class_id', '=', classId)
    .where('registration.state', '=', 'waiting')

/** Registrations as the calls answer them, in row order. @param factsOf for whoever looks at them */
export async function shown<Row extends RegistrationRow>(
  db: Querying,
  rows: readonly Row[],
  factsOf: (row: Row) => RegistrationFacts,
): Promise<Registration[]> {
  const histories = await historiesOf(
    db,
    registrationKind,
    rows.map(({ id }) => id),
    told,
  )
  return rows.map((row): Registration => {
    const snapshot = snapshotOf(registrationKind, row)
    const log = histories.get(row.id) ?? []
    return {
      registrationID: row.id,
      classID: row.class_id,
      className: row.className,
      learner: { userId: row.learner_id, originalName: row.learner },
      state: snapshot.value,
      position: row.position,
      inLine: row.inLine ?? 0,
      reason: snapshot.context.reason,
      requestedAt: log.findLast(({ event }) => event === 'register')?.at ?? null,
      revision: row.revision,
      log,
      facts: factsOf(row),
    }
  })
}

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
): Promise<Registration> {
  const row = await registrationRows(db, language.code).where('registration.id', '=', id).executeTakeFirst()
  const facts = row === undefined ? null : await findFacts(db, row, sender, now)
  if (row === undefined || facts === null || isHidden(facts) || !(facts.isLearner || facts.isStaff)) throw notFound()
  const [one] = await shown(db, [row], () => facts)
  if (one === undefined) throw notFound()
  return one
}

/** The caller's own registration, also where there is none yet. @throws Refusal not found: a hidden class */
export async function ownRegistration(db: Database, classId: string, asking: Asking): Promise<Registration> {
  const [own] = await ownRegistrations(db, classId, [asking])
  if (own === undefined || own === null) throw notFound()
  return own
}

/** Of each that asks; null: the class is hidden from them. */
export async function ownRegistrations(
  db: Database,
  classId: string,
  askings: readonly Asking[],
): Promise<(Registration | null)[]> {
  const found = new Map<Asking, Registration | null>()
  for (const [language, alike] of Map.groupBy(askings, (asking) => asking.language))
    for (const [asking, own] of await ownIn(db, classId, language, alike)) found.set(asking, own)
  return askings.map((asking) => found.get(asking) ?? null)
}

/** In as many queries however many ask: after a burst of registrations, all who have registered do. */
async function ownIn(
  db: Database,
  classId: string,
  language: Language,
  askings: readonly Asking[],
): Promise<(readonly [Asking, Registration | null])[]> {
  const rows = await namedRows(db, language.code)
    .leftJoin(lineOf(db, classId).as('line'), 'line.id', 'registration.id')
    .select('line.position')
    .select(waitingFor(db, classId).as('inLine'))
    .select(factColumnsBeside)
    .select((eb) => [
      audienceHas(eb, eb.ref('registration.learner_id')).as('inAudience'),
      invitedTo(eb, eb.ref('registration.learner_id')).as('isInvited'),
      runBy(eb, eb.ref('registration.learner_id')).as('isStaff'),
    ])
    .where('registration.class_id', '=', classId)
    .where(
      'registration.learner_id',
      'in',
      askings.map(({ sender }) => sender.userId),
    )
    .execute()
  const rowOf = new Map(rows.map((row) => [row.learner_id, row]))
  const registered = askings.flatMap((asking) => {
    const row = rowOf.get(asking.sender.userId)
    if (row === undefined) return []
    const isAdmin = asking.sender.roles.includes('admin')
    const facts = factsFrom(
      { ...row, state: row.class_state },
      { ...row, isLearner: true, isStaff: isAdmin || row.isStaff, isAdmin, changedAt: row.updated_at },
      asking.now,
    )
    return isHidden(facts) ? [] : [{ ...row, asking, facts }]
  })
  const seen = await shown(db, registered, ({ facts }) => facts)
  const ownOf = new Map(registered.map(({ asking }, place) => [asking, seen[place]]))
  return Promise.all(
    askings.map(async (asking) => {
      const own = ownOf.get(asking)
      if (own !== undefined || rowOf.has(asking.sender.userId)) return [asking, own ?? null] as const
      return [asking, await neverRegistered(db, classId, asking)] as const
    }),
  )
}

/** Null: the class is hidden from whoever asks, or does not exist. */
async function neverRegistered(
  db: Database,
  classId: string,
  { sender, language, now }: Asking,
): Promise<Registration | null> {
  const facts = await findFacts(db, { class_id: classId, learner_id: sender.userId }, sender, now)
  // Nobody else learns the name of a class that is not open to them.
  if (facts === null || isHidden(facts) || !(facts.isInvited || facts.isStaff)) return null
  const { learner, className, inLine } = await db
    .selectFrom('class')
    .innerJoin('user', (join) => join.on('user.id', '=', sender.userId))
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language.code),
    )
    .select('user.original_name as learner')
    .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('className'))
    .select(waitingFor(db, classId).as('inLine'))
    .where('class.id', '=', classId)
    .executeTakeFirstOrThrow()
  return {
    registrationID: null,
    classID: classId,
    className,
    learner: { userId: sender.userId, originalName: learner },
    state: 'unregistered',
    position: null,
    inLine: inLine ?? 0,
    reason: '',
    requestedAt: null,
    revision: 0,
    log: [],
    facts,
  }
}
