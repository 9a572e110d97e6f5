import { beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '#api/kit/call.ts'
import * as managed from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { ManagedQuestionnaire } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { getDepartmentResults, getManagedResults } from '#api/questionnaire/results.contract.ts'
import type { DepartmentResults } from '#api/questionnaire/results.contract.ts'
import { userId } from '#server/demo/ids.ts'

import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'
import { opinions, putDepartment, submitAs } from './results-scene.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  const people: Record<'hydrology' | 'ecology' | 'none', string[]> = { hydrology: [], ecology: [], none: [] }
  beforeAll(async () => {
    for (const name of ['teacher', 'headmaster', 'learner']) visitors[name] = await signedIn(portal(), name)
    const { db } = portal()
    people.hydrology = await putDepartment(db, 'hydrology', 40)
    people.ecology = await putDepartment(db, 'ecology', 40)
    people.none = await putDepartment(db, null, 20)
  })
  const answered = async <Answered>(call: Call, payload: object): Promise<Answered> => {
    const { status, body } = await visitors['teacher']!.call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answered
  }
  const publish = async (change: object = {}): Promise<string> => {
    const { questionnaireID, revision } = await answered<ManagedQuestionnaire>(managed.createQuestionnaire, {
      ...opinions,
      ...change,
    })
    await answered(managed.publishQuestionnaire, { questionnaireID, revision })
    return questionnaireID
  }
  const submit = async (id: string, of: keyof typeof people, from: number, to: number, one = 'a') => {
    for (const person of people[of].slice(from, to)) await submitAs(portal(), id, person, { one })
  }
  const compared = async (questionnaireID: string) => {
    const { departments, questions } = await answered<DepartmentResults>(getDepartmentResults, { questionnaireID })
    return departments.map(({ code, counted }, at) => [code, counted, questions[0]?.figures[at]?.chosen])
  }
  const codesOf = async (id: string) => {
    const rows = await portal()
      .db.selectFrom('questionnaire_submission')
      .select('department_code')
      .where('questionnaire_id', '=', id)
      .execute()
    return rows.map(({ department_code: code }) => code ?? '').toSorted()
  }

  describe('the results by department', () => {
    it('of named answers are told from five on, with five others or none', async () => {
      const id = await publish({ isAnonymous: false })
      await submit(id, 'hydrology', 0, 6, 'a')
      await submit(id, 'ecology', 0, 3, 'b')
      // The three of the other department would be told by what is left.
      expect(await compared(id)).toEqual([])
      await submit(id, 'none', 0, 2, 'c')
      expect(await compared(id)).toEqual([
        ['hydrology', 6, [6, 0, 0]],
        [null, 5, [0, 3, 2]],
      ])
      await submit(id, 'ecology', 3, 5, 'b')
      // Two without a department would be left.
      expect(await compared(id)).toEqual([
        ['hydrology', 6, [6, 0, 0]],
        [null, 7, [0, 5, 2]],
      ])
      await submit(id, 'none', 2, 5, 'c')
      expect(await compared(id)).toEqual([
        ['ecology', 5, [0, 5, 0]],
        ['hydrology', 6, [6, 0, 0]],
        [null, 5, [0, 0, 5]],
      ])
    })

    it('are compared where whole departments are asked under names, by those alone who change it', async () => {
      const id = await publish({ isAnonymous: false })
      const named = await publish({ isAnonymous: false, audience: 'people', personIDs: [userId('learner')] })
      const anonymous = await publish()
      expect(await answered(getManagedResults, { questionnaireID: id })).toMatchObject({ comparesDepartments: true })
      expect(await answered(getManagedResults, { questionnaireID: named })).toMatchObject({
        comparesDepartments: false,
      })
      const status = async (name: string, questionnaireID: string) =>
        (await visitors[name]!.call(getDepartmentResults, { questionnaireID })).status
      expect(await status('teacher', named)).toBe(404)
      expect(await status('teacher', anonymous)).toBe(404)
      expect(await status('headmaster', id)).toBe(404)
      expect(await status('learner', id)).toBe(403)
    })
  })

  describe('the department of an answer', () => {
    it('is kept with a name alone: an anonymous answer has none', async () => {
      const [id, byName] = [await publish(), await publish({ isAnonymous: false })]
      for (const one of [id, byName]) await submit(one, 'hydrology', 0, 6)
      expect(await codesOf(id)).toEqual(Array<string>(6).fill(''))
      expect(await codesOf(byName)).toEqual(Array<string>(6).fill('hydrology'))
    })

    it('is that of the day on which it was submitted', async () => {
      const { db } = portal()
      const id = await publish({ isAnonymous: false })
      const [one] = await putDepartment(db, 'ecology', 1)
      await submitAs(portal(), id, one!, { one: 'a' })
      await db.updateTable('user').set({ department_code: 'hydrology' }).where('id', '=', one!).execute()
      expect(await codesOf(id)).toEqual(['ecology'])
    })
  })
})
