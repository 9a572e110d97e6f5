import { expect, it } from 'vitest'

import { visitLogin, weightLimit } from '#tests/bench/login.ts'

it('the first visit of the login page loads at most 130 kB until form and captcha are usable', async () => {
  const [visit] = await visitLogin(1)
  const kilobytes = (visit?.bytes ?? Number.NaN) / 1000
  expect(kilobytes, JSON.stringify(visit?.requests, null, 2)).toBeLessThanOrEqual(weightLimit)
}, 60_000)
