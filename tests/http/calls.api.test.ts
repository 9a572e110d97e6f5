import { describe, expect, it } from 'vitest'
import { getSupportLanguage, listDictionary, reportError } from '#api/dictionary/dictionary.contract.ts'
import { getCurrentInfo } from '#api/class/current-classes.contract.ts'
import { getSpecificCategory, listLiveBroadcasts } from '#api/news/news.contract.ts'
import { changeUser, checkWeakPassword, getCurrentUser, recordVisit } from '#api/session/user.contract.ts'
import { languages } from '#i18n/locales.ts'
import { broadcastId } from '#server/live/broadcasts.demo.ts'
import { demoDictionaries } from '#server/dictionary/dictionaries.demo.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitor = (): Visitor => new Visitor(portal())

  it('[CALL-06, ENTITY-01] getCurrentUser answers the signed-in user, phone and e-mail masked', async () => {
    const who = await signedIn(portal(), 'leader')
    const { body } = await who.call(getCurrentUser)
    expect(body).toEqual({
      code: 2000,
      message: '',
      reason: null,
      data: {
        userId: who.cookies.get('session')!.split('.')[0],
        name: 'leader',
        originalName: 'Amélie Laurent',
        bindPhone: '+33612****0102',
        email: 'l***@a***.example',
        headImg: null,
        account: { userName: 'leader' },
        roles: ['learner', 'teamLeader'],
      },
    })
  })

  it("[CALL-07] only the caller's own name can be changed, trimmed", async () => {
    const who = await signedIn(portal(), 'committee')
    const { userId } = (await who.call(getCurrentUser)).body.data as { userId: string }
    expect((await who.call(changeUser, { userId, name: ' Дима ' })).body).toMatchObject({ code: 2000, data: null })
    expect((await who.call(getCurrentUser)).body.data).toMatchObject({
      name: 'Дима',
      originalName: 'Дмитрий Волков',
      account: { userName: 'committee' },
    })
    const other = await signedIn(portal(), 'learner')
    const { status, body } = await other.call(changeUser, { userId, name: 'x' })
    expect([status, body.reason]).toEqual([403, 'request.forbidden'])
    for (const name of ['', '  ', 'x'.repeat(65), 7]) {
      expect((await who.call(changeUser, { userId, name })).status).toBe(400)
    }
    expect((await who.call(getCurrentUser)).body.data).toMatchObject({ name: 'Дима' })
  })

  it('[CALL-09, GUARD-10] checkWeakPasswd answers true for a weak password, and only for the account of the caller', async () => {
    const weak = await signedIn(portal(), 'weak')
    expect((await weak.call(checkWeakPassword, { loginID: 'weak' })).body).toMatchObject({ code: 2000, data: true })
    const learner = await signedIn(portal(), 'learner')
    expect((await learner.call(checkWeakPassword, { loginID: 'Learner' })).body).toMatchObject({
      code: 2000,
      data: false,
    })
    const { status, body } = await learner.call(checkWeakPassword, { loginID: 'weak' })
    expect([status, body.reason]).toEqual([403, 'request.forbidden'])
  })

  it('[CALL-05, GUARD-02] visits are recorded, of visitors and of signed-in users', async () => {
    const who = await signedIn(portal(), 'teacher')
    await visitor().call(recordVisit, { origin: 'PC', page: 'login' })
    expect((await who.call(recordVisit, { origin: 'PC', page: 'index' })).body).toMatchObject({
      code: 2000,
      data: null,
    })
    expect((await who.call(recordVisit, { origin: 'phone', page: 'index' })).status).toBe(400)
    const visits = await portal().db.selectFrom('page_visit').select(['user_id', 'page', 'visited_at']).execute()
    const at = portal().clock.now().getTime()
    expect(visits).toHaveLength(2)
    expect(visits).toContainEqual({ user_id: null, page: 'login', visited_at: at })
    expect(visits).toContainEqual({ user_id: who.cookies.get('session')!.split('.')[0], page: 'index', visited_at: at })
  })

  it('[CALL-13, ENTITY-09, LOCALE-09, LOCALE-04, CONST-16] getSupportLanguage lists the eleven, Chinese first', async () => {
    const { body } = await visitor().call(getSupportLanguage)
    const codes = (body.data as { language: string; country: string }[]).map(
      ({ language, country }) => `${language}_${country}`,
    )
    expect(codes).toEqual([
      'zh_CN',
      'en_US',
      'fr_FR',
      'ar_AR',
      'es_ES',
      'id_ID',
      'kh_KH',
      'laos_LA',
      'pt_PT',
      'ru_RU',
      'vi_VN',
    ])
  })

  describe('listDict', () => {
    it('[CALL-12, ENTITY-12] returns the requested types in their order, with names in the requested language', async () => {
      const { body } = await visitor().call(
        listDictionary,
        { typeCodes: ['leaveType', 'no such type', 'country', 'leaveType'] },
        { lang: 'es_ES' },
      )
      const [leave, country] = body.data as { dictTypeCode: string; dicts: { dictCode: string; dictName: string }[] }[]
      expect((body.data as unknown[]).length).toBe(2)
      expect(leave).toEqual({
        dictTypeCode: 'leaveType',
        dicts: [
          { dictCode: 'casual', dictName: 'Permiso por asuntos propios' },
          { dictCode: 'sick', dictName: 'Permiso por enfermedad' },
          { dictCode: 'business', dictName: 'Permiso por trabajo' },
        ],
      })
      expect(country).toMatchObject({ dictTypeCode: 'country' })
      // [ENTITY-12] All of ISO 3166-1.
      expect([country!.dicts.length, country!.dicts.find(({ dictCode }) => dictCode === 'CN')]).toEqual([
        249,
        { dictCode: 'CN', dictName: 'China' },
      ])
    })

    it.each(languages.map(({ code }) => code))('has every name in %s', async (lang) => {
      const typeCodes = Object.keys(demoDictionaries)
      const { body } = await visitor().call(listDictionary, { typeCodes }, { lang })
      const types = body.data as { dicts: { dictName: string }[] }[]
      expect(types.map(({ dicts }) => dicts.length)).toEqual(
        Object.values(demoDictionaries).map((dictionary) => Object.keys(dictionary).length),
      )
      expect(types.flatMap(({ dicts }) => dicts).every(({ dictName }) => dictName !== '')).toBe(true)
    })

    it('falls back to Chinese for a missing translation', async () => {
      await portal()
        .db.deleteFrom('dict_name')
        .where('language', '=', 'vi_VN')
        .where('code', '=', 'doctorate')
        .execute()
      const { body } = await visitor().call(listDictionary, { typeCodes: ['educationLevel'] }, { lang: 'vi_VN' })
      const names = (body.data as { dicts: { dictName: string }[] }[])[0]!.dicts.map(({ dictName }) => dictName)
      expect(names.slice(-2)).toEqual(['Thạc sĩ', '博士'])
    })
  })

  it("[CALL-14] currentinfo has the caller's classes in progress", async () => {
    const count = async (name: string) => {
      const { body } = await (await signedIn(portal(), name)).call(getCurrentInfo)
      return (body.data as { currentClasses: string[] }).currentClasses.length
    }
    expect([await count('learner'), await count('leader'), await count('weak')]).toEqual([2, 1, 0])
    portal().clock.pass(13 * 24 * HOUR)
    expect(await count('leader')).toBe(0)
    portal().clock.pass(2 * 24 * HOUR)
    expect(await count('leader')).toBe(1)
  })

  it('[CALL-16, ENTITY-07] liveBroadcast lists image and link', async () => {
    const { body } = await visitor().call(listLiveBroadcasts)
    expect(body.data).toMatchObject([
      { link: `/#/livePlay?id=${broadcastId('field-school')}` },
      { link: `/#/livePlay?id=${broadcastId('forecast')}` },
    ])
    expect((body.data as { imageID: string }[]).every(({ imageID }) => imageID !== '')).toBe(true)
  })

  it.each(['copy_right', 'about_us'])(
    '[CALL-17] getSpecificCategory has %s in every language',
    async (searchCategoryCode) => {
      const details = await Promise.all(
        languages.map(async ({ code }) => {
          const { body } = await visitor().call(getSpecificCategory, { searchCategoryCode }, { lang: code })
          expect(body.data).toHaveLength(1)
          return (body.data as { informationID: string; informationDetail: string }[])[0]!
        }),
      )
      expect(new Set(details.map(({ informationID }) => informationID)).size).toBe(1)
      expect(new Set(details.map(({ informationDetail }) => informationDetail)).size).toBe(languages.length)
    },
  )

  it('[CALL-17] an unknown category is an empty list', async () => {
    expect((await visitor().call(getSpecificCategory, { searchCategoryCode: 'nothing' })).body).toMatchObject({
      code: 2000,
      data: [],
    })
  })

  it('[CONST-17] an uncaught browser error is stored with user and page', async () => {
    const who = await signedIn(portal(), 'school')
    await who.call(reportError, { message: 'x is undefined', stack: 'at page.ts', page: '/#/index' })
    await visitor().call(reportError, { message: 'y is undefined', stack: null, page: '/' })
    await portal().portal.reporter.settled()
    const reports = await portal()
      .db.selectFrom('error_report')
      .select(['source', 'message', 'stack', 'page', 'user_id'])
      .orderBy('message')
      .execute()
    expect(reports).toEqual([
      {
        source: 'browser',
        message: 'x is undefined',
        stack: 'at page.ts',
        page: '/#/index',
        user_id: who.cookies.get('session')!.split('.')[0],
      },
      { source: 'browser', message: 'y is undefined', stack: null, page: '/', user_id: null },
    ])
  })
})
