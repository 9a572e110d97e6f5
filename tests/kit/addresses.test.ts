import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

import { classAddress } from '#api/class/addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import type { Address } from '#api/kit/addresses.ts'
import { declared } from '#app/parts.ts'
import { routes } from '#app/route-table.ts'
import { allParts } from '#server/parts.ts'

const root = resolve(import.meta.dirname, '../..')

/** Never run: what does not compile here would go wrong in a browser. */
export const wrongAddresses = [
  // @ts-expect-error the part has no such page
  () => classAddress('class-details'),
  // @ts-expect-error the page takes no such key
  () => classAddress('class-detail', { classId: '1' }),
  // @ts-expect-error the page takes no query
  () => homeAddress('index', { page: '1' }),
]

describe('the address of a page', () => {
  it('is its path, with the query that is given', () => {
    expect(homeAddress('index')).toBe('/index')
    expect(classAddress('class-detail', { classID: 'a b&c', type: null })).toBe('/class/class-detail?classID=a+b%26c')
    expect(classAddress('class-list', { type: null })).toBe('/class/class-list')
  })

  it('that a bare parent leads to is known to the server as to the browser', () => {
    const leading = (addresses: readonly Address[]) =>
      addresses.filter(({ isFirstChild }) => isFirstChild).map(({ path }) => path)
    const onServer = allParts.flatMap(({ addresses = {} }) => Object.values(addresses))
    expect(leading(onServer).sort()).toEqual(leading(declared).sort())
  })

  it('is hard-coded only in the part that declares it', () => {
    const paths = routes.flatMap(({ path, aliases }) => [path, ...aliases]).filter((path) => path !== '/')
    const literal = new RegExp(`['"\`#](${paths.join('|')})['"\`?]`)
    // The guard's are typed by the declarations. What the demo organisation has written is its own.
    const exempt =
      /^src\/(api\/[^/]+\/addresses\.ts$|i18n\/)|^src\/machines\/session\/guard\.flow\.ts$|^server\/demo\/texts\//
    const sources = globSync('{src,server}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !exempt.test(file))
    expect(sources.length).toBeGreaterThan(500)
    const written = sources.filter((file) =>
      readFileSync(resolve(root, file), 'utf8')
        .split('\n')
        .some((line) => literal.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line)),
    )
    expect(written).toEqual([])
  })
})
