import { describe, expect, it } from 'vitest'

import {
  answerFormOf,
  answerForms,
  pagesOf,
  renewed,
  settled,
  withCopy,
  withForm,
  withOption,
  withoutOption,
  withPoints,
} from '#machines/questionnaire/question-edits.ts'
import { blankFormQuestion, type DraftFormQuestion } from '#machines/questionnaire/questionnaire-draft.ts'

/** Ids in their order: `n1`, `n2`, … */
function ids(): () => string {
  let count = 0
  return () => `n${(count += 1)}`
}
const question = (questionID: string, changed: Partial<DraftFormQuestion> = {}): DraftFormQuestion => ({
  ...blankFormQuestion(ids()),
  questionID,
  options: [`${questionID}-a`, `${questionID}-b`],
  ...changed,
})
const about = (questionID: string, ...optionIDs: string[]) => ({ condition: { questionID, optionIDs } })
const conditionsOf = (questions: readonly DraftFormQuestion[]) => questions.map(({ condition }) => condition)

describe('after a change of the questions', () => {
  const [first, second, third] = [
    question('q1'),
    question('q2', about('q1', 'q1-a')),
    question('q3', about('q2', 'q2-b')),
  ]

  it('what still holds stays the same', () => {
    const all = [first, second, third]
    for (const [at, one] of settled(all).entries()) expect(one).toBe(all[at])
  })

  it('a condition on a question that is gone is dropped', () => {
    expect(conditionsOf(settled([first, third]))).toEqual([null, null])
  })

  it('a condition on a question that comes later by now is dropped, and no other one', () => {
    expect(conditionsOf(settled([second, first, third]))).toEqual([null, null, third.condition])
  })

  it('a condition keeps the options that are left, and is dropped with the last of them', () => {
    const both = question('q2', about('q1', 'q1-a', 'q1-b'))
    const one = withoutOption(first, 'q1-a')
    expect(conditionsOf(settled([one, both, second]))).toEqual([null, about('q1', 'q1-b').condition, null])
  })

  it('a condition that has just been begun is kept, unless there is nothing to choose', () => {
    const begun = question('q2', about('q1'))
    expect(conditionsOf(settled([first, begun]))).toEqual([null, begun.condition])
    expect(conditionsOf(settled([withForm(first, 'short', ids()), begun]))).toEqual([null, null])
  })

  it.each([
    ['multiple', true],
    ['rank', true],
    ['scale', true],
    ['trueFalse', false],
    ['short', false],
  ] as const)('which is answered as %s by now, a condition on its options holds: %s', (form, holds) => {
    const [, dependant] = settled([withForm(first, form, ids()), second])
    expect(dependant?.condition).toEqual(holds ? second.condition : null)
  })

  it('a condition on what is true or false holds', () => {
    const dependant = question('q2', about('q1', 'true'))
    expect(settled([question('q1', { kind: 'trueFalse', options: [] }), dependant])[1]).toBe(dependant)
  })
})

describe('how a question is answered', () => {
  it.each(answerForms)('is one choice: %s', (form) => {
    expect(answerFormOf(withForm(question('q1'), form, ids()))).toBe(form)
  })

  it('counts as plain where the kind has no such style', () => {
    expect(answerFormOf({ kind: 'trueFalse', style: 'scale' })).toBe('trueFalse')
  })

  it('gets blank options where it has fewer than two, and keeps those that it has', () => {
    expect(withForm(question('q1', { kind: 'short', options: [] }), 'single', ids()).options).toEqual(['n1', 'n2'])
    expect(withForm(question('q1', { kind: 'short', options: ['a'] }), 'rank', ids()).options).toEqual(['a', 'n1'])
    expect(withForm(question('q1', { kind: 'short', options: [] }), 'trueFalse', ids()).options).toEqual([])
    expect(withForm(question('q1'), 'short', ids()).options).toEqual(['q1-a', 'q1-b'])
  })
})

describe('the options of a question', () => {
  it('are added at the end', () => {
    expect(withOption(question('q1'), ids()).options).toEqual(['q1-a', 'q1-b', 'n1'])
  })

  it('are no fewer than are asked for', () => {
    const left = withoutOption(question('q1', { kind: 'multiple', least: 1, most: 2 }), 'q1-b')
    expect(left).toMatchObject({ options: ['q1-a'], least: 1, most: 1 })
    expect(withoutOption(question('q1'), 'q1-b')).toMatchObject({ least: null, most: null })
  })

  it.each([
    [['a', 'b', 'c'], 5, ['a', 'b', 'n1', 'n2', 'c']],
    [['a', 'b', 'c'], 2, ['a', 'c']],
    [['a', 'b', 'c'], 3, ['a', 'b', 'c']],
    [['a'], 3, ['n1', 'n2', 'a']],
    [[], 2, ['n1', 'n2']],
  ])('%j are a scale of %d points, whose ends stay: %j', (options, count, points) => {
    expect(withPoints(question('q1', { options }), count, ids()).options).toEqual(points)
  })
})

it('a copy stands right after its question, with ids of its own and the same condition', () => {
  const [first, second] = [question('q1'), question('q2', about('q1', 'q1-b'))]
  const all = withCopy([first, second, question('q3')], 'q2', ids())
  expect(all.map(({ questionID }) => questionID)).toEqual(['q1', 'q2', 'n3', 'q3'])
  expect(all[2]).toMatchObject({ options: ['n1', 'n2'], condition: second.condition })
})

it('questions for another questionnaire ask about each other as the old ones did', () => {
  const truth = question('q2', { kind: 'trueFalse', options: [], ...about('q1', 'q1-b') })
  const [first, second, third, lost] = renewed(
    [question('q1'), truth, question('q3', about('q2', 'false')), question('q4', about('q9', 'x'))],
    ids(),
  )
  expect(second?.condition).toEqual({ questionID: first?.questionID, optionIDs: [first?.options[1]] })
  expect(third?.condition).toEqual({ questionID: second?.questionID, optionIDs: ['false'] })
  expect(lost?.condition).toBeNull()
  const old = ['q1', 'q2', 'q3', 'q4']
  for (const one of [first, second, third, lost]) expect(old).not.toContain(one?.questionID)
})

it('pages begin with the first question and where one starts a page', () => {
  const starts = [true, false, true, true].map((startsPage) => ({ startsPage }))
  expect(pagesOf(starts)).toEqual([1, 1, 2, 3])
  expect(pagesOf([])).toEqual([])
})
