import type { Page, Request } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import {
  CAPTCHA_ANSWER,
  captchaShown,
  passwordOf,
  signInAs,
  storageOf,
  submitSignIn,
} from '#tests/kit/browser/portal-under-test.ts'
import { goTo, settled } from '#tests/kit/browser/standing.ts'

const { portal, visit } = portalForTests()

/** A call as the browser made it, and the body of its answer. */
interface Made {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | null
  readonly status: number
  readonly answer: Readonly<Record<string, unknown>> | null
}

const made: Made[] = []
/** What the page showed and stored, taken when the calls had been answered. */
const seen = { storage: {} as Record<string, string>, xsrf: '', footer: '', aboutUs: '', banner: '', bannerLink: '' }

async function record(request: Request): Promise<void> {
  const response = await request.response()
  const { pathname, search } = new URL(request.url())
  const isJson = response?.headers()['content-type']?.includes('application/json') === true
  made.push({
    method: request.method(),
    path: pathname,
    query: search,
    headers: await request.allHeaders(),
    // Of JSON and of a form alike.
    body: request.postDataJSON() as Made['body'],
    status: response?.status() ?? 0,
    answer: isJson ? ((await response.json()) as Made['answer']) : null,
  })
}

/** Signs in, goes home and to private pages, changes name and picture, and signs out. */
async function journey(page: Page): Promise<void> {
  await page.goto('/')
  await submitSignIn(page, 'learner', passwordOf('learner'))
  await page.waitForURL('**/#/index')
  await settled(page)
  await goTo(page, '/usercenter/myuserinfo')
  await settled(page)
  await goTo(page, '/index')
  await settled(page)
  const banner = page.getByRole('complementary', { name: 'Continue learning' })
  await banner.waitFor()
  Object.assign(seen, {
    storage: await storageOf(page),
    xsrf: (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value,
    footer: await page.locator('footer').innerText(),
    aboutUs: await page.locator('footer').getByRole('link', { name: 'About us' }).getAttribute('href'),
    banner: await banner.innerText(),
    bannerLink: await banner.getByRole('link', { name: 'Continue' }).getAttribute('href'),
  })
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL('**/#/')
  await captchaShown(page)
}

/** Sets a new password by a code. */
async function retrieval(page: Page): Promise<void> {
  await page.goto('/#/retrieve')
  await captchaShown(page)
  await page.locator('[name=account]').fill('teacher')
  await page.locator('[name=captcha]').fill(CAPTCHA_ANSWER)
  await page.locator('form [type=submit]').click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('a six-digit code is on its way', { exact: false }).waitFor()
  const { body } = await portal()
    .db.selectFrom('message')
    .select('body')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  await page.locator('[name=code]').fill(/\d{6}/.exec(body)?.[0] ?? '')
  await page.locator('form [type=submit]').click()
  await page.locator('[name=password]').fill('Violet harbour 7 kites')
  await page.locator('[name=confirmation]').fill('Violet harbour 7 kites')
  await page.locator('form [type=submit]').click()
  await page.getByRole('heading', { name: 'Password changed' }).waitFor()
}

const calls = (method: string, path: string): readonly Made[] =>
  made.filter((one) => one.method === method && one.path === path)
/** The first call of a kind; it was made without any payload when `payload` is empty. */
function the(method: string, path: string, payload: Readonly<Record<string, string>>): Made {
  const [found] = calls(method, path)
  expect(found, `${method} ${path}`).toBeDefined()
  const { lang, ...rest } = Object.fromEntries(new URLSearchParams(found?.query))
  expect([lang, rest]).toEqual(['en_US', payload])
  return found!
}
const dataOf = (call: Made) => call.answer?.['data']
const firstOf = (call: Made) => (dataOf(call) as readonly Record<string, unknown>[])[0]

beforeAll(async () => {
  const { page, close } = await portal().visit({ viewport: { width: 1440, height: 900 } })
  const recorded: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    if (['fetch', 'xhr', 'image'].includes(request.resourceType())) recorded.push(record(request))
  })
  await journey(page)
  await retrieval(page)
  await Promise.all(recorded)
  await close()
}, 120_000)

