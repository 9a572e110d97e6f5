import { expect, it } from 'vitest'

import { catalogueFilter, catalogueHref, isNarrowed } from '#views/course/catalogue-address.ts'

const read = (query: string) => catalogueFilter(new URLSearchParams(query))
const nothing = { kind: null, category: null, year: null, teacher: null, keyword: '', sort: 'new' }

it('the address of the catalogue survives a round trip', () => {
  const filter = read(
    'kind=elective&category=floods&year=2026&teacher=%E8%B5%B5%E6%98%8E%E5%93%B2&keyword=early+warning&sort=rating',
  )
  expect(filter).toEqual({
    kind: 'elective',
    category: 'floods',
    year: 2026,
    teacher: '赵明哲',
    keyword: 'early warning',
    sort: 'rating',
  })
  expect(catalogueHref(filter, '20')).toBe(
    '/course/course-list?kind=elective&category=floods&year=2026&teacher=%E8%B5%B5%E6%98%8E%E5%93%B2&keyword=early+warning&sort=rating&size=20',
  )
  expect(catalogueHref(read(''), null)).toBe('/course/course-list')
})

it.each([
  '',
  'kind=both',
  'category=',
  'category=a%20b',
  `category=${'x'.repeat(65)}`,
  'sort=best',
  'keyword=%20%20',
  'year=',
  'year=1899',
  'year=2201',
  'year=2026.5',
  'year=%202026',
  'year=02026',
  'year=1e3',
  'year=-200',
  'year=next',
  'teacher=',
  'teacher=%20%09',
  `teacher=${'x'.repeat(101)}`,
  'teacher=a%00b',
  'teacher=a%0Ab',
])('invalid filters are ignored: %s', (query) => {
  expect(read(query)).toEqual(nothing)
  expect(isNarrowed(read(query))).toBe(false)
})

it.each([
  ['year=1900', { year: 1900 }],
  ['year=2200', { year: 2200 }],
  ['teacher=+Li+Na%20', { teacher: 'Li Na' }],
  [`teacher=${'x'.repeat(100)}`, { teacher: 'x'.repeat(100) }],
])('valid filters apply: %s', (query, narrowed) => {
  expect(read(query)).toEqual({ ...nothing, ...narrowed })
  expect(isNarrowed(read(query))).toBe(true)
  expect(read(catalogueHref(read(query), null).split('?')[1] ?? '')).toEqual(read(query))
})

it("a keyword is truncated to the server's limit", () => {
  expect(read(`keyword=${'x'.repeat(300)}`).keyword).toHaveLength(100)
})
