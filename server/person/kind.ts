import * as z from 'zod/mini'
import type { Sent } from '#api/kit/said.ts'
import { accountSaid } from '#api/person/managed-person.contract.ts'
import { isRole } from '#api/person/person-rule.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'
import { accountLifecycle, version } from '#machines/person/account.lifecycle.ts'
import type { AccountFacts } from '#machines/person/account.lifecycle.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import type { UserTable } from './tables.ts'
import { ACCOUNT_SIGN_IN, forgetTries } from '#server/session/attempts.ts'
import { stopFeed } from '#server/agenda/feed.ts'
import { endSessionsOf } from '#server/session/sessions.ts'
import { accountFacts, newAccountFacts } from './facts.ts'
import { putLink, voidLinks } from './links.ts'
import { personColumns, writeRoles } from './rows.ts'

interface AccountPayload {
  readonly create: { readonly person: WrittenPerson; readonly origin: string }
  readonly edit: { readonly person: WrittenPerson }
  readonly sendLink: { readonly origin: string }
}
export type AccountSent = Sent<typeof accountSaid, AccountPayload>

/** The columns of a person outside the lifecycle; other code writes them directly. */
export type AccountOwned = Pick<
  UserTable,
  | 'account_name'
  | 'account_key'
  | 'name'
  | 'original_name'
  | 'phone'
  | 'email'
  | 'head_img'
  | 'password_hash'
  | 'weak_password'
  | 'language'
> & {
  readonly search: string
  readonly department_code: string | null
  readonly account_skeleton?: string | null
  readonly account_look?: string | null
}

const knownOf = async ({
  trx,
  id,
  sender,
}: Judging<typeof accountLifecycle, AccountSent, AccountOwned>): Promise<{ facts: AccountFacts }> => ({
  facts: await accountFacts(trx, id, sender.userId, null),
})

const areKnown = (roles: readonly string[]): boolean => roles.every(isRole)

/** The account of a person, as the one door keeps it. */
export const accountKind: RecordKind<typeof accountLifecycle, typeof accountSaid, AccountOwned, AccountPayload> = {
  table: 'user',
  lifecycle: accountLifecycle,
  version,
  earlier: {},
  said: accountSaid,
  context: z.strictObject({ revision: z.int(), hasPassword: z.boolean() }),
  known: {
    create: async ({ trx, sent: { person, roles, origin }, snapshot }) => ({
      revision: snapshot.context.revision,
      areRolesKnown: areKnown(roles),
      origin,
      facts: await newAccountFacts(trx, person),
    }),
    edit: async ({ trx, id, sent, sender }) => ({ facts: await accountFacts(trx, id, sender.userId, sent.person) }),
    changeRoles: async (on) => ({ areRolesKnown: areKnown(on.sent.roles), ...(await knownOf(on)) }),
    disable: knownOf,
    enable: knownOf,
    unlock: knownOf,
    sendLink: async (on) => ({ origin: on.sent.origin, ...(await knownOf(on)) }),
  },
  columnsOf: () => ({}),
  async store({ trx, id, owned, sent, isNew }) {
    if ('roles' in sent) await writeRoles(trx, id, sent.roles)
    if (!('person' in sent)) return
    const { person } = sent
    if (isNew) return
    // The display name follows the account name until its owner changes it.
    const name = owned.name === owned.account_name ? { name: person.accountName } : {}
    await trx
      .updateTable('user')
      .set({ ...personColumns(person), ...name })
      .where('id', '=', id)
      .execute()
  },
  actions: {
    revise: 'context',
    takePassword: 'context',
    endSessions: {
      within: async ({ trx, id, params }) => {
        await endSessionsOf(trx, id, params.except)
        // Whoever has its address needs no session.
        await stopFeed(trx, id)
      },
    },
    voidLinks: { within: ({ trx, id, now }) => voidLinks(trx, id, now) },
    forgetTries: { within: ({ trx, owned }) => forgetTries(trx, ACCOUNT_SIGN_IN, owned.account_key) },
    handOver: 'meeting',
    putLink: { within: ({ trx, id, params, now }) => putLink(trx, { userId: id, ...params, now }) },
  },
}
