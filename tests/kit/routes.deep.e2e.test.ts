import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { routes } from '#app/route-table.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { coursewareId } from '#server/study/progress-rows.demo.ts'

import { signInAs, startPortalUnderTest, type PortalUnderTest, type Visitor } from './browser/portal-under-test.ts'
import { goTo, settled } from './browser/standing.ts'

/** What an address shows: the page's heading, and elements without which it would not be that page. */
interface Place {
  readonly address: string
  /** The specification's name of the route, which the guard records with every visit. */
  readonly name: string
  readonly heading: string | RegExp
  readonly holds: readonly string[]
}

type Who = 'visitor' | 'learner' | 'committee' | 'headmaster'

const place = (address: string, name: string, heading: string | RegExp, ...holds: readonly string[]): Place => ({
  address,
  name,
  heading,
  holds,
})
const course = (name: string): string => `/course/course-detail?courseID=${demoId('course', name)}`
const aClass = (name: string): string => `/class/class-detail?classID=${demoId('class', name)}`
const lecture = `coursewareID=${coursewareId('sand-boils')}`

/** As the specification lists them: who opens them, and what its words say is there. */
const rows: readonly (readonly [id: string, who: Who, ...places: readonly Place[]])[] = [
  ['ROUTE-01', 'visitor', place('/', 'login', 'Sign in', '[name=user]', '.captcha-picture img', '[name=vcode]')],
  ['ROUTE-15', 'visitor', place('/speedTest', 'speedTest', 'Speed test', '.speed-needs')],
  [
    'ROUTE-04',
    'learner',
    place('/retrieve', 'retrieve', 'Reset your password', '.steps', '[name=account]', '[name=captcha]'),
    place('/emailReset', 'emailReset', 'Reset your password', '.steps', '[name=account]', '[name=captcha]'),
  ],
  [
    'ROUTE-07',
    'learner',
    place('/resetPasswords', 'resetPasswords', 'Change your password', '[name=original]', '[name=password]'),
  ],
  [
    'ROUTE-08',
    'learner',
    place('/resetPhone', 'resetPhone', 'Change your phone number', '[name=original]', '[name=contact-country]'),
  ],
  [
    'ROUTE-09',
    'learner',
    place('/resetEmail', 'resetEmail', 'Change your e-mail address', '[name=original]', '[name=contact]'),
  ],
  [
    'ROUTE-16, NEWS-01',
    'learner',
    place('/dynamicList', 'dynamicList', 'News', '.news-entry-title', '.news-rows li'),
    place('/dynamicList?help=help_center', 'dynamicList', 'Help centre', '.help-articles li'),
  ],
  ['ROUTE-18', 'learner', place('/resources', 'resources', 'Resources', '.resource-rows li')],
  ['ROUTE-20', 'learner', place('/course/course-list', 'course-list', 'Open courses', '.course-rows li')],
  [
    'ROUTE-21',
    'learner',
    place(course('levees'), 'course-detail', 'Levees: Spotting and Stopping a Failure', '.course-head'),
    place(course('flood-forecasting'), 'course-detail', 'Flood Forecasting in Practice', '.course-head'),
  ],
  ['ROUTE-22', 'learner', place('/course/course-topics', 'course-topics', 'Course topics', '.topic-cards li')],
  [
    'ROUTE-24',
    'learner',
    place('/usercenter', 'mycourse', 'My courses', '.my-courses > li'),
    place('/course/course-list', 'course-list', 'Open courses'),
    place('/usercenter/mycourse', 'mycourse', 'My courses', '.my-courses > li'),
  ],
  ['ROUTE-31', 'learner', place('/usercenter/mynotes', 'mynotes', 'My notes', '.note-rows li')],
  ['ROUTE-32', 'learner', place('/usercenter/leave', 'leave', 'My leave', '.leave-rows li')],
  ['ROUTE-35', 'learner', place('/usercenter/myCollection', 'myCollection', 'My favourites', '.favourites li')],
  ['ROUTE-36', 'learner', place('/usercenter/myMessage', 'myMessage', 'My messages', '.message-row')],
  ['ROUTE-37', 'learner', place('/usercenter/myuserinfo', 'myuserinfo', 'My profile', 'text=林晓雯')],
  [
    'ROUTE-39',
    'learner',
    ...['', '/usercenter', '/usercenter/studyarchives'].map((parent) =>
      place(`${parent}/updateUserInfo`, 'updateUserInfo', 'Edit profile', 'form [name=chineseName]'),
    ),
  ],
  ['ROUTE-62', 'learner', place('/class/class-list', 'class-list', 'My classes', '.class-rows li')],
  [
    'ROUTE-63',
    'learner',
    place(aClass('flood'), 'class-detail', 'Flood Forecasting and Emergency Command', '.facts .fact'),
    place('/class/class-detail?type=current', 'class-detail', 'Current class', '.class-rows li'),
  ],
  ['ROUTE-26', 'learner', place('/usercenter/myclass', 'myclass', 'My classes', '.class-rows li')],
  ['ROUTE-27', 'learner', place('/usercenter/myonlineclass', 'myonlineclass', 'My online classes', '.class-rows li')],
  [
    'ROUTE-67',
    'learner',
    place(
      `/class/class-maillist?classID=${demoId('class', 'flood')}`,
      'class-maillist',
      'Contact list',
      '.class-members li',
    ),
  ],
  ['ROUTE-72', 'committee', place('/dxClass/class-list', 'dx-class-list', 'My classes', '.class-rows li')],
  [
    'ROUTE-73',
    'committee',
    place(
      `/dxClass/class-detail?classID=${demoId('class', 'leadership')}`,
      'dx-class-detail',
      'Young Leaders’ Training Class',
      '.facts .fact',
    ),
  ],
  [
    'ROUTE-77',
    'committee',
    place(
      `/dxClass/class-maillist?classID=${demoId('class', 'leadership')}`,
      'dx-class-maillist',
      'Contact list',
      '.class-members li',
    ),
  ],
  ['ROUTE-81', 'headmaster', place('/dxClass/leave-audit', 'leave-audit', 'Leave audit', '.desk-row')],
  [
    'ROUTE-58',
    'learner',
    place(
      `/play?courseID=${demoId('course', 'river-measurement')}`,
      'play',
      /./,
      '.player-video',
      '.player-chapter-list > li',
    ),
  ],
  ['ROUTE-60', 'learner', place(`/playView?${lecture}`, 'playView', /./, '.player-video')],
]

