import { randomUUID } from 'node:crypto'
import type { Role } from '#api/kit/call.ts'
import { flagOf, isSet } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import type { UserTable } from '#server/person/tables.ts'
import type { SignInMethod } from './session-tables.ts'
import { networkOf } from './network.ts'
import { TOKEN_LENGTH, derived, hashOf, newToken } from './tokens.ts'
import { cutUserAgent } from './user-agent.ts'

const MINUTE = 60_000
/** Idle time-out of a session. */
export const IDLE_MS = 120 * MINUTE
/** Absolute lifetime of a session. */
export const ABSOLUTE_MS = 720 * MINUTE
/** Time-out of a pending second check. */
const CHECK_MS = 30 * MINUTE
/** Minimum interval between two writes of the time of last use. */
const TOUCH_MS = MINUTE

/** The caller of a request. */
export interface Caller {
  readonly userId: string
  readonly roles: readonly Role[]
  readonly account: Pick<UserTable, 'account_name' | 'name' | 'original_name' | 'phone' | 'email' | 'head_img'>
  /** The cookie's value: the owner's id and the secret. */
  readonly ticket: string
  /** The public id of the session. */
  readonly sessionId: string
  /** The second check is pending: only calls declared `duringCheck` are allowed. */
  readonly checkPending: boolean
  /** Remaining lifetime in milliseconds, unless it is used again. */
  readonly lifetime: number
  /** Whether the session was just prolonged, so that the cookies must be set anew. */
  readonly prolonged: boolean
}

/** The token that POST and PUT of this session carry as `_csrf`; the ticket cannot be derived from it. */
export const csrfOf = (ticket: string): string => derived(ticket, 'csrf')

/** The parameters of a new session. */
export interface Beginning {
  readonly userId: string
  readonly method: SignInMethod
  /** The address of the request. */
  readonly address: string
  /** The user agent. */
  readonly userAgent: string
  readonly now: Date
  /** The second check is pending. */
  readonly checkPending?: boolean
  /** The public id, if it has been chosen already. */
  readonly id?: string
}

/** Starts a session. Only the browser gets its ticket; the database stores a hash of the secret. */
export async function startSession(db: Querying, beginning: Beginning): Promise<string> {
  const { userId, method, address, userAgent, now, checkPending = false, id = randomUUID() } = beginning
  const token = newToken()
  const at = now.getTime()
  await db
    .insertInto('session')
    .values({
      user_id: userId,
      token_hash: hashOf(token),
      id,
      method,
      address: networkOf(address),
      user_agent: cutUserAgent(userAgent),
      check_pending: flagOf(checkPending),
      created_at: at,
      seen_at: at,
      ends_at: at + (checkPending ? CHECK_MS : ABSOLUTE_MS),
    })
    .execute()
  return `${userId}.${token}`
}

/** Lifetime of a new session's cookie in milliseconds. */
export const lifetimeOf = (checkPending: boolean): number => (checkPending ? CHECK_MS : IDLE_MS)

/**
 * Activates a session after its second check, under a new ticket and with the usual lifetime. Null: there is no such
 * session with a pending check.
 */
export async function passCheck(
  db: Querying,
  ticket: string,
  now: Date,
): Promise<{ ticket: string; sessionId: string } | null> {
  const key = keyOf(ticket)
  if (key === null) return null
  const token = newToken()
  const at = now.getTime()
  const passed = await db
    .updateTable('session')
    .set({ token_hash: hashOf(token), check_pending: flagOf(false), seen_at: at, ends_at: at + ABSOLUTE_MS })
    .where('user_id', '=', key.userId)
    .where('token_hash', '=', key.tokenHash)
    .where('check_pending', '=', flagOf(true))
    .where('ends_at', '>', at)
    .returning('id')
    .executeTakeFirst()
  return passed === undefined ? null : { ticket: `${key.userId}.${token}`, sessionId: passed.id }
}

/** The caller who holds this ticket; null: forged, ended or expired. Prolongs the session. */
export async function findCaller(db: Database, ticket: string, now: Date): Promise<Caller | null> {
  const key = keyOf(ticket)
  if (key === null) return null
  const rows = await sessionAndUser(db, key)
  const [session] = rows
  const at = now.getTime()
  if (session === undefined || session.ends_at <= at || session.seen_at + IDLE_MS <= at) return null
  const prolonged = at - session.seen_at >= TOUCH_MS
  if (prolonged) {
    await db
      .updateTable('session')
      .set({ seen_at: at })
      .where('user_id', '=', key.userId)
      .where('token_hash', '=', key.tokenHash)
      .execute()
  }
  return {
    userId: key.userId,
    roles: rolesIn(rows),
    account: session,
    ticket,
    sessionId: session.id,
    checkPending: isSet(session.check_pending),
    lifetime: Math.min(IDLE_MS, session.ends_at - at),
    prolonged,
  }
}

