import { describe, expect, it } from 'vitest'

import { CallFailure, problemOf } from '#api/kit/problem.ts'
import { asMissing } from '#app/kit/missing.ts'
import { askedOnce } from '#app/kit/whole-list.ts'

const refused = (reason: string) =>
  Promise.reject(new CallFailure({ kind: 'refused', code: 5000, reason, message: 'words' }))
const reasonOf = (load: Promise<unknown>) =>
  load.then(
    () => null,
    (error: unknown) => problemOf(error).reason,
  )

describe('what an address refers to', () => {
  it('is not found when its id is malformed, and otherwise fails as usual', async () => {
    expect(await reasonOf(asMissing(refused('request.invalid')))).toBe('request.notFound')
    expect(await reasonOf(asMissing(refused('request.busy')))).toBe('request.busy')
    expect(await asMissing(Promise.resolve('there'))).toBe('there')
  })
})

describe('a request shared by parts of a page', () => {
  it('is made once while it is pending, and again afterwards', async () => {
    let asked = 0
    const ask = askedOnce(() => Promise.resolve((asked += 1)))
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
    expect(await ask()).toBe(2)
  })

  it('is repeated after a failure', async () => {
    let asked = 0
    const ask = askedOnce(() => ((asked += 1) === 1 ? refused('request.busy') : Promise.resolve('there')))
    expect(await reasonOf(ask())).toBe('request.busy')
    expect(await ask()).toBe('there')
  })
})
