import { describe, expect, it } from 'vitest'

import { CallFailure, problemOf } from '#api/kit/problem.ts'
import { asMissing } from '#app/missing.ts'
import { askedOnce } from '#app/whole-list.ts'

const refused = (reason: string) =>
  Promise.reject(new CallFailure({ kind: 'refused', code: 5000, reason, message: 'words' }))
const reasonOf = (load: Promise<unknown>) =>
  load.then(
    () => null,
    (error: unknown) => problemOf(error).reason,
  )

describe('what an address names', () => {
  it('[ROUTE-21, ROUTE-63] is missing when its id could be none, and fails as it fails otherwise', async () => {
    expect(await reasonOf(asMissing(refused('request.invalid')))).toBe('request.notFound')
    expect(await reasonOf(asMissing(refused('request.busy')))).toBe('request.busy')
    expect(await asMissing(Promise.resolve('there'))).toBe('there')
  })
})

describe('what several parts of a page ask for', () => {
  it('is asked for once while it is on its way, and again afterwards', async () => {
    let asked = 0
    const ask = askedOnce(() => Promise.resolve((asked += 1)))
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
    expect(await ask()).toBe(2)
  })

  it('is asked for again after it failed', async () => {
    let asked = 0
    const ask = askedOnce(() => ((asked += 1) === 1 ? refused('request.busy') : Promise.resolve('there')))
    expect(await reasonOf(ask())).toBe('request.busy')
    expect(await ask()).toBe('there')
  })
})
