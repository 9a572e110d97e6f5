import { afterEach, beforeEach, expect, it } from 'vitest'

import { blankClass } from '#machines/class/class-draft.ts'
import { blankExam } from '#machines/exam/exam-draft.ts'

import { draftMoment, sentTime, shownTime } from '#machines/kit/field-time.ts'
import { BROWSER_ZONE, SERVER_ZONE } from './zones.ts'

beforeEach(() => {
  process.env.TZ = BROWSER_ZONE
})
afterEach(() => {
  process.env.TZ = SERVER_ZONE
})

it.each([
  ['begins', '2026-03-05T12:00:00Z'],
  ['ends', '2026-10-30T12:00:00Z'],
])('a new class and a new exam are proposed for nine in the morning, also when summer time %s before', (_, now) => {
  const [drafted, exam] = [blankClass(new Date(now)), blankExam(new Date(now))]
  const times = [drafted.opensAt, drafted.closesAt, drafted.startsAt, drafted.endsAt, exam.opensAt, exam.closesAt]
  expect(times.map((time) => time.slice(10))).toEqual(Array(6).fill('T09:00'))
})

it.each([
  ['in the second hour of a name, as summer time ends', '2026-11-01 05:00:00'],
  ['between two minutes', '2026-03-05 12:00:30'],
])('a time that nobody has chosen anew is sent as it is stored: %s', (_, stored) => {
  const field = shownTime(stored)
  expect(field).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  expect(sentTime(stored)).toBe(stored)
  expect(draftMoment(stored)).toBe(Date.parse(`${stored.replace(' ', 'T')}Z`))
  // A field alone cannot tell.
  expect(sentTime(field)).not.toBe(stored)
})

it('a time that was chosen is sent by the zone of whoever chose it', () => {
  expect(shownTime('2026-07-01T09:00')).toBe('2026-07-01T09:00')
  expect(sentTime('2026-07-01T09:00')).toBe('2026-07-01 11:30:00')
  expect([sentTime(''), draftMoment('')]).toEqual(['', Number.NaN])
})
