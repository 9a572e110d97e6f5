import { describe, expect, it } from 'vitest'

import { faultOfTitle } from '../../scripts/lint/claims.ts'
import { claimsIn, withoutClaims } from '../../scripts/traceability/claims.ts'

const partial = new Map([['ROLE-01', 'the exams']])

describe('the title of a test', () => {
  it('claims what stands in its brackets, as a whole or in part, and no gap', () => {
    expect(claimsIn('guard [GUARD-01, GUARD-02 in part] sends UTF-8 [GAP-03] [LEAVE-04]')).toEqual([
      { id: 'GUARD-01', isPart: false },
      { id: 'GUARD-02', isPart: true },
      { id: 'LEAVE-04', isPart: false },
    ])
    expect(claimsIn('sends UTF-8 to ROLE-01')).toEqual([])
  })

  it('is shown without its claims', () => {
    expect(withoutClaims('guard [GUARD-01] sends  a visitor away [GAP-03]')).toBe('guard sends a visitor away')
  })

  it.each([
    ['[LEAVE-01] is requested', 'tests/leave/leave.api.test.ts', false, null],
    ['leaves (gap GAP-03)', 'tests/leave/leave.api.test.ts', true, null],
    ['[GAP-44] leaves', 'tests/leave/leave.api.test.ts', true, null],
    ['[LEAVE-01] leaves', 'tests/leave/leave.api.test.ts', true, /^LEAVE-01 belongs on the single test/],
    ['[ROUTE-32] opens', '/x/tests/leave/leave.e2e.test.ts', false, null],
    ['[LEAVE-01, ROUTE-32] opens', '/x/tests/leave/leave.api.test.ts', false, /^ROUTE-32 is proven by a browser/],
    ['[ROLE-01 in part] signs in', 'tests/session/sign-in.e2e.test.ts', false, null],
    ['[ROLE-01] signs in', 'tests/session/sign-in.e2e.test.ts', false, /^ROLE-01 is partial, the exams .*in part\]$/],
  ])('may claim only what its test can prove: %#', (title, file, isGroup, fault) => {
    const found = faultOfTitle(title, file, isGroup, partial)
    if (fault === null) expect(found).toBeNull()
    else expect(found).toMatch(fault)
  })
})
