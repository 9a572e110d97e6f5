import { beforeAll, describe, expect, it } from 'vitest'
import { getCourse } from '#api/course/course.contract.ts'
import { createCourse, getManagedCourse, saveCourse, type ManagedCourse } from '#api/course/managed-course.contract.ts'
import { listDictionary, type DictionaryType } from '#api/dictionary/dictionary.contract.ts'
import * as contract from '#api/dictionary/managed-dictionary.contract.ts'
import type { DictionarySummary, ManagedDictionary } from '#api/dictionary/managed-dictionary.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { createInformation, saveInformation, type ManagedInformation } from '#api/news/managed-news.contract.ts'
import { getPerson, savePerson, type ManagedPerson } from '#api/person/managed-person.contract.ts'
import { profileFields } from '#api/profile/profile-rule.ts'
import { getProfile, saveProfile } from '#api/profile/profile.contract.ts'
import { languages } from '#i18n/locales.ts'
import { userId } from '#server/demo/ids.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { putCourse } from '#tests/kit/server/study-course.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const inFrench = (name: string) => [{ language: 'fr_FR', name }]

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  beforeAll(async () => {
    for (const name of ['admin', 'teacher', 'learner']) visitors[name] = await signedIn(portal(), name)
  })
  const answered = async <Answer>(call: Call, payload: object, name = 'admin', lang = 'en_US'): Promise<Answer> => {
    const { status, body } = await visitors[name]!.call(call, payload, { lang })
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answer
  }
  const refused = async (call: Call, payload: object, name = 'admin'): Promise<string | null> => {
    const before = await contentsOf(portal().db)
    const { status, body } = await visitors[name]!.call(call, payload, { lang: 'en_US' })
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 5000])
    expect(await contentsOf(portal().db)).toEqual(before)
    return body.reason
  }
  const read = (dictTypeCode: string) => answered<ManagedDictionary>(contract.getManagedDictionary, { dictTypeCode })
  const sent = ({ dictTypeCode, revision, dicts }: ManagedDictionary) => ({
    dictTypeCode,
    revision,
    dicts: dicts.map(({ uses: _uses, ...entry }) => entry),
  })
  type Sent = ReturnType<typeof sent>
  /** Changes a dictionary from what is stored. */
  const change = async (dictTypeCode: string, edit: (dicts: Sent['dicts']) => object[]) => {
    const stored = sent(await read(dictTypeCode))
    return answered<ManagedDictionary>(contract.saveDictionary, { ...stored, dicts: edit(stored.dicts) })
  }
  const retire = (dictTypeCode: string, code: string) =>
    change(dictTypeCode, (dicts) => dicts.map((entry) => ({ ...entry, isRetired: entry.dictCode === code })))
  const entriesOf = async (typeCode: string, lang = 'en_US') =>
    (await answered<DictionaryType[]>(listDictionary, { typeCodes: [typeCode] }, 'learner', lang))[0]?.dicts ?? []

  it('lists the dictionaries with what they offer and what is retired', async () => {
    await retire('religion', 'other')
    const list = await answered<DictionarySummary[]>(contract.listDictionaries, {})
    expect(list.map(({ dictTypeCode }) => dictTypeCode)).toEqual([
      'courseCategory',
      'newsTopic',
      'helpTopic',
      'department',
      'post',
      'educationLevel',
      'documentType',
      'religion',
      'country',
    ])
    expect(list.find(({ dictTypeCode }) => dictTypeCode === 'religion')).toMatchObject({ offered: 5, retired: 1 })
    expect(list.find(({ dictTypeCode }) => dictTypeCode === 'country')).toMatchObject({ offered: 249, retired: 0 })
  })

  it('renames, adds, puts in order, retires and takes back into use', async () => {
    const saved = await change('helpTopic', (dicts) => [
      { dictCode: null, isRetired: false, texts: [{ language: 'en_US', name: '  Mobile\u200b   app ' }] },
      ...dicts.toReversed().map((entry) => ({
        ...entry,
        isRetired: entry.dictCode === 'exams',
        texts: entry.dictCode === 'account' ? [{ language: 'en_US', name: 'Signing in' }] : entry.texts,
      })),
    ])
    expect(saved.revision).toBe(1)
    const added = saved.dicts[0]!.dictCode
    expect(await entriesOf('helpTopic')).toEqual([
      { dictCode: added, dictName: 'Mobile app' },
      { dictCode: 'technical', dictName: 'Technical questions' },
      { dictCode: 'exams', dictName: 'Exams', isRetired: true },
      { dictCode: 'classes', dictName: 'Classes' },
      { dictCode: 'courses', dictName: 'Courses' },
      { dictCode: 'account', dictName: 'Signing in' },
    ])
    const since = () =>
      portal().db.selectFrom('dict').select('retired_at').where('code', '=', 'exams').executeTakeFirstOrThrow()
    const before = await since()
    portal().clock.pass(1000)
    await change('helpTopic', (dicts) => dicts)
    expect(await since()).toEqual(before)
    await retire('helpTopic', 'none of them')
    expect((await entriesOf('helpTopic')).filter(({ isRetired }) => isRetired)).toEqual([])
  })

  it('shows a name that is in one language only to readers of every language', async () => {
    const { dicts } = await change('courseCategory', (stored) => [
      ...stored,
      { dictCode: null, isRetired: false, texts: inFrench('Ponts') },
    ])
    const code = dicts.at(-1)!.dictCode
    const course = await putCourse(portal().db, {})
    await portal().db.updateTable('course').set({ category_code: code }).where('id', '=', course.id).execute()
    for (const { code: lang } of languages) {
      expect((await entriesOf('courseCategory', lang)).at(-1)).toEqual({ dictCode: code, dictName: 'Ponts' })
      const found = await answered<object>(getCourse, { courseID: course.id }, 'learner', lang)
      expect(JSON.stringify(found)).toContain('"categoryName":"Ponts"')
    }
  })

  it('removes what nothing uses, and says how often the rest is used', async () => {
    const { dicts } = await change('courseCategory', (stored) => [
      ...stored,
      { dictCode: null, isRetired: true, texts: inFrench('Brouillon') },
    ])
    const [added, used] = [dicts.at(-1)!, dicts.find(({ dictCode }) => dictCode === 'hydrology')!]
    expect([added.uses, used.uses > 0]).toEqual([0, true])
    const without = (code: string) => (stored: Sent['dicts']) => stored.filter(({ dictCode }) => dictCode !== code)
    await change('courseCategory', without(added.dictCode))
    expect((await entriesOf('courseCategory')).some(({ dictCode }) => dictCode === added.dictCode)).toBe(false)
    const stored = sent(await read('courseCategory'))
    const { body } = await visitors.admin!.call(
      contract.saveDictionary,
      { ...stored, dicts: without('hydrology')(stored.dicts) },
      { lang: 'en_US' },
    )
    expect([body.reason, body.message]).toEqual([
      'dictionary.inUse',
      `“Hydrology” is in use (uses: ${used.uses}) and cannot be removed. You can retire it instead.`,
    ])
    expect((await read('courseCategory')).dicts).toHaveLength(stored.dicts.length)
  })

  it.each([
    ['newsTopic', 'training'],
    ['helpTopic', 'account'],
    ['post', 'engineer'],
    ['educationLevel', 'master'],
    ['documentType', 'passport'],
    ['religion', 'none'],
    ['country', 'CN'],
  ])('knows what uses the entries of %s', async (dictTypeCode, code) => {
    await portal()
      .db.updateTable('profile')
      .set({ post: 'engineer', education_level: 'master', document_type: 'passport', religion: 'none', country: 'CN' })
      .where('user_id', '=', userId('learner'))
      .execute()
    const stored = sent(await read(dictTypeCode))
    const dicts = stored.dicts.filter(({ dictCode }) => dictCode !== code)
    expect(dicts).toHaveLength(stored.dicts.length - 1)
    expect(await refused(contract.saveDictionary, { ...stored, dicts })).toBe('dictionary.inUse')
  })

  it('tells the second of two administrators that the dictionary has changed, and keeps what the first wrote', async () => {
    const stored = sent(await read('post'))
    const added = { dictCode: null, isRetired: false, texts: inFrench('Barragiste') }
    await answered(contract.saveDictionary, { ...stored, dicts: [...stored.dicts, added] })
    expect(await refused(contract.saveDictionary, stored)).toBe('record.stale')
    expect((await entriesOf('post')).at(-1)).toMatchObject({ dictName: 'Barragiste' })
  })

  it('refuses what has no name, what is not there, and what is there twice', async () => {
    const stored = sent(await read('religion'))
    const [first] = stored.dicts
    const saving = (...dicts: object[]) => ({ ...stored, dicts: [...stored.dicts, ...dicts] })
    const entry = { dictCode: null, isRetired: false, texts: inFrench('Animisme') }
    for (const texts of [[], inFrench(' \u200b '), [{ language: 'zh_CN', name: '' }]])
      expect(await refused(contract.saveDictionary, saving({ ...entry, texts }))).toBe('dictionary.nameMissing')
    for (const other of [{ ...entry, dictCode: 'unheard-of' }, first!])
      expect(await refused(contract.saveDictionary, saving(other))).toBe('dictionary.unknownEntry')
    const before = await contentsOf(portal().db)
    for (const bad of [
      saving({ ...entry, texts: [...inFrench('A'), ...inFrench('B')] }),
      saving({ ...entry, texts: [{ language: 'xx_XX', name: 'A' }] }),
      saving({ ...entry, texts: inFrench('A'.repeat(contract.DICTIONARY_NAME_MAX + 1)) }),
      saving(...Array.from({ length: contract.DICTIONARY_ENTRIES_MAX }, () => entry)),
    ])
      expect((await visitors.admin!.call(contract.saveDictionary, bad)).status).toBe(400)
    expect((await visitors.admin!.call(contract.getManagedDictionary, { dictTypeCode: 'leaveType' })).status).toBe(404)
    expect((await visitors.admin!.call(contract.saveDictionary, { ...stored, dictTypeCode: 'leaveType' })).status).toBe(
      404,
    )
    expect(await contentsOf(portal().db)).toEqual(before)
  })

  it('holds as many entries as it may, each in every language', async () => {
    const texts = languages.map(({ code }) => ({ language: code, name: 'x'.repeat(contract.DICTIONARY_NAME_MAX) }))
    const full = await change('post', (stored) => [
      ...stored,
      ...Array.from({ length: contract.DICTIONARY_ENTRIES_MAX - stored.length }, () => ({
        dictCode: null,
        isRetired: false,
        texts,
      })),
    ])
    expect(full.dicts).toHaveLength(contract.DICTIONARY_ENTRIES_MAX)
  })

  describe('what is retired stays with whoever has it, and is not given to others', () => {
    const course = {
      kind: 'required',
      categoryCode: 'digital',
      year: 2026,
      learningMinutes: 90,
      credit: 1,
      requiredMinutes: 30,
      teachers: [],
      recommendedPosition: null,
      exam: null,
      texts: [{ language: 'zh_CN', title: '河流', summary: '概要', detail: '' }],
      coverFileID: null,
      chapters: [],
      resources: [],
    }

    it('courses', async () => {
      const { courseID } = await answered<ManagedCourse>(createCourse, course, 'teacher')
      await retire('courseCategory', 'digital')
      expect(await refused(createCourse, course, 'teacher')).toBe('publication.unknownPart')
      const { revision } = await answered<ManagedCourse>(getManagedCourse, { courseID }, 'teacher')
      const kept = await answered<ManagedCourse>(saveCourse, { courseID, revision, ...course }, 'teacher')
      const moved = { courseID, ...course, categoryCode: 'ecology' }
      await answered(saveCourse, { ...moved, revision: kept.revision }, 'teacher')
      expect(await refused(saveCourse, { ...moved, ...course, revision: kept.revision + 1 }, 'teacher')).toBe(
        'publication.unknownPart',
      )
    })

    it('news', async () => {
      const texts = [{ language: 'zh_CN', title: '汛期', summary: '', informationDetail: '<p>正文。</p>' }]
      const item = { categoryCode: 'news', topicCode: 'research', texts }
      const { informationID, revision } = await answered<ManagedInformation>(createInformation, item)
      await retire('newsTopic', 'research')
      expect(await refused(createInformation, item)).toBe('news.unknownTopic')
      await answered(saveInformation, { informationID, revision, topicCode: 'research', texts })
    })

    it('people and their profiles', async () => {
      // Retired with people in it, as departments could be before they were closed one by one.
      await portal().db.updateTable('dict').set({ retired_at: 1 }).where('code', '=', 'hydrology').execute()
      await retire('educationLevel', 'master')
      const person = async (account: string) => {
        const found = await answered<ManagedPerson>(getPerson, { userId: userId(account) })
        const { accountName, originalName, phone, email, language, roles, department, revision } = found
        return { userId: found.userId, accountName, originalName, phone, email, language, roles, department, revision }
      }
      const [learner, leader] = [await person('learner'), await person('leader')]
      expect([learner.department, leader.department]).toEqual(['hydrology', 'floodControl'])
      await answered(savePerson, { ...learner, originalName: 'Wang Xiaoyu' })
      expect(await refused(savePerson, { ...leader, department: 'hydrology' })).toBe('person.departmentUnknown')

      await portal()
        .db.updateTable('profile')
        .set({ education_level: 'master' })
        .where('user_id', '=', userId('learner'))
        .execute()
      const profile = async (name: string) => {
        const found = await answered<Record<string, unknown>>(getProfile, {}, name)
        return Object.fromEntries(['userId', 'revision', ...profileFields].map((field) => [field, found[field]]))
      }
      await answered(saveProfile, await profile('learner'), 'learner')
      expect(await refused(saveProfile, { ...(await profile('teacher')), educationLevel: 'master' }, 'teacher')).toBe(
        'profile.notInList',
      )
    })
  })
})
