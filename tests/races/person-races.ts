import { setPasswordByLink } from '#api/account/password-link.contract.ts'
import { changeContact, sendContactCode } from '#api/account/account.contract.ts'
import {
  checkPeople,
  createPerson,
  getPerson,
  importPeople,
  savePerson,
  sendAccountEvent,
  type ManagedPerson,
} from '#api/person/managed-person.contract.ts'
import { signIn } from '#api/session/user.contract.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'
import { md5Of } from '#server/session/password.ts'
import { CAPTCHA } from '#tests/kit/server/open-portal.ts'
import { aPerson, linkIn } from '#tests/kit/server/people.ts'
import { Visitor, basic } from '#tests/kit/server/visitor.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

const NOBODY: Visitor['cookies'] = new Map()

/** Somebody whom an administrator has just created, and what staff do with them. */
async function newcomer({ call, round, portal }: Site, suffix = '', change: object = {}) {
  const written = aPerson(`${round}${suffix}`, change)
  const person: ManagedPerson = await call('admin', createPerson, written)
  await portal.portal.outbox.settled()
  const link = linkIn(portal.letters.at(-1)?.body ?? '')
  const save = (next: object): Runner =>
    asks('admin', savePerson, { userId: person.userId, revision: person.revision, ...written, ...next })
  const event = (type: string): Runner =>
    asks('admin', sendAccountEvent, { userId: person.userId, type, revision: person.revision })
  const choose = (password: string): Runner =>
    asks(NOBODY, setPasswordByLink, { link, password, confirmation: password })
  return { person, written, link, save, event, choose }
}
const PASSWORD = 'Newcomer2026'

/** The same, who has chosen a password. */
async function member(site: Site, suffix = '') {
  const { person, link, written } = await newcomer(site, suffix)
  const stranger = new Visitor(site.portal)
  await stranger.call(setPasswordByLink, { link, password: PASSWORD, confirmation: PASSWORD })
  const { revision } = await site.call('admin', getPerson, { userId: person.userId })
  const event = (type: string): Runner => asks('admin', sendAccountEvent, { userId: person.userId, type, revision })
  const save = (next: object): Runner =>
    asks('admin', savePerson, { userId: person.userId, revision, ...written, ...next })
  return { person, written, event, save }
}

/** A visitor enters, each with a captcha of their own. */
async function entering({ portal }: Site, account: string, password = PASSWORD): Promise<Runner> {
  const visitor = new Visitor(portal)
  await visitor.drawCaptcha()
  const headers = { authorization: basic(account, md5Of(password)) }
  return asks(visitor.cookies, signIn, { captcha: CAPTCHA.picture }, headers)
}

/** Two phones that nobody has when a race begins. */
const PHONE = '+8613712345678'
const OTHER_PHONE = '+8613787654321'
const free = async (db: Site['db']): Promise<void> => {
  await db.updateTable('user').set({ phone: null }).where('phone', 'in', [PHONE, OTHER_PHONE]).execute()
  for (const { name, phone } of demoAccounts)
    await db.updateTable('user').set({ phone }).where('id', '=', userId(name)).execute()
}

/** A file with one person has been checked. */
async function checked({ call, round }: Site): Promise<Runner> {
  const row = `${round},Person ${round},,${round}@people.example,,`
  const file = new File([['accountName,originalName,phone,email,language,roles', row].join('\r\n')], 'people.csv')
  const { importID } = await call('admin', checkPeople, { existing: 'update', invites: 'false', file })
  return asks('admin', importPeople, { importID, doneCount: 0 })
}

