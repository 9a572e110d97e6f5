import { describe, expect, it } from 'vitest'

import { argumentsOf, baseTag, folders, isBorrowed, tags, textsOf, type Tag } from './dictionaries.ts'

const base = textsOf(baseTag)
const due = (tag: Tag) => [...base].filter(([key]) => !isBorrowed(tag, key))

describe('the dictionaries', () => {
  it('[LOCALE-01] are those of the eleven languages and no others', () => {
    expect([...folders].sort()).toEqual([...tags].sort())
  })

  it.each(tags)('[LOCALE-01] %s holds the keys of the base, all of them and no others', (tag) => {
    expect([...textsOf(tag).keys()].sort()).toEqual(
      due(tag)
        .map(([key]) => key)
        .sort(),
    )
  })

  it.each(tags)('[LOCALE-01] %s names the same arguments as the base in every text', (tag) => {
    const named = Object.fromEntries([...textsOf(tag)].map(([key, text]) => [key, argumentsOf(text)]))
    expect(named).toEqual(Object.fromEntries(due(tag).map(([key, text]) => [key, argumentsOf(text)])))
  })

  it.each(tags)('[LOCALE-01] %s leaves no text empty', (tag) => {
    expect([...textsOf(tag)].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })
})
