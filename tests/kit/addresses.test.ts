import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

import { addressOf } from '#app/routes/address-of.ts'
import { routes } from '#app/routes/table.ts'

const root = resolve(import.meta.dirname, '../..')

/** Never run: what does not compile here would go wrong in a browser. */
export const wrongAddresses = [
  // @ts-expect-error there is no such route
  () => addressOf('class-details'),
  // @ts-expect-error the route takes no such key
  () => addressOf('class-detail', { classId: '1' }),
  // @ts-expect-error the route takes no query
  () => addressOf('index', { page: '1' }),
]

describe('the address of a route', () => {
  it('is its path, with the query that is given', () => {
    expect(addressOf('index')).toBe('/index')
    expect(addressOf('class-detail', { classID: 'a b&c', type: null })).toBe('/class/class-detail?classID=a+b%26c')
    expect(addressOf('class-list', { type: null })).toBe('/class/class-list')
  })

  it('is hard-coded only in the part that declares it', () => {
    const paths = routes.flatMap(({ path, aliases }) => [path, ...aliases]).filter((path) => path !== '/')
    const literal = new RegExp(`['"\`#](${paths.join('|')})['"\`?]`)
    // The guard's are typed by the declarations. What the demo organisation has written is its own.
    const exempt =
      /^src\/(app\/[^/]+\/routes\.ts$|i18n\/)|^src\/machines\/session\/guard\.flow\.ts$|^server\/demo\/texts\//
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
