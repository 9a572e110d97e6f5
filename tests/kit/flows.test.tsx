import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { applicationFlow, applicationState } from '#machines/shell/application.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { signInProblems } from '#machines/session/sign-in-form.ts'
import { startLanguage } from '#machines/session/start-language.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'

/** The portal as it is without settings. */
const rules = { passwordMax18: false, asksCaptcha: true }

describe('the sign-in form', () => {
  it('[VALID-01, VALID-02] marks empty and too short fields', () => {
    expect(signInProblems({ user: ' ', password: '', vcode: ' ' }, rules)).toEqual({
      user: 'signIn.emptyAccount',
      password: 'signIn.emptyPassword',
      vcode: 'signIn.emptyCaptcha',
    })
    expect(signInProblems({ user: 'a', password: '12345', vcode: 'b' }, rules)).toEqual({
      password: 'signIn.shortPassword',
    })
    expect(signInProblems({ user: 'a', password: '123456', vcode: 'b' }, rules)).toEqual({})
  })

  it('[VALID-03, CONST-04] limits the password to 18 characters in the variant only', () => {
    const form = (length: number) => ({ user: 'a', password: 'x'.repeat(length), vcode: 'b' })
    expect(signInProblems(form(18), { ...rules, passwordMax18: true })).toEqual({})
    expect(signInProblems(form(19), { ...rules, passwordMax18: true })).toEqual({ password: 'signIn.longPassword' })
    expect(signInProblems(form(200), rules)).toEqual({})
  })
})

describe('the sign-in form of a portal without a captcha', () => {
  it('asks for none', () => {
    const form = { user: 'a', password: '123456', vcode: '' }
    expect(signInProblems(form, { ...rules, asksCaptcha: false })).toEqual({})
    expect(signInProblems(form, rules)).toEqual({ vcode: 'signIn.emptyCaptcha' })
  })
})

describe('the initial language', () => {
  const supported = ['zh_CN', 'en_US', 'ar_AR', 'kh_KH'] as const

  it('[LOCALE-04] is the first of the supported list', () => {
    expect(startLanguage(supported, null)).toBe('zh_CN')
    expect(startLanguage(['ar_AR', 'zh_CN'], null)).toBe('ar_AR')
    expect(startLanguage([], null)).toBe('zh_CN')
  })

  it("[LOCALE-05] in the variant is the browser's preferred one, else en_US", () => {
    expect(startLanguage(supported, ['de-DE', 'km', 'ar'])).toBe('kh_KH')
    expect(startLanguage(supported, ['ar-EG'])).toBe('ar_AR')
    expect(startLanguage(supported, ['de-DE', 'fr-FR'])).toBe('en_US')
    expect(startLanguage(['vi_VN'], ['de-DE'])).toBe('vi_VN')
  })
})

describe('the application state', () => {
  it('[ENTITY-29 in part, CONST-15, CONST-01] holds the fields of the specification', () => {
    const application = createActor(applicationFlow).start()
    application.send({ type: 'skin.chosen', skin: 'dark' })
    application.send({ type: 'page.opened', path: '/class/class-list', title: 'class-list' })
    const state = applicationState(application.getSnapshot(), { menu: [], user: null, languages: ['zh_CN'] }, 'a-token')
    expect(state).toEqual({
      skin: 'dark',
      token: 'a-token',
      datumValue: 4,
      datumObj: 2,
      menuActive: 'class',
      menuOpen: ['class'],
      pageSize: 10,
      modelDisabled: false,
      crumbsList: ['class-list'],
      menuList: [],
      bindPhone: null,
      helpSelected: null,
      langList: ['zh_CN'],
    })
  })
})

describe('a list', () => {
  it('[CONST-02] shows its loading state for at most 10000 ms, while the request continues', async () => {
    const clock = new SimulatedClock()
    let arrive: (page: { list: string[]; count: number }) => void = () => undefined
    const list = createActor(
      listOf(() => new Promise<{ list: string[]; count: number }>((resolve) => (arrive = resolve))),
      { input: { size: 10 }, clock },
    ).start()
    expect(list.getSnapshot().hasTag('loadingMark')).toBe(true)
    clock.increment(9999)
    expect(list.getSnapshot().hasTag('loadingMark')).toBe(true)
    clock.increment(1)
    expect(list.getSnapshot().hasTag('loadingMark')).toBe(false)
    expect(list.getSnapshot().matches('loading')).toBe(true)
    arrive({ list: ['a'], count: 1 })
    await expect.poll(() => list.getSnapshot().hasTag('filled')).toBe(true)
  })
})

describe('measures', () => {
  it('[CONST-14] the skeleton has min height 100, repeat 1 and row height 15 px', () => {
    const drawn = renderToStaticMarkup(<Skeleton label="…" />)
    expect(drawn).toContain('min-block-size:100px')
    expect(drawn.match(/block-size:15px/g)).toHaveLength(4)
    expect(drawn).toContain('role="status"')
  })
})
