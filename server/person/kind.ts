import * as z from 'zod/mini'
import { isRole } from '#api/person/person-rule.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'
import { accountLifecycle, clientEvents, version } from '#machines/person/account.lifecycle.ts'
import type { AccountEvent, PersonPart } from '#machines/person/account.lifecycle.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import type { UserTable } from './tables.ts'
import { ACCOUNT_SIGN_IN, forgetTries } from '#server/session/attempts.ts'
import { stopFeed } from '#server/agenda/feed.ts'
import { endSessionsOf } from '#server/session/sessions.ts'
import { accountFacts, newAccountFacts } from './facts.ts'
import { putLink, voidLinks } from './links.ts'
import { personColumns, writeRoles } from './rows.ts'

/** What staff say with an event. */
export type AccountSent =
  | { readonly type: 'create'; readonly person: WrittenPerson; readonly invites: boolean; readonly origin: string }
  | {
      readonly type: 'edit'
      readonly revision: number
      readonly person: WrittenPerson
      readonly changed: readonly PersonPart[]
    }
  | { readonly type: 'changeRoles'; readonly revision: number; readonly roles: readonly string[] }
  | { readonly type: string; readonly revision: number; readonly origin: string }

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

const areKnown = (roles: readonly string[]): boolean => roles.every(isRole)

/** The account of a person, as the one door keeps it. */
export const accountKind: RecordKind<typeof accountLifecycle, AccountSent, AccountOwned> = {
  table: 'user',
  lifecycle: accountLifecycle,
  version,
  earlier: {},
  clientEvents,
  context: z.strictObject({ revision: z.int(), hasPassword: z.boolean() }),
  async eventOf({ trx, sent, sender, id, snapshot }) {
    if (sent.type === 'create' && 'person' in sent) {
      const { roles } = sent.person
      const facts = await newAccountFacts(trx, sent.person)
      const { invites, origin } = sent
      return {
        type: 'create',
        revision: snapshot.context.revision,
        roles,
        areRolesKnown: areKnown(roles),
        invites,
        origin,
        facts,
      }
    }
    const revision = 'revision' in sent ? sent.revision : 0
    const facts = await accountFacts(trx, id, sender.userId, 'person' in sent ? sent.person : null)
    if ('changed' in sent) return { type: 'edit', revision, changed: sent.changed, facts }
    if ('roles' in sent)
      return { type: 'changeRoles', revision, roles: sent.roles, areRolesKnown: areKnown(sent.roles), facts }
    // The door has validated the event type; a stored account does not handle a second creation.
    const event = { type: sent.type, revision, facts }
    return (sent.type === 'sendLink' && 'origin' in sent ? { ...event, origin: sent.origin } : event) as AccountEvent
  },
  columnsOf: () => ({}),
  async store({ trx, id, owned, sent, isNew }) {
    if ('roles' in sent) await writeRoles(trx, id, sent.roles)
    if (!('person' in sent)) return
    const { person } = sent
    if (isNew) return writeRoles(trx, id, person.roles)
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
