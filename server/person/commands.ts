import { randomUUID } from 'node:crypto'
import { accountCommands } from '#api/person/managed-person.contract.ts'
import type { ManagedPerson, PersonPart } from '#api/person/managed-person.contract.ts'
import { tidied } from '#api/person/person-rule.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'
import { committed, createWithin, sendWithin } from '#server/commands/door.ts'
import { eventIn } from '#server/commands/kind.ts'
import type { Sender } from '#server/commands/kind.ts'
import { flagOf } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Portal } from '../portal.ts'
import { accountKind } from './kind.ts'
import type { AccountSent } from './kind.ts'
import { lockPeople, lockTries } from './lock.ts'
import { readPerson } from './read.ts'
import { personColumns } from './rows.ts'

/** Which administrator does it, when, and where the portal is reached. */
export interface Doing {
  readonly sender: Sender
  readonly now: Date
  readonly origin: string
}

/** Creates a person and sends an invitation. @throws Refusal what the lifecycle refuses */
export async function create(portal: Portal, sent: WrittenPerson, doing: Doing): Promise<ManagedPerson> {
  const id = randomUUID()
  const answer = await committed(
    portal,
    async (trx) => {
      await lockPeople(trx)
      await createPersonWithin(trx, tidied(sent), { ...doing, id, invites: true })
    },
    (trx) => found(trx, id, doing),
  )
  void portal.outbox.dispatch()
  return answer
}

/** Within a transaction that holds the lock on people. @param person normalised */
export async function createPersonWithin(
  trx: Querying,
  person: WrittenPerson,
  { id, sender, now, origin, invites }: Doing & { readonly id: string; readonly invites: boolean },
): Promise<void> {
  const owned = {
    ...personColumns(person),
    name: person.accountName,
    head_img: null,
    password_hash: null,
    weak_password: flagOf(false),
  }
  const sent = { type: 'create', roles: person.roles, person, invites, origin } as const
  await createWithin(trx, accountKind, { id, owned, sent, sender, now })
}

/**
 * Changes a person's data and roles. @throws Refusal what the lifecycle refuses; then the transaction is rolled back
 */
export async function save(
  portal: Portal,
  { userId, revision, ...sent }: WrittenPerson & { readonly userId: string; readonly revision: number },
  doing: Doing,
): Promise<ManagedPerson> {
  return committed(
    portal,
    async (trx) => {
      await lockPeople(trx)
      await saveWithin(trx, userId, revision, tidied(sent), doing)
    },
    (trx) => found(trx, userId, doing),
  )
}

/** Within a transaction that holds the lock on people. @param person normalised */
export async function saveWithin(
  trx: Querying,
  id: string,
  revision: number,
  person: WrittenPerson,
  { sender, now }: Doing,
): Promise<'changed' | 'same'> {
  const stored = await storedPerson(trx, id)
  const changed = partsOf(stored, person)
  const hasOtherRoles = [...stored.roles].sort().join() !== [...person.roles].sort().join()
  // Two log entries, so the second event has the revision of the first.
  let seen = revision
  const step = async (sent: AccountSent): Promise<void> => {
    await sendWithin(trx, accountKind, { id, sent, sender, now })
    seen += 1
  }
  if (hasOtherRoles) {
    await step({ type: 'changeRoles', revision: seen, roles: person.roles })
  }
  if (changed.length === 0 && (hasOtherRoles || stored.revision === revision)) return hasOtherRoles ? 'changed' : 'same'
  await step({ type: 'edit', revision: seen, person, changed })
  return 'changed'
}

/** Disables, enables or unlocks an account, or sends a link. @throws Refusal what the lifecycle refuses */
export async function sendEvent(
  portal: Portal,
  { userId: id, type, revision }: { readonly userId: string; readonly type: string; readonly revision: number },
  doing: Doing,
): Promise<ManagedPerson> {
  const { sender, now, origin } = doing
  // Events with a payload have calls of their own.
  const sent = { type: eventIn(accountCommands, type), revision, origin }
  const answer = await committed(
    portal,
    async (trx) => {
      await lockPeople(trx)
      await lockTries(trx, id)
      await sendWithin(trx, accountKind, { id, sent, sender, now })
    },
    (trx) => found(trx, id, doing),
  )
  void portal.outbox.dispatch()
  return answer
}

export interface StoredPerson extends WrittenPerson {
  readonly revision: number
}

/** A person as staff have written them. @throws Refusal not found */
export async function storedPerson(db: Querying, id: string): Promise<StoredPerson> {
  const [row, roles] = await Promise.all([
    db
      .selectFrom('user')
      .select(['account_name', 'original_name', 'phone', 'email', 'language', 'department_code', 'revision'])
      .where('id', '=', id)
      .executeTakeFirst(),
    db.selectFrom('user_role').select('role').where('user_id', '=', id).execute(),
  ])
  if (row === undefined) throw notFound()
  return {
    accountName: row.account_name,
    originalName: row.original_name,
    phone: row.phone ?? '',
    email: row.email ?? '',
    language: row.language,
    roles: roles.map(({ role }) => role),
    department: row.department_code ?? '',
    revision: row.revision,
  }
}

const fields = {
  account: 'accountName',
  name: 'originalName',
  phone: 'phone',
  email: 'email',
  language: 'language',
  department: 'department',
} as const satisfies Record<PersonPart, keyof WrittenPerson>

/** The changed fields of a person, apart from the roles. */
export const partsOf = (stored: WrittenPerson, person: WrittenPerson): PersonPart[] =>
  (Object.keys(fields) as PersonPart[]).filter((part) => stored[fields[part]] !== person[fields[part]])

async function found(trx: Querying, id: string, { sender, now }: Doing): Promise<ManagedPerson> {
  const person = await readPerson(trx, id, sender.userId, now)
  if (person === null) throw notFound()
  return person
}
