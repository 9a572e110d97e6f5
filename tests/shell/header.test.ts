import { describe, expect, it } from 'vitest'

import { addFavourite, setHomePage } from '#browser/favourites.ts'
import { storedClasses } from '#browser/stored-classes.ts'
import { discoverTarget, isOfPage } from '#views/shell/navigation-entries.ts'

describe('the way from discover', () => {
  it('[SHELL-13] is the class itself when there is one', () => {
    expect(discoverTarget('current', ['a b'])).toBe('/class/class-detail?type=current&classID=a+b')
  })
  it('[SHELL-14] is the list for several', () => {
    expect(discoverTarget('coming', ['a', 'b'])).toBe('/class/class-list?type=coming')
  })
  it('[SHELL-15] is the history for none', () => {
    expect(discoverTarget('coming', [])).toBe('/class/class-list?type=history')
  })
})

describe('the highlight', () => {
  it.each([
    ['/course/course-list', '/course/course-detail', true],
    ['/class/class-list?type=history', '/class/class-detail', true],
    ['/index', '/', false],
    ['/class/class-list', '/dxClass/class-list', false],
  ])('[SHELL-11] of %s on %s: %s', (href, path, expected) => {
    expect(isOfPage({ href, text: '' }, path)).toBe(expected)
  })
})

describe('the stored classes', () => {
  it.each(['', 'null', '{}', '[1]', '["a"', 'x'.repeat(10_000)])(
    '[SHELL-15] are empty when storage holds %s',
    (value) => {
      expect(storedClasses({ get: () => value })).toEqual([])
    },
  )
  it('[SHELL-13] are the ids in storage', () => {
    expect(storedClasses({ get: () => '["a","b"]' })).toEqual(['a', 'b'])
  })
})

describe('home page and favourite', () => {
  const pageWith = (parts: object) =>
    ({
      location: { origin: 'https://learn.example.org' },
      document: { title: 'Portal', body: { style: { setProperty: () => undefined } } },
      external: {},
      ...parts,
    }) as unknown as Window

  it("[SHELL-17, SHELL-18] are set by the browser's API", () => {
    const asked: unknown[] = []
    const external = { AddFavorite: (...given: unknown[]) => asked.push(given) }
    const body = { style: { setProperty: () => undefined }, setHomePage: (address: string) => asked.push(address) }
    expect(addFavourite(pageWith({ external }))).toBe(true)
    expect(setHomePage(pageWith({ document: { title: 'Portal', body } }))).toBe(true)
    expect(asked).toEqual([['https://learn.example.org/', 'Portal'], 'https://learn.example.org/'])
  })

  it('[SHELL-19, ERROR-29] are refused where the API is missing or fails', () => {
    const external = {
      AddFavorite: () => {
        throw new Error('not allowed')
      },
    }
    expect([addFavourite(pageWith({})), addFavourite(pageWith({ external })), setHomePage(pageWith({}))]).toEqual([
      false,
      false,
      false,
    ])
  })
})
