import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { headerlessNames, notFoundRoute, publicNames, route, routeOf, routes } from '#app/routes.ts'
import { pages } from '#app/pages.ts'

describe('the route table', () => {
  it('[GUARD-05] names exactly ten public routes', () => {
    expect([...publicNames].sort()).toEqual(
      [
        'appDownload',
        'appPolymer',
        'applicationSecret',
        'index',
        'livePlay',
        'login',
        'retrieve',
        'speedTest',
        'techAuth',
        'websitedownload',
      ].sort(),
    )
  })

  it('[SHELL-05] hides the header by 27 exact names', () => {
    expect(new Set(headerlessNames).size).toBe(27)
    for (const name of headerlessNames) expect(route(name, '/x').hasHeader, name).toBe(false)
    expect(route('dx-certificate-detail', '/x').hasHeader).toBe(true)
    expect(notFoundRoute.hasHeader).toBe(true)
  })

  it('[SHELL-06] gives each route its background', () => {
    const backgroundOf = (name: string) => route(name, '/x').background
    expect(['paper', 'paperresult', 'qusetionnaireresult', 'assessmentResultSuccess'].map(backgroundOf)).toEqual(
      Array(4).fill('grey'),
    )
    expect(backgroundOf('play')).toBe('dark')
    expect(backgroundOf('appDownload')).toBe('lightGrey')
    expect(backgroundOf('index')).toBe('white')
  })

  it('[ROUTE-01, ROUTE-02, ROUTE-04] finds every row by its path and its aliases, and has a view for it', () => {
    for (const row of routes) {
      for (const path of [row.path, ...row.aliases]) expect(routeOf(path)).toBe(row)
      expect(pages[row.name]?.load, row.name).toBeTypeOf('function')
    }
    expect(Object.keys(pages).sort()).toEqual([...routes, notFoundRoute].map(({ name }) => name).sort())
    expect([routeOf('/').name, routeOf('/index').name]).toEqual(['login', 'index'])
    expect(pages['retrieve']).toBe(pages['emailReset'])
  })

  it('[ROUTE-14] wires the two app pages crosswise', () => {
    const source = readFileSync(new URL('../../src/app/pages.ts', import.meta.url), 'utf8')
    const viewOf = (name: string) =>
      new RegExp(`${name}: page\\(\\(\\) => import\\('#views/entry/([\\w-]+)\\.page`).exec(source)?.[1]
    expect([viewOf('websitedownload'), viewOf('appPolymer')]).toEqual(['app-polymer', 'website-download'])
  })

  it('has no name and no path twice', () => {
    const paths = routes.flatMap((row) => [row.path, ...row.aliases])
    expect(new Set(paths).size).toBe(paths.length)
    expect(new Set(routes.map((row) => row.name)).size).toBe(routes.length)
  })

  it('takes a trailing slash for the same address, and everything else for not found', () => {
    expect(routeOf('/index/').name).toBe('index')
    expect(routeOf('/nowhere').name).toBe('notFound')
    expect(routeOf('/Index').name).toBe('notFound')
  })
})
