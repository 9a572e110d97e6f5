import { beforeAll, describe, expect, it } from 'vitest'

import { getOwnRegistration, registerForClass, type Registration } from '#api/class/registration.contract.ts'
import * as contract from '#api/department/managed-department.contract.ts'
import type { DepartmentEntry, ManagedDepartment } from '#api/department/managed-department.contract.ts'
import { listDictionary, type DictionaryType } from '#api/dictionary/dictionary.contract.ts'
import {
  DICTIONARY_ENTRIES_MAX,
  getManagedDictionary,
  saveDictionary,
  type ManagedDictionary,
} from '#api/dictionary/managed-dictionary.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { savePerson } from '#api/person/managed-person.contract.ts'
import { getQuestionnaire } from '#api/questionnaire/answering.contract.ts'
import {
  createQuestionnaire,
  publishQuestionnaire,
  saveQuestionnaire,
  type ManagedQuestionnaire,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { getDepartmentResults, type DepartmentResults } from '#api/questionnaire/results.contract.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { userId } from '#server/demo/ids.ts'
import { departmentKind } from '#server/department/kind.ts'
import { putClass } from '#tests/class/registration-scene.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { personAs } from '#tests/kit/server/people.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, type Said, type Visitor } from '#tests/kit/server/visitor.ts'
import { opinions, putDepartment, submitAs } from '#tests/questionnaire/results-scene.ts'

const inEnglish = (name: string) => [{ language: 'en_US', name }]

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  beforeAll(async () => {
    for (const name of ['admin', 'teacher', 'learner', 'leader', 'committee', 'school'])
      visitors[name] = await signedIn(portal(), name)
  })
  const said = async (call: Call, payload: object, name = 'admin'): Promise<Said> =>
    (await visitors[name]!.call(call, payload, { lang: 'en_US' })).body
  const answered = async <Answer>(call: Call, payload: object, name = 'admin'): Promise<Answer> => {
    const body = await said(call, payload, name)
    expect(body.code, JSON.stringify(body)).toBe(2000)
    return body.data as Answer
  }
  const refused = async (call: Call, payload: object, name = 'admin'): Promise<string | null> => {
    const before = await contentsOf(portal().db)
    const body = await said(call, payload, name)
    expect(body.code, JSON.stringify(body)).toBe(5000)
    expect(await contentsOf(portal().db)).toEqual(before)
    return body.reason
  }
  const make = (name: string, parentID: string | null = null) =>
    answered<ManagedDepartment>(contract.createDepartment, { parentID, texts: inEnglish(name) })
  const read = (departmentID: string) => answered<ManagedDepartment>(contract.getDepartment, { departmentID })
  const event = async (departmentID: string, type: string, placeID: string | null = null) => ({
    departmentID,
    type,
    placeID,
    revision: (await read(departmentID)).revision,
  })
  const tell = async (departmentID: string, type: string, placeID: string | null = null) =>
    answered<ManagedDepartment>(contract.sendDepartmentEvent, await event(departmentID, type, placeID))
  const refusal = async (departmentID: string, type: string, placeID: string | null = null) =>
    refused(contract.sendDepartmentEvent, await event(departmentID, type, placeID))
  const tree = () => answered<DepartmentEntry[]>(contract.listDepartments, {})
  const belongs = (name: string, code: string | null) =>
    portal().db.updateTable('user').set({ department_code: code }).where('id', '=', userId(name)).execute()
  const departmentOf = async (name: string) =>
    (
      await portal()
        .db.selectFrom('user')
        .select('department_code')
        .where('id', '=', userId(name))
        .executeTakeFirstOrThrow()
    ).department_code
  const chosen = async (name = 'learner') =>
    (await answered<DictionaryType[]>(listDictionary, { typeCodes: ['department'] }, name))[0]?.dicts ?? []
  const publish = async (departmentCodes: string[], isAnonymous = false): Promise<string> => {
    const asked = { ...opinions, isAnonymous, audience: 'departments', departmentCodes }
    const { questionnaireID, revision } = await answered<ManagedQuestionnaire>(createQuestionnaire, asked, 'teacher')
    await answered(publishQuestionnaire, { questionnaireID, revision }, 'teacher')
    return questionnaireID
  }
  const isAsked = async (name: string, questionnaireID: string) =>
    (await visitors[name]!.call(getQuestionnaire, { questionnaireID })).status === 200

  describe('the tree of departments', () => {
    it('is listed by administrators in its order, each with its people and those below it', async () => {
      const rows = await tree()
      expect(rows.map(({ departmentID, parentID }) => [departmentID, parentID])).toEqual([
        ['headOffice', null],
        ['planning', 'headOffice'],
        ['law', 'headOffice'],
        ['international', 'headOffice'],
        ['training', 'headOffice'],
        ['upperBasin', null],
        ['hydrology', 'upperBasin'],
        ['forecasting', 'hydrology'],
        ['floodControl', 'upperBasin'],
        ['lowerBasin', null],
        ['engineering', 'lowerBasin'],
        ['ecology', 'lowerBasin'],
      ])
      const of = (id: string) => rows.find(({ departmentID }) => departmentID === id)!
      expect(of('upperBasin').people).toBe(0)
      expect(of('upperBasin').peopleWithin).toBe(of('hydrology').people + of('floodControl').people)
      expect(of('hydrology').people).toBeGreaterThan(0)
      expect((await chosen()).map(({ dictCode, parentCode }) => [dictCode, parentCode ?? null])).toEqual(
        rows.map(({ departmentID, parentID }) => [departmentID, parentID]),
      )
    })

    it('is kept by administrators alone', async () => {
      const before = await contentsOf(portal().db)
      for (const name of ['teacher', 'learner', 'school']) {
        const calls = [
          [contract.listDepartments, {}],
          [contract.getDepartment, { departmentID: 'law' }],
          [contract.createDepartment, { parentID: null, texts: inEnglish('Theirs') }],
          [contract.sendDepartmentEvent, { departmentID: 'law', type: 'close', revision: 1, placeID: null }],
        ] as const
        for (const [call, payload] of calls) expect((await visitors[name]!.call(call, payload)).status).toBe(403)
      }
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it('grows below another department, and people can be put into the new one at once', async () => {
      const { departmentID, above } = await make('  Gauging\u200b   stations ', 'forecasting')
      expect(above.map(({ departmentID: id }) => id)).toEqual(['upperBasin', 'hydrology', 'forecasting'])
      expect((await chosen()).find(({ dictCode }) => dictCode === departmentID)).toEqual({
        dictCode: departmentID,
        dictName: 'Gauging stations',
        parentCode: 'forecasting',
      })
      const {
        userId: id,
        accountName,
        originalName,
        phone,
        email,
        language,
        roles,
        revision,
      } = await personAs(visitors['admin']!, userId('committee'))
      const person = { accountName, originalName, phone: phone ?? '', email: email ?? '', language, roles }
      await answered(savePerson, { ...person, userId: id, revision, department: departmentID })
      expect(await departmentOf('committee')).toBe(departmentID)
      await belongs('committee', 'engineering')
    })

    it('refuses one without a name, below nothing, in a language that there is not, or one too many', async () => {
      const making = (change: object) => ({ parentID: null, texts: inEnglish('Dredging'), ...change })
      for (const texts of [[], inEnglish(' \u200b ')])
        expect(await refused(contract.createDepartment, making({ texts }))).toBe('department.nameMissing')
      expect(await refused(contract.createDepartment, making({ parentID: 'nothing' }))).toBe('department.unknown')
      const { body, status } = await visitors['admin']!.call(
        contract.createDepartment,
        making({ texts: [{ language: 'xx_XX', name: 'A' }] }),
      )
      expect([status, body.reason]).toEqual([400, 'request.invalid'])

      const { db } = portal()
      const like = await db.selectFrom('department').selectAll().where('id', '=', 'law').executeTakeFirstOrThrow()
      const ids = Array.from({ length: DICTIONARY_ENTRIES_MAX }, (_, i) => `many-${i}`)
      await db
        .insertInto('department')
        .values(ids.map((id) => ({ ...like, id })))
        .execute()
      expect(await refused(contract.createDepartment, making({}))).toBe('department.full')
      await db.deleteFrom('department').where('id', 'in', ids).execute()
    })

    it('keeps names and order in the dictionary, which neither makes, retires nor removes a department', async () => {
      const { dictTypeCode, revision, dicts } = await answered<ManagedDictionary>(getManagedDictionary, {
        dictTypeCode: 'department',
      })
      const stored = dicts.map(({ dictCode, isRetired, texts }) => ({ dictCode, isRetired, texts }))
      const saving = (list: object[]) => ({ dictTypeCode, revision, dicts: list })
      const added = { dictCode: null, isRetired: false, texts: inEnglish('Added') }
      for (const list of [
        [...stored, added],
        stored.slice(1),
        [...stored.slice(1), added],
        stored.map((entry) => ({ ...entry, isRetired: entry.dictCode === 'law' })),
      ])
        expect(await refused(saveDictionary, saving(list))).toBe('dictionary.isTree')
      const law = stored.find(({ dictCode }) => dictCode === 'law')!
      const others = stored.filter((entry) => entry !== law)
      await answered(saveDictionary, saving([{ ...law, texts: inEnglish('Rules') }, ...others]))
      const level = (await tree()).filter(({ parentID }) => parentID === 'headOffice')
      expect(level.map(({ departmentID, name }) => [departmentID, name]).slice(0, 2)).toEqual([
        ['law', 'Rules'],
        ['planning', 'Planning'],
      ])
      await make('Made meanwhile')
      expect(await refused(saveDictionary, { ...saving(stored), revision: revision + 1 })).toBe('record.stale')
    })
  })

  describe('a department', () => {
    it('is moved with all below it, to the top and back, and its log tells where to', async () => {
      const [north, south] = [await make('North'), await make('South')]
      const team = await make('Team', north.departmentID)
      const crew = await make('Crew', team.departmentID)
      const moved = await tell(team.departmentID, 'move', south.departmentID)
      expect(moved.above.map(({ name }) => name)).toEqual(['South'])
      expect((await read(crew.departmentID)).above.map(({ name }) => name)).toEqual(['South', 'Team'])
      expect((await tell(team.departmentID, 'move')).above).toEqual([])
      expect(
        (await read(team.departmentID)).log.map(({ event: what, where, who }) => [what, where, who?.userId]),
      ).toEqual([
        ['create', 'North', userId('admin')],
        ['move', 'South', userId('admin')],
        ['move', '', userId('admin')],
      ])
    })

    it('never stands below itself, in one that is closed, where it stands already, or too deep', async () => {
      const top = await make('Top')
      const team = await make('Team', top.departmentID)
      const closed = await make('Closed')
      await tell(closed.departmentID, 'close')
      for (const [where, reason] of [
        [top.departmentID, 'department.withinItself'],
        [team.departmentID, 'department.withinItself'],
        [closed.departmentID, 'department.placeNotOpen'],
        ['nothing', 'department.unknown'],
        [null, 'department.alreadyThere'],
      ] as const) {
        expect(await refusal(top.departmentID, 'move', where)).toBe(reason)
        if (where !== null) expect(await refusal(top.departmentID, 'merge', where)).toBe(reason)
      }
      expect(await refusal(team.departmentID, 'move', top.departmentID)).toBe('department.alreadyThere')
      let deep = await make('Level 1')
      for (let level = 2; level < contract.DEPARTMENT_LEVELS; level += 1)
        deep = await make(`Level ${level}`, deep.departmentID)
      // The top and its team are two levels, where one is left.
      expect(await refusal(top.departmentID, 'move', deep.departmentID)).toBe('department.tooDeep')
      expect((await tell(team.departmentID, 'move', deep.departmentID)).above).toHaveLength(7)
      const { facts } = await read(top.departmentID)
      const faults = (id: string | null) => {
        const { moving, merging } = facts.places.find(({ departmentID }) => departmentID === id)!
        return [moving, merging]
      }
      expect(faults(null)).toEqual(['alreadyThere', 'unknown'])
      expect(faults(top.departmentID)).toEqual(['withinItself', 'withinItself'])
      expect(faults(deep.departmentID)).toEqual([null, null])
      expect(facts.places.some(({ departmentID }) => departmentID === closed.departmentID)).toBe(false)
    })

    it('is moved under another at the moment at which that is moved under it, and one of the two is refused', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await make('One'), await make('Other')]
        const move = (from: ManagedDepartment, to: ManagedDepartment) =>
          said(contract.sendDepartmentEvent, {
            departmentID: from.departmentID,
            type: 'move',
            revision: from.revision,
            placeID: to.departmentID,
          })
        const both = await Promise.all([move(one, other), move(other, one)])
        expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([2000, 5000])
        expect(both.find(({ code }) => code === 5000)?.reason).toBe('department.withinItself')
        const paths = await Promise.all([read(one.departmentID), read(other.departmentID)])
        expect(paths.map(({ above }) => above.length).toSorted((a, b) => a - b)).toEqual([0, 1])
      }
    })

    it('is closed once nobody belongs to it and nothing open is below it, and taken back', async () => {
      const top = await make('Office')
      const team = await make('Team', top.departmentID)
      expect(await refusal(top.departmentID, 'close')).toBe('department.hasSubdepartments')
      await belongs('school', team.departmentID)
      expect(await refusal(team.departmentID, 'close')).toBe('department.hasPeople')
      // Who has left keeps no department open.
      await portal().db.updateTable('user').set({ state: 'disabled' }).where('id', '=', userId('school')).execute()
      expect((await read(team.departmentID)).facts.people).toBe(0)
      expect((await tell(team.departmentID, 'close')).state).toBe('closed')
      await portal().db.updateTable('user').set({ state: 'active' }).where('id', '=', userId('school')).execute()
      await tell(top.departmentID, 'close')
      const isRetired = async (id: string) =>
        (await chosen()).find(({ dictCode }) => dictCode === id)?.isRetired ?? false
      expect(await isRetired(team.departmentID)).toBe(true)
      expect(await refusal(team.departmentID, 'reopen')).toBe('department.placeNotOpen')
      expect(await refusal(team.departmentID, 'move')).toBe('department.isClosed')
      expect(await refused(contract.createDepartment, { parentID: top.departmentID, texts: inEnglish('New') })).toBe(
        'department.placeNotOpen',
      )
      await tell(top.departmentID, 'reopen')
      await tell(team.departmentID, 'reopen')
      expect(await isRetired(team.departmentID)).toBe(false)
      await belongs('school', 'training')
    })

    it('tells whoever has not seen the latest change', async () => {
      const one = await make('Seen')
      const sent = await event(one.departmentID, 'close')
      await tell(one.departmentID, 'move', 'law')
      expect(await refused(contract.sendDepartmentEvent, sent)).toBe('record.stale')
      expect(await refused(contract.sendDepartmentEvent, { ...sent, type: 'followMerged' })).toBe('record.unknownEvent')
    })
  })

  describe('what is for a department is for all below it', () => {
    it('a class', async () => {
      const classID = await putClass(portal().db, { audience: 'departments' })
      await portal()
        .db.insertInto('class_department')
        .values({ class_id: classID, department_code: 'upperBasin' })
        .execute()
      const register = async (name: string) => {
        const { revision = 0 } =
          ((await visitors[name]!.call(getOwnRegistration, { classID })).body.data as Partial<Registration> | null) ??
          {}
        return (await said(registerForClass, { classID, revision }, name)).reason
      }
      await belongs('learner', 'forecasting')
      await belongs('committee', 'engineering')
      expect(await register('committee')).toBe('registration.notInvited')
      expect(await register('learner')).toBe(null)
      await belongs('learner', 'hydrology')
    })

    it('a questionnaire, and not any more once the department has moved away', async () => {
      const team = await make('Snow survey', 'hydrology')
      await belongs('learner', team.departmentID)
      await belongs('school', 'training')
      const asked = await publish(['upperBasin'])
      expect([await isAsked('learner', asked), await isAsked('school', asked)]).toEqual([true, false])
      await tell(team.departmentID, 'move', 'lowerBasin')
      expect(await isAsked('learner', asked)).toBe(false)
      await tell('hydrology', 'move', 'headOffice')
      await tell(team.departmentID, 'move', 'hydrology')
      expect(await isAsked('learner', asked)).toBe(false)
      await tell('hydrology', 'move', 'upperBasin')
      expect(await isAsked('learner', asked)).toBe(true)
      // What is for a team is not for the department above it.
      await belongs('leader', 'hydrology')
      const ofTeam = await publish([team.departmentID])
      expect([await isAsked('learner', ofTeam), await isAsked('leader', ofTeam)]).toEqual([true, false])
      await belongs('learner', 'hydrology')
      await belongs('leader', 'floodControl')
    })
  })

  describe('a merger', () => {
    it('takes along what still stands below, and leaves what was merged before', async () => {
      const top = await make('Coast')
      const [one, other] = [await make('Ports', top.departmentID), await make('Harbours', top.departmentID)]
      const target = await make('Sea')
      await tell(one.departmentID, 'merge', other.departmentID)
      await tell(top.departmentID, 'merge', target.departmentID)
      expect((await read(other.departmentID)).above.map(({ departmentID }) => departmentID)).toEqual([
        target.departmentID,
      ])
      expect((await read(one.departmentID)).mergedInto?.departmentID).toBe(other.departmentID)
      // It is named no more, and keeps its name.
      const { revision, dicts } = await answered<ManagedDictionary>(getManagedDictionary, {
        dictTypeCode: 'department',
      })
      expect(dicts.map(({ dictCode }) => dictCode)).not.toContain(one.departmentID)
      await answered(saveDictionary, {
        dictTypeCode: 'department',
        revision,
        dicts: dicts.map(({ dictCode, isRetired, texts }) => ({ dictCode, isRetired, texts })),
      })
      expect((await read(one.departmentID)).name).toBe('Ports')
    })

    it('hands over all people and everything else that names the department, with what is below it, and is told before', async () => {
      const { db } = portal()
      const [old, into] = [await make('Old'), await make('Into')]
      const team = await make('Team', old.departmentID)
      const [from, to] = [old.departmentID, into.departmentID]
      const people = await putDepartment(db, from, 6)
      await db.updateTable('user').set({ state: 'disabled' }).where('id', '=', people[5]!).execute()
      const [ofOld, ofBoth] = [
        await putClass(db, { audience: 'departments' }),
        await putClass(db, { audience: 'departments' }),
      ]
      const ofClass = (class_id: string, department_code: string) => ({ class_id, department_code })
      await db
        .insertInto('class_department')
        .values([ofClass(ofOld, from), ofClass(ofBoth, from), ofClass(ofBoth, to)])
        .execute()
      const asked = await publish([from])
      for (const person of people.slice(0, 5)) await submitAs(portal(), asked, person, { one: 'a' })
      const task = await db.selectFrom('task').select('id').executeTakeFirstOrThrow()
      await db.insertInto('task_department').values({ task_id: task.id, department_code: from }).execute()
      const compared = async () =>
        (
          await answered<DepartmentResults>(getDepartmentResults, { questionnaireID: asked }, 'teacher')
        ).departments.map(({ code, counted }) => [code, counted])
      expect(await compared()).toEqual([[from, 5]])

      expect((await read(from)).concerned).toEqual({
        people: 6,
        subdepartments: 1,
        classes: 2,
        questionnaires: 1,
        tasks: 1,
        answers: 5,
      })
      const merged = await tell(from, 'merge', to)
      expect([merged.state, merged.mergedInto?.departmentID]).toEqual(['merged', to])
      expect(Object.values(merged.concerned)).toEqual([0, 0, 0, 0, 0, 0])
      expect((await read(to)).concerned).toEqual({
        people: 6,
        subdepartments: 1,
        classes: 2,
        questionnaires: 1,
        tasks: 1,
        answers: 5,
      })
      expect((await read(team.departmentID)).above.map(({ departmentID }) => departmentID)).toEqual([to])
      expect((await read(team.departmentID)).log.at(-1)).toMatchObject({ event: 'followMerged', where: 'Into' })
      // Nothing names it any more but its own record, its name and the log.
      const left = (await contentsOf(db)) as Readonly<Record<string, unknown>>
      const naming = Object.entries(left)
        .filter(([, rows]) => JSON.stringify(rows).includes(from))
        .map(([table]) => table)
      expect(naming.toSorted()).toEqual(['department', 'dict', 'dict_name', 'transition_log'])
      expect(await compared()).toEqual([[to, 5]])
      expect((await tree()).some(({ departmentID }) => departmentID === from)).toBe(false)
      for (const type of ['move', 'close', 'reopen']) expect(await refusal(from, type)).toBe('department.isMerged')
    })

    it('leaves nothing in the department that is put into it at the same moment', async () => {
      const { db } = portal()
      for (let round = 0; round < 5; round += 1) {
        const [old, into] = [await make('Old'), await make('Into')]
        const from = old.departmentID
        const { questionnaireID, revision } = await answered<ManagedQuestionnaire>(
          createQuestionnaire,
          { ...opinions, audience: 'departments', departmentCodes: ['law'] },
          'teacher',
        )
        const person = await personAs(visitors['admin']!, userId('committee'))
        const { accountName, originalName, phone, email, language, roles } = person
        const written = { accountName, originalName, phone: phone ?? '', email: email ?? '', language, roles }
        const results = await Promise.all([
          said(contract.sendDepartmentEvent, {
            departmentID: from,
            type: 'merge',
            revision: old.revision,
            placeID: into.departmentID,
          }),
          said(
            saveQuestionnaire,
            { ...opinions, questionnaireID, revision, audience: 'departments', departmentCodes: [from] },
            'teacher',
          ),
          said(savePerson, { ...written, userId: person.userId, revision: person.revision, department: from }),
        ])
        expect(results[0].code, JSON.stringify(results[0])).toBe(2000)
        const named = await db
          .selectFrom('questionnaire_department')
          .select('department_code')
          .where('department_code', '=', from)
          .execute()
        expect([null, 'questionnaire.unknownPart']).toContain(results[1].reason)
        expect([null, 'person.departmentUnknown']).toContain(results[2].reason)
        expect(named).toEqual([])
        expect(await departmentOf('committee')).not.toBe(from)
      }
      await belongs('committee', 'engineering')
    })

    it('of two into each other at the same moment brings one about', async () => {
      const [one, other] = [await make('One'), await make('Other')]
      const merge = (from: ManagedDepartment, to: ManagedDepartment) =>
        said(contract.sendDepartmentEvent, {
          departmentID: from.departmentID,
          type: 'merge',
          revision: from.revision,
          placeID: to.departmentID,
        })
      const both = await Promise.all([merge(one, other), merge(other, one)])
      expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([2000, 5000])
      expect(both.find(({ code }) => code === 5000)?.reason).toBe('department.unknown')
    })
  })

  it('the log of every department replays to what is stored', async () => {
    const { differences } = await replayRecords(portal().db, [departmentKind])
    expect(differences).toEqual([])
  })
})
