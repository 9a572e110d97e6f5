import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { randomUUID } from '#browser/random-uuid.ts'

it('the fallback generator makes random UUIDs', () => {
  const ids = Array.from({ length: 1000 }, randomUUID)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
})