describe('a call of the specification, as the browser makes it', () => {
  it('[CALL-01, SESSION-02] GET user carries Basic of name and MD5 of the password, and the captcha', () => {
    const call = the('GET', '/user', { captcha: 'CFKL' })
    // `learner`, and the MD5 of its password in hex.
    expect(call.headers['authorization']).toBe(`Basic ${btoa('learner:0f9c8a4dcdbb8484621bf2e4e56d4ab4')}`)
    expect(call.answer).toMatchObject({ authenticated: true })
  })

  it('[CALL-02] GET logout', () => {
    expect(the('GET', '/logout', {}).answer).toMatchObject({ code: 2000 })
  })

  it('[CALL-04] GET user/validateCaptcha, before the password is sent', () => {
    the('GET', '/user/validateCaptcha', { captcha: 'CFKL' })
    const paths = made.map(({ path }) => path)
    expect(paths.indexOf('/user/validateCaptcha')).toBeLessThan(paths.indexOf('/user'))
  })

  it('[CALL-05] GET user/event/visit, with origin PC and the name of the route', () => {
    const visits = calls('GET', '/user/event/visit').map(({ query }) => new URLSearchParams(query))
    expect(new Set(visits.map((query) => query.get('origin')))).toEqual(new Set(['PC']))
    expect(visits.map((query) => query.get('page'))).toEqual([
      'login',
      'index',
      'myuserinfo',
      'index',
      'login',
      'retrieve',
    ])
  })

  it('[CALL-06] GET api-ouser/portal/user/getCurrentUser, whose account name is stored', () => {
    const user = dataOf(the('GET', '/api-ouser/portal/user/getCurrentUser', {}))
    expect(user).toMatchObject({
      userId: expect.any(String) as string,
      name: 'learner',
      originalName: '林晓雯',
      bindPhone: expect.any(String) as string,
      email: expect.any(String) as string,
      headImg: null,
      account: { userName: 'learner' },
    })
    expect(seen.storage['loginID']).toBe('learner')
  })

  it('[CALL-09 in part] PUT api-ouser/portal/user/account/checkWeakPasswd with the loginID', () => {
    const [call] = calls('PUT', '/api-ouser/portal/user/account/checkWeakPasswd')
    expect(call?.body).toEqual({ loginID: 'learner', lang: 'en_US', _csrf: expect.any(String) as string })
    expect([call?.answer?.['data'], seen.storage['weakPassword']]).toEqual([false, '1'])
  })

  it.each([
    ['CALL-10', '/api-ouser/portal/user/open/account/', ['getLoginUser', 'getBindAccount', 'resetPasswd']],
    ['CALL-11', '/api-message/portal/sms/open/', ['generatePhoneCode', 'validPhoneCode']],
  ] as const)('[%s] %s holds %j', (_id, parent, names) => {
    for (const name of names) {
      const found = made.filter(({ path }) => path === `${parent}${name}`)
      expect([name, found.map(({ answer }) => answer?.['code'])]).toEqual([name, [2000]])
    }
  })

  it('[CALL-12 in part] GET api-basic/portal/open/dicttype/listDict, with every type code for itself', () => {
    const [call] = calls('GET', '/api-basic/portal/open/dicttype/listDict')
    const codes = new URLSearchParams(call?.query).getAll('typeCodes')
    expect(codes.length).toBeGreaterThan(1)
    expect(call?.answer).toMatchObject({ code: 2000 })
    expect((dataOf(call!) as { dictTypeCode: string }[]).map(({ dictTypeCode }) => dictTypeCode)).toEqual(codes)
    expect(firstOf(call!)).toMatchObject({ dicts: expect.any(Array) as unknown[] })
  })

  it('[CALL-14] GET api-classes/portal/api/currentinfo, whose ids are stored', () => {
    const { currentClasses } = dataOf(the('GET', '/api-classes/portal/api/currentinfo', {})) as {
      currentClasses: string[]
    }
    expect(currentClasses.length).toBeGreaterThan(0)
    expect(JSON.parse(seen.storage['currentClasses'] ?? '')).toEqual(currentClasses)
  })

  it.each([
    [
      'CALL-15',
      '/api-classes/portal/open/meeting/listPublicLive',
      ['id', 'title', 'joinUrl', 'startDate', 'startTime', 'endTime'],
    ],
    ['CALL-16', '/api-information/portal/open/liveBroadcast', ['imageID', 'link']],
  ] as const)('[%s] GET %s lists %j', (_id, path, fields) => {
    expect(Object.keys(firstOf(the('GET', path, {})) ?? {})).toEqual(expect.arrayContaining([...fields]))
  })

  it('[CALL-17, NEWS-05] GET getSpecificCategory: the copyright, and the id of the page about us', () => {
    const byCode = new Map(
      calls('GET', '/api-information/portal/information/getSpecificCategory').map((call) => [
        new URLSearchParams(call.query).get('searchCategoryCode'),
        firstOf(call),
      ]),
    )
    const copyright = byCode.get('copy_right')?.['informationDetail'] as string
    expect(copyright).toMatch(/Great Rivers Academy/)
    expect(seen.footer).toContain(copyright)
    const id = byCode.get('about_us')?.['informationID'] as string
    expect(seen.aboutUs).toBe(`#/dynamicDetail?informationID=${id}`)
  })

  it('[CALL-18] GET getLastLearnInfo whenever home is entered: the course of the banner', () => {
    const path = '/api-course/portal/open/usercourse/getLastLearnInfo'
    const { courseID, courseName } = dataOf(the('GET', path, {})) as { courseID: string; courseName: string }
    expect(seen.banner).toContain(courseName)
    expect(seen.bannerLink).toBe(`#/course/course-detail?courseID=${courseID}`)
    expect(calls('GET', path).length).toBeGreaterThan(0)
  })

  it.each([
    ['CALL-20', '/api-message/portal/notifyrecord/findNotifyRecordListSelf', { queryReceiverState: '2' }],
    ['CALL-21', '/api-message/portal/messagedialogue/findAllDialogueRecordList', {}],
  ] as const)('[%s] GET %s gives data and count', (_id, path, payload) => {
    const [call] = calls('GET', path)
    expect(Object.fromEntries(new URLSearchParams(call?.query))).toMatchObject(payload)
    expect(call?.answer).toMatchObject({ code: 2000, data: expect.any(Array) as unknown[] })
    expect(call?.answer?.['count']).toBeTypeOf('number')
  })

  it('[CALL-25] GET api-file/portal/file/stream/{imageId}?origin=true gives the image', () => {
    const [image] = made.filter(({ path }) => path.startsWith('/api-file/portal/file/stream/'))
    expect([image?.method, image?.status, image?.body]).toEqual(['GET', 200, null])
    expect(Object.fromEntries(new URLSearchParams(image?.query))).toEqual({ origin: 'true', lang: 'en_US' })
    expect(image?.headers['accept']).toContain('image/')
  })
})

