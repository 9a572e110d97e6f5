import * as z from 'zod/mini'
import { accountLogEvents } from '#api/person/managed-person.contract.ts'
import type {
  AccountStateName,
  ManagedPerson,
  PersonEntry,
  PersonLogEntry,
} from '#api/person/managed-person.contract.ts'
import { isRole } from '#api/person/person-rule.ts'
import { roles } from '#api/kit/call.ts'
import { historiesOf } from '#server/commands/history.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { ACCOUNT_SIGN_IN } from '#server/session/attempts.ts'
import { IDLE_MS } from '#server/session/sessions.ts'
import { hashOf } from '#server/session/tokens.ts'
import { accountFacts } from './facts.ts'
import { accountKind } from './kind.ts'

export const ENTRY_COLUMNS = [
  'id',
  'account_name',
  'account_key',
  'original_name',
  'phone',
  'email',
  'language',
  'department_code',
  'state',
  'revision',
] as const

interface EntryRow {
  readonly id: string
  readonly account_name: string
  readonly account_key: string
  readonly original_name: string
  readonly phone: string | null
  readonly email: string | null
  readonly language: string
  readonly department_code: string | null
  readonly state: string
  readonly revision: number
}

/** People as a list shows them, in the order of the rows. */
export async function entriesOf(db: Querying, rows: readonly EntryRow[], now: Date): Promise<PersonEntry[]> {
  if (rows.length === 0) return []
  const [held, locked] = await Promise.all([
    db
      .selectFrom('user_role')
      .select(['user_id', 'role'])
      .where(
        'user_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute(),
    lockedOf(
      db,
      rows.map((row) => row.account_key),
      now,
    ),
  ])
  return rows.map((row) => ({
    userId: row.id,
    accountName: row.account_name,
    originalName: row.original_name,
    phone: row.phone,
    email: row.email,
    language: row.language,
    department: row.department_code ?? '',
    roles: roles.filter((role) => held.some((one) => one.user_id === row.id && one.role === role)),
    // The column of a stored account has none of the state before it.
    state: row.state as AccountStateName,
    revision: row.revision,
    isLocked: row.state !== 'disabled' && locked.has(hashOf(row.account_key)),
  }))
}

/** Those of the accounts that nobody can sign in to for now, by the hashes that tries are counted under. */
async function lockedOf(db: Querying, keys: readonly string[], now: Date): Promise<Set<string>> {
  const found = await db
    .selectFrom('attempt')
    .select('subject')
    .where('kind', '=', ACCOUNT_SIGN_IN.kind)
    .where(
      'subject',
      'in',
      keys.map((key) => hashOf(key)),
    )
    .where('count', '>=', ACCOUNT_SIGN_IN.most)
    .where('blocked_until', '>', now.getTime())
    .execute()
  return new Set(found.map(({ subject }) => subject))
}

/** One person for an administrator; null: there is none. */
export async function readPerson(db: Querying, id: string, senderId: string, now: Date): Promise<ManagedPerson | null> {
  const row = await db
    .selectFrom('user')
    .select([...ENTRY_COLUMNS, 'version', 'snapshot', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const at = now.getTime()
  const [[entry], histories, link, sessions, judged] = await Promise.all([
    entriesOf(db, [row], now),
    historiesOf(db, accountKind, [id], told),
    db
      .selectFrom('password_link')
      .select(['channel', 'created_at', 'expires_at'])
      .where('user_id', '=', id)
      .where('used_at', 'is', null)
      .where('voided_at', 'is', null)
      .where('expires_at', '>', at)
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),
    db
      .selectFrom('session')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', id)
      .where('ends_at', '>', at)
      .where('seen_at', '>', at - IDLE_MS)
      .executeTakeFirstOrThrow(),
    accountFacts(db, id, senderId, null),
  ])
  if (entry === undefined) return null
  const snapshot = snapshotOf(accountKind, row)
  // Nothing is written, so that nothing can be wrong with it.
  const { isSelf, isLastAdmin, hasContact, hasTries } = judged
  const facts = { isSelf, isLastAdmin, hasContact, hasTries }
  return {
    ...entry,
    createdAt: timeText(row.created_at),
    updatedAt: timeText(row.updated_at === 0 ? row.created_at : row.updated_at),
    hasPassword: snapshot.context.hasPassword,
    sessionCount: sessions.count,
    link:
      link === undefined
        ? null
        : { channel: link.channel, sentAt: timeText(link.created_at), expiresAt: timeText(link.expires_at) },
    log: histories.get(id) ?? [],
    facts,
  }
}

/** What an event of the log says in words; an upgrade is none of these. */
const logged = z.object({
  type: z.enum(accountLogEvents),
  changed: z.optional(z.array(z.string())),
  roles: z.optional(z.array(z.string())),
  means: z.optional(z.string()),
})

/** Of an edit: what was changed; of roles: what they became; of a password: how it was set. */
function told(event: unknown): Pick<PersonLogEntry, 'event' | 'details'> | null {
  const { success, data } = logged.safeParse(event)
  if (!success) return null
  const { type, changed = [], roles: became = [], means } = data
  return { event: type, details: [...changed, ...became.filter(isRole), ...(means === undefined ? [] : [means])] }
}
