import { describe, expect, it } from 'vitest'

import { completeAnswers, type Sheet } from '#machines/paper/sheet.ts'

import { HOUR, noNetwork, opened, question, refusal, settled, sheet } from './sheet-scene.ts'

const anonymous = { staysOnDevice: true }

describe('a draft', () => {
  it('is saved as it is answered', async () => {
    const { server, choose, pass, has } = await opened()
    choose('q1', 'b')
    choose('q1', 'a')
    choose('q2', 'c')
    await pass(1000)
    expect(server.saved).toEqual(['q1 a', 'q2 c'])
    expect(has('saved')).toBe(true)
  })

  it('is not submitted by itself once it has closed, and the device keeps no more of it', async () => {
    const { actor, server, device, choose, has } = await opened()
    choose('q1', 'b')
    actor.send({ type: 'clock.ticked', now: 48 * HOUR })
    await settled()
    expect([has('over'), server.submitted, device.kept]).toEqual([true, null, null])
  })

  it('closes here as soon as the server says so', async () => {
    const { server, choose, pass, has } = await opened()
    server.refuses = refusal('questionnaire.closed')
    choose('q1', 'b')
    await pass(1000)
    expect([has('over'), server.submitted]).toEqual([true, null])
  })

  it('is written by one tab: the other may take over', async () => {
    const { actor, server, choose, pass, has } = await opened()
    server.refuses = refusal('questionnaire.anotherWriter')
    choose('q1', 'b')
    await pass(1000)
    expect(has('elsewhere')).toBe(true)
    server.refuses = null
    actor.send({ type: 'takeOver.requested' })
    await settled()
    await pass(1000)
    expect(server.saved).toEqual(['q1 b'])
  })

  it('takes no answer that does not fit its question', async () => {
    const questions = [question('q1', { kind: 'multiple', most: 2 })]
    const { choose, context } = await opened({ questions })
    choose('q1', 'a', 'b', 'c')
    choose('q1', 'unknown')
    expect(context().waiting).toEqual([])
    choose('q1', 'a', 'b')
    expect(context().answers).toEqual({ q1: { chosen: ['a', 'b'], text: '' } })
  })
})

describe('a text with halves of characters and nulls', () => {
  it('is sent without them, so that it does not hold back what is answered after it', async () => {
    const { actor, context } = await opened()
    actor.send({ type: 'answer.given', questionID: 'q3', answer: { chosen: [], text: 'a\uD83D\0b' }, at: 1 })
    expect(context().waiting.map(({ answer }) => answer.text)).toEqual(['a\uFFFDb'])
    expect(completeAnswers(sheet, context().answers).map(({ answer }) => answer.text)).toEqual(['a\uFFFDb'])
  })
})

describe('an anonymous one', () => {
  it('stays on the device until it is submitted, one answer to each question', async () => {
    const { server, device, choose, pass, has } = await opened(anonymous)
    choose('q1', 'b')
    choose('q3', 'a')
    choose('q1', 'c')
    await pass(60_000)
    expect([has('onDevice'), has('unsaved'), server.saved]).toEqual([true, false, []])
    expect(device.kept).toMatchObject({ kind: 'questionnaire', staysOnDevice: true, version: 1 })
    expect(device.kept?.waiting.map(({ questionID, answer }) => [questionID, ...answer.chosen])).toEqual([['q1', 'c']])
  })

  it('is there again after the page was closed, and goes as a whole', async () => {
    const before = await opened(anonymous)
    before.choose('q1', 'a')
    before.choose('q2', 'b')
    const { server, device, submit, context, has } = await opened(anonymous, before.device.kept)
    expect(context().answers).toMatchObject({ q1: { chosen: ['a'] }, q2: { chosen: ['b'] } })
    await submit()
    expect(has('handedIn')).toBe(true)
    expect(server.submitted?.complete.map(({ questionID }) => questionID)).toEqual(['q1', 'q2'])
    expect(device.kept).toBeNull()
  })

  it('goes on after a submission that has failed', async () => {
    const { actor, server, choose, submit, has } = await opened(anonymous)
    choose('q1', 'b')
    server.refuses = noNetwork
    await submit()
    expect(has('handInFailed')).toBe(true)
    actor.send({ type: 'handIn.dropped' })
    expect(has('onDevice')).toBe(true)
    server.refuses = null
    await submit()
    expect(server.submitted?.complete).toHaveLength(1)
  })

  it('is never sent with a name, where names are asked for by now', async () => {
    const before = await opened(anonymous)
    before.choose('q1', 'a')
    const { server, pass, context } = await opened({}, before.device.kept)
    await pass(60_000)
    expect([server.saved, context().answers, context().isChanged]).toEqual([[], {}, true])
  })
})

