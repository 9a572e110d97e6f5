import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { centreOf } from '#app/routes/centre.ts'
import { declared, parts } from '#app/parts.ts'
import { mainMenu } from '#app/routes/menu.ts'
import { firstChildOf, notFoundRoute, routeOf, routes } from '#app/route-table.ts'
import { sourceOf } from '#app/source-of.ts'

/** [GUARD-05] As the specification lists them. */
const publicNames = [
  ...['index', 'login', 'retrieve', 'applicationSecret', 'techAuth', 'livePlay', 'speedTest', 'appPolymer'],
  ...['appDownload', 'websitedownload'],
]

/**
 * [SHELL-05] As the specification lists them, those of routes that are still to come too; each name is exact (GAP-19).
 */
const headerlessNames = [
  ...['play', 'login', 'assessmentResultSuccess', 'speedTest', 'websitedownload', 'appDownload', 'appPolymer'],
  ...['questionnairepaper', 'applicationSecret', 'techAuth', 'paper', 'paperresult', 'exampractice'],
  ...['classAssessment', 'retrieve', 'resetPasswords', 'resetEmail', 'resetPhone', 'bindPhone', 'exercise'],
  ...['qusetionnaireresult', 'certificate-detail', 'examcertificateDetail', 'livePlay', 'validPhone', 'index'],
  'emailReset',
]

/** [SHELL-06] */
const backgrounds = new Map([
  ...['paper', 'paperresult', 'qusetionnaireresult', 'assessmentResultSuccess'].map((name) => [name, 'grey'] as const),
  ['play', 'dark'],
  ['appDownload', 'lightGrey'],
])

/** [ROUTE-24] The order of the personal centre's navigation, with the screens that are still to come. */
const centreNames = [
  ...['mycourse', 'myclass', 'myonlineclass', 'exam', 'mymistakes', 'questionnaire', 'vote', 'myhomework', 'mynotes'],
  ...['myCollection', 'studyarchives', 'certificate', 'leave', 'leave-audit', 'teacherGroom', 'myMessage'],
  ...['myuserinfo', 'passkeys', 'mysessions'],
]

const everyRoute = [...routes, notFoundRoute]
const pathsOf = ({ path, aliases }: (typeof routes)[number]) => [path, ...aliases]

describe('the route table', () => {
  it('[GUARD-05] has the ten public routes, and no other', () => {
    expect(
      everyRoute
        .filter(({ isPublic }) => isPublic)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(publicNames.sort())
  })

  it('[SHELL-05 in part] hides the header by 27 exact names', () => {
    expect(new Set(headerlessNames).size).toBe(27)
    for (const { name, hasHeader } of everyRoute) expect(hasHeader, name).toBe(!headerlessNames.includes(name))
  })

  it('[SHELL-06] gives each route its background', () => {
    // That the page is drawn on it, every-page.e2e.test.ts sees of each route.
    for (const name of backgrounds.keys())
      expect(
        everyRoute.some((route) => route.name === name),
        name,
      ).toBe(true)
    for (const { name, background } of everyRoute) expect(background, name).toBe(backgrounds.get(name) ?? 'white')
  })

  it('resolves every row by its path and its aliases, and has a view for it', async () => {
    for (const row of routes) {
      for (const path of pathsOf(row)) expect(routeOf(path)).toBe(row)
      expect((await sourceOf(row.name)).load, row.name).toBeTypeOf('function')
    }
    const loaded = await Promise.all(parts.flatMap(({ pages }) => (pages === undefined ? [] : [pages()])))
    const named = loaded.flatMap(({ pages }) => Object.keys(pages))
    expect(named.sort()).toEqual(everyRoute.map(({ name }) => name).sort())
    expect([routeOf('/').name, routeOf('/index').name]).toEqual(['login', 'index'])
    expect(await sourceOf('retrieve')).toBe(await sourceOf('emailReset'))
  })

  it('wires the two app pages crosswise', () => {
    const source = readFileSync(new URL('../../src/app/entry/pages.ts', import.meta.url), 'utf8')
    const viewOf = (name: string) =>
      new RegExp(`${name}: page\\(\\(\\) => import\\('#views/entry/([\\w-]+)\\.page`).exec(source)?.[1]
    expect([viewOf('websitedownload'), viewOf('appPolymer')]).toEqual(['app-polymer', 'website-download'])
  })

  it('has no name and no path twice', () => {
    const paths = routes.flatMap(pathsOf)
    expect(new Set(paths).size).toBe(paths.length)
    expect(new Set(everyRoute.map(({ name }) => name)).size).toBe(everyRoute.length)
  })

  it('ignores a trailing slash, and everything else is not found', () => {
    expect(routeOf('/index/').name).toBe('index')
    expect(routeOf('/nowhere').name).toBe('notFound')
    expect(routeOf('/Index').name).toBe('notFound')
  })
})

describe('a bare parent', () => {
  it.each([
    ['/course', '/course/course-list'],
    ['/class', '/class/class-list'],
    ['/usercenter', '/usercenter/mycourse'],
    ['/dxClass', '/dxClass/class-list'],
    ['/onLine', '/onLine/onLine-list'],
    ['/notice', '/notice/notice-list'],
    ['/notice-announcement', '/notice-announcement/notice-list'],
  ])('%s leads to %s with its query, with a trailing slash too', (parent, child) => {
    expect(firstChildOf(parent)).toBe(child)
    expect(firstChildOf(`${parent}/?page=2&keyword=a%20b`)).toBe(`${child}?page=2&keyword=a%20b`)
    expect(firstChildOf(child)).toBeNull()
  })

  it('is every address with children that is no page itself, and leads to one of them', () => {
    const parents = new Set(
      routes
        .flatMap(pathsOf)
        .filter((path) => path.lastIndexOf('/') > 0)
        .map((path) => path.slice(0, path.lastIndexOf('/'))),
    )
    // Only an alias stands below the archive, which is still to come.
    for (const parent of parents) {
      if (parent === '/usercenter/studyarchives') continue
      expect(routeOf(firstChildOf(parent) ?? '/nowhere').name, parent).not.toBe('notFound')
    }
    const leading = declared
      .filter(({ isFirstChild }) => isFirstChild)
      .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    expect(new Set(leading.map((path) => path.split('/')[1])).size).toBe(leading.length)
    expect(['/', '/index', '/nowhere', ''].map(firstChildOf)).toEqual([null, null, null, null])
  })
})

describe('what the parts declare for navigation', () => {
  it('stands in the personal centre in the order of its navigation', () => {
    const shown = centreOf(declared, ['headmaster']).map(({ name }) => name)
    expect(shown).toEqual(centreNames.filter((name) => shown.some((other) => other === name)))
    expect(shown.length).toBe(declared.filter(({ centre }) => centre !== undefined).length)
    const inCentre = routes.filter(({ path }) => path.startsWith('/usercenter/')).map(({ name }) => name)
    expect(shown).toEqual(expect.arrayContaining(inCentre))
  })

  it('[SHELL-08, SHELL-09] stands in the main navigation, in its order', () => {
    const menu = mainMenu(declared)
    expect(menu.map(({ href }) => href)).toEqual([
      '/index',
      '/dynamicList',
      '/course/course-list',
      '/class/class-list',
      '/usercenter/mycourse',
    ])
    expect(menu.flatMap(({ entry: { below = [] } }) => below.map(({ href }) => href))).toEqual([
      '/class/class-detail',
      '/class/class-list?type=history',
      '/class/class-agenda',
    ])
  })
})
