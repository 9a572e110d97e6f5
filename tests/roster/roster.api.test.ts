import { unzipSync, strFromU8 } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  checkRoster,
  exportClass,
  getRosterTemplate,
  importRoster,
  type RosterCheck,
  type RosterStep,
} from '#api/roster/roster.contract.ts'
import { GROUPS_MAX } from '#api/class/class-groups.contract.ts'
import { putInLearners, sendRegistrationEvent } from '#api/class/registration.contract.ts'
import { getProfile, saveProfile, type Profile } from '#api/profile/profile.contract.ts'
import { languages } from '#i18n/locales.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { readWorkbook } from '#server/sheet/read-workbook.ts'
import { workbookBytes } from '#server/sheet/workbook-bytes.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { SERVER_ZONE, nameOf, timeIn } from '#tests/kit/zones.ts'

const classId = (name: string): string => demoId('class', name)
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'members.csv') => new File([content], name)
const csv = (...rows: string[]) => ['account,group', ...rows].join('\r\n')

onBothEngines((engine) => {
  const portal = portalFor(engine)
  let teacher: Visitor
  beforeAll(async () => {
    teacher = await signedIn(portal(), 'teacher')
  })
  const send = (file: File, of = 'irrigation', who = teacher) =>
    who.call(checkRoster, { classID: classId(of), file }, { lang: 'en_US' })
  const check = async (file: File, of = 'irrigation'): Promise<RosterCheck> => {
    const { body } = await send(file, of)
    expect(body.code, JSON.stringify(body)).toBe(2000)
    return body.data as RosterCheck
  }
  const told = async (file: File, of = 'irrigation', who = teacher) => {
    const before = await contentsOf(portal().db)
    const { body } = await send(file, of, who)
    expect(body.code).toBe(5000)
    expect(await contentsOf(portal().db)).toEqual(before)
    return body.reason
  }
  const next = async (importID: string | null, doneCount = 0, who = teacher) =>
    (await who.call(importRoster, { importID, doneCount })).body
  const standing = (of: string, account: string) =>
    portal()
      .db.selectFrom('registration')
      .leftJoin('class_group_member as placed', (join) =>
        join
          .onRef('placed.class_id', '=', 'registration.class_id')
          .onRef('placed.user_id', '=', 'registration.learner_id'),
      )
      .leftJoin('class_group', 'class_group.id', 'placed.group_id')
      .select(['registration.state', 'class_group.name as group'])
      .where('registration.class_id', '=', classId(of))
      .where('learner_id', '=', userId(account))
      .executeTakeFirst()

  describe('groups out of a file', () => {
    it('are as many as a class can have, also where others were added meanwhile', async () => {
      const { db } = portal()
      const { importID } = await check(fileOf(csv('weak,last')), 'reservoir')
      const held = await db
        .selectFrom('class_group')
        .select('id')
        .where('class_id', '=', classId('reservoir'))
        .execute()
      const more = Array.from({ length: GROUPS_MAX - held.length }, (_, i) => ({
        id: `more-${i}`,
        class_id: classId('reservoir'),
        name: `More ${i}`,
        position: 100 + i,
      }))
      await db.insertInto('class_group').values(more).execute()
      const step = (await next(importID)).data as RosterStep
      expect(step.refused).toEqual([
        { row: 2, accountName: 'weak', reason: 'class.tooManyGroups', message: 'A class can have at most 100 groups.' },
      ])
      const { errors } = await check(fileOf(csv('learner,one', 'committee,More 1', 'leader,two')), 'reservoir')
      expect(errors.map(({ row, column, value, reason }) => [row, column, value, reason])).toEqual([
        [2, 'group', 'one', 'class.tooManyGroups'],
        [4, 'group', 'two', 'class.tooManyGroups'],
      ])
      await db.deleteFrom('class_group').where('id', 'like', 'more-%').execute()
    })
  })

  describe('members of a class out of a file', () => {
    it('are previewed row by row, and then put in through the one door, with their groups', async () => {
      const { importID, ...said } = await check(fileOf(csv('weak,黄河', 'LEADER,黄河', 'committee,')))
      expect(said).toMatchObject({ rowCount: 3, putsIn: 2, stays: 1, newGroups: ['黄河'], errors: [], errorCount: 0 })
      expect(
        said.rows.map(({ row, action, accountName, createsGroup }) => [row, action, accountName, createsGroup]),
      ).toEqual([
        [2, 'putIn', 'weak', true],
        [3, 'putIn', 'leader', true],
        [4, 'stay', 'committee', false],
      ])
      expect(await standing('irrigation', 'weak')).toBeUndefined()
      const step = (await next(importID)).data as RosterStep
      expect(step).toEqual({ rowCount: 3, doneCount: 3, putsIn: 2, invites: 0, stays: 1, refused: [] })
      // A retry after a lost answer changes nothing twice.
      expect((await next(importID)).data).toEqual(step)
      expect(await standing('irrigation', 'weak')).toEqual({ state: 'registered', group: '黄河' })
      expect(await standing('irrigation', 'leader')).toEqual({ state: 'registered', group: '黄河' })
      expect((await replayRecords(portal().db, recordKinds)).differences).toEqual([])
    })

    it('make one group of names that differ in case and width only, as it is written first', async () => {
      const said = await check(fileOf(csv('weak,Team A', 'leader,team a', 'committee,ＴＥＡＭ　Ａ')))
      expect([said.newGroups, said.errors]).toEqual([['Team A'], []])
    })

    it('are invited where the class is not open to them, and are in their group once they have a place', async () => {
      const classID = classId('irrigation')
      const irrigation = portal().db.updateTable('class').where('id', '=', classID)
      await irrigation.set({ audience: 'invitation' }).execute()
      const { importID, ...said } = await check(fileOf(csv('headmaster,黄河', 'admin,长江', 'committee,')))
      expect([said.newGroups, said.rows.map(({ action }) => action)]).toEqual([['长江'], ['invite', 'invite', 'stay']])
      const step = (await next(importID)).data as RosterStep
      expect(step).toEqual({ rowCount: 3, doneCount: 3, putsIn: 0, invites: 2, stays: 1, refused: [] })
      expect(await standing('irrigation', 'headmaster')).toEqual({ state: 'invited', group: null })

      const say = async (who: Visitor, of: string, type: string, reason = '') => {
        const { id, revision } = await portal()
          .db.selectFrom('registration')
          .select(['id', 'revision'])
          .where('class_id', '=', classID)
          .where('learner_id', '=', userId(of))
          .executeTakeFirstOrThrow()
        await answerOf(who, sendRegistrationEvent, { registrationID: id, type, revision, reason })
      }
      // Whoever accepts while the class is full waits first.
      await irrigation.set((eb) => ({ capacity: eb.ref('taken'), has_waiting_list: 1 })).execute()
      await say(await signedIn(portal(), 'headmaster'), 'headmaster', 'accept')
      expect(await standing('irrigation', 'headmaster')).toEqual({ state: 'waiting', group: null })
      // Imports of older versions left a group to people without a place.
      const { db } = portal()
      const left = { id: 'left-behind', class_id: classID, name: 'Left behind', position: 90 }
      await db.insertInto('class_group').values(left).execute()
      const member = { class_id: classID, user_id: userId('headmaster'), group_id: left.id }
      await db.insertInto('class_group_member').values(member).execute()
      await say(teacher, 'weak', 'takeOut', 'Another class')
      expect(await standing('irrigation', 'headmaster')).toEqual({ state: 'registered', group: '黄河' })
      await db.deleteFrom('class_group').where('id', '=', left.id).execute()

      // Whoever has turned down the invitation, and comes later, was not invited into a group.
      await say(await signedIn(portal(), 'admin'), 'admin', 'turnDown')
      await irrigation.set({ audience: 'all', capacity: null }).execute()
      await answerOf(teacher, putInLearners, { classID, userIDs: [userId('admin')] })
      expect(await standing('irrigation', 'admin')).toEqual({ state: 'registered', group: null })
    })

    it('are put in or invited as the check said, by the departments that the class is open to', async () => {
      const { db } = portal()
      const headmaster = await signedIn(portal(), 'headmaster')
      const departments = { admin: null, school: 'hydrology', weak: 'ecology' }
      for (const [account, department_code] of Object.entries(departments))
        await db.updateTable('user').set({ department_code }).where('id', '=', userId(account)).execute()
      const { body } = await send(fileOf(csv('admin,Q1', 'school,Q1', 'weak,Q1')), 'flood', headmaster)
      const { importID, ...said } = body.data as RosterCheck
      expect(said.rows.map(({ accountName, action }) => [accountName, action])).toEqual([
        ['admin', 'invite'],
        ['school', 'putIn'],
        ['weak', 'invite'],
      ])
      const step = (await next(importID, 0, headmaster)).data as RosterStep
      expect(step).toEqual({ rowCount: 3, doneCount: 3, putsIn: 1, invites: 2, stays: 0, refused: [] })
      expect([said.putsIn, said.invites, said.stays]).toEqual([step.putsIn, step.invites, step.stays])
      expect(await Promise.all(Object.keys(departments).map((account) => standing('flood', account)))).toEqual([
        { state: 'invited', group: null },
        { state: 'registered', group: 'Q1' },
        { state: 'invited', group: null },
      ])
    })

    it('are refused by row: unknown, twice, disabled, as a formula, and where no place is left', async () => {
      await portal().db.updateTable('user').set({ state: 'disabled' }).where('id', '=', userId('school')).execute()
      const { errors, importID } = await check(
        fileOf(csv('nobody,', 'headmaster,', 'headmaster,', 'school,', '=1+1,', `admin,${'g'.repeat(65)}`, ',A')),
      )
      expect([importID, errors.map(({ row, column, reason }) => [row, column, reason])]).toEqual([
        null,
        [
          [2, 'accountName', 'roster.unknown'],
          [4, 'accountName', 'roster.duplicate'],
          [5, 'accountName', 'roster.disabled'],
          [6, 'accountName', 'bulkImport.formula'],
          [7, 'group', 'roster.groupTooLong'],
          [8, 'accountName', 'roster.nobody'],
        ],
      ])
      await portal().db.updateTable('user').set({ state: 'active' }).where('id', '=', userId('school')).execute()
      const full = await check(fileOf(csv('weak,')), 'urban-drainage')
      expect(full.errors.map(({ reason }) => reason)).toEqual(['roster.full'])
    })

    it('are not read from a file in a wrong encoding, without columns, or of 100,000 rows', async () => {
      expect(await told(fileOf(new Uint8Array([0x61, 0x00, 0xff, 0xfe, 0x81])))).toBe('sheet.otherContent')
      expect(await told(fileOf('name,group\r\nx,y'))).toBe('roster.headings')
      const many = csv(...Array.from({ length: 100_000 }, (_, i) => `many${i},`))
      expect(await told(fileOf(many))).toBe('sheet.tooManyRows')
    })

    it('[ROLE-03 in part] are not put into the class of another teacher, nor by somebody else’s check', async () => {
      expect(await told(fileOf(csv('weak,')), 'groundwater')).toBe('request.notFound')
      expect(await told(fileOf(csv('weak,')), 'irrigation', await signedIn(portal(), 'learner'))).toBe(
        'request.notFound',
      )
      const { importID } = await check(fileOf(csv('school,')))
      const other = await signedIn(portal(), 'admin')
      expect((await next(importID, 0, other)).reason).toBe('bulkImport.gone')
      portal().clock.pass(60 * MINUTE)
      expect((await next(importID)).reason).toBe('bulkImport.gone')
      expect(await standing('irrigation', 'school')).toBeUndefined()
    })

    it('are not put into a draft, nor into a class that is over', async () => {
      expect(await told(fileOf(csv('weak,')), 'snowmelt')).toBe('roster.notAnnounced')
      expect(await told(fileOf(csv('school,')), 'remote-sensing')).toBe('roster.finished')
    })

    it.each(languages.map(({ code }) => code))('have a template in %s that is understood', async (code) => {
      const template = await teacher.send({ method: 'GET', url: `/${getRosterTemplate.path}?lang=${code}` })
      const said = await check(fileOf(`${template.raw.body}school,1\r\n`))
      expect([said.errors, said.ignored, said.rows[0]?.group]).toEqual([[], [], '1'])
    })
  })

  describe('a file with phones and e-mails', () => {
    const byContact = [
      'account,phone,e-mail,group',
      ',+8613800001001,,one',
      ',,leader@academy.example,',
      'weak,+1,x,',
    ].join('\r\n')

    it('finds people for administrators, and tells nobody else whose they are', async () => {
      const admin = await signedIn(portal(), 'admin')
      const { data } = (await send(fileOf(byContact), 'irrigation', admin)).body as { data: RosterCheck }
      expect([data.errors, data.rows.map(({ accountName }) => accountName)]).toEqual([
        [],
        ['learner', 'leader', 'weak'],
      ])
      const HEADINGS = 'accountName,phone,email,group'
      const twofold = [HEADINGS, 'learner,,leader@academy.example,', 'leader,,leader@academy.example,'].join('\r\n')
      const { data: mixed } = (await send(fileOf(twofold), 'irrigation', admin)).body as { data: RosterCheck }
      expect(mixed.errors.map(({ row, column, reason }) => [row, column, reason])).toEqual([
        [2, 'email', 'roster.otherPerson'],
      ])
      // To others it says that it does not read contacts.
      expect([mixed.ignored, (await check(fileOf(twofold))).ignored]).toEqual([[], ['phone', 'email']])
      const unknown = byContact.replace('leader@', 'nobody@').replace('1001', '9999')
      for (const text of [byContact, unknown]) {
        const { errors, rows } = await check(fileOf(text))
        expect(errors.map(({ row, column, reason }) => [row, column, reason])).toEqual([
          [2, 'phone', 'roster.byAccount'],
          [3, 'email', 'roster.byAccount'],
        ])
        expect(rows.map(({ accountName }) => accountName)).toEqual(['weak'])
      }
      const named = await check(fileOf(csv('leader@academy.example,', '+8613800001001,')))
      expect(named.errors.map(({ reason }) => reason)).toEqual(['roster.unknown', 'roster.unknown'])
    })
  })

  describe('what goes out of a class', () => {
    const get = (what: string, format: string, of = 'flood', who = teacher) =>
      who.send({
        method: 'GET',
        url: `/${exportClass.path.replace('{classID}', classId(of)).replace('{what}', what).replace('{format}', format)}?lang=en_US`,
      })

    it('has the members with group and offices, and nobody’s formula', async () => {
      await portal()
        .db.updateTable('user')
        .set({ original_name: '=HYPERLINK("http://evil.example")' })
        .where('id', '=', userId('learner'))
        .execute()
      const headmaster = await signedIn(portal(), 'headmaster')
      const { raw } = await get('members', 'csv', 'flood', headmaster)
      expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(raw.body.startsWith('\ufeffAccount,Name,Phone,Email,Department,Group,Offices,Registration')).toBe(true)
      expect(raw.body).toContain(`learner,"'=HYPERLINK(""http://evil.example"")"`)
      expect(raw.body).toMatch(/\r\nleader,.*,Flood control and drought relief,.*,Team leader,Registered\r\n/)
      for (const line of raw.body.split('\r\n')) expect(line).not.toMatch(/(?:^|,)"?[=+@-]/)
    })

    it('has phones and e-mails for administrators, and for others of those alone who let them have these', async () => {
      const { db, clock } = portal()
      const [admin, headmaster, leader] = await Promise.all(
        ['admin', 'headmaster', 'leader'].map((name) => signedIn(portal(), name)),
      )
      const contacts = async (who: Visitor): Promise<string[]> => {
        const { raw } = await get('members', 'csv', 'flood', who)
        return raw.body.match(/\+\d{8,}|[\w.]+@\w+\.example/g) ?? []
      }
      expect(await contacts(headmaster!)).toEqual([])
      expect((await contacts(admin!)).length).toBeGreaterThan(10)
      const { data } = (await leader!.call(getProfile)).body as { data: Profile }
      const given = ['accountName', 'originalName', 'department', 'bindPhone', 'email']
      const own = Object.fromEntries(Object.entries(data).filter(([field]) => !given.includes(field)))
      expect((await leader!.call(saveProfile, { ...own, emailShown: true })).body.code).toBe(2000)
      expect(await contacts(headmaster!)).toEqual(['leader@academy.example'])

      const logged = await db.selectFrom('export_log').selectAll().orderBy('at').execute()
      expect(logged.at(-1)).toMatchObject({
        user_id: userId('headmaster'),
        class_id: classId('flood'),
        what: 'members',
        format: 'csv',
        at: clock.now().getTime(),
      })
    })

    it('has the attendance by lesson', async () => {
      const headmaster = await signedIn(portal(), 'headmaster')
      const { raw } = await get('attendance', 'csv', 'flood', headmaster)
      const [head = '', ...rows] = raw.body.trimEnd().split('\r\n')
      const { starts_at } = await portal()
        .db.selectFrom('lesson')
        .select('starts_at')
        .where('class_id', '=', classId('flood'))
        .orderBy('starts_at')
        .executeTakeFirstOrThrow()
      expect(head).toContain('Flood Forecasting in Practice')
      expect(head).toContain(`${timeIn(SERVER_ZONE, starts_at).slice(0, 16)} (${nameOf(SERVER_ZONE)}) `)
      // The lessons of the demo organisation that are over have been attended by most.
      const words = rows.flatMap((row) => row.split(',').slice(2))
      const count = (word: string) => words.filter((one) => one === word).length
      for (const word of ['Present', 'Present, late', 'Absent', 'Excused'])
        expect(count(word.replace(/,.*/, '')), word).toBeGreaterThan(0)
      expect(count('Present')).toBeGreaterThan(count('Absent') + count('Excused'))
    })

    it('has the standings in the courses and the exams of the class', async () => {
      const headmaster = await signedIn(portal(), 'headmaster')
      const { raw } = await get('standings', 'csv', 'flood', headmaster)
      const [head = '', ...rows] = raw.body.trimEnd().split('\r\n')
      expect(head).toBe(
        '\ufeffAccount,Name,Required passed,Elective passed,Required hours,Elective hours,Class exam: Dam inspection rounds',
      )
      expect(rows.find((row) => row.startsWith('committee,'))).toMatch(
        /^committee,[^,]+,\d \/ 3,\d \/ 2,[\d.]+ \/ 7,[\d.]+ \/ 5,Not taken$/,
      )
    })

    it('is not found by those who do not run the class', async () => {
      const learner = await signedIn(portal(), 'learner')
      expect([
        (await get('members', 'csv')).raw.statusCode,
        (await get('members', 'xlsx', 'flood', learner)).raw.statusCode,
      ]).toEqual([404, 404])
    })
  })
})

it('a workbook holds every cell as text', async () => {
  const bytes = await workbookBytes('A/B', [['Name'], ['=1+1'], ['+86 138']])
  expect(await readWorkbook(new Uint8Array(bytes))).toEqual([['Name'], ['=1+1'], ['+86 138']])
  const sheet = Object.entries(unzipSync(new Uint8Array(bytes))).find(([name]) => /sheet1\.xml$/.test(name))
  expect(strFromU8(sheet?.[1] ?? new Uint8Array())).not.toContain('<f>')
})
