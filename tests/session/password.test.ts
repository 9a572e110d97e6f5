import { describe, expect, it } from 'vitest'

import { hashPassword, md5Of, owaspCost, verifyPassword } from '#server/session/password.ts'

import { quickHash } from '#tests/kit/server/quick-hash.ts'

const RIGHT = md5Of('Learner2026')
const WRONG = md5Of('Learner2027')

describe('a stored password', () => {
  it('says its cost, here what OWASP recommends, and fits the right password alone', async () => {
    const stored = await hashPassword(RIGHT, owaspCost)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await verifyPassword(RIGHT, stored, owaspCost)).toBe(true)
    expect(await verifyPassword(WRONG, stored, owaspCost)).toBe(false)
  })

  it('is salted: stored twice, it differs', async () => {
    expect(await hashPassword(RIGHT, quickHash)).not.toBe(await hashPassword(RIGHT, quickHash))
  })

  it.each([
    ['less', quickHash, owaspCost],
    ['more', { ...quickHash, passes: 3 }, quickHash],
  ])('still fits when it was stored at %s than today’s cost', async (_what, before, today) => {
    const stored = await hashPassword(RIGHT, before)
    expect(await verifyPassword(RIGHT, stored, today)).toBe(true)
    expect(await verifyPassword(WRONG, stored, today)).toBe(false)
  })

  it('is fitted by nothing where there is none', async () => {
    expect(await verifyPassword(RIGHT, null, quickHash)).toBe(false)
  })
})
