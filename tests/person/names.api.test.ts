import { beforeAll, describe, expect, it } from 'vitest'
import { sendContactCode } from '#api/account/account.contract.ts'
import { createClassGroup } from '#api/class/class-groups.contract.ts'
import type { ClassGroups } from '#api/class/class-groups.contract.ts'
import { checkPeople, createPerson, importPeople, savePerson } from '#api/person/managed-person.contract.ts'
import type { ImportStep, ManagedPerson, PeopleCheck } from '#api/person/managed-person.contract.ts'
import { changeUser, getCurrentUser } from '#api/session/user.contract.ts'
import type { CurrentUser } from '#api/session/user.contract.ts'
import { saveLesson } from '#api/timetable/managed-timetable.contract.ts'
import { languages } from '#i18n/locales.ts'
import { linkForAdmin } from '#server/person/first-admin.ts'
import { fillLooks } from '#server/person/skeleton.ts'
import { userId } from '#server/demo/ids.ts'
import { refusalText } from '#server/answer/texts.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { aPerson } from '#tests/kit/server/people.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'
import { classWith } from '#tests/timetable/lessons.ts'

onBothEngines((engine) => {
  const portal = portalFor(engine)
  let admin: Visitor
  beforeAll(async () => {
    admin = await signedIn(portal(), 'admin')
  })
  const db = () => portal().db
  const create = (word: string, change: object = {}) =>
    answerOf<ManagedPerson>(admin, createPerson, aPerson(word, change))
  const refused = async (change: object): Promise<string | null> => {
    // Letters of the call before are no change of this one.
    await portal().portal.outbox.settled()
    const before = await contentsOf(db(), ['user', 'message', 'transition_log'])
    const { body } = await admin.call(createPerson, aPerson('refused', change))
    expect([body.code, await contentsOf(db(), ['user', 'message', 'transition_log'])]).toEqual([5000, before])
    return body.reason
  }
  const change = (
    { userId: id, revision, accountName, originalName, phone, email, language, roles }: ManagedPerson,
    to: object,
  ) =>
    admin.call(savePerson, {
      userId: id,
      revision,
      accountName,
      originalName,
      phone: phone ?? '',
      email: email ?? '',
      language,
      roles,
      department: '',
      ...to,
    })
  const checked = (rows: readonly string[]) =>
    answerOf<PeopleCheck>(admin, checkPeople, {
      existing: 'update',
      invites: 'false',
      file: new File([['accountName,originalName,phone,email,language,roles', ...rows].join('\r\n')], 'people.csv'),
    })

  describe('an account name', () => {
    it.each([
      ['аdmin', 'accountMixed'],
      ['admın', 'accountAlike'],
      ['adrnin', 'accountAlike'],
      ['1earner', 'accountAlike'],
      ['ad\u200bmin', 'accountTaken'],
      ['\u3164', 'accountWrong'],
      ['\u200b\u2060', 'accountWrong'],
      ['ꓮꓓꓟꓲꓠ', 'accountMixed'],
      ['learner@academy.example', 'accountNotOwnEmail'],
      ['nobody@academy.example', 'accountNotOwnEmail'],
    ])('is refused as %s: %s', async (accountName, fault) => {
      expect(await refused({ accountName })).toBe(`person.${fault}`)
    })

    it('is refused where it looks like one of another script that somebody has', async () => {
      await create('coco', { accountName: 'coco' })
      expect(await refused({ accountName: 'сосо' })).toBe('person.accountAlike')
      expect(await refused({ accountName: 'СОСО' })).toBe('person.accountAlike')
    })

    it('can be one’s own e-mail address, which then nobody else can have', async () => {
      const email = 'own@people.example'
      const made = await create('own', { accountName: email, email })
      expect(made.accountName).toBe(email)
      const { body } = await change(made, { email: 'moved@people.example' })
      expect(body.code, body.message).toBe(2000)
      expect(await refused({ email })).toBe('person.emailTaken')
      expect((await checked([`someone,Someone,,${email},,`])).errors.map(({ reason }) => reason)).toEqual([
        'person.emailTaken',
      ])
      const who = await signedIn(portal(), 'leader')
      const sent = await who.call(sendContactCode, {
        channel: 'email',
        original: 'leader@academy.example',
        contact: email,
      })
      expect(sent.body.reason).toBe('contact.emailBound')
    })

    it('of two alike that come at once one is taken', async () => {
      const pair = ['same.soon', 'ѕаmе.soon'.replace('ѕаmе', 'sarne')]
      const said = await Promise.all(
        pair.map((accountName, i) => admin.call(createPerson, aPerson(`soon${i}`, { accountName }))),
      )
      expect(said.map(({ body }) => body.reason).sort()).toEqual(['person.accountAlike', null].sort())
    })

    it('that is older than this rule is compared as well, and stays as it is until it changes', async () => {
      const made = await create('older', { accountName: 'veteran' })
      const odd = { account_name: 'vеteran2', account_key: 'vеteran2', original_name: 'Аnna Lee' }
      await db()
        .updateTable('user')
        .set({ ...odd, account_skeleton: null, account_look: null })
        .where('id', '=', made.userId)
        .execute()
      expect(await refused({ accountName: 'veteran2' })).toBe('person.accountAlike')
      const stored = { ...made, accountName: odd.account_name, originalName: odd.original_name }
      const kept = await change(stored, { phone: '+44 7911 123555' })
      expect(kept.body.code, kept.body.message).toBe(2000)
      const { revision } = kept.body.data as ManagedPerson
      const { body } = await change({ ...stored, revision }, { accountName: 'vеteran3' })
      expect(body.reason).toBe('person.accountMixed')
      await fillLooks(db())
      const bare = await db().selectFrom('user').select('id').where('account_skeleton', 'is', null).execute()
      expect(bare).toEqual([])
    })

    it('of the first administrator keeps the same rule', async () => {
      const asked = (account: string, contact: string) =>
        linkForAdmin(db(), { account, contact, origin: 'https://learn.example.org', now: portal().clock.now() })
      await db().updateTable('user').set({ state: 'disabled' }).where('id', '=', userId('admin')).execute()
      try {
        await expect(asked('operatоr', 'ops@people.example')).rejects.toMatchObject({ reason: 'person.accountMixed' })
        await expect(asked('adrnin', 'ops@people.example')).rejects.toMatchObject({ reason: 'person.accountAlike' })
        await expect(asked('ops@people.example', '+447911123777')).rejects.toMatchObject({
          reason: 'person.accountNotOwnEmail',
        })
      } finally {
        await db().updateTable('user').set({ state: 'active' }).where('id', '=', userId('admin')).execute()
      }
    })
  })

  describe('the name of a person', () => {
    it('is kept without what nobody sees', async () => {
      const made = await create('unseen', { originalName: '\u202eAnna\u0007 \u2066Lee\u2069\u200f' })
      expect(made.originalName).toBe('Anna Lee')
      expect(await refused({ originalName: '\u3164\u202e' })).toBe('person.nameMissing')
      expect(await refused({ originalName: 'Аnna Lee' })).toBe('person.nameMixed')
      expect((await create('khmer', { originalName: 'សុខ\u200bពិសី' })).originalName).toBe('សុខ\u200bពិសី')
    })

    it('in brackets is held to the same', async () => {
      const who = await signedIn(portal(), 'teacher')
      const rename = async (name: string) =>
        (await who.call(changeUser, { userId: userId('teacher'), name })).body.reason
      expect([await rename('Sоk'), await rename('\u3164'), await rename('\u202eSok\u200b')]).toEqual([
        'profile.nameMixed',
        'profile.required',
        null,
      ])
      expect((await answerOf<CurrentUser>(who, getCurrentUser, {})).name).toBe('Sok')
    })
  })

  it('a file of people is held to the same, row by row and among its rows', async () => {
    const { errors } = await checked([
      'аdmin,One,,one@rows.example,,',
      'admın,Two,,two@rows.example,,',
      'three@else.example,Three,,three@rows.example,,',
      'four@rows.example,Four,,four@rows.example,,',
      'morning,Fіve,,five@rows.example,,',
      'rnorning,Six,,six@rows.example,,',
      'learner,林晓雯,,,,',
    ])
    expect(errors.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [2, 'accountName', 'person.accountMixed'],
      [3, 'accountName', 'person.accountAlike'],
      [4, 'accountName', 'person.accountNotOwnEmail'],
      [6, 'originalName', 'person.nameMixed'],
      [7, 'accountName', 'person.accountAlike'],
    ])
  })

  it('a row of a file that has come to look like somebody since its check is not imported', async () => {
    const { importID } = await checked(['latecomer,Late,,late@rows.example,,'])
    await create('early', { accountName: 'Iatecomer' })
    const step = await answerOf<ImportStep>(admin, importPeople, { importID, doneCount: 0 })
    expect([step.creates, step.refused.map(({ reason }) => reason)]).toEqual([0, ['person.accountAlike']])
  })

  it('groups and lessons of a class have names that are seen', async () => {
    const classID = await classWith(db(), ['learner'])
    const headmaster = await signedIn(portal(), 'headmaster')
    const { groups } = await answerOf<ClassGroups>(headmaster, createClassGroup, {
      classID,
      name: '\u202eRed\u200b team',
    })
    expect(groups.map(({ name }) => name)).toEqual(['Red team'])
    expect((await headmaster.call(createClassGroup, { classID, name: '\u3164' })).status).toBe(400)
    const lesson = {
      classID,
      lessonID: null,
      titles: { zh_CN: '\u202e水\u0001文\u2069' },
      startTime: '2026-03-09 08:00:00',
      endTime: '2026-03-09 09:00:00',
      room: '\u202e205\u0007',
      teacherIDs: [],
      repeat: 0,
      acceptsClashes: true,
    }
    expect((await headmaster.call(saveLesson, lesson)).status).toBe(200)
    const stored = await db().selectFrom('lesson').select(['title', 'room']).where('class_id', '=', classID).execute()
    expect(stored).toEqual([{ title: '水 文', room: '205' }])
  })

  it('what is wrong is told in words of each language', () => {
    for (const reason of ['accountMixed', 'accountAlike', 'accountNotOwnEmail', 'nameMixed'] as const) {
      const told = languages.map((language) => refusalText(language, `person.${reason}`, {}))
      expect(new Set(told).size).toBe(languages.length)
    }
  })
})
