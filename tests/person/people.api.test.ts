import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import * as contract from '#api/person/managed-person.contract.ts'
import { accountCommands } from '#api/person/managed-person.contract.ts'
import type { ManagedPerson, PersonEntry } from '#api/person/managed-person.contract.ts'
import { openPasswordLink, setPasswordByLink } from '#api/account/password-link.contract.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { closedBecause } from '#machines/person/person-draft.ts'
import { findFacts } from '#server/class/registration/facts.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { aPerson, linkIn, personAs } from '#tests/kit/server/people.ts'
import { putClass } from '#tests/class/registration-scene.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { MINUTE, SECOND, START } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const calls = Object.entries(contract as Readonly<Record<string, unknown>>).filter(
  (entry): entry is [string, Call] => typeof entry[1] === 'object' && entry[1] !== null && 'access' in entry[1],
)
const HOUR = 60 * MINUTE

/** What the editor of a person offers. */
const offersOf = (person: ManagedPerson) => accountCommands.filter((command) => closedBecause(person, command) === null)

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let admin: Visitor
  beforeAll(async () => {
    admin = await signedIn(portal(), 'admin')
  })
  const done = async <Answer>(call: Call, payload: object, who = admin): Promise<Answer> => {
    const { status, body } = await who.call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answer
  }
  const refused = async (call: Call, payload: object, who = admin): Promise<string | null> => {
    // Pending effects of the previous call must not count as changes of this one.
    await Promise.all([portal().portal.outbox.settled(), portal().portal.effects.settled()])
    const before = await contentsOf(portal().db)
    const { status, body } = await who.call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 5000])
    expect(body.message).not.toBe('')
    expect(await contentsOf(portal().db)).toEqual(before)
    return body.reason
  }
  const create = (word: string, change: object = {}) =>
    done<ManagedPerson>(contract.createPerson, aPerson(word, change))
  const sendTo = ({ userId: id, revision }: ManagedPerson, type: string) =>
    done<ManagedPerson>(contract.sendAccountEvent, { userId: id, type, revision })
  const lastLetter = async (): Promise<string> => {
    await portal().portal.outbox.settled()
    return portal().letters.at(-1)?.body ?? ''
  }
  const list = (query: object) => done<{ list: PersonEntry[]; count: number }>(contract.listPeople, query)

  describe('who may manage people', () => {
    it.each(calls)('[ROLE-06] %s is for administrators alone', async (_, call) => {
      const before = await contentsOf(portal().db, [
        'user',
        'user_role',
        'transition_log',
        'people_import',
        'password_link',
      ])
      const path = { userId: userId('learner'), importID: 'x' }
      for (const name of ['teacher', 'headmaster', 'school', 'learner']) {
        const { status, body } = await (await signedIn(portal(), name)).call(call, path)
        expect([name, status, body.reason]).toEqual([name, 403, 'request.forbidden'])
      }
      expect(
        await contentsOf(portal().db, ['user', 'user_role', 'transition_log', 'people_import', 'password_link']),
      ).toEqual(before)
    })
  })

  describe('the list of people', () => {
    it('matches parts of names, and prefixes of a phone or an e-mail, and nothing else', async () => {
      const names = async (keyword: string) => (await list({ keyword })).list.map(({ accountName }) => accountName)
      expect(await names('晓雯')).toEqual(['learner'])
      expect(await names('figueiredo marta')).toEqual(['admin'])
      expect(await names('AMELIE')).toEqual(['leader'])
      expect(await names('+86 138 0000 1001')).toEqual(['learner'])
      expect(await names('8613800001')).toEqual(['learner'])
      expect(await names('school@acad')).toEqual(['school'])
      expect(await names('academy.example')).toEqual([])
      expect(await names('%')).toEqual([])
    })

    it('filters by role and state, sorts, and is paginated', async () => {
      expect((await list({ role: 'admin' })).list.map(({ accountName }) => accountName)).toEqual(['admin'])
      const disabled = await list({ state: 'disabled' })
      expect(disabled.list.map(({ accountName }) => accountName)).toEqual([
        'luc.vasseur',
        'olga.morozova',
        'thomas.ellery',
      ])
      const all = await list({ pageSize: 40 })
      const second = await list({ pageSize: 5, pageNum: 2 })
      expect([second.count, second.list.map(({ userId: id }) => id)]).toEqual([
        all.count,
        all.list.slice(5, 10).map(({ userId: id }) => id),
      ])
      const keys = all.list.map(({ accountName }) => accountName)
      expect(keys).toEqual([...keys].sort())
      portal().clock.pass(MINUTE)
      const fresh = await create('sorted')
      expect((await list({ sort: 'created' })).list[0]?.userId).toBe(fresh.userId)
      expect((await list({ role: 'learner', state: 'invited', keyword: 'sorted' })).count).toBe(1)
    })

    it('narrows to a department with all below it', async () => {
      const [all, own, other, none] = await Promise.all(
        ['upperBasin', 'hydrology', 'floodControl', 'nothing'].map((department) => list({ department, pageSize: 40 })),
      )
      expect(own!.list.map(({ department }) => department)).toEqual(own!.list.map(() => 'hydrology'))
      expect(own!.count).toBeGreaterThan(0)
      expect(all!.count).toBe(own!.count + other!.count)
      expect(none!.count).toBe(0)
      expect((await list({ department: 'upperBasin', role: 'learner', state: 'active' })).list).toEqual(
        all!.list.filter(({ roles, state }) => roles.includes('learner') && state === 'active'),
      )
    })

    it.each([{ pageSize: 41 }, { sort: 'secret' }, { role: 'king' }, { state: 'draft' }, { keyword: 'x'.repeat(101) }])(
      'refuses %j',
      async (query) => {
        expect((await admin.call(contract.listPeople, query)).status).toBe(400)
      },
    )
  })

  describe('a person', () => {
    it('[ROLE-02 in part, ROLE-03] is created with roles, and invited by an e-mail with a working link', async () => {
      const made = await create('welcome', { phone: '138 0013 8000', roles: ['teacher', 'learner'] })
      expect([made.state, made.roles, made.phone, made.hasPassword, made.link?.channel]).toEqual([
        'invited',
        ['learner', 'teacher'],
        '+8613800138000',
        false,
        'email',
      ])
      expect(made.log.map(({ event, who }) => [event, who?.originalName])).toEqual([['create', 'Marta Figueiredo']])
      const link = linkIn(await lastLetter())
      const visitor = new Visitor(portal())
      expect(await done(openPasswordLink, { link }, visitor)).toMatchObject({
        accountName: 'new.welcome',
        kind: 'invitation',
      })
      await done(setPasswordByLink, { link, password: 'Welcome2026', confirmation: 'Welcome2026' }, visitor)
      expect((await visitor.trySignIn('new.welcome', 'Welcome2026')).body.authenticated).toBe(true)
      const after = await personAs(admin, made.userId)
      expect([after.state, after.hasPassword, after.link, after.sessionCount, after.log.at(-1)]).toEqual([
        'active',
        true,
        null,
        1,
        {
          state: 'invited',
          event: 'passwordSet',
          who: { userId: made.userId, originalName: 'Person welcome' },
          at: made.createdAt,
          details: ['link'],
        },
      ])
    })

    it('is refused with its faults, and nothing is stored', async () => {
      const wrong: readonly (readonly [object, string])[] = [
        [{ accountName: '' }, 'person.accountWrong'],
        [{ accountName: '=1+1' }, 'person.accountWrong'],
        [{ accountName: 'a'.repeat(65) }, 'person.accountWrong'],
        [{ accountName: 'ＡＤＭＩＮ' }, 'person.accountTaken'],
        [{ originalName: ' ' }, 'person.nameMissing'],
        [{ originalName: '@sum' }, 'person.nameWrong'],
        [{ phone: '+86 138 0000 1001' }, 'person.phoneTaken'],
        [{ email: 'LEARNER@academy.example' }, 'person.emailTaken'],
      ]
      for (const [change, reason] of wrong)
        expect([change, await refused(contract.createPerson, aPerson('wrong', change))]).toEqual([change, reason])
      expect((await admin.call(contract.createPerson, aPerson('wrong', { language: 'tlh' }))).status).toBe(400)
    })

    it('is changed: data and roles each leave a log entry, without the values', async () => {
      const made = await create('changing')
      const saved = await done<ManagedPerson>(contract.savePerson, {
        userId: made.userId,
        revision: made.revision,
        ...aPerson('changing', { accountName: 'renamed', phone: '+44 7911 123123', roles: ['learner', 'teamLeader'] }),
      })
      expect([saved.accountName, saved.phone, saved.roles, saved.revision]).toEqual([
        'renamed',
        '+447911123123',
        ['learner', 'teamLeader'],
        made.revision + 2,
      ])
      expect(saved.log.map(({ event, details }) => [event, details])).toEqual([
        ['create', ['learner']],
        ['changeRoles', ['learner', 'teamLeader']],
        ['edit', ['account', 'phone']],
      ])
      const { rows } = {
        rows: await portal()
          .db.selectFrom('transition_log')
          .select('event')
          .where('record_id', '=', made.userId)
          .execute(),
      }
      expect(JSON.stringify(rows)).not.toContain('900123')
      expect((await list({ keyword: 'renamed' })).count).toBe(1)
      const same = await done<ManagedPerson>(contract.savePerson, {
        userId: made.userId,
        revision: saved.revision,
        ...aPerson('changing', { accountName: 'renamed', phone: '+447911123123', roles: ['teamLeader', 'learner'] }),
      })
      expect(same.revision).toBe(saved.revision)
      // What is refused of the one keeps the other from happening.
      expect(
        await refused(contract.savePerson, {
          userId: made.userId,
          revision: saved.revision,
          ...aPerson('changing', { email: 'learner@academy.example', roles: ['teacher'] }),
        }),
      ).toBe('person.emailTaken')
    })

    it('has a department of the dictionary, which opens classes for it, or none', async () => {
      const classId = await putClass(portal().db, { audience: 'departments' })
      await portal().db.insertInto('class_department').values({ class_id: classId, department_code: 'law' }).execute()
      const made = await create('moving', { department: 'law' })
      expect((await personAs(admin, made.userId)).department).toBe('law')
      const isInvited = async () =>
        (
          await findFacts(
            portal().db,
            { class_id: classId, learner_id: made.userId },
            { userId: made.userId, roles: [] },
            START,
          )
        )?.isInvited
      expect(await isInvited()).toBe(true)
      const saving = (revision: number, department: string) => ({
        ...{ userId: made.userId, revision },
        ...aPerson('moving', { department }),
      })
      const moved = await done<ManagedPerson>(contract.savePerson, saving(made.revision, 'planning'))
      expect([moved.department, moved.log.at(-1)?.details]).toEqual(['planning', ['department']])
      expect(await isInvited()).toBe(false)
      // One that has left the dictionary since stays with who has it.
      await portal().db.updateTable('user').set({ department_code: 'closed' }).where('id', '=', made.userId).execute()
      const kept = { ...saving(moved.revision, 'closed'), originalName: 'Still there' }
      expect((await done<ManagedPerson>(contract.savePerson, kept)).department).toBe('closed')
      expect((await done<ManagedPerson>(contract.savePerson, saving(moved.revision + 1, ''))).department).toBe('')
    })

    it('that is unknown is not found', async () => {
      expect((await admin.call(contract.getPerson, { userId: 'nobody' })).status).toBe(404)
      expect(
        (await admin.call(contract.sendAccountEvent, { userId: 'nobody', type: 'disable', revision: 1 })).status,
      ).toBe(404)
      expect(
        (await admin.call(contract.savePerson, { userId: 'nobody', revision: 1, ...aPerson('nobody') })).status,
      ).toBe(404)
    })
  })

  describe('an account', () => {
    const inUse = async (word: string) => {
      const made = await create(word)
      const link = linkIn(await lastLetter())
      await done(
        setPasswordByLink,
        { link, password: 'Learner2026', confirmation: 'Learner2026' },
        new Visitor(portal()),
      )
      return personAs(admin, made.userId)
    }

    it('that is disabled loses all sessions at once, and can be enabled again', async () => {
      const person = await inUse('shut')
      const [one, other] = [new Visitor(portal()), new Visitor(portal())]
      for (const visitor of [one, other])
        expect((await visitor.trySignIn('new.shut', 'Learner2026')).body.authenticated).toBe(true)
      const disabled = await sendTo(person, 'disable')
      expect([disabled.state, disabled.sessionCount]).toEqual(['disabled', 0])
      for (const visitor of [one, other]) expect((await visitor.call(getCurrentUser)).status).toBe(401)
      // Only with the right password does one learn that it is disabled.
      expect((await one.trySignIn('new.shut', 'Learner2025')).body.reason).toBe('signIn.wrongCredentials')
      portal().clock.pass(MINUTE)
      const told = await one.trySignIn('new.shut', 'Learner2026')
      expect([told.body.authenticated, told.body.reason]).toEqual([false, 'signIn.disabled'])
      expect(offersOf(disabled)).toEqual(['enable'])
      const enabled = await sendTo(disabled, 'enable')
      expect(enabled.state).toBe('active')
      expect(offersOf(enabled)).toEqual(['disable', 'sendLink'])
      expect((await one.trySignIn('new.shut', 'Learner2026')).body.authenticated).toBe(true)
      expect(enabled.log.map(({ event }) => event)).toEqual(['create', 'passwordSet', 'disable', 'enable'])
    })

    it('is unlocked: failed attempts are reset', async () => {
      const person = await inUse('locked')
      const visitor = new Visitor(portal())
      for (let i = 0; i < 10; i += 1) {
        const { body } = await visitor.trySignIn('new.locked', 'Wrong2026')
        portal().clock.pass(i < 9 ? body.retryAfter * SECOND : 0)
      }
      expect((await visitor.trySignIn('new.locked', 'Learner2026')).body.reason).toBe('signIn.locked')
      const before = await personAs(admin, person.userId)
      expect([before.isLocked, before.facts.hasTries]).toEqual([true, true])
      expect((await list({ keyword: 'new.locked' })).list[0]?.isLocked).toBe(true)
      const after = await sendTo(before, 'unlock')
      expect(after.isLocked).toBe(false)
      expect((await visitor.trySignIn('new.locked', 'Learner2026')).body.authenticated).toBe(true)
    })

    it('of one’s own cannot be disabled or lose the administrator’s role; the last administrator stays', async () => {
      const own = await personAs(admin, userId('admin'))
      expect(own.facts).toEqual({ isSelf: true, isLastAdmin: true, hasContact: true, hasTries: false })
      expect(
        await refused(contract.sendAccountEvent, { userId: own.userId, type: 'disable', revision: own.revision }),
      ).toBe('person.notYourself')
      const asTheyAre = {
        accountName: own.accountName,
        originalName: own.originalName,
        phone: own.phone ?? '',
        email: own.email ?? '',
        language: own.language,
      }
      expect(
        await refused(contract.savePerson, {
          userId: own.userId,
          revision: own.revision,
          ...asTheyAre,
          roles: ['learner'],
          department: '',
        }),
      ).toBe('person.ownAdmin')
      const second = await inUse('second')
      const raised = await done<ManagedPerson>(contract.savePerson, {
        userId: second.userId,
        revision: second.revision,
        ...aPerson('second', { roles: ['admin'] }),
      })
      const other = new Visitor(portal())
      await other.trySignIn('new.second', 'Learner2026')
      // One of two administrators can be removed; then the other is the last.
      const gone = await done<ManagedPerson>(
        contract.sendAccountEvent,
        { userId: own.userId, type: 'disable', revision: own.revision },
        other,
      )
      expect(
        await refused(
          contract.savePerson,
          { userId: second.userId, revision: raised.revision, ...aPerson('second', { roles: ['learner'] }) },
          other,
        ),
      ).toBe('person.ownAdmin')
      await done(contract.sendAccountEvent, { userId: own.userId, type: 'enable', revision: gone.revision }, other)
      admin = await signedIn(portal(), 'admin')
      await sendTo(raised, 'disable')
      expect((await other.call(contract.listPeople)).status).toBe(401)
    })

    it('accepts declared events only', async () => {
      const person = await inUse('strict')
      for (const type of ['passwordSet', 'adopt', 'create', 'edit', 'changeRoles', 'toString', 'nothing']) {
        expect(
          await refused(contract.sendAccountEvent, { userId: person.userId, type, revision: person.revision }),
        ).toBe('record.unknownEvent')
      }
    })
  })

  describe('a link', () => {
    it('sets a password once, before it expires, and only while it is the newest', async () => {
      const person = await create('linked', { email: '', phone: '+86 139 1234 5678' })
      const first = linkIn(await lastLetter())
      const visitor = new Visitor(portal())
      const again = await sendTo(person, 'sendLink')
      expect(again.link).toMatchObject({ channel: 'sms' })
      const second = linkIn(await lastLetter())
      const open = (link: string) => refused(openPasswordLink, { link }, visitor)
      expect([await open(first), await open('nothing'), await open('')]).toEqual([
        'passwordLink.void',
        'passwordLink.unknown',
        'passwordLink.unknown',
      ])
      expect(await refused(setPasswordByLink, { link: second, password: 'weak', confirmation: 'weak' }, visitor)).toBe(
        'password.rule',
      )
      expect(
        await refused(
          setPasswordByLink,
          { link: second, password: 'Learner2026', confirmation: 'Learner2027' },
          visitor,
        ),
      ).toBe('password.confirmationDiffers')
      portal().clock.pass(7 * 24 * HOUR)
      expect(await open(second)).toBe('passwordLink.expired')
      expect(
        await refused(
          setPasswordByLink,
          { link: second, password: 'Learner2026', confirmation: 'Learner2026' },
          visitor,
        ),
      ).toBe('passwordLink.expired')
      admin = await signedIn(portal(), 'admin')
      await sendTo(again, 'sendLink')
      const third = linkIn(await lastLetter())
      await done(
        setPasswordByLink,
        { link: third, password: 'Learner2026', confirmation: 'Learner2026' },
        new Visitor(portal()),
      )
      expect(await open(third)).toBe('passwordLink.used')
    })

    it('for a new password ends all sessions, and is void once the account is disabled', async () => {
      const learner = await signedIn(portal(), 'leader')
      const sent = await sendTo(await personAs(admin, userId('leader')), 'sendLink')
      const letter = await lastLetter()
      expect(letter).toContain('24')
      const disabled = await sendTo(sent, 'disable')
      expect(await refused(openPasswordLink, { link: linkIn(letter) }, new Visitor(portal()))).toBe('passwordLink.void')
      expect((await learner.call(getCurrentUser)).status).toBe(401)
      const enabled = await sendTo(disabled, 'enable')
      const before = await signedIn(portal(), 'leader')
      await sendTo(enabled, 'sendLink')
      await done(
        setPasswordByLink,
        { link: linkIn(await lastLetter()), password: 'Leader2027', confirmation: 'Leader2027' },
        new Visitor(portal()),
      )
      expect((await before.call(getCurrentUser)).status).toBe(401)
      expect((await before.trySignIn('leader', 'Leader2027')).body.authenticated).toBe(true)
    })

    it('is stored as a hash only', async () => {
      await create('hashed')
      const link = linkIn(await lastLetter())
      const { password_link: stored = [] } = await contentsOf(portal().db, ['password_link'])
      expect(stored.join()).not.toContain(link)
    })
  })

  it('the log of every account replays to what is stored', async () => {
    const { differences } = await replayRecords(portal().db, recordKinds)
    expect(differences).toEqual([])
  })
})
