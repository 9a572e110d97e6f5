import { faultsOf } from '#api/person/person-rule.ts'
import type { HeldNames, WrittenPerson } from '#api/person/person-rule.ts'
import { accountFaults } from '#machines/person/account.lifecycle.ts'
import type { AccountFacts, AccountFault } from '#machines/person/account.lifecycle.ts'
import type { Querying } from '#server/database/open.ts'
import { areChoosable } from '#server/dictionary/choosable.ts'
import { accountKey, isOfEmail } from '#server/session/accounts.ts'
import { ACCOUNT_SIGN_IN } from '#server/session/attempts.ts'
import { hashOf } from '#server/session/tokens.ts'
import { fillLooks, looksOf } from './skeleton.ts'

/** The facts of a new account, which is not stored yet. */
export async function newAccountFacts(db: Querying, person: WrittenPerson): Promise<AccountFacts> {
  return {
    isSelf: false,
    isLastAdmin: false,
    hasContact: hasContact(person),
    hasTries: false,
    fault: await faultIn(db, null, person),
  }
}

/** The facts of an event on a stored account. @param person the data to store; null: none */
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

/** Administrators who can sign in; one other is enough to know that this is not the last. */
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

/** The first validation error: of the data itself, then duplicates. */
async function faultIn(db: Querying, id: string | null, person: WrittenPerson): Promise<AccountFault | null> {
  const stored = id === null ? null : await namesOf(db, id)
  const own = faultsOf(person, stored)
  const found: AccountFault[] = accountFaults.filter((fault) => own.some((one) => one === fault))
  const isNamed = stored?.accountName !== person.accountName
  const beside =
    found.length > 0
      ? []
      : [
          ...(await takenBy(db, id, person)),
          ...(isNamed ? await alikeIn(db, id, person) : []),
          ...(await unknownIn(db, id, person)),
        ]
  return found[0] ?? beside[0] ?? null
}

const namesOf = (db: Querying, id: string): Promise<HeldNames> =>
  db
    .selectFrom('user')
    .select(['account_name as accountName', 'original_name as originalName', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Whether the account name looks like that of somebody else, who may have had it before names were judged by that. */
async function alikeIn(db: Querying, id: string | null, { accountName }: WrittenPerson): Promise<AccountFault[]> {
  await fillLooks(db)
  const looks = Object.values(looksOf(accountName))
  const other = await db
    .selectFrom('user')
    .select('id')
    .where((eb) => eb.or([eb('account_skeleton', 'in', looks), eb('account_look', 'in', looks)]))
    .where('id', '!=', id ?? '')
    .limit(1)
    .executeTakeFirst()
  return other === undefined ? [] : ['accountAlike']
}

/** A department that is not offered; the one that somebody has need not be any more. */
async function unknownIn(db: Querying, id: string | null, { department }: WrittenPerson): Promise<AccountFault[]> {
  if (department === '') return []
  const stored = await db
    .selectFrom('user')
    .select('department_code')
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  if (stored?.department_code === department) return []
  return (await areChoosable(db, 'department', [department], [])) ? [] : ['departmentUnknown']
}

/** Data that must be unique and is taken by somebody else. */
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
    email === '' ? undefined : others.where(isOfEmail(email)).executeTakeFirst(),
  ])
  return [
    ...(account === undefined ? [] : (['accountTaken'] as const)),
    ...(byPhone === undefined ? [] : (['phoneTaken'] as const)),
    ...(byEmail === undefined ? [] : (['emailTaken'] as const)),
  ]
}
