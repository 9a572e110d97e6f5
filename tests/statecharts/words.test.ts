import { describe, expect, it } from 'vitest'

import { textWidth, wrap } from '../../scripts/statecharts/measure.ts'
import type { GuardTree } from '../../scripts/statecharts/chart.ts'
import { called, duration, guardInWords, spoken, triggerWords } from '../../scripts/statecharts/words.ts'

const atom = (name: string): GuardTree => ({ kind: 'atom', name, params: null })

describe('names in words', () => {
  it.each([
    ['hasRenewalsLeft', 'has renewals left'],
    ['storeLoginID', 'store login ID'],
    ['announceSignedOut', 'announce signed out'],
    ['isURLKnown', 'is URL known'],
  ])('%s', (name, words) => expect(spoken(name)).toBe(words))

  it("show the values of a name's parameters", () => {
    expect(called('notify', { to: 'desk', codes: ['a', 'b'], none: null })).toBe('notify (desk, a, b)')
    expect(called('notify', null)).toBe('notify')
  })
})

describe('guards in words', () => {
  it.each([
    ['isOverdue', 'is not overdue'],
    ['hasToken', 'has no token'],
    ['hasEnded', 'not has ended'],
    ['canSend', 'cannot send'],
    ['owns', 'not owns'],
  ])('not %s', (name, words) => expect(guardInWords({ kind: 'not', parts: [atom(name)] })).toBe(words))

  it('bracket nested conditions', () => {
    const either: GuardTree = { kind: 'or', parts: [atom('a'), { kind: 'in', state: 'lent' }] }
    expect(guardInWords({ kind: 'and', parts: [atom('b'), either] })).toBe('b and (a or is in lent)')
    expect(guardInWords({ kind: 'not', parts: [either] })).toBe('not (a or is in lent)')
  })
})

it.each([
  [300_000, '5 min'],
  [1000, '1 s'],
  [90_000, '90 s'],
  [1500, '1500 ms'],
  [250, '250 ms'],
  [172_800_000, '2 d'],
])('says %d ms as %s', (ms, words) => expect(duration(ms)).toBe(words))

it('describes the trigger of an edge', () => {
  expect(triggerWords({ kind: 'event', trigger: '*', delay: null })).toBe('any other event')
  expect(triggerWords({ kind: 'after', trigger: 'loanPeriod', delay: { name: 'loanPeriod', ms: null } })).toBe(
    'after loan period',
  )
  expect(triggerWords({ kind: 'error', trigger: 'findCopy', delay: null })).toBe('findCopy failed')
  expect(triggerWords({ kind: 'always', trigger: '', delay: null })).toBe('')
})

describe('wrapped lines', () => {
  it('are no wider than the limit', () => {
    const lines = wrap('The copy lies at the desk until the reader collects it or the time is over.', 120, 12)
    expect(lines.join(' ')).toContain('until the reader')
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(120)
  })

  it('break a long name at its parts without loss', () => {
    expect(wrap('signIn.emptyPasswordConfirmation', 90, 12)).toEqual(['signIn.empty', 'Password', 'Confirmation'])
    expect(wrap('', 90, 12)).toEqual([])
  })
})
