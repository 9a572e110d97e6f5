import { randomUUID } from 'node:crypto'

import { changePassword } from '#api/account/account.contract.ts'
import { removePasskey } from '#api/account/passkey.contract.ts'
import { setPasswordByLink } from '#api/account/password-link.contract.ts'
import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import { createPerson, sendAccountEvent, getPerson } from '#api/person/managed-person.contract.ts'
import { getLoginUser, resetPassword } from '#api/session/user.contract.ts'
import { link } from '#server/account/oidc/identities.ts'
import { userId } from '#server/demo/ids.ts'
import { md5Of } from '#server/session/password.ts'
import { CAPTCHA } from '#tests/kit/server/open-portal.ts'
import { aPerson, linkIn } from '#tests/kit/server/people.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

const PASSWORD = 'Newcomer2026'

/** Somebody new who has signed in. */
async function member({ call, round, portal, db }: Site) {
  const written = aPerson(round)
  const person = await call('admin', createPerson, written)
  await portal.portal.outbox.settled()
  const visitor = new Visitor(portal)
  const chosen = { link: linkIn(portal.letters.at(-1)?.body ?? ''), password: PASSWORD, confirmation: PASSWORD }
  await visitor.call(setPasswordByLink, chosen)
  await visitor.trySignIn(written.accountName, PASSWORD)
  await db.deleteFrom('attempt').execute()
  const change = (password: string, original = PASSWORD): Runner =>
    asks(visitor.cookies, changePassword, { original: md5Of(original), password, confirmation: password })
  return { person, written, visitor, change }
}

/** The same, who has forgotten the password and has got a code. */
async function forgetful(site: Site) {
  const { portal } = site
  const one = await member(site)
  const visitor = new Visitor(portal)
  await visitor.drawCaptcha()
  await visitor.call(getLoginUser, { account: one.written.accountName, captcha: CAPTCHA.picture })
  await visitor.call(generatePhoneCode, { purpose: 'retrieve', channel: 'email' })
  await portal.portal.outbox.settled()
  const code = /\d{6}/.exec(portal.letters.at(-1)?.body ?? '')?.[0] ?? ''
  const tryCode = (typed: string): Runner => asks(visitor.cookies, validPhoneCode, { purpose: 'retrieve', code: typed })
  const prove = () => visitor.call(validPhoneCode, { purpose: 'retrieve', code })
  const reset = (password: string): Runner => asks(visitor.cookies, resetPassword, { password, confirmation: password })
  const send = asks(visitor.cookies, generatePhoneCode, { purpose: 'retrieve', channel: 'email' })
  return { ...one, code, tryCode, prove, reset, send }
}

/** Somebody without a password, with two passkeys. */
async function withPasskeys(site: Site) {
  const { db } = site
  const { person, visitor } = await member(site)
  await db.updateTable('user').set({ password_hash: null }).where('id', '=', person.userId).execute()
  const ids = [randomUUID(), randomUUID()]
  await db
    .insertInto('passkey')
    .values(
      ids.map((id) => ({
        user_id: person.userId,
        id,
        credential_id: id,
        public_key: '',
        counter: 0,
        transports: '',
        name: 'Key',
        backed_up: 0 as const,
        created_at: 0,
        last_used_at: null,
      })),
    )
    .execute()
  const remove = (place: 0 | 1): Runner => asks(visitor.cookies, removePasskey, { passkeyID: ids[place] ?? '' })
  return { remove }
}

const linking = (name: string, subject: string): Runner => ({
  chore: async (portal) => {
    const claims = { issuer: 'https://id.example', subject, label: 'One', account: null, verifiedEmail: null }
    await portal.db.transaction().execute((trx) => link(trx, portal.outbox, userId(name), claims, START, null))
  },
})

export const accountRaces: readonly Race[] = [
  {
    title: 'a code of a retrieval is used twice',
    prepare: async (site) => {
      const { tryCode, code } = await forgetful(site)
      return [tryCode(code), tryCode(code)]
    },
  },
  {
    title: 'two wrong codes of a retrieval count two',
    prepare: async (site) => {
      const { tryCode, code } = await forgetful(site)
      const wrong = code === '111111' ? '222222' : '111111'
      return [tryCode(wrong), tryCode(wrong)]
    },
  },
  {
    title: 'the last try, right and wrong',
    also: { why: 'The tries are counted before the code is used up.', rows: /^5000 code\.(?:expired|tooManyTries)$/ },
    prepare: async (site) => {
      const { tryCode, code } = await forgetful(site)
      await site.db.updateTable('verification_code').set({ tries: 4 }).execute()
      return [tryCode(code), tryCode(code === '111111' ? '222222' : '111111')]
    },
  },
  {
    title: 'two codes of a retrieval are asked for',
    prepare: async (site) => {
      const { send } = await forgetful(site)
      await site.db.deleteFrom('attempt').execute()
      return [send, send]
    },
  },
  {
    title: 'a retrieval sets two passwords',
    prepare: async (site) => {
      const { prove, reset } = await forgetful(site)
      await prove()
      return [reset('Newcomer2027'), reset('Newcomer2028')]
    },
  },
  {
    title: 'a password is retrieved, and changed',
    also: {
      why: 'Who was let in before the session ended is refused as well: the original is another one by now.',
      rows: /^(?:5000 (?:request\.unauthorised|password\.originalWrong)$|attempt )/,
    },
    prepare: async (site) => {
      const { prove, reset, change } = await forgetful(site)
      await prove()
      return [reset('Newcomer2027'), change('Newcomer2028')]
    },
  },
  {
    title: 'a password is retrieved, and the account disabled',
    prepare: async (site) => {
      const { prove, reset, person } = await forgetful(site)
      await prove()
      const { revision } = await site.call('admin', getPerson, { userId: person.userId })
      return [
        reset('Newcomer2027'),
        asks('admin', sendAccountEvent, { userId: person.userId, type: 'disable', revision }),
      ]
    },
  },
  {
    title: 'a captcha opens two retrievals',
    prepare: async (site) => {
      const { written } = await member(site)
      const visitor = new Visitor(site.portal)
      await visitor.drawCaptcha()
      const open = asks(visitor.cookies, getLoginUser, { account: written.accountName, captcha: CAPTCHA.picture })
      return [open, open]
    },
  },
  {
    title: 'a password is changed twice',
    also: { why: 'A success forgets the tries before it, those of the moment too.', rows: /^attempt / },
    prepare: async (site) => {
      const { change } = await member(site)
      return [change('Newcomer2027'), change('Newcomer2028')]
    },
  },
  {
    title: 'two wrong guesses of the own password count two',
    prepare: async (site) => {
      const { change } = await member(site)
      return [change('Newcomer2027', 'Wrong2026'), change('Newcomer2028', 'Wrong2026')]
    },
  },
  {
    title: 'the two last passkeys are removed',
    prepare: async (site) => {
      const { remove } = await withPasskeys(site)
      return [remove(0), remove(1)]
    },
  },
  {
    title: 'a passkey is removed twice',
    prepare: async (site) => {
      const { remove } = await withPasskeys(site)
      return [remove(0), remove(0)]
    },
  },
  {
    title: 'an identity is linked to two',
    prepare: ({ round }) => Promise.resolve([linking('learner', round), linking('leader', round)]),
  },
  {
    title: 'an identity is linked twice',
    prepare: ({ round }) => Promise.resolve([linking('learner', round), linking('learner', round)]),
  },
]
