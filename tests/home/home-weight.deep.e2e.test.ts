import { expect, it } from 'vitest'

import { homeTraffic, homeWeightLimit, kilobytesOf } from '#tests/bench/home.ts'

it('home after sign-in loads at most 70 kB beyond the login page, without pictures', async () => {
  const traffic = await homeTraffic()
  expect(kilobytesOf(traffic), JSON.stringify(traffic, null, 2)).toBeLessThanOrEqual(homeWeightLimit)
}, 60_000)
