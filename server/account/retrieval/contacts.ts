import type { Querying } from '#server/database/open.ts'
import { derived } from '#server/session/tokens.ts'
import { maskEmail, maskPhone } from '#server/session/mask.ts'
import type { Retrieval } from './retrievals.ts'

/** Where a code can be sent: masked and, if the account exists, the real contacts. */
export interface Contacts {
  readonly phone: string | null
  readonly email: string | null
  readonly owner: { id: string; phone: string | null; email: string | null; language: string } | null
}

interface Person {
  account_name: string
  phone: string | null
  email: string | null
}

/**
 * The masked contacts of a retrieval. An unknown account gets a stable look-alike with the shape of a real person's
 * contacts, because an invented shape would stand out.
 */
export async function contactsOf(db: Querying, { account, user_id }: Retrieval, secret: string): Promise<Contacts> {
  const chance = derived(secret, `contacts of ${account}`)
  const owner = await db
    .selectFrom('user')
    .select(['id', 'phone', 'email', 'language'])
    .where('id', '=', user_id ?? '')
    .executeTakeFirst()
  // Queried in both cases for constant time.
  const somebody = await somebodyNear(db, chance)
  if (owner === undefined) return { ...(somebody === null ? NONE : lookAlike(account, somebody, chance)), owner: null }
  return {
    phone: owner.phone === null ? null : maskPhone(owner.phone),
    email: owner.email === null ? null : maskEmail(owner.email),
    owner,
  }
}

const NONE = { phone: null, email: null }

async function somebodyNear(db: Querying, chance: string): Promise<Person | null> {
  const people = db.selectFrom('user').select(['account_name', 'phone', 'email']).orderBy('id').limit(1)
  const next = await people.where('id', '>=', chance).executeTakeFirst()
  return next ?? (await people.executeTakeFirst()) ?? null
}

function lookAlike(account: string, model: Person, chance: string): { phone: string | null; email: string | null } {
  const number = Number.parseInt(chance.slice(0, 12), 16)
  const digits = String(number % 10_000).padStart(4, '0')
  const ownLetter = /^[a-z]/i.exec(account)?.[0].toLowerCase()
  const anyLetter = String.fromCharCode(97 + (number % 26))
  const namedAfterAccount = model.email?.charAt(0) === model.account_name.charAt(0).toLowerCase()
  const letter = namedAfterAccount ? (ownLetter ?? anyLetter) : anyLetter
  return {
    phone: model.phone === null ? null : maskPhone(`${model.phone.slice(0, -4)}${digits}`),
    email: model.email === null ? null : maskEmail(`${letter}${model.email.slice(1)}`),
  }
}
