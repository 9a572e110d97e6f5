import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  hasRoomBeside,
  nextCorner,
  onScreen,
  sizeOf,
  startPlace,
  type Place,
  type Shape,
} from '#machines/assistant/assistant-place.ts'
import { isFor } from '#app/routes/centre.ts'
import { findableAmong } from '#app/routes/findable.ts'
import { declared } from '#app/parts.ts'
import { routeOf, routes } from '#app/route-table.ts'
import { findRoutes, keywordsOf, type Findable } from '#app/assistant/find-routes.ts'
import { textsOf, type Tag } from '#tests/i18n/dictionaries.ts'

const shapes: readonly Shape[] = ['button', 'panel']
const screens = fc.record({ width: fc.integer({ min: 240, max: 4000 }), height: fc.integer({ min: 240, max: 3000 }) })
const coordinate = fc.oneof(fc.integer({ min: -5000, max: 9000 }), fc.double({ min: -5000, max: 9000, noNaN: true }))
const places = fc.record({ x: coordinate, y: coordinate })

describe('the place of the assistant', () => {
  it('[SHELL-50] starts 24 pixels from the side and 560 above the lower edge', () => {
    expect(startPlace({ width: 1440, height: 900 })).toEqual({ x: 24, y: 340 })
    expect(startPlace({ width: 1024, height: 768 })).toEqual({ x: 24, y: 208 })
  })

  it('[SHELL-50] starts at the line end on a phone and an upright tablet, low, without covering the head of a page', () => {
    expect(startPlace({ width: 360, height: 740 })).toEqual({ x: 296, y: 572 })
    expect(startPlace({ width: 768, height: 1024 })).toEqual({ x: 704, y: 856 })
  })

  it('[SHELL-50] is clamped to the screen, wherever it is wanted', () => {
    fc.assert(
      fc.property(places, screens, fc.constantFrom(...shapes), (wanted, screen, shape) => {
        const size = sizeOf(shape, screen)
        const { x, y } = onScreen(wanted, size, screen)
        expect(x >= 0 && y >= 0 && x + size.width <= screen.width && y + size.height <= screen.height).toBe(true)
        expect(onScreen({ x, y }, size, screen)).toEqual({ x, y })
      }),
    )
  })

  it('[SHELL-50] opens with a margin of the page beside and below', () => {
    const phone = { width: 360, height: 740 }
    const size = sizeOf('panel', phone)
    const { x, y } = onScreen(startPlace(phone), size, phone)
    expect([x, phone.width - x - size.width, phone.height - y - size.height]).toEqual([8, 8, 8])
  })

  it('[SHELL-50] reaches every corner without dragging', () => {
    const screen = { width: 1280, height: 800 }
    const size = sizeOf('panel', screen)
    const corners: Place[] = []
    for (let place = startPlace(screen), i = 0; i < 4; i += 1) corners.push((place = nextCorner(place, size, screen)))
    expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
    expect(corners).toContainEqual({ x: 1280 - 344 - 24, y: 800 - 512 - 24 })
  })

  it('opens by itself only where it covers nothing of the page', () => {
    expect([360, 1280, 1440, 1920].map((width) => hasRoomBeside({ width, height: 900 }))).toEqual(Array(4).fill(false))
    expect(hasRoomBeside({ width: 2048, height: 1100 })).toBe(true)
  })
})

const findablePages = findableAmong(declared)

const pagesIn = (tag: Tag): readonly Findable[] => {
  const texts = textsOf(tag)
  return findablePages.map((page) => ({
    ...page,
    title: texts.get(page.key === 'helpCentre' ? 'assistant.helpCentre' : `title.${page.key}`) ?? '',
    words: keywordsOf(texts.get(`assistant.keywords.${page.key}`) ?? ''),
  }))
}
const found = (text: string, pages: readonly Findable[], isSignedIn: boolean) =>
  findRoutes(text, pages, isSignedIn).map(({ key }) => key)
const english = pagesIn('en-US')
const chinese = pagesIn('zh-CN')

describe('where do I find', () => {
  it.each([
    ['my courses', 'mycourse'],
    ['COURSES', 'mycourse'],
    ['where do I find the news?', 'dynamicList'],
    ['I want to change password', 'resetPasswords'],
    ['slow internet', 'speedTest'],
    ['install', 'appDownload'],
    ['how do I get help', 'helpCentre'],
    ['speedtest', 'speedTest'],
  ])('[SHELL-50] %s: a page with that title or keyword comes first', (text, key) => {
    expect(found(text, english, true)[0]).toBe(key)
  })

  it.each([
    ['我的课程在哪里', 'mycourse'],
    ['网速', 'speedTest'],
    ['想改密码', 'resetPasswords'],
    ['新闻', 'dynamicList'],
  ])('[SHELL-50] %s in Chinese, without word boundaries', (text, key) => {
    expect(found(text, chinese, true)).toContain(key)
  })

  it('[SHELL-50] offers a visitor public pages only, and nobody a page that is useless to him', () => {
    for (const text of ['', 'a', 'e', 'course', 'password', 'sign in', 'help']) {
      for (const { key, address } of findRoutes(text, english, false)) {
        expect(routeOf(address.split('?')[0]!).isPublic, key).toBe(true)
      }
      for (const useless of ['login', 'retrieve']) expect(found(text, english, true)).not.toContain(useless)
    }
    expect(found('sign in', english, false)[0]).toBe('login')
  })

  it('[SHELL-50] suggests something for an empty query, and nothing for nonsense', () => {
    expect(found('', english, true).length).toBeGreaterThan(2)
    expect(found('', english, false).length).toBeGreaterThan(2)
    expect(found('qqxyz', english, true)).toEqual([])
    expect(found('in', english, true).length).toBeLessThanOrEqual(6)
  })

  it('[SHELL-50] knows every page that needs no parameters, and no other', () => {
    // Each of them shows one item, found through its list.
    const ofOneThing = [
      'dynamicDetail',
      'course-detail',
      'class-detail',
      'class-lesson',
      'class-maillist',
      'dx-class-detail',
      'dx-class-maillist',
      'onLine-detail',
      'onLine-course-detail',
      'livePlay',
      'message-detail',
      'system-detail',
      'play',
      'playView',
      'paper',
      'paperresult',
      'questionnairepaper',
      'qusetionnaireresult',
      'class-assessment',
      'dx-class-assessment',
      'classAssessment',
      'assessmentResultSuccess',
      'homework',
    ]
    // Found under the change of password, the change of phone number and the profile.
    const ways = ['emailReset', 'bindPhone', 'updateUserInfo']
    // The guard leads there when the second check is due.
    const ledTo = ['validPhone']
    // The same as a screen of the personal centre.
    const twice = ['notice-list']
    // Users with access have it in the personal centre's navigation; for others it is useless.
    const ofFew = routes.filter(({ name }) => !isFor(declared, name, [])).map(({ name }) => name)
    expect(ofFew.length).toBeGreaterThan(0)
    const known = findablePages.map(({ address }) => routeOf(address.split('?')[0]!).name)
    const worded = [...textsOf('en-US').keys()].flatMap((key) => /^assistant\.keywords\.(.+)$/.exec(key)?.[1] ?? [])
    expect(findablePages.map(({ key }) => key).sort()).toEqual(worded.sort())
    expect([...new Set(known)].sort()).toEqual(
      routes
        .map(({ name }) => name)
        .filter((name) => ![...ofOneThing, ...twice, ...ways, ...ledTo, ...ofFew].some((other) => other === name))
        .sort(),
    )
  })
})
