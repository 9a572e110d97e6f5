import { randomUUID } from 'node:crypto'
import { tidied } from '#api/person/person-rule.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'
import { committed, sendWithin } from '#server/commands/door.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { accountKey } from '#server/session/accounts.ts'
import { createPersonWithin } from './commands.ts'
import { accountFacts } from './facts.ts'
import { accountKind } from './kind.ts'
import { LINK_LIFETIME_MS, voidLinks } from './links.ts'
import { lockPeople, lockTries } from './lock.ts'
import { mainLanguage } from '#server/main-language.ts'

/** Whoever has the machine and its database: the log names it where an administrator would stand. */
const operator = { userId: 'operator', roles: ['admin'] } as const

export interface Admin {
  readonly accountName: string
  readonly state: string
}

/** The administrators, in whatever state, by account name. */
export const adminsOf = (db: Querying): Promise<Admin[]> =>
  db
    .selectFrom('user')
    .innerJoin('user_role', 'user_role.user_id', 'user.id')
    .select(['account_name as accountName', 'state'])
    .where('role', '=', 'admin')
    .orderBy('account_name')
    .execute()

interface Asked {
  readonly account: string
  /** An e-mail address or a phone number of a new administrator. */
  readonly contact: string
  readonly origin: string
  readonly now: Date
}
interface Linked {
  readonly accountName: string
  readonly link: string
  readonly expiresAt: Date
}

/**
 * A link that sets the password of an administrator: of a new one while nobody with that role can sign in, else of one
 * that exists, who is unlocked. The link is handed over here alone: no letter has it.
 * @throws Refusal what the lifecycle refuses; Error where others have to decide
 */
export async function linkForAdmin(db: Database, { account, contact, origin, now }: Asked): Promise<Linked> {
  let id = ''
  const doing = { sender: operator, now, origin }
  return committed(
    { db, effects: { dispatch: () => undefined } },
    async (trx) => {
      await lockPeople(trx)
      const stored = await storedAccount(trx, account)
      if (stored !== undefined) {
        id = stored.id
        await letIn(trx, stored, doing)
        return
      }
      id = randomUUID()
      await needNobody(trx, account)
      // Of several that were made, the last one alone is let in.
      for (const { userId } of await administrators(trx)) await voidLinks(trx, userId, now)
      if (contact === '')
        throw new Error(`There is no account ${account}. A new one needs an e-mail address or a phone.`)
      await createPersonWithin(trx, personOf(account, contact), { ...doing, id, invites: true })
    },
    (trx) => takenFromLetter(trx, id),
  )
}

const administrators = (trx: Querying) =>
  trx.selectFrom('user_role').select('user_id as userId').where('role', '=', 'admin').execute()

const storedAccount = (trx: Querying, account: string) =>
  trx
    .selectFrom('user')
    .select(['id', 'account_name', 'revision'])
    .where('account_key', '=', accountKey(account))
    .executeTakeFirst()

/** @throws Error while an administrator can sign in, who makes others at /admin */
async function needNobody(trx: Querying, account: string): Promise<void> {
  const active = (await adminsOf(trx)).filter(({ state }) => state === 'active').map(({ accountName }) => accountName)
  if (active.length === 0) return
  throw new Error(
    `There is an administrator already: ${active.join(', ')}, who makes others such as ${account} at /admin. ` +
      `npm run admin -- ${active[0]} lets ${active.length === 1 ? 'this one' : 'the first'} in again.`,
  )
}

function personOf(account: string, contact: string): WrittenPerson {
  const isMail = contact.includes('@')
  return tidied({
    accountName: account,
    originalName: account,
    phone: isMail ? '' : contact,
    email: isMail ? contact : '',
    language: mainLanguage().code,
    roles: ['admin'],
    department: '',
  })
}

async function letIn(
  trx: Querying,
  {
    id,
    account_name: name,
    revision,
  }: { readonly id: string; readonly account_name: string; readonly revision: number },
  { sender, now, origin }: { readonly sender: typeof operator; readonly now: Date; readonly origin: string },
): Promise<void> {
  const role = trx.selectFrom('user_role').select('role').where('user_id', '=', id).where('role', '=', 'admin')
  if ((await role.executeTakeFirst()) === undefined) throw new Error(`${name} is no administrator.`)
  await lockTries(trx, id)
  const { hasTries } = await accountFacts(trx, id, sender.userId, null)
  const events = hasTries ? (['unlock', 'sendLink'] as const) : (['sendLink'] as const)
  for (const [step, type] of events.entries())
    await sendWithin(trx, accountKind, { id, sent: { type, revision: revision + step, origin }, sender, now })
}

/** The link of the letter that the lifecycle has just queued; whoever reads the outbox must not find it there. */
async function takenFromLetter(trx: Querying, id: string): Promise<Linked> {
  const { account_name: accountName } = await trx
    .selectFrom('user')
    .select('account_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { kind, created_at: at } = await trx
    .selectFrom('password_link')
    .select(['kind', 'created_at'])
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  const letter = await trx
    .selectFrom('message')
    .select(['id', 'body'])
    .where('user_id', '=', id)
    .where('created_at', '=', at)
    .where('sent_at', 'is', null)
    .where('body', 'like', '%link=%')
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('message').where('id', '=', letter.id).execute()
  const link = /https?:\/\/\S*[?&]link=[\w-]+/.exec(letter.body)?.[0] ?? ''
  return { accountName, link, expiresAt: new Date(at + LINK_LIFETIME_MS[kind]) }
}
