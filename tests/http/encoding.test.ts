import fc from 'fast-check'
import qs from 'qs'
import { describe, expect, it } from 'vitest'

import { formOf, queryOf, routed } from '#api/kit/encoding.ts'

describe('queries and forms', () => {
  it('[HTTP-02] joins an array by commas', () => {
    expect(queryOf({ ids: [1, 2, 3] }, 'comma').toString()).toBe('ids=1%2C2%2C3')
  })

  it('[CALL-12] repeats the parameter where a call says so', () => {
    expect(queryOf({ typeCodes: ['a', 'b'] }, 'repeated').toString()).toBe('typeCodes=a&typeCodes=b')
  })

  it('[HTTP-03] writes dates as yyyy-MM-dd HH:mm:ss', () => {
    const date = new Date(2026, 0, 5, 7, 8, 9)
    expect(queryOf({ from: date }, 'comma').get('from')).toBe('2026-01-05 07:08:09')
    expect(formOf({ range: { from: date } }).get('range[from]')).toBe('2026-01-05 07:08:09')
  })

  it('fills the path parameters in and removes them from the payload', () => {
    const payload = { courseID: 'a/b ?', pageNum: 2 }
    expect(routed('course/{courseID}/notes', payload)).toEqual({
      path: 'course/a%2Fb%20%3F/notes',
      rest: { pageNum: 2 },
    })
    expect(routed('course/list', payload)).toEqual({ path: 'course/list', rest: payload })
  })

  it('omits undefined, and keeps zero, false and the empty text', () => {
    expect(queryOf({ a: null, b: undefined, c: 0, d: false, e: '' }, 'comma').toString()).toBe('c=0&d=false&e=')
  })

  it('[HTTP-06] writes nested keys that the server parses back', () => {
    const leaf = fc.string({ minLength: 1, maxLength: 8 })
    const key = fc.stringMatching(/^[a-z][a-zA-Z]{0,6}$/)
    fc.assert(
      fc.property(
        fc.dictionary(
          key,
          fc.oneof(
            leaf,
            fc.dictionary(key, leaf, { minKeys: 1, maxKeys: 3 }),
            fc.array(leaf, { minLength: 1, maxLength: 3 }),
          ),
          {
            maxKeys: 4,
            noNullPrototype: true,
          },
        ),
        (payload) => {
          expect(qs.parse(formOf(payload).toString(), { plainObjects: false, allowPrototypes: true })).toEqual(payload)
        },
      ),
    )
  })
})
