import { describe, expect, it } from 'vitest'

import { textChanges } from '#views/homework/text-changes.ts'

const marked = (earlier: string, later: string): string =>
  (textChanges(earlier, later) ?? [])
    .map(({ kind, value }) => (kind === 'same' ? value : kind === 'added' ? `+${value}+` : `-${value}-`))
    .join('')

describe('the changes between two versions', () => {
  it('are told by words', () => {
    expect(marked('The levee is dry.', 'The levee is wet.')).toBe('The levee is -dry-+wet+.')
    expect(marked('One', 'One')).toBe('One')
    expect(marked('', 'New')).toBe('+New+')
  })

  it('are found where words are not parted by blanks', () => {
    expect(marked('堤防干燥', '堤防潮湿')).toBe('堤防-干燥-+潮湿+')
  })

  it('give both texts back, letter by letter', () => {
    const [earlier, later] = ['Post 14:\ntwo burrows.\n\nDry.', 'Post 14:\ntwo wide burrows.\n\nStill dry.']
    const changes = textChanges(earlier, later) ?? []
    const without = (left: string) =>
      changes
        .filter(({ kind }) => kind !== left)
        .map(({ value }) => value)
        .join('')
    expect([without('added'), without('removed')]).toEqual([earlier, later])
  })

  it('of texts that have next to nothing in common take no more than a moment', () => {
    const words = (seed: number) => Array.from({ length: 4000 }, (_, at) => String((at * seed) % 9973)).join(' ')
    const begun = performance.now()
    textChanges(words(31), words(57))
    expect(performance.now() - begun).toBeLessThan(3000)
  })
})