/** Names that are children of one parent or another, and two that are of none. */
const childNames = [
  ...['course-list', 'course-detail', 'course-topics', 'class-list', 'class-detail', 'mycourse'],
  ...['class-maillist', 'class-agenda', 'onLine-detail'],
  ...['myclass', 'mynotes', 'leave', 'message-detail', 'notice-list', 'system-detail', 'leave-audit', 'onLine-list'],
  ...['index', 'nothing'],
]

let portal: PortalUnderTest
const visitors = new Map<Who, Visitor>()
beforeAll(async () => {
  portal = await startPortalUnderTest()
})
afterAll(() => portal.close())

/** One browser profile for each of them: most of a test's time would go into signing in. */
async function pageOf(who: Who): Promise<Page> {
  const known = visitors.get(who)
  if (known !== undefined) return known.page
  const visitor = await portal.visit({ viewport: { width: 1440, height: 900 } })
  visitors.set(who, visitor)
  if (who === 'visitor') await visitor.page.goto('/#/techAuth')
  else await signInAs(visitor.page, who)
  await settled(visitor.page)
  return visitor.page
}

async function opens(page: Page, { address, name, heading, holds }: Place): Promise<void> {
  const visited = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url())
    return pathname === '/user/event/visit' && searchParams.get('page') === name
  })
  await goTo(page, address)
  await visited
  await settled(page)
  expect(await page.locator('main h1').innerText(), address).toMatch(heading)
  for (const selector of holds) await page.locator('main').locator(selector).first().waitFor()
}

describe('a route of the specification', () => {
  const named = rows.map(([id, who, ...places]) => {
    const paths = new Set(places.map(({ address }) => address.split('?')[0]))
    return { id, who, places, where: [...paths].join(', ') }
  })

  it.each(named)('[$id] $where shows a $who what belongs there', async ({ who, places }) => {
    const page = await pageOf(who)
    for (const one of places) await opens(page, one)
    expect(visitors.get(who)?.complaints).toEqual([])
  })
})

