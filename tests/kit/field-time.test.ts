import { afterEach, beforeEach, expect, it } from 'vitest'

import { blankClass } from '#machines/class/class-draft.ts'
import { blankExam } from '#machines/exam/exam-draft.ts'

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
