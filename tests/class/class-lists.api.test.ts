import { beforeAll, describe, expect, it } from 'vitest'
import { getClass, listClassFacets, listMyClasses, listOpenClasses } from '#api/class/class.contract.ts'
import type { ClassDetail, ClassFacets, ListedClass } from '#api/class/class.contract.ts'
import { getOwnRegistration, registerForClass } from '#api/class/registration.contract.ts'
import type { Registration } from '#api/class/registration.contract.ts'
import { searchOfClass } from '#server/class/class-search.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { dropProgress, putProgress } from '#tests/kit/server/progress.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { putMembers } from './members.ts'
import { putClass } from './registration-scene.ts'

const DAY = 24 * HOUR
const at = START.getTime()

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
    leader = await signedIn(portal(), 'leader')
  })
  /** A class whose names all hold a word by which a test finds its own. */
  const aClass = (word: string, name: string, more: Parameters<typeof putClass>[1] = {}) =>
    putClass(portal().db, { name, year: 2026, search: searchOfClass([`${word} ${name}`]), ...more })
  const openTo = (who: Visitor, asked: object = {}) => answerOf<Page<ListedClass>>(who, listOpenClasses, asked)
  const mineOf = (who: Visitor, asked: object = {}) => answerOf<Page<ListedClass>>(who, listMyClasses, asked)
  const namesOf = ({ list }: Page<ListedClass>) => list.map(({ className }) => className)
  const meet = (classId: string, ...names: string[]) =>
    putMembers(
      portal().db,
      names.map((name) => ({ user_id: userId(name), class_id: classId })),
    )

  describe('the classes that one may register for', () => {
    it('[REG-03] are told apart by their windows: open, not started, ended, and asked for', async () => {
      const word = 'windowed'
      await aClass(word, 'Closes second', { closes_at: at + 2 * HOUR })
      await aClass(word, 'Closes first', { closes_at: at + HOUR })
      await aClass(word, 'Opens second', { opens_at: at + 2 * HOUR, closes_at: at + 3 * HOUR })
      await aClass(word, 'Opens first', { opens_at: at + HOUR, closes_at: at + 5 * HOUR })
      await aClass(word, 'Closed before', { closes_at: at - HOUR })
      await aClass(word, 'Closed just now', { closes_at: at })
      const asked = await aClass(word, 'Asked for', { asks_approval: 1, closes_at: at + 4 * HOUR })
      await answerOf(learner, registerForClass, { classID: asked, revision: 0 })
      const listed = async (window?: string) => namesOf(await openTo(learner, { keyword: word, window }))
      expect(await listed('open')).toEqual(['Closes first', 'Closes second', 'Asked for'])
      expect(await listed('notStarted')).toEqual(['Opens first', 'Opens second'])
      expect(await listed('ended')).toEqual(['Closed just now', 'Closed before'])
      expect(await listed('requested')).toEqual(['Asked for'])
      expect(await listed()).toEqual(['Closes first', 'Closes second', 'Opens second', 'Asked for', 'Opens first'])
      const { list } = await openTo(learner, { keyword: word })
      expect(list.map(({ window, registration }) => [window, registration])).toEqual([
        ['open', 'unregistered'],
        ['open', 'unregistered'],
        ['notStarted', 'unregistered'],
        ['open', 'underReview'],
        ['notStarted', 'unregistered'],
      ])
    })

    it('are those announced and not over that one has no place in and does not run', async () => {
      const word = 'unlisted'
      const { db } = portal()
      await aClass(word, 'Open to all')
      for (const state of ['draft', 'closed', 'discarded']) {
        const id = await aClass(word, state)
        await db.updateTable('class').set({ state }).where('id', '=', id).execute()
      }
      await aClass(word, 'Over', { starts_at: at - 2 * DAY, ends_at: at, closes_at: at + HOUR })
      await meet(await aClass(word, 'Mine'), 'learner')
      await aClass(word, 'Run by me', { headmaster_id: userId('learner') })
      const teaching = { user_id: userId('learner'), role: 'teacher' }
      await db.insertInto('user_role').values(teaching).execute()
      expect(namesOf(await openTo(learner, { keyword: word }))).toEqual(['Open to all'])
      expect((await openTo(leader, { keyword: word })).count).toBe(3)
      expect(namesOf(await mineOf(learner, { keyword: word })).sort()).toEqual(['Mine', 'Run by me'])
    })

    it('are open to all, to the own department, or by invitation; others are neither listed nor shown', async () => {
      const word = 'meantfor'
      const { db } = portal()
      await db.updateTable('user').set({ department_code: 'hydrology' }).where('id', '=', userId('learner')).execute()
      await db.updateTable('user').set({ department_code: 'dams' }).where('id', '=', userId('leader')).execute()
      const department = await aClass(word, 'For a department', { audience: 'departments' })
      const invited = await aClass(word, 'By invitation', { audience: 'invitation' })
      await db.insertInto('class_department').values({ class_id: department, department_code: 'hydrology' }).execute()
      await db
        .insertInto('class_invitation')
        .values({ class_id: invited, user_id: userId('leader') })
        .execute()
      expect(namesOf(await openTo(learner, { keyword: word }))).toEqual(['For a department'])
      expect(namesOf(await openTo(leader, { keyword: word }))).toEqual(['By invitation'])
      const shownTo = async (who: Visitor, classID: string) => (await who.call(getClass, { classID })).status
      expect([await shownTo(learner, department), await shownTo(learner, invited)]).toEqual([200, 404])
      expect([await shownTo(leader, department), await shownTo(leader, invited)]).toEqual([404, 200])
    })

    it('by invitation: who is invited may register, others are not told that there is one, and change nothing', async () => {
      const classId = await aClass('invited', 'Invited', { audience: 'invitation' })
      await portal()
        .db.insertInto('class_invitation')
        .values({ class_id: classId, user_id: userId('leader') })
        .execute()
      const own = (who: Visitor) => answerOf<Registration>(who, getOwnRegistration, { classID: classId })
      const hidden = async () => (await learner.call(getOwnRegistration, { classID: classId })).status
      expect(await hidden()).toBe(404)
      expect(await own(leader)).toMatchObject({ state: 'unregistered', facts: { isInvited: true } })
      const { body } = await learner.call(registerForClass, { classID: classId, revision: 0 })
      expect(body).toMatchObject({ code: 5000, reason: 'registration.notInvited', data: null })
      expect(await hidden()).toBe(404)
      expect((await own(leader)).state).toBe('unregistered')
      await answerOf(leader, registerForClass, { classID: classId, revision: 0 })
      // Whoever has a place keeps it, even if no longer invited.
      await portal().db.deleteFrom('class_invitation').where('class_id', '=', classId).execute()
      expect(await own(leader)).toMatchObject({ state: 'registered' })
      expect((await leader.call(getClass, { classID: classId })).status).toBe(200)
    })

    it('go page by page, and count all', async () => {
      const word = 'paged'
      for (let i = 0; i < 5; i++) await aClass(word, `P${i}`, { closes_at: at + (i + 1) * HOUR })
      const page = (pageNum: number) => openTo(learner, { keyword: word, pageNum, pageSize: 2 })
      expect([namesOf(await page(1)), namesOf(await page(3)), namesOf(await page(4))]).toEqual([
        ['P0', 'P1'],
        ['P4'],
        [],
      ])
      expect([(await page(1)).count, (await page(4)).count]).toEqual([5, 5])
    })
  })

  describe('filters', () => {
    const word = 'filtered'
    beforeAll(async () => {
      const { db } = portal()
      const of = async (name: string, more: Parameters<typeof putClass>[1]) => {
        const ids = [await aClass(word, name, more), await aClass(word, `${name}, mine`, more)] as const
        await meet(ids[1], 'learner')
        return ids
      }
      const [first] = await of('Crues et étiages', { kind: 'face', year: 2026, place: '三号楼' })
      await of('Дамбы', { kind: 'online', year: 2026 })
      await of('100%_sure', { kind: 'party', year: 2027, place: '五号楼' })
      await db
        .insertInto('class_text')
        .values({ class_id: first, language: 'en_US', name: 'Floods', place: 'Building 3' })
        .execute()
    })
    const both = async (asked: object) => [
      namesOf(await openTo(learner, { keyword: word, ...asked })).sort(),
      namesOf(await mineOf(learner, { keyword: word, ...asked })).sort(),
    ]
    const each = (...names: string[]) => [
      names,
      names.map((name) => `${name === 'Floods' ? 'Crues et étiages' : name}, mine`),
    ]

    it.each([
      [{ kind: 'online' }, ['Дамбы']],
      [{ kind: 'face', year: 2026 }, ['Floods']],
      [{ year: 2027 }, ['100%_sure']],
      [{ year: 2025 }, []],
      [{ place: '五号楼' }, ['100%_sure']],
      [{ place: '五号楼', kind: 'face' }, []],
      [{ place: '五' }, []],
    ])('%j', async (asked, names) => {
      expect(await both(asked)).toEqual(each(...names))
    })

    it.each([
      ['CRUES etiages', ['Floods']],
      ['étiages filtered crues', ['Floods']],
      ['дамбы', ['Дамбы']],
      ['100%_', ['100%_sure']],
      ['1_0', []],
      ['%', ['100%_sure']],
      ['crues дамбы', []],
      ["'; drop table class; --", []],
    ])('words: %s', async (words, names) => {
      expect(await both({ keyword: `${word} ${words}` })).toEqual(each(...names))
    })

    it.each([
      { window: 'all' },
      { kind: 'evening' },
      { year: 1899 },
      { year: 2201 },
      { year: 'next' },
      { place: 'x'.repeat(201) },
      { keyword: 'x'.repeat(101) },
      { pageSize: 41 },
      { pageNum: 0 },
      { userId: 'x' },
    ])('refuse %j', async (asked) => {
      const { status, body } = await learner.call(listOpenClasses, asked)
      expect([status, body.reason, body.data]).toEqual([400, 'request.invalid', null])
    })
  })

  describe('the values to filter by', () => {
    const facetsOf = (who: Visitor, asked: object, lang = 'en_US') =>
      answerOf<ClassFacets>(who, listClassFacets, asked, lang)

    it('are counted among the classes of the list, years and places within a kind', async () => {
      const before = { open: await facetsOf(learner, { of: 'open' }), mine: await facetsOf(learner, { of: 'mine' }) }
      const one = await aClass('facet', 'One', { kind: 'face', year: 2031, place: '甲' })
      await aClass('facet', 'Two', { kind: 'face', year: 2031, place: '甲' })
      await aClass('facet', 'Three', { kind: 'online', year: 2032, place: null })
      await meet(await aClass('facet', 'Four', { kind: 'face', year: 2033, place: '乙' }), 'learner')
      await portal()
        .db.insertInto('class_text')
        .values({ class_id: one, language: 'en_US', name: 'One', place: 'Hall A' })
        .execute()
      await portal().db.updateTable('class_text').set({ place: 'Hall A' }).where('class_id', '=', one).execute()
      const after = { open: await facetsOf(learner, { of: 'open' }), mine: await facetsOf(learner, { of: 'mine' }) }
      const more = (of: 'open' | 'mine') =>
        after[of].kinds.map(({ kind, count }, i) => [kind, count - (before[of].kinds[i]?.count ?? 0)])
      expect(more('open')).toEqual([
        ['face', 2],
        ['online', 1],
        ['party', 0],
      ])
      expect(more('mine')).toEqual([
        ['face', 1],
        ['online', 0],
        ['party', 0],
      ])
      const newYears = (of: ClassFacets) => of.years.filter(({ year }) => year > 2030)
      expect(newYears(after.open)).toEqual([
        { year: 2032, count: 1 },
        { year: 2031, count: 2 },
      ])
      expect(newYears(after.mine)).toEqual([{ year: 2033, count: 1 }])
      expect(newYears(await facetsOf(learner, { of: 'open', kind: 'online' }))).toEqual([{ year: 2032, count: 1 }])
      const placeOf = (of: ClassFacets, named: string) => of.places.find(({ place }) => place === named)
      expect(placeOf(after.open, '甲')?.count).toBe(2)
      expect(placeOf(after.open, '乙')).toBeUndefined()
      expect(placeOf(after.mine, '乙')).toEqual({ place: '乙', text: '乙', count: 1 })
      expect(placeOf(await facetsOf(learner, { of: 'open', kind: 'online' }), '甲')).toBeUndefined()
      // Kinds are counted whatever kind is chosen.
      expect((await facetsOf(learner, { of: 'open', kind: 'online' })).kinds).toEqual(after.open.kinds)
    })

    it('lead to as many classes as they say', async () => {
      const { kinds, years, places } = await facetsOf(learner, { of: 'open' })
      for (const { kind, count } of kinds)
        expect([kind, (await openTo(learner, { kind })).count]).toEqual([kind, count])
      for (const { year, count } of years)
        expect([year, (await openTo(learner, { year })).count]).toEqual([year, count])
      for (const { place, count } of places)
        expect([place, (await openTo(learner, { place })).count]).toEqual([place, count])
      const mine = await facetsOf(learner, { of: 'mine' })
      for (const { kind, count } of mine.kinds)
        expect([kind, (await mineOf(learner, { kind })).count]).toEqual([kind, count])
    })

    it('are in the language of whoever asks', async () => {
      const id = await aClass('spoken', 'Spoken', { place: '龙门' })
      await portal()
        .db.insertInto('class_text')
        .values([
          { class_id: id, language: 'fr_FR', name: 'Parlé', place: 'Porte du Dragon' },
          { class_id: id, language: 'vi_VN', name: 'Nói', place: null },
        ])
        .execute()
      const textIn = async (lang: string) =>
        (await facetsOf(learner, { of: 'open' }, lang)).places.find(({ place }) => place === '龙门')?.text
      expect([await textIn('fr_FR'), await textIn('vi_VN'), await textIn('de_DE')]).toEqual([
        'Porte du Dragon',
        '龙门',
        '龙门',
      ])
    })

    it.each([{}, { of: 'all' }, { of: 'mine', kind: 'x' }, { of: 'mine', year: 2026 }])('refuse %j', async (asked) => {
      expect((await learner.call(listClassFacets, asked)).body.reason).toBe('request.invalid')
    })
  })

  describe('the standing in a class', () => {
    const courses = [
      ['river-measurement', 'required'],
      ['water-quality', 'required'],
      ['early-warning', 'elective'],
    ] as const
    const courseId = (name: string) => demoId('course', name)

    it('[ENTITY-23 in part] counts courses passed and hours learned, of required and of elective ones', async () => {
      const { db } = portal()
      const classId = await aClass('standing', 'Standing', {
        required_pass_count: 2,
        elective_pass_count: 1,
        required_hours: 3,
        elective_hours: 1,
      })
      await db
        .insertInto('class_course')
        .values(
          courses.map(([name, kind], position) => ({ class_id: classId, course_id: courseId(name), kind, position })),
        )
        .execute()
      await db
        .updateTable('course')
        .set({ learning_minutes: 120 })
        .where(
          'id',
          'in',
          courses.map(([name]) => courseId(name)),
        )
        .execute()
      const standing = async (who: Visitor) =>
        (await answerOf<ClassDetail>(who, getClass, { classID: classId })).standing
      const nothing = (passesAskedFor: number, hoursAskedFor: number) => ({
        passed: 0,
        passesAskedFor,
        hours: 0,
        hoursAskedFor,
        isMet: false,
      })
      await dropProgress(db, userId('learner'))
      const put = (name: string, more: object) =>
        putProgress(db, { userId: userId('learner'), courseId: courseId(name), at, ...more })
      await put('river-measurement', { progress: 50 })
      // Of others than members only what is asked for.
      expect(await standing(learner)).toEqual({ required: nothing(2, 3), elective: nothing(1, 1) })
      await meet(classId, 'learner', 'leader')
      expect((await standing(learner)).required).toMatchObject({ passed: 0, hours: 1, isMet: false })
      await put('river-measurement', { standing: 'passed' })
      expect((await standing(learner)).required).toMatchObject({ passed: 1, hours: 2, isMet: false })
      await put('water-quality', { standing: 'passed' })
      expect(await standing(learner)).toEqual({
        required: { passed: 2, passesAskedFor: 2, hours: 4, hoursAskedFor: 3, isMet: true },
        elective: nothing(1, 1),
      })
      await put('early-warning', { standing: 'passed' })
      expect((await standing(learner)).elective).toEqual({
        passed: 1,
        passesAskedFor: 1,
        hours: 2,
        hoursAskedFor: 1,
        isMet: true,
      })
      // Passes alone do not do.
      await db.updateTable('class').set({ elective_hours: 3 }).where('id', '=', classId).execute()
      expect((await standing(learner)).elective).toMatchObject({ passed: 1, isMet: false })
      const detail = await answerOf<ClassDetail>(learner, getClass, { classID: classId })
      expect(detail.courses.map(({ courseID, kind, isPassed }) => [courseID, kind, isPassed])).toEqual(
        courses.map(([name, kind]) => [courseId(name), kind, true]),
      )
    })
  })
})
