import { describe, expect, it } from 'vitest'

import { detailFlow } from '#machines/kit/detail.flow.ts'
import { listFlow } from '#machines/kit/list.flow.ts'
import { createShownLists } from '#app/shown-lists.ts'

const page = { list: ['a row'], count: 1 }

describe('the cache of lists and details', () => {
  it('hits for the same list and the same request only', () => {
    const lists = createShownLists()
    lists.keep(listFlow, { page: '2', filter: { keyword: 'river' } }, page)
    expect(lists.last(listFlow, { page: '2', filter: { keyword: 'river' } })).toBe(page)
    expect(lists.last(listFlow, { page: '2', filter: { keyword: 'flood' } })).toBeNull()
    expect(lists.last(listFlow.provide({}), { page: '2', filter: { keyword: 'river' } })).toBeNull()
    lists.keepItem(detailFlow, '7', page)
    expect([lists.lastItem(detailFlow, '7'), lists.lastItem(detailFlow, '8')]).toEqual([page, null])
  })

  it('is evicted when the list is empty, and when the user signs out', () => {
    const lists = createShownLists()
    lists.keep(listFlow, { page: '1' }, page)
    lists.keep(listFlow, { page: '1' }, null)
    expect(lists.last(listFlow, { page: '1' })).toBeNull()
    lists.keep(listFlow, { page: '1' }, page)
    lists.forget()
    expect(lists.last(listFlow, { page: '1' })).toBeNull()
  })
})
