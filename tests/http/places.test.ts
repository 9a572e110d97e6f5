import { expect, it } from 'vitest'

import { placesWithin } from '#server/http/places.ts'

it('one person, or one address, cannot take all places', () => {
  const take = placesWithin({ all: 5, person: 2, address: 3 })
  const [ann, bo, cy] = ['ann', 'bo', 'cy'].map((userId) => ({ userId, address: 'school' }))
  const visitor = { userId: null, address: 'home' }
  const [first, second] = [take(ann!), take(ann!)]
  expect([first, second].every((one) => one !== null)).toBe(true)
  expect(take(ann!)).toBeNull()
  expect(take({ userId: 'ann', address: 'home' })).toBeNull()
  expect(take(bo!)).not.toBeNull()
  expect(take(cy!)).toBeNull()
  expect([take(visitor), take(visitor)].every((one) => one !== null)).toBe(true)
  expect(take({ userId: 'di', address: 'elsewhere' })).toBeNull()
  first?.()
  expect(take(cy!)).not.toBeNull()
  second?.()
  expect(take(ann!)).not.toBeNull()
})
