import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { refusalSeen } from '#api/kit/call.ts'
import { loadAreas, loadTexts } from '#i18n/texts.ts'
import { declaredCalls } from '#server/parts.ts'

import { drives, inBrowser } from './all-drives.ts'
import { isAt, type Drive } from './driving.ts'
import { aStore } from './a-store.ts'
import { stubBrowser } from './a-browser.ts'
import { REFUSAL, refusing } from './refusing.ts'

const calls = Object.entries(declaredCalls)
const all = calls.flatMap(([name, call]) =>
  (drives[name] ?? []).map((one): [string, string, Drive] => [
    name,
    `${one.by}, ${seenBy(refusalSeen(call), one)}`,
    one,
  ]),
)

function seenBy(seen: ReturnType<typeof refusalSeen>, { at, quiet }: Drive): string {
  if (quiet !== null || seen === 'nowhere') return 'as its contract or the test says, nowhere'
  return seen === 'toast' ? 'as a toast' : `at its place, ${at}`
}

beforeAll(async () => {
  await loadTexts('en_US')
  await loadAreas(['assistant'])
})
afterEach(() => void vi.unstubAllGlobals())
// Flows load languages and texts of their own choice: the next file that shares the modules begins without them.
afterAll(() => void vi.resetModules())

describe('a refusal of a call reaches its user', () => {
  it('of every call, by a flow that makes it', () => {
    expect(calls.map(([name]) => name).filter((name) => !(name in drives) && !inBrowser.includes(name))).toEqual([])
    expect([...Object.keys(drives), ...inBrowser].filter((name) => !(name in declaredCalls))).toEqual([])
    expect(Object.keys(drives).filter((name) => inBrowser.includes(name))).toEqual([])
  })

  it('unless its contract says why not: each of those that nobody is told of is known by name', () => {
    const untold = calls.filter(([, call]) => refusalSeen(call) === 'nowhere').map(([name]) => name)
    expect(untold.sort()).toEqual([
      'checkWeakPassword',
      'countDesk',
      'exportClass',
      'exportExamResults',
      'exportResults',
      'getCourseCompletion',
      'getCurrentInfo',
      'getLastLearnInfo',
      'getPeopleTemplate',
      'getRosterTemplate',
      'listLiveBroadcasts',
      'recordVisit',
      'reportError',
      'streamSignals',
    ])
    for (const [name, { unseen, preventMessage }] of calls) {
      if (unseen !== null)
        expect([name, preventMessage, unseen]).toEqual([name, true, expect.stringMatching(/\w+ \w+/)])
    }
  })

  it('at its place, unless it is one of those that only the toast of the transport tells', () => {
    const told = calls.filter(([, call]) => refusalSeen(call) === 'toast').map(([name]) => name)
    expect(told.sort()).toEqual(['getCurrentUser', 'listDictionary', 'listOutbox', 'signOut'])
  })

  it('by at least one flow that shows it, if another one keeps quiet', () => {
    const shown = calls.filter(([name, call]) => refusalSeen(call) !== 'nowhere' && name in drives)
    expect(shown.map(([name]) => name).filter((name) => drives[name]?.every(({ quiet }) => quiet !== null))).toEqual([])
  })

  it.each(all)('%s by %s', async (name, _, { begin, at, says, quiet, answers }) => {
    stubBrowser()
    const { transport, toasts, times } = refusing(name, answers)
    const { goOn, shown } = begin({ transport, store: aStore() })
    const seen = refusalSeen(declaredCalls[name]!)
    const isToast = seen === 'toast'
    const isPlace = seen === 'place' && quiet === null
    await vi.waitFor(
      () => {
        expect(goOn(), `is in ${JSON.stringify(shown().value)}`).toBe(true)
        expect(times(), `${name} is asked for in ${JSON.stringify(shown().value)}`).toBeGreaterThan(0)
        expect(isAt(shown(), at), `${at} is reached from ${JSON.stringify(shown().value)}`).toBe(true)
        if (isPlace && says !== null) expect(JSON.stringify(shown().context)).toContain(says)
        if (isToast) expect(toasts.map(({ message }) => message)).toContain(REFUSAL)
      },
      { timeout: 3000, interval: 5 },
    )
    // The transport tells before it rejects, so all that it tells is there.
    if (!isToast) expect(toasts).toEqual([])
  })
})

/** A navigation asks anew, and another file takes the place of the one that is being sent. */
const repeatable: readonly string[] = ['checkWeakPassword', 'uploadFile']
const changing = all.filter(([name, , { isDone }]) => isDone && declaredCalls[name]?.method !== 'GET')

describe('a call that changes something is closed while it is under way', () => {
  it.each(changing)('%s by %s', async (name, _, { begin, answers }) => {
    stubBrowser()
    const { transport, times } = refusing(name, answers, true)
    const { goOn, shown, again } = begin({ transport, store: aStore() })
    await vi.waitFor(
      () => {
        expect(goOn(), `is in ${JSON.stringify(shown().value)}`).toBe(true)
        expect(times(), `${name} is asked for in ${JSON.stringify(shown().value)}`).toBe(1)
      },
      { timeout: 3000, interval: 5 },
    )
    again()
    // What is sent at once leaves within some turns of the event loop.
    for (let turn = 0; turn < 20; turn += 1) await setImmediate()
    expect(times() > 1, JSON.stringify(shown().value)).toBe(repeatable.includes(name))
  })
})