describe('a submission', () => {
  it('takes the answers to what is asked, saved or not, and no others', async () => {
    const { server, choose, pass, submit } = await opened()
    choose('q1', 'a')
    choose('q2', 'c')
    await pass(1000)
    choose('q1', 'b')
    await submit()
    expect(server.submitted).toMatchObject({ version: 1, token: 't1' })
    expect(server.submitted?.complete).toEqual([{ questionID: 'q1', answer: { chosen: ['b'], text: '' } }])
  })

  it('waits for the answers that have to be given, and shows the first of them', async () => {
    const { actor, choose, has, context } = await opened()
    actor.send({ type: 'question.chosen', questionID: 'q3' })
    actor.send({ type: 'handIn.requested' })
    expect([has('lacking'), has('asking'), context().current]).toEqual([true, false, 'q1'])
    // What is asked now has to be answered as well.
    choose('q1', 'a')
    expect(has('lacking')).toBe(true)
    actor.send({ type: 'handIn.requested' })
    expect(context().current).toBe('q2')
    choose('q2', 'b')
    expect(has('lacking')).toBe(false)
    actor.send({ type: 'handIn.requested' })
    expect(has('asking')).toBe(true)
  })

  it('asks for as many choices as the question does', async () => {
    const questions = [question('q1', { kind: 'multiple', isRequired: false, least: 2 })]
    const { actor, choose, has } = await opened({ questions })
    choose('q1', 'a')
    actor.send({ type: 'handIn.requested' })
    expect(has('lacking')).toBe(true)
    choose('q1')
    expect(has('lacking')).toBe(false)
  })

  it('that another device has made before is told as one', async () => {
    const { server, device, choose, submit, has, context } = await opened()
    choose('q1', 'b')
    server.refuses = refusal('questionnaire.alreadySubmitted')
    await submit()
    expect([has('handedIn'), context().paper?.standing, device.kept]).toEqual([true, 'handedIn', null])
  })

  it('that is found can be changed where that is a setting: the sheet opens again', async () => {
    const { actor, server, has } = await opened({ standing: 'handedIn', token: null, mayChange: true })
    expect(has('handedIn')).toBe(true)
    server.sheet = { ...server.sheet, standing: 'open', token: 't1' }
    actor.send({ type: 'reopening.requested' })
    await settled()
    expect(has('shown')).toBe(true)
    const final = await opened({ standing: 'handedIn', token: null })
    final.actor.send({ type: 'reopening.requested' })
    expect(final.has('handedIn')).toBe(true)
  })
})

describe('what is asked has changed', () => {
  const changed: Partial<Sheet> = { version: 2, questions: [question('q1', { options: ['a', 'b'] }), question('q4')] }

  it.each(['a save', 'a submission'])('as %s says: what is still asked keeps its answer', async (by) => {
    const { actor, server, choose, pass, submit, context, has } = await opened()
    choose('q1', 'a')
    choose('q2', 'b')
    server.refuses = refusal('questionnaire.changed')
    server.sheet = { ...server.sheet, ...changed }
    await (by === 'a save' ? pass(1000) : submit())
    server.refuses = null
    expect(context()).toMatchObject({ isChanged: true, answers: { q1: { chosen: ['a'] } } })
    expect(Object.keys(context().answers)).toEqual(['q1'])
    await pass(1000)
    expect(server.saved).toEqual(['q1 a'])
    actor.send({ type: 'change.noticed' })
    expect([context().isChanged, has('shown')]).toEqual([false, true])
  })

  it('while the page was closed', async () => {
    const before = await opened()
    before.server.refuses = noNetwork
    before.choose('q1', 'c')
    before.choose('q2', 'b')
    const { server, pass, context } = await opened(changed, before.device.kept)
    // The option is gone.
    expect(context()).toMatchObject({ isChanged: true, answers: {} })
    await pass(1000)
    expect(server.saved).toEqual([])
  })

  it('is not said of what is the same', async () => {
    const before = await opened()
    before.server.refuses = noNetwork
    before.choose('q1', 'c')
    const { context } = await opened({}, before.device.kept)
    expect(context()).toMatchObject({ isChanged: false, answers: { q1: { chosen: ['c'] } } })
  })

  it('to an anonymous one: all answers stay on the device from then on', async () => {
    const { server, device, choose, pass, context, has } = await opened()
    choose('q1', 'a')
    await pass(1000)
    choose('q2', 'b')
    server.refuses = refusal('questionnaire.staysOnDevice')
    server.sheet = { ...server.sheet, staysOnDevice: true, answers: [], sequence: 0 }
    await pass(1000)
    expect([has('onDevice'), context().isChanged]).toEqual([true, true])
    expect(device.kept?.waiting.map(({ questionID }) => questionID)).toEqual(['q1', 'q2'])
  })
})

describe('where it is not open', () => {
  it('it can be looked at again', async () => {
    const { actor, server, has } = await opened({ standing: 'notOpen', token: null })
    expect(has('notOpen')).toBe(true)
    server.sheet = sheet
    actor.send({ type: 'retry.requested' })
    await settled()
    expect(has('shown')).toBe(true)
  })

  it('any more, what the device has kept is forgotten', async () => {
    const before = await opened(anonymous)
    before.choose('q1', 'a')
    for (const standing of ['over', 'handedIn'] as const) {
      const { device, has } = await opened({ ...anonymous, standing, token: null }, before.device.kept)
      expect([has(standing), device.kept]).toEqual([true, null])
    }
  })
})