async function newestCode({ portal }: Site): Promise<string> {
  await portal.portal.outbox.settled()
  return /\d{6}/.exec(portal.letters.at(-1)?.body ?? '')?.[0] ?? ''
}
/** The code for a phone that somebody wants. */
async function codeFor(site: Site, who: string): Promise<string> {
  const { db, call } = site
  await free(db)
  await db.deleteFrom('attempt').execute()
  await call(who, sendContactCode, wanted(who, PHONE))
  return newestCode(site)
}
const wanted = (who: string, contact: string) => ({
  channel: 'phone' as const,
  original: demoAccounts.find(({ name }) => name === who)?.phone ?? '',
  contact,
})
const bind = (who: string | Visitor['cookies'], code: string): Runner =>
  asks(who, changeContact, { channel: 'phone', contact: PHONE, code })

export const personRaces: readonly Race[] = [
  {
    title: 'two people, one account name',
    prepare: ({ round }) => {
      const create = (change: object) => asks('admin', createPerson, aPerson(round, change))
      return Promise.resolve([create({}), create({ email: `other.${round}@people.example` })])
    },
  },
  {
    title: 'two people, two names that look alike',
    prepare: ({ round }) => {
      const create = (accountName: string) =>
        asks('admin', createPerson, aPerson(accountName, { accountName, email: `${accountName}@people.example` }))
      return Promise.resolve([create(`l.${round}`), create(`I.${round}`)])
    },
  },
  {
    title: 'two new people, one phone',
    prepare: async ({ db, round }) => {
      await free(db)
      const create = (name: string) => asks('admin', createPerson, aPerson(`${name}${round}`, { phone: PHONE }))
      return [create('one'), create('other')]
    },
  },
  {
    title: 'two people get one e-mail address',
    prepare: async (site) => {
      const email = `shared.${site.round}@people.example`
      const [one, other] = [await newcomer(site, 'a'), await newcomer(site, 'b')]
      return [one.save({ email }), other.save({ email })]
    },
  },
  {
    title: 'a person is written by two',
    prepare: async (site) => {
      const { save } = await newcomer(site)
      return [save({ originalName: 'One' }), save({ originalName: 'Two' })]
    },
  },
  {
    title: 'an account is disabled, and written',
    prepare: async (site) => {
      const { save, event } = await newcomer(site)
      return [event('disable'), save({ roles: ['teacher'] })]
    },
  },
  {
    title: 'a file of people is imported twice',
    prepare: async (site) => {
      const importing = await checked(site)
      return [importing, importing]
    },
  },
  {
    title: 'people out of a file, and one of their name',
    prepare: async (site) => [
      await checked(site),
      asks('admin', createPerson, aPerson(site.round, { accountName: site.round })),
    ],
  },
  {
    title: 'a phone is wanted by two',
    prepare: async (site) => {
      const [one, other] = [await codeFor(site, 'learner'), await codeFor(site, 'leader')]
      return [bind('learner', one), bind('leader', other)]
    },
  },
  {
    title: 'a phone is wanted by one, and given to another one',
    prepare: async (site) => {
      const { save } = await newcomer(site)
      return [bind('learner', await codeFor(site, 'learner')), save({ phone: PHONE })]
    },
  },
  {
    title: 'a phone is changed by its owner, and by staff',
    prepare: async (site) => {
      const { portal, db } = site
      await free(db)
      const { written, save } = await member(site)
      await db.deleteFrom('attempt').execute()
      const owner = new Visitor(portal)
      await owner.trySignIn(written.accountName, PASSWORD)
      await owner.call(sendContactCode, { channel: 'phone', original: '', contact: PHONE })
      return [bind(owner.cookies, await newestCode(site)), save({ phone: OTHER_PHONE })]
    },
  },
  {
    title: 'a code for a phone is used twice',
    prepare: async (site) => {
      const use = bind('learner', await codeFor(site, 'learner'))
      return [use, use]
    },
  },
  {
    title: 'two wrong codes for a phone count two',
    prepare: async (site) => {
      const code = await codeFor(site, 'learner')
      const use = bind('learner', code === '111111' ? '222222' : '111111')
      return [use, use]
    },
  },
  {
    title: 'two codes are asked for',
    prepare: async ({ db }) => {
      await db.deleteFrom('attempt').execute()
      await free(db)
      const ask = asks('learner', sendContactCode, wanted('learner', PHONE))
      return [ask, ask]
    },
  },
  {
    title: 'a link sets two passwords',
    prepare: async (site) => {
      const { choose } = await newcomer(site)
      return [choose('Newcomer2026'), choose('Newcomer2027')]
    },
  },
  {
    title: 'a link sets a password, and another one is sent',
    prepare: async (site) => {
      const { choose, event } = await newcomer(site)
      return [choose(PASSWORD), event('sendLink')]
    },
  },
  {
    title: 'a link sets a password, and the account is disabled',
    prepare: async (site) => {
      const { choose, event } = await newcomer(site)
      return [choose(PASSWORD), event('disable')]
    },
  },
  {
    title: 'two links are sent',
    prepare: async (site) => {
      const { event } = await newcomer(site)
      return [event('sendLink'), event('sendLink')]
    },
  },
  {
    title: 'one enters, and the account is disabled',
    also: { why: 'A try is counted before the password is looked at.', rows: /^transition_log .*hasTries/ },
    prepare: async (site) => {
      const { written, event } = await member(site)
      return [await entering(site, written.accountName), event('disable')]
    },
  },
  {
    title: 'two wrong passwords count two',
    prepare: async (site) => {
      const { written } = await member(site)
      await site.db.deleteFrom('attempt').execute()
      const enter = () => entering(site, written.accountName, 'Wrong2026')
      return [await enter(), await enter()]
    },
  },
  {
    title: 'a wrong password, and the right one',
    prepare: async (site) => {
      const { written } = await member(site)
      await site.db.deleteFrom('attempt').execute()
      return [await entering(site, written.accountName, 'Wrong2026'), await entering(site, written.accountName)]
    },
  },
  {
    title: 'tries are forgotten, and there is another one',
    prepare: async (site) => {
      const { written, event } = await member(site)
      await site.db.deleteFrom('attempt').execute()
      const visitor = new Visitor(site.portal)
      for (let tries = 0; tries < 10; tries += 1) {
        await site.db.updateTable('attempt').set({ blocked_until: 0 }).execute()
        await visitor.trySignIn(written.accountName, 'Wrong2026')
      }
      return [event('unlock'), await entering(site, written.accountName)]
    },
  },
  {
    title: 'a captcha is used twice',
    prepare: async (site) => {
      const { written } = await member(site)
      const enter = await entering(site, written.accountName)
      return [enter, enter]
    },
  },
  {
    title: 'two administrators, each of whom takes the other one their role',
    also: {
      why: 'Who was let in before losing the role is refused as well, for being about to take the last one.',
      rows: /^5000 (?:request\.forbidden|person\.lastAdmin)$/,
    },
    prepare: async (site) => {
      const { db, call } = site
      // The last race: from here on there is no other administrator.
      const admin = { user_id: userId('admin'), role: 'admin' } as const
      await db
        .insertInto('user_role')
        .values(admin)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const people = [await member(site, 'a'), await member(site, 'b')] as const
      const cookies: Visitor['cookies'][] = []
      for (const { person, written } of people) {
        await db.insertInto('user_role').values({ user_id: person.userId, role: 'admin' }).execute()
        const visitor = new Visitor(site.portal)
        await visitor.trySignIn(written.accountName, PASSWORD)
        cookies.push(visitor.cookies)
      }
      const take = async (who: 0 | 1, from: 0 | 1): Promise<Runner> => {
        const { person, written } = people[from]
        const { revision } = await call('admin', getPerson, { userId: person.userId })
        const payload = { userId: person.userId, revision, ...written, roles: ['learner'] }
        return asks(cookies[who] ?? NOBODY, savePerson, payload)
      }
      const runners = [await take(0, 1), await take(1, 0)] as const
      await db
        .deleteFrom('user_role')
        .where('role', '=', 'admin')
        .where(
          'user_id',
          'not in',
          people.map(({ person }) => person.userId),
        )
        .execute()
      return runners
    },
  },
]
