import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isAnswerTo, markAnswer, type KeyedQuestion } from '#api/question/answer-rule.ts'

const single: KeyedQuestion = { kind: 'single', options: ['a', 'b', 'c'], key: ['b'] }
const multiple: KeyedQuestion = { kind: 'multiple', options: ['a', 'b', 'c', 'd'], key: ['a', 'b', 'c'] }
const trueFalse: KeyedQuestion = { kind: 'trueFalse', options: ['true', 'false'], key: ['false'] }
const short: KeyedQuestion = { kind: 'short', options: [], key: [] }
const chosen = (...options: string[]) => ({ chosen: options, text: '' })
const written = (text: string) => ({ chosen: [], text })

describe('an answer', () => {
  it('fits its question by the kind: one option, several, one of two, or a text', () => {
    expect(isAnswerTo(single, chosen('a'))).toBe(true)
    expect(isAnswerTo(single, chosen('a', 'b'))).toBe(false)
    expect(isAnswerTo(multiple, chosen('a', 'b'))).toBe(true)
    expect(isAnswerTo(multiple, chosen('a', 'a'))).toBe(false)
    expect(isAnswerTo(multiple, chosen('z'))).toBe(false)
    expect(isAnswerTo(trueFalse, chosen('true'))).toBe(true)
    expect(isAnswerTo(trueFalse, written('true'))).toBe(false)
    expect(isAnswerTo(short, written('水'.repeat(10_000)))).toBe(true)
    expect(isAnswerTo(short, written('水'.repeat(10_001)))).toBe(false)
    // A family is one grapheme of eleven code units.
    expect(isAnswerTo(short, written('👨‍👩‍👧‍👦'.repeat(10_000)))).toBe(true)
    expect(isAnswerTo(short, chosen('a'))).toBe(false)
  })

  it('may be empty: it was taken back', () => {
    for (const question of [single, multiple, trueFalse, short]) {
      expect(isAnswerTo(question, chosen())).toBe(true)
      expect(markAnswer(question, chosen(), 50, true)).toBe(0)
      expect(markAnswer(question, null, 50, true)).toBe(0)
    }
  })

  it('is right or wrong, but for several options where parts count: right ones less wrong ones', () => {
    expect(markAnswer(single, chosen('b'), 50, false)).toBe(50)
    expect(markAnswer(single, chosen('a'), 50, true)).toBe(0)
    expect(markAnswer(trueFalse, chosen('false'), 10, false)).toBe(10)
    expect(markAnswer(multiple, chosen('c', 'a', 'b'), 60, false)).toBe(60)
    expect(markAnswer(multiple, chosen('a', 'b'), 60, false)).toBe(0)
    expect(markAnswer(multiple, chosen('a', 'b'), 60, true)).toBe(40)
    expect(markAnswer(multiple, chosen('a', 'b', 'd'), 60, true)).toBe(20)
    expect(markAnswer(multiple, chosen('a', 'd'), 60, true)).toBe(0)
    expect(markAnswer(multiple, chosen('a', 'b', 'c', 'd'), 60, true)).toBe(40)
  })

  it('of a short answer is marked by a person', () => {
    expect(markAnswer(short, written('Because the river rises'), 100, true)).toBeNull()
  })

  it('never gets more than all or less than nothing, and all only if it is right', () => {
    fc.assert(
      fc.property(fc.subarray([...multiple.options]), fc.integer({ min: 0, max: 1000 }), (options, full) => {
        const marks = markAnswer(multiple, chosen(...options), full, true) ?? -1
        expect(marks).toBeGreaterThanOrEqual(0)
        expect(marks).toBeLessThanOrEqual(full)
        const isRight = multiple.key.length === options.length && multiple.key.every((one) => options.includes(one))
        if (full > 0) expect(marks === full).toBe(isRight)
      }),
    )
  })
})
