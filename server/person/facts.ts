import { sql } from 'kysely'
import { faultsOf } from '#api/person/person-rule.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'
import { accountFaults } from '#machines/person/account.lifecycle.ts'
import type { AccountFacts, AccountFault } from '#machines/person/account.lifecycle.ts'
import type { Querying } from '#server/database/open.ts'
import { accountKey } from '#server/session/accounts.ts'
import { ACCOUNT_SIGN_IN } from '#server/session/attempts.ts'
import { hashOf } from '#server/session/tokens.ts'

/** What a new account is judged by; there are no others of its own yet. */
export async function newAccountFacts(db: Querying, person: WrittenPerson): Promise<AccountFacts> {
  return {
    isSelf: false,
    isLastAdmin: false,
    hasContact: hasContact(person),
    hasTries: false,
    fault: await faultIn(db, null, person),
  }
}

/** What an event of a stored account is judged by. @param person what is to be stored; null: nothing is */
export async function accountFacts(
  db: Querying,
  id: string,
  senderId: string,
  person: WrittenPerson | null,
): Promise<AccountFacts> {
  const stored = await db
    .selectFrom('user')
    .select(['account_key', 'phone', 'email', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    isSelf: id === senderId,
    isLastAdmin: stored.state === 'active' && (await isLastAdmin(db, id)),
    hasContact: hasContact(person ?? { phone: stored.phone ?? '', email: stored.email ?? '' }),
    hasTries: await hasTries(db, stored.account_key),
    fault: person === null ? null : await faultIn(db, id, person),
  }
}

const hasContact = ({ phone, email }: Pick<WrittenPerson, 'phone' | 'email'>): boolean => phone !== '' || email !== ''

/** Administrators who can sign in; one is enough to know whether this is the only one. */
async function isLastAdmin(db: Querying, id: string): Promise<boolean> {
  const admins = await db
    .selectFrom('user_role')
    .innerJoin('user', 'user.id', 'user_role.user_id')
    .select('user.id')
    .where('user_role.role', '=', 'admin')
    .where('user.state', '=', 'active')
    .execute()
  return admins.some((admin) => admin.id === id) && admins.length === 1
}

async function hasTries(db: Querying, key: string): Promise<boolean> {
  const tried = await db
    .selectFrom('attempt')
    .select('count')
    .where('kind', '=', ACCOUNT_SIGN_IN.kind)
    .where('subject', '=', hashOf(key))
    .where('count', '>', 0)
    .executeTakeFirst()
  return tried !== undefined
}

/** The first thing that is wrong, first by itself and then beside the others. */
async function faultIn(db: Querying, id: string | null, person: WrittenPerson): Promise<AccountFault | null> {
  const own = faultsOf(person)
  const found: AccountFault[] = accountFaults.filter((fault) => own.some((one) => one === fault))
  const taken = found.length > 0 ? [] : await takenBy(db, id, person)
  return found[0] ?? taken[0] ?? null
}

/** What of a person somebody else has already. */
async function takenBy(
  db: Querying,
  id: string | null,
  { accountName, phone, email }: WrittenPerson,
): Promise<AccountFault[]> {
  const others = db
    .selectFrom('user')
    .select('id')
    .where('id', '!=', id ?? '')
    .limit(1)
  const [account, byPhone, byEmail] = await Promise.all([
    others.where('account_key', '=', accountKey(accountName)).executeTakeFirst(),
    phone === '' ? undefined : others.where('phone', '=', phone).executeTakeFirst(),
    email === '' ? undefined : others.where(sql<string>`lower(email)`, '=', email.toLowerCase()).executeTakeFirst(),
  ])
  return [
    ...(account === undefined ? [] : (['accountTaken'] as const)),
    ...(byPhone === undefined ? [] : (['phoneTaken'] as const)),
    ...(byEmail === undefined ? [] : (['emailTaken'] as const)),
  ]
}
