import { describe, expect, it } from 'vitest'

import type { Transport } from '#api/kit/transport.ts'
import { SAVE_MAX } from '#api/question/answering.contract.ts'
import type { Questionnaire, QuestionnaireSheet } from '#api/questionnaire/answering.contract.ts'
import { saveAnswers, submit } from '#app/questionnaire/answer-services.ts'
import { sheetOf } from '#app/questionnaire/sheet-of.ts'
import { mayChoose, movedBy, orderOf } from '#machines/paper/choosing.ts'
import { isEndingSoon } from '#machines/paper/paper-context.ts'
import { askedPages, pageAt } from '#machines/paper/sheet.ts'

import { HOUR, question, sheet } from './sheet-scene.ts'

describe('the sheet', () => {
  const answers = (chosen: string) => ({ q1: { chosen: [chosen], text: '' } })

  it('has the pages on which something is asked', () => {
    const ids = (chosen: string) =>
      askedPages(sheet, answers(chosen)).map(({ questions }) => questions.map(({ questionID }) => questionID))
    expect(ids('a')).toEqual([['q1', 'q2'], ['q3']])
    expect(ids('b')).toEqual([['q1'], ['q3']])
    const conditional = sheet.questions.map((one) =>
      one.questionID === 'q2' && one.form !== null ? { ...one, form: { ...one.form, startsPage: true } } : one,
    )
    const pages = askedPages({ questions: conditional }, answers('b'))
    expect(pages.map(({ firstID }) => firstID)).toEqual(['q1', 'q3'])
    // A question that is not asked any more was on a page that is gone.
    expect(['q1', 'q2', 'q3'].map((id) => pageAt({ questions: conditional }, pages, id))).toEqual([0, 0, 1])
  })

  it('puts options in order, and chooses no more than are asked for', () => {
    const ranked = question('q1', { kind: 'multiple', style: 'rank' })
    expect(orderOf(ranked, [])).toEqual(['a', 'b', 'c'])
    expect(movedBy(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
    expect(movedBy(['a', 'b', 'c'], 'c', 1)).toBeNull()
    const bounded = question('q1', { kind: 'multiple', most: 1 })
    expect(['a', 'b'].map((id) => mayChoose(bounded, ['a'], id))).toEqual([true, false])
  })

  it('says how long it is open in its last hours', () => {
    expect([13, 12].map((hours) => isEndingSoon({ endsAt: hours * HOUR, now: 0 }))).toEqual([false, true])
  })
})

describe('a questionnaire of the server', () => {
  const questionnaire: Questionnaire = {
    questionnaireID: 'n1',
    kind: 'questionnaire',
    name: 'Lunch',
    about: '',
    class: null,
    opensAt: '2026-03-02 08:00:00',
    closesAt: '2026-03-04 08:00:00',
    questionCount: 1,
    isAnonymous: false,
    mayChange: false,
    showsResults: 'never',
    state: 'notTaken',
    hasAnswered: false,
    revision: 0,
    facts: {
      now: 1,
      opensAt: 1,
      closesAt: 2,
      isLearner: true,
      isMeant: true,
      isWithdrawn: false,
      isAnonymous: false,
      mayChange: false,
    },
  }
  type Facts = Partial<Questionnaire['facts']>
  const found = (more: Partial<Questionnaire> = {}, facts: Facts = {}): QuestionnaireSheet => ({
    questionnaire: { ...questionnaire, ...more, facts: { ...questionnaire.facts, ...facts } },
    formVersion: 3,
    questions: [
      {
        questionID: 'q1',
        kind: 'single',
        language: 'en_US',
        stem: '',
        options: [{ optionID: 'a', text: '' }],
        style: 'scale',
        isRequired: true,
        least: null,
        most: null,
        condition: null,
        startsPage: false,
        subject: null,
      },
    ],
    answers: [
      { questionID: 'q1', answer: { chosen: ['a'], text: '' } },
      { questionID: 'gone', answer: { chosen: ['a'], text: '' } },
    ],
    sequence: 2,
    remaining: HOUR,
    token: 't1',
    otherWriterAt: null,
  })

  it('is answered with what its lifecycle allows', () => {
    const standing = (...given: Parameters<typeof found>) => sheetOf(found(...given), 'd1').standing
    expect(standing()).toBe('open')
    expect(standing({}, { now: 0 })).toBe('notOpen')
    expect(standing({}, { isMeant: false })).toBe('notOpen')
    expect(standing({}, { isMeant: false, isWithdrawn: true })).toBe('notOpen')
    expect(standing({}, { now: 2 })).toBe('over')
    expect(standing({ state: 'completed', hasAnswered: true })).toBe('handedIn')
    expect(standing({ state: 'draft', hasAnswered: true }, { now: 2 })).toBe('handedIn')
    expect(standing({ state: 'finished', hasAnswered: false }, { now: 2 })).toBe('over')
  })

  it('becomes a sheet that is not handed in by itself, with the answers to what is asked', () => {
    expect(sheetOf(found(), 'd1')).toMatchObject({
      version: 3,
      handsInByItself: false,
      staysOnDevice: false,
      token: 't1',
      sequence: 2,
      answers: [{ questionID: 'q1' }],
      questions: [{ form: { questionID: 'q1', style: 'scale', options: ['a'] } }],
    })
  })

  it('is written by the device itself where it is anonymous, and by nobody where it is not open', () => {
    const sheetFor = (...given: Parameters<typeof found>) => sheetOf({ ...found(...given), token: null }, 'd1')
    expect(sheetFor({ isAnonymous: true })).toMatchObject({ staysOnDevice: true, token: 'd1', sequence: 0 })
    expect(sheetFor().token).toBeNull()
    expect(sheetOf(found({}, { now: 2 }), 'd1').token).toBeNull()
  })

  it('is sent with the version that was answered, in as many calls as it needs', async () => {
    const sent: object[] = []
    const transport: Pick<Transport, 'send'> = {
      send: (_call, payload) => {
        sent.push(payload)
        return Promise.resolve({ sequence: sent.length, remaining: HOUR } as never)
      },
    }
    const answer = { chosen: ['a'], text: '' }
    const answers = Array.from({ length: SAVE_MAX + 1 }, (_, at) => ({
      sequence: at + 1,
      questionID: 'q1',
      answer,
      answeredAt: 1,
    }))
    const sending = { paperID: 'n1', version: 3, token: 't1', answers }
    await saveAnswers(transport, sending)
    expect(sent).toMatchObject([
      { questionnaireID: 'n1', formVersion: 3, token: 't1' },
      { answers: [{ sequence: SAVE_MAX + 1 }] },
    ])
    await submit(transport, { ...sending, complete: [{ questionID: 'q1', answer }] })
    expect(sent.at(-1)).toEqual({
      questionnaireID: 'n1',
      formVersion: 3,
      token: 't1',
      answers: [{ questionID: 'q1', answer }],
    })
  })
})
