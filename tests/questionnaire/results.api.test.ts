import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '#api/kit/call.ts'
import { openSheet, submitSheet, type QuestionnaireSheet } from '#api/questionnaire/answering.contract.ts'
import * as managed from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { ManagedQuestionnaire, QuestionnaireDocument } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { getManagedResults, getResults, type Results } from '#api/questionnaire/results.contract.ts'

import { timeText } from '#server/database/codec.ts'

import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const usual = {
  style: 'plain',
  isRequired: false,
  least: null,
  most: null,
  condition: null,
  startsPage: false,
  subject: null,
} as const
const words = (stem: string, ...options: string[]) => [{ language: 'zh_CN', stem, options }]
const ids = ['a', 'b', 'c']
/** The tests begin on 2 March 2026. */
const blank: QuestionnaireDocument = {
  kind: 'questionnaire',
  texts: [{ language: 'zh_CN', name: '意见', about: '' }],
  opensAt: '2026-03-01 08:00:00',
  closesAt: '2026-03-02 09:00:00',
  audience: 'all',
  departmentCodes: [],
  classID: null,
  personIDs: [],
  isAnonymous: true,
  mayChange: false,
  isTemplate: false,
  showsResults: 'answered',
  remindsDays: null,
  questions: [
    { ...usual, questionID: 'one', kind: 'single', options: ids, texts: words('一', '甲', '乙', '丙') },
    { ...usual, questionID: 'scale', kind: 'single', style: 'scale', options: ids, texts: words('二', '低', '', '高') },
    {
      ...usual,
      questionID: 'rank',
      kind: 'multiple',
      style: 'rank',
      options: ids,
      texts: words('三', '甲', '乙', '丙'),
    },
    { ...usual, questionID: 'text', kind: 'short', options: [], texts: words('四') },
  ],
}
const people = ['learner', 'leader', 'committee', 'school', 'headmaster', 'admin', 'weak'] as const

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  beforeAll(async () => {
    for (const name of [...people, 'teacher']) visitors[name] = await signedIn(portal(), name)
  })
  const answered = async <Answered>(call: Call, payload: object, name: string): Promise<Answered> => {
    const { status, body } = await visitors[name]!.call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answered
  }
  const publish = async (change: object = {}): Promise<string> => {
    const made = await answered<ManagedQuestionnaire>(managed.createQuestionnaire, { ...blank, ...change }, 'teacher')
    const { questionnaireID, revision } = made
    await answered(managed.publishQuestionnaire, { questionnaireID, revision }, 'teacher')
    return questionnaireID
  }
  const submit = async (questionnaireID: string, name: string, one: string, scale: string, rank: readonly string[]) => {
    const sheet = await answered<QuestionnaireSheet>(openSheet, { questionnaireID, device: randomUUID() }, name)
    const choose = (questionID: string, ...chosen: string[]) => ({ questionID, answer: { chosen, text: '' } })
    const answers = [
      ...[choose('one', one), choose('scale', scale), choose('rank', ...rank)],
      { questionID: 'text', answer: { chosen: [], text: `written ${one}${scale}` } },
    ]
    const { formVersion, token } = sheet
    await answered(submitSheet, { questionnaireID, formVersion, token: token ?? '', answers }, name)
  }
  const ofStaff = (questionnaireID: string) => answered<Results>(getManagedResults, { questionnaireID }, 'teacher')

  describe('the results of a questionnaire', () => {
    it('are counted from five answers on, and of anonymous ones in steps of five', async () => {
      const questionnaireID = await publish()
      const [first, second, third, fourth, fifth, sixth, seventh] = people
      for (const name of [first, second]) await submit(questionnaireID, name, 'a', 'c', ['a', 'b', 'c'])
      for (const name of [third, fourth]) await submit(questionnaireID, name, 'b', 'b', ['b', 'a', 'c'])
      expect(await ofStaff(questionnaireID)).toMatchObject({ submitted: 4, counted: 0, questions: null })
      await submit(questionnaireID, fifth, 'b', 'a', ['b', 'a', 'c'])
      const { questions, ...whole } = await ofStaff(questionnaireID)
      expect(whole).toMatchObject({ submitted: 5, counted: 5, name: '意见', isAnonymous: true })
      expect(questions?.map(({ questionID, answered: count, average }) => [questionID, count, average])).toEqual([
        ['one', 5, null],
        ['scale', 5, 2.2],
        ['rank', 5, null],
        ['text', 5, null],
      ])
      const [one, , rank, text] = questions ?? []
      expect(one?.options.map(({ chosen }) => chosen)).toEqual([2, 3, 0])
      expect(rank?.options.map(({ place }) => place)).toEqual([1.6, 1.4, 3])
      expect(text?.texts.toSorted()).toEqual(['written ac', 'written ac', 'written ba', 'written bb', 'written bb'])
      // One more would be told by a second look.
      await submit(questionnaireID, sixth, 'c', 'a', ['c', 'b', 'a'])
      await submit(questionnaireID, seventh, 'c', 'a', ['c', 'b', 'a'])
      const again = await ofStaff(questionnaireID)
      expect([again.submitted, again.counted, again.questions]).toEqual([7, 5, questions])
      portal().clock.pass(HOUR)
      expect(await ofStaff(questionnaireID)).toMatchObject({ submitted: 7, counted: 7 })
    })

    it('of named ones are told in steps to those who are asked while it is open, and at once to staff', async () => {
      const closesAt = timeText(portal().clock.now().getTime() + HOUR / 2)
      const named = { isAnonymous: false, mayChange: true, showsResults: 'always', closesAt }
      const questionnaireID = await publish(named)
      const seen = async (name: string) => {
        const { submitted, counted, questions } = await answered<Results>(getResults, { questionnaireID }, name)
        return [submitted, counted, questions?.[0]?.options.map(({ chosen }) => chosen) ?? null]
      }
      const ofAll = async () => {
        const { counted, questions } = await ofStaff(questionnaireID)
        return [counted, questions?.[0]?.options.map(({ chosen }) => chosen) ?? null]
      }
      const [first, second, third, fourth, fifth, sixth, seventh] = people
      for (const name of [first, second, third, fourth]) await submit(questionnaireID, name, 'a', 'a', ids)
      expect(await seen('learner')).toEqual([4, 0, null])
      await submit(questionnaireID, fifth, 'a', 'a', ids)
      expect(await seen('learner')).toEqual([5, 5, [5, 0, 0]])
      // Whoever has looked before sees nothing of who has just answered; texts are not kept beside what is told.
      await submit(questionnaireID, sixth, 'b', 'a', ids)
      expect([await seen('learner'), await ofAll()]).toEqual([
        [6, 5, [5, 0, 0]],
        [6, [5, 1, 0]],
      ])
      const { tally } = await portal()
        .db.selectFrom('questionnaire_tally')
        .select('tally')
        .where('questionnaire_id', '=', questionnaireID)
        .executeTakeFirstOrThrow()
      expect(tally).not.toContain('written')
      // At its end one alone is not told either, and two are.
      portal().clock.pass(HOUR)
      expect(await seen('learner')).toEqual([6, 5, [5, 0, 0]])
      portal().clock.pass(-HOUR)
      await submit(questionnaireID, seventh, 'c', 'a', ids)
      expect(await seen('learner')).toEqual([7, 5, [5, 0, 0]])
      portal().clock.pass(HOUR)
      expect(await seen('learner')).toEqual([7, 7, [5, 1, 1]])
      portal().clock.pass(-HOUR)
    })

    it('are shown to those who are asked as its owner says, and what was written to staff alone', async () => {
      const window = { opensAt: '2026-03-01 08:00:00', closesAt: '2026-03-20 08:00:00' }
      const never = await publish({ ...window, showsResults: 'never' })
      const after = await publish({ ...window, isAnonymous: false })
      const always = await publish({ ...window, showsResults: 'always' })
      const refusal = async (questionnaireID: string, name: string) =>
        (await visitors[name]!.call(getResults, { questionnaireID })).body.reason
      for (const name of people.slice(0, 5)) await submit(after, name, 'a', 'a', ids)
      await submit(never, 'learner', 'a', 'a', ids)
      expect(await refusal(never, 'learner')).toBe('questionnaire.resultsHidden')
      expect(await refusal(after, 'admin')).toBe('questionnaire.resultsHidden')
      const shown = await answered<Results>(getResults, { questionnaireID: after }, 'learner')
      expect(shown).toMatchObject({ submitted: 5, counted: 5 })
      expect(shown.questions?.map(({ texts }) => texts)).toEqual([[], [], [], []])
      expect(await answered(getResults, { questionnaireID: always }, 'admin')).toMatchObject({ questions: null })
      expect((await visitors['headmaster']!.call(getManagedResults, { questionnaireID: after })).status).toBe(404)
      expect((await visitors['learner']!.call(getManagedResults, { questionnaireID: after })).status).toBe(403)
    })
  })
})
