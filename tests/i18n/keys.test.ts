import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import {
  argumentsOf,
  baseTag,
  borrowedBy,
  folders,
  saidAreas,
  saidTwice,
  tags,
  textsOf,
  type Tag,
} from './dictionaries.ts'

const base = textsOf(baseTag)
function due(tag: Tag): [string, string][] {
  const borrowed = borrowedBy(tag)
  return [...base].filter(([key]) => !borrowed.has(key))
}

describe('the dictionaries', () => {
  it.each([...folders])('[LOCALE-01] in %s are those of the eleven languages and no others', (_, held) => {
    expect([...held].sort()).toEqual([...tags].sort())
  })

  it('[LOCALE-01] are listed in the types, each area once', () => {
    const types = readFileSync(join(process.cwd(), 'src/i18n/dictionaries.ts'), 'utf8')
    const listed = Array.from(types.matchAll(/^ {2}readonly (\w+): typeof \w+$/gm), ([, area]) => area)
    expect(listed).toEqual([...saidAreas].sort())
  })

  it('[LOCALE-01] say each title, keyword and waiting text in one part only', () => {
    for (const tag of tags) expect(saidTwice(tag), tag).toEqual([])
  })

  it.each(tags)('[LOCALE-01] %s holds the keys of the base, all of them and no others', (tag) => {
    expect([...textsOf(tag).keys()].sort()).toEqual(
      due(tag)
        .map(([key]) => key)
        .sort(),
    )
  })

  it.each(tags)('[LOCALE-01] %s has the arguments of the base in every text', (tag) => {
    const named = Object.fromEntries([...textsOf(tag)].map(([key, text]) => [key, argumentsOf(text)]))
    expect(named).toEqual(Object.fromEntries(due(tag).map(([key, text]) => [key, argumentsOf(text)])))
  })

  it.each(tags)('[LOCALE-01] %s has no empty text', (tag) => {
    expect([...textsOf(tag)].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })
})
