import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const rows = readFileSync('tests/deep.tsv', 'utf8').trimEnd().split('\n').slice(1)

describe('what only the deep run runs', () => {
  it('says why, each file once and in order', () => {
    const files = globSync('tests/**/*.deep.*').map((path) => path.replaceAll('\\', '/'))
    expect(rows.map((row) => row.split('\t')[0])).toEqual(files.toSorted())
    expect(rows.filter((row) => !/^\S+\t\S[^\t]*$/.test(row))).toEqual([])
  })
})
