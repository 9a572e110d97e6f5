import { expect, it } from 'vitest'

import { webcalOf } from '#views/agenda/webcal.ts'

it.each([
  ['https://learn.example.org/calendar/x.ics', 'webcal://learn.example.org/calendar/x.ics'],
  ['http://localhost:8080/calendar/x.ics', 'webcal://localhost:8080/calendar/x.ics'],
])('%s is opened by calendar programs as %s', (address, opened) => {
  expect(webcalOf(address)).toBe(opened)
})
