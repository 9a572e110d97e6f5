import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const rows = readFileSync('tests/deep.tsv', 'utf8').trimEnd().split('\n').slice(1)

describe('what only the deep run runs', () => {
  it('says why, each file once and in order', () => {
    const files = globSync('tests/**/*.deep.*').map((path) => path.replaceAll('\\', '/'))
    expect(rows.map((row) => row.split('\t')[0])).toEqual(files.toSorted())
    // Any other ending belongs to no project of Vitest.
    expect(files.filter((file) => !/\.deep\.(?:(?:api|e2e)\.test\.ts|test\.tsx?)$/.test(file))).toEqual([])
    expect(rows.filter((row) => !/^\S+\t\S[^\t]*$/.test(row))).toEqual([])
  })
})