/** Ids of a dialogue and of a notice of the learner's. */
async function messagesOf(name: string): Promise<{ readonly dialogueId: string; readonly noticeId: string }> {
  const { dialogue_id } = await portal.db
    .selectFrom('dialogue_member')
    .select('dialogue_id')
    .where('user_id', '=', userId(name))
    .executeTakeFirstOrThrow()
  const { id } = await portal.db
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', userId(name))
    .executeTakeFirstOrThrow()
  return { dialogueId: dialogue_id, noticeId: id }
}

describe('a parent of the specification', () => {
  /** Opens every name below a parent, and finds a page at its children alone. */
  async function hasExactly(
    parent: string,
    children: Readonly<Record<string, readonly [query: string, shows: string]>>,
    who: Who = 'learner',
  ) {
    const below = routes
      .flatMap(({ path, aliases }) => [path, ...aliases])
      .filter((path) => path.startsWith(`${parent}/`))
    expect(below.toSorted()).toEqual(
      Object.keys(children)
        .map((name) => `${parent}/${name}`)
        .toSorted(),
    )
    const page = await pageOf(who)
    await goTo(page, '/nothing')
    await goTo(page, parent)
    await page.waitForURL(`**/#${parent}/${Object.keys(children)[0]}`)
    for (const name of childNames) {
      const [query, shows] = children[name] ?? ['', '.face-title:text-is("We can’t find this page")']
      await goTo(page, `${parent}/${name}${query}`)
      await page.locator('main').locator(shows).first().waitFor()
    }
  }

  it('[ROUTE-19] /course has its three children, and no other', () =>
    hasExactly('/course', {
      'course-list': ['', '.course-rows li'],
      'course-detail': [`?courseID=${demoId('course', 'levees')}`, '.course-head'],
      'course-topics': ['', '.topic-cards li'],
    }))

  it('[ROUTE-83] /notice has its two children, and no other', async () => {
    await hasExactly('/notice', {
      'notice-list': ['', '.message-row'],
      'message-detail': [`?dialogueId=${(await messagesOf('learner')).dialogueId}`, '.letter'],
    })
  })

  it('[ROUTE-84] /notice-announcement has its three children, and no other', async () => {
    const { dialogueId, noticeId } = await messagesOf('learner')
    await hasExactly('/notice-announcement', {
      'notice-list': ['', '.message-row'],
      'message-detail': [`?dialogueId=${dialogueId}`, '.letter'],
      'system-detail': [`?mesNotifyId=${noticeId}`, '.system-notice-title'],
    })
  })

  it('[ROUTE-61 in part] /class has five of its ten children, and no other', () =>
    hasExactly('/class', {
      'class-list': ['', '.class-rows li'],
      'class-detail': [`?classID=${demoId('class', 'flood')}`, '.facts .fact'],
      'class-maillist': [`?classID=${demoId('class', 'flood')}`, '.class-members li'],
      'class-agenda': ['', 'h1:text-is("Agenda")'],
      'class-assessment': [`?classID=${demoId('class', 'flood')}`, 'h1'],
    }))

  it('[ROUTE-71 in part] /dxClass has five of its twelve children, and no other', () =>
    hasExactly(
      '/dxClass',
      {
        'class-list': ['', '.class-rows li'],
        'class-detail': [`?classID=${demoId('class', 'river-chief')}`, '.facts .fact'],
        'class-maillist': [`?classID=${demoId('class', 'river-chief')}`, '.class-members li'],
        'leave-audit': ['', '.desk-row'],
        'class-assessment': [`?classID=${demoId('class', 'river-chief')}`, 'h1'],
      },
      'headmaster',
    ))

  it('[ROUTE-85 in part] /onLine has three of its eight children, and no other', () =>
    hasExactly('/onLine', {
      'onLine-list': ['', '.class-rows li'],
      'onLine-detail': [`?classID=${demoId('class', 'water-law')}`, '.facts .fact'],
      'course-detail': [
        `?classID=${demoId('class', 'water-law')}&courseID=${demoId('course', 'negotiation')}`,
        '.course-head',
      ],
    }))
})
