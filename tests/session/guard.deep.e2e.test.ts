import { describe, expect, it } from 'vitest'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { captchaShown, signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, settled } from '#tests/kit/browser/standing.ts'
import { go, watchCalls } from './guard-calls.ts'

const { visit } = portalForTests()

/** As the specification lists them: the ten public targets, and the address of each. */
const publicTargets: Readonly<Record<string, string>> = {
  index: '/index',
  login: '/',
  retrieve: '/retrieve',
  applicationSecret: '/applicationSecret',
  techAuth: '/techAuth',
  livePlay: '/livePlay',
  speedTest: '/speedTest',
  appPolymer: '/appPolymer',
  appDownload: '/appDownload',
  websitedownload: '/websitedownload',
}
/** The other addresses of the specification; those that are still to come are private, too. */
const privateAddresses = [
  ...['/validPhone', '/resetPasswords', '/resetPhone', '/resetEmail', '/bindPhone', '/emailReset'],
  ...['/dynamicList', '/dynamicDetail', '/resources', '/course', '/course/course-list', '/course/course-detail'],
  ...[
    '/course/course-topics',
    '/usercenter',
    '/usercenter/mycourse',
    '/usercenter/exam',
    '/usercenter/questionnaire',
    '/usercenter/mynotes',
  ],
  ...['/usercenter/leave', '/usercenter/myCollection', '/usercenter/myMessage', '/usercenter/myuserinfo'],
  ...['/studyarchivesYears', '/updateUserInfo', '/addTeacher', '/paper', '/examlist', '/questionnairepaper'],
  ...['/play', '/playView', '/class/class-list', '/class/class-detail', '/dxClass', '/dxClass/leave-audit'],
  ...['/notice', '/notice/notice-list', '/notice-announcement/message-detail', '/onLine/onLine-list'],
]

describe('the guard without a token', () => {
  it('[GUARD-05, GUARD-06, GUARD-16] opens the ten public targets without a redirect, and nothing else', async () => {
    const page = await visit()
    const calls = watchCalls(page)
    await page.goto('/#/index')
    await settled(page)
    for (const [name, address] of Object.entries(publicTargets)) {
      await goTo(page, address)
      await settled(page)
      expect([name, new URL(page.url()).hash]).toEqual([name, `#${address}`])
    }
    // One visit of each, and neither the user nor the password is asked for.
    expect(calls).toEqual(Object.keys(publicTargets).map((name) => `visit PC ${name}`))
    for (const address of privateAddresses) {
      await goTo(page, '/techAuth')
      await go(page, address)
      await page.waitForURL('**/#/')
      await captchaShown(page)
    }
    expect(calls.filter((call) => !call.startsWith('visit'))).toEqual([])
  })
})

describe('the guard with a token', () => {
  it.each(['**/user/event/visit*', '**/getCurrentUser*', '**/checkWeakPasswd'])(
    '[GUARD-12] continues when %s fails',
    async (pattern) => {
      const page = await visit()
      await signInAs(page, 'learner')
      await page.route(pattern, (route) => route.abort())
      await go(page, '/emailReset')
      await page.getByText('Find your account').waitFor()
      await expect.poll(() => page.locator('.loading-bar').getAttribute('data-running')).toBe('false')
    },
  )
})
