import { beforeAll, describe, expect, it } from 'vitest'
import type { PayloadOf } from '#api/kit/call.ts'
import { getProfile, saveProfile } from '#api/profile/profile.contract.ts'
import type { Profile } from '#api/profile/profile.contract.ts'
import { changeUser, getCurrentUser } from '#api/session/user.contract.ts'
import { languages } from '#i18n/locales.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

type Written = PayloadOf<typeof saveProfile>

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let who: Visitor
  beforeAll(async () => {
    who = await signedIn(portal(), 'learner')
  })
  const read = async (visitor = who) => (await visitor.call(getProfile)).body.data as Profile
  const writtenOf = ({
    userId,
    revision,
    name,
    chineseName,
    foreignName,
    gender,
    birthDate,
    country,
    documentType,
    educationLevel,
    religion,
    post,
    phoneShown,
    emailShown,
  }: Profile): Written => ({
    userId,
    revision,
    name,
    chineseName,
    foreignName,
    gender,
    birthDate,
    country,
    documentType,
    educationLevel,
    religion,
    post,
    phoneShown,
    emailShown,
  })
  const kept = () => contentsOf(portal().db, ['profile', 'user'])
  const save = async (change: object, visitor = who) =>
    visitor.call(saveProfile, { ...writtenOf(await read()), ...change })
  /** Expects a refusal, with nothing stored. */
  async function refused(change: object): Promise<string | null> {
    const before = await kept()
    const { body } = await save(change)
    expect([body.code, await kept()]).toEqual([5000, before])
    return body.reason
  }

  it('[ENTITY-02] has all fields; phone and e-mail are masked', async () => {
    expect(await read()).toEqual({
      userId: who.cookies.get('session')!.split('.')[0],
      accountName: 'learner',
      originalName: '林晓雯',
      department: 'hydrology',
      name: 'learner',
      chineseName: '林晓雯',
      foreignName: 'Lin Xiaowen',
      gender: 'female',
      birthDate: '1994-05-17',
      country: 'CN',
      documentType: 'identityCard',
      educationLevel: 'master',
      religion: null,
      post: 'engineer',
      phoneShown: false,
      emailShown: false,
      bindPhone: '+86138****1001',
      email: 'l***@a***.example',
      revision: 1,
    })
  })

  it('[ENTITY-02] is saved as a whole, names cleaned, empty as null, and updates the name in the header', async () => {
    const change = {
      name: ' 晓雯\u202e ',
      chineseName: ' 林 晓雯 ',
      foreignName: '  ',
      gender: null,
      birthDate: '2000-02-29',
      country: 'VN',
      religion: 'none',
      post: null,
    }
    const { body } = await save(change)
    expect(body).toMatchObject({
      code: 2000,
      data: {
        name: '晓雯',
        chineseName: '林 晓雯',
        foreignName: null,
        gender: null,
        birthDate: '2000-02-29',
        country: 'VN',
        religion: 'none',
        post: null,
        educationLevel: 'master',
        revision: 2,
      },
    })
    expect(await read()).toEqual(body.data)
    expect((await who.call(getCurrentUser)).body.data).toMatchObject({ name: '晓雯', originalName: '林晓雯' })
  })

  it('is empty at first, and created by the first save', async () => {
    const weak = await signedIn(portal(), 'weak')
    const empty = await read(weak)
    expect(empty).toMatchObject({ revision: 0, chineseName: null, gender: null, country: null, post: null })
    const first = { ...writtenOf(empty), country: 'ID' }
    expect((await weak.call(saveProfile, first)).body).toMatchObject({
      code: 2000,
      data: { country: 'ID', revision: 1 },
    })
    // A stale save from another window.
    expect((await weak.call(saveProfile, first)).body.reason).toBe('profile.changedElsewhere')
  })

  describe('what is refused changes nothing', () => {
    it.each([
      [{ name: '' }, 'profile.required'],
      [{ name: ' \u200b\u2800 ' }, 'profile.required'],
      [{ name: 'x'.repeat(65) }, 'profile.nameTooLong'],
      [{ foreignName: 'x'.repeat(65) }, 'profile.nameTooLong'],
      [{ chineseName: 'Lin' }, 'profile.notChinese'],
      [{ birthDate: '2001-02-29' }, 'profile.noSuchDay'],
      [{ birthDate: 'yesterday' }, 'profile.noSuchDay'],
      [{ birthDate: '1899-12-31' }, 'profile.dayOutOfRange'],
      [{ birthDate: '2999-01-01' }, 'profile.dayOutOfRange'],
      [{ country: 'XX' }, 'profile.notInList'],
      [{ documentType: 'CN' }, 'profile.notInList'],
      [{ religion: 'none', post: 'emperor' }, 'profile.notInList'],
      [{ revision: 0 }, 'profile.changedElsewhere'],
      [{ revision: 99 }, 'profile.changedElsewhere'],
    ])('[VALID-27, ENTITY-02] %j', async (change, reason) => {
      expect(await refused(change)).toBe(reason)
    })

    it('[GUARD-16 in part] another user’s, by whoever asks', async () => {
      const mine = writtenOf(await read())
      for (const name of ['teacher', 'admin']) {
        const before = await kept()
        const { status, body } = await (await signedIn(portal(), name)).call(saveProfile, mine)
        expect([status, body.reason, await kept()]).toEqual([403, 'request.forbidden', before])
      }
    })

    it('what no form of the portal sends', async () => {
      for (const change of [
        { gender: 'none' },
        { name: null },
        { country: "x' or 1=1" },
        { revision: 1.5 },
        { headImg: 'x' },
        { originalName: 'x' },
        { birthDate: 7 },
      ]) {
        const before = await kept()
        expect([change, (await save(change)).status]).toEqual([change, 400])
        expect(await kept()).toEqual(before)
      }
    })

    it('is said in each of the eleven languages', async () => {
      const mine = writtenOf(await read())
      const wrongs = [
        { name: ' ' },
        { chineseName: 'x' },
        { birthDate: '2001-02-30' },
        { birthDate: '1800-01-01' },
        { post: 'emperor' },
        { revision: 77 },
        { name: 'x'.repeat(80) },
      ]
      const messages = await Promise.all(
        languages.flatMap(({ code }) =>
          wrongs.map(
            async (wrong) => (await who.call(saveProfile, { ...mine, ...wrong }, { lang: code })).body.message,
          ),
        ),
      )
      expect(new Set(messages).size).toBe(wrongs.length * languages.length)
    })
  })

  it('of two concurrent saves from two windows one is refused', async () => {
    const mine = writtenOf(await read())
    const answers = await Promise.all(
      ['director', 'specialist'].map((post) => who.call(saveProfile, { ...mine, post })),
    )
    expect(answers.map(({ body }) => body.reason).sort()).toEqual(['profile.changedElsewhere', null].sort())
    const winner = answers.find(({ body }) => body.code === 2000)!
    expect(await read()).toEqual(winner.body.data)
  })

  it('[CALL-07, VALID-27] the name alone: blank, invisible or too long it is refused', async () => {
    const { userId } = await read()
    const before = await kept()
    expect((await who.call(changeUser, { userId, name: '\u200b\u2060' })).body.reason).toBe('profile.required')
    for (const name of ['', '  ', 'x'.repeat(65)])
      expect((await who.call(changeUser, { userId, name })).status).toBe(400)
    expect((await (await signedIn(portal(), 'admin')).call(changeUser, { userId, name: 'x' })).body.reason).toBe(
      'request.forbidden',
    )
    expect(await kept()).toEqual(before)
    expect((await who.call(changeUser, { userId, name: ' Xiao\u202egnow ' })).body).toMatchObject({
      code: 2000,
      data: null,
    })
    expect((await read()).name).toBe('Xiaognow')
  })
})
