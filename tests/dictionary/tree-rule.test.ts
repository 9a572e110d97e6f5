import { describe, expect, it } from 'vitest'

import { inTreeOrder, pathName, pathTo } from '#api/dictionary/tree-rule.ts'

const entry = (dictCode: string, parentCode?: string) => ({
  dictCode,
  dictName: dictCode.toUpperCase(),
  ...(parentCode !== undefined && { parentCode }),
})
const entries = [entry('b'), entry('a'), entry('a1', 'a'), entry('b1', 'b'), entry('a11', 'a1'), entry('lost', 'gone')]

describe('the entries of a tree', () => {
  it('come each before those below it, those of one level as they were', () => {
    expect(inTreeOrder(entries).map(({ dictCode }) => dictCode)).toEqual(['b', 'b1', 'a', 'a1', 'a11', 'lost'])
  })

  it('are named with what is above them, each name in its own direction', () => {
    expect(pathTo(entries, 'a11').map(({ dictCode }) => dictCode)).toEqual(['a', 'a1', 'a11'])
    expect(pathName(entries, 'a11')).toBe('\u2068A\u2069 / \u2068A1\u2069 / \u2068A11\u2069')
    expect([pathName(entries, 'a'), pathName(entries, 'lost'), pathName(entries, 'gone')]).toEqual([
      'A',
      'LOST',
      'gone',
    ])
  })
})