/** Batch size of the query. */
const TICKETS_AT_ONCE = 500

/** The tickets whose sessions are active. Unlike `findCaller` it prolongs none, because this is no user activity. */
export async function liveTickets(db: Database, tickets: readonly string[], now: Date): Promise<Set<string>> {
  const at = now.getTime()
  const live = new Set<string>()
  for (let i = 0; i < tickets.length; i += TICKETS_AT_ONCE) {
    const asked = new Map(tickets.slice(i, i + TICKETS_AT_ONCE).map((ticket) => [ticket, keyOf(ticket)]))
    const keys = [...asked.values()].filter((key) => key !== null)
    const rows = await db
      .selectFrom('session')
      .select('token_hash')
      .where(
        'user_id',
        'in',
        keys.map(({ userId }) => userId),
      )
      .where(
        'token_hash',
        'in',
        keys.map(({ tokenHash }) => tokenHash),
      )
      .where('ends_at', '>', at)
      .where('seen_at', '>', at - IDLE_MS)
      .execute()
    const hashes = new Set(rows.map((row) => row.token_hash))
    for (const [ticket, key] of asked) if (key !== null && hashes.has(key.tokenHash)) live.add(ticket)
  }
  return live
}

/** Ends the session of a ticket; an unknown one is no error. */
export async function endSession(db: Querying, ticket: string): Promise<void> {
  const key = keyOf(ticket)
  if (key === null) return
  await db.deleteFrom('session').where('user_id', '=', key.userId).where('token_hash', '=', key.tokenHash).execute()
}

/** Ends every session of the ticket's owner but this one. */
export async function endOtherSessions(db: Querying, ticket: string): Promise<void> {
  const key = keyOf(ticket)
  if (key === null) return
  await db.deleteFrom('session').where('user_id', '=', key.userId).where('token_hash', '<>', key.tokenHash).execute()
}

/** Ends every session of a user, as after a change of the password. @param except the id of one that goes on */
export async function endSessionsOf(db: Querying, userId: string, except: string | null = null): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .execute()
}

/** Who holds one of these offices in a class has the role as well, without being given it [ROLE-04]. */
const OFFICES = ['teamLeader', 'disciplineCommittee'] as const satisfies readonly Role[]

/**
 * One row for each role. The owner's id is in the ticket, so this stays on one shard when rows are spread by learner.
 */
const sessionAndUser = prepared(
  ['userId', 'tokenHash'],
  (db, { userId, tokenHash }: { userId: string; tokenHash: string }) =>
    db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.user_id')
      .leftJoin('user_role', 'user_role.user_id', 'session.user_id')
      .where('session.user_id', '=', userId)
      .where('session.token_hash', '=', tokenHash)
      .select(['session.id', 'session.check_pending', 'session.seen_at', 'session.ends_at', 'user_role.role'])
      .select(['user.account_name', 'user.name', 'user.original_name', 'user.phone', 'user.email', 'user.head_img'])
      .select((eb) =>
        OFFICES.map((office) =>
          eb
            .exists(
              eb
                .selectFrom('class_officer')
                .select('class_officer.user_id')
                .whereRef('class_officer.user_id', '=', 'session.user_id')
                .where('class_officer.office', '=', office),
            )
            .as(office),
        ),
      ),
)

function rolesIn(rows: Awaited<ReturnType<typeof sessionAndUser>>): readonly Role[] {
  const [session] = rows
  const given = rows.flatMap(({ role }) => (role === null ? [] : [role as Role]))
  const held = OFFICES.filter((office) => Number(session?.[office] ?? 0) === 1)
  return [...new Set([...given, ...held])]
}

function keyOf(ticket: string): { userId: string; tokenHash: string } | null {
  const dot = ticket.indexOf('.')
  const [userId, token] = [ticket.slice(0, dot), ticket.slice(dot + 1)]
  return /^[\w-]{1,64}$/.test(userId) && token.length === TOKEN_LENGTH ? { userId, tokenHash: hashOf(token) } : null
}