describe('every call of the browser', () => {
  const isCall = ({ path }: Made) => /^\/(?:api-|user|logout)/.test(path)
  const languageOf = ({ query, body }: Made) => new URLSearchParams(query).get('lang') ?? body?.['lang']

  it('[HTTP-01, HTTP-05] says its language: a GET in the query, a POST and a PUT in the body', () => {
    const all = made.filter(isCall)
    expect(new Set(all.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PUT']))
    expect(all.filter((call) => languageOf(call) !== 'en_US').map(({ method, path }) => [method, path])).toEqual([])
    expect(all.filter(({ method, query }) => method !== 'GET' && query !== '').map(({ path }) => path)).toEqual([])
  })

  it('[HTTP-05 in part, HTTP-08 in part] carries the token of the XSRF cookie, which is stored, where it changes something', () => {
    const [change] = calls('PUT', '/api-ouser/portal/user/account/checkWeakPasswd')
    expect(seen.storage['token']).toMatch(/\w{20}/)
    expect([change?.body?.['_csrf'], seen.xsrf]).toEqual([seen.storage['token'], seen.storage['token']])
  })
})

describe('an answer of code 5000', () => {
  it('[ERROR-04] shows what the server says', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await signInAs(page, 'learner')
    await page.route('**/logout*', (route) =>
      route.fulfill({ json: { code: 5000, message: 'The river has risen.', reason: null, data: null } }),
    )
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await page.locator('.plain-toasts, [data-sonner-toast]').getByText('The river has risen.').waitFor()
  })
})

describe('the answer of a sign-in', () => {
  it.each([
    ['false', { authenticated: false }],
    ['a text', { authenticated: 'true' }],
    ['missing', {}],
  ])('[CALL-01, SESSION-03] counts only when authenticated is true: %s', async (_what, answer) => {
    const page = await visit()
    await page.goto('/')
    await page.route('**/user?captcha=*', (route) =>
      route.fulfill({ json: { code: 2000, message: '', reason: null, retryAfter: 0, secondCheck: false, ...answer } }),
    )
    await submitSignIn(page, 'learner', passwordOf('learner'))
    await page.getByRole('alert').waitFor()
    expect(new URL(page.url()).hash.replace('#', '')).toMatch(/^\/?$/)
    expect(await storageOf(page)).not.toHaveProperty('token')
  })
})

describe('the management scope', () => {
  it.each([
    [2000, 1],
    [5000, 0],
  ])('[CALL-03, ROLE-05] rebuilds the navigation by code 2000 alone, and says nothing: %i', async (code, links) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const entry = { menuCode: 'outbox', children: [], meta: { title: 'Outbox' } }
    await page.route('**/user/listScope?lang=en_US', (route) =>
      route.fulfill({ json: { code, message: 'Not a word of it.', reason: null, data: [entry] } }),
    )
    await signInAs(page, 'learner')
    await settled(page)
    await expect.poll(() => page.getByRole('link', { name: /Administration/ }).count()).toBe(links)
    expect(await page.getByText('Not a word of it.').count()).toBe(0)
  })
})
