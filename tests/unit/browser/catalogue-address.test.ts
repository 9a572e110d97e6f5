import { expect, it } from 'vitest'

import { catalogueFilter, catalogueHref, isNarrowed } from '#views/course/catalogue-address.ts'

const read = (query: string) => catalogueFilter(new URLSearchParams(query))
const nothing = { kind: null, category: null, keyword: '', sort: 'new' }

it('[ROUTE-20] the address of the catalogue is read and written alike', () => {
  const filter = read('kind=elective&category=floods&keyword=early+warning&sort=rating')
  expect(filter).toEqual({ kind: 'elective', category: 'floods', keyword: 'early warning', sort: 'rating' })
  expect(catalogueHref(filter, '20')).toBe('/course/course-list?kind=elective&category=floods&keyword=early+warning&sort=rating&size=20')
  expect(catalogueHref(read(''), null)).toBe('/course/course-list')
})

it.each(['', 'kind=both', 'category=', 'category=a%20b', `category=${'x'.repeat(65)}`, 'sort=best', 'keyword=%20%20'])(
  '[ROUTE-20] what makes no sense in it narrows nothing: %s',
  (query) => {
    expect(read(query)).toEqual(nothing)
    expect(isNarrowed(read(query))).toBe(false)
  },
)

it('[ROUTE-20] a keyword is cut to what the server takes', () => {
  expect(read(`keyword=${'x'.repeat(300)}`).keyword).toHaveLength(100)
})
