import { resolve } from 'node:path'
import type { Page } from 'playwright'

import {
  signInAs,
  startPortalUnderTest,
  type DemoName,
  type PortalUnderTest,
  type Visitor,
} from '#tests/kit/browser/portal-under-test.ts'

import { oldBuild } from './build-age.ts'

/** The built portal in a real browser, with the demo organisation and a controlled clock. */
export interface BrowserStage {
  readonly portal: PortalUnderTest
  /** The signed-in page of a demo user; the same page for every request. */
  person(name: DemoName): Promise<Page>
  /** Screenshots of all users' pages, in test-results: PATH-PERSON.png. */
  picture(path: string): Promise<void>
  /** The browsers' console messages. */
  complaints(): readonly string[]
  close(): Promise<void>
}

/** Opens the build of the portal, which has to be that of the sources; with visible windows on request. */
export async function openBrowserStage(isHeaded: boolean): Promise<BrowserStage> {
  const old = oldBuild(resolve(import.meta.dirname, '../../..'))
  if (old !== null) throw new Error(old)
  if (isHeaded) process.env.HEADED = '1'
  const portal = await startPortalUnderTest()
  const people = new Map<DemoName, Promise<Visitor>>()
  const visitors: Visitor[] = []
  const come = async (name: DemoName): Promise<Visitor> => {
    const visitor = await portal.visit()
    visitors.push(visitor)
    await signInAs(visitor.page, name)
    return visitor
  }
  return {
    portal,
    async person(name) {
      const known = people.get(name) ?? come(name)
      people.set(name, known)
      return (await known).page
    },
    async picture(path) {
      for (const [person, visitor] of people) {
        const { page } = await visitor
        await page.screenshot({ path: `test-results/${path}-${person}.png` }).catch(() => undefined)
      }
    },
    complaints: () => visitors.flatMap(({ complaints }) => complaints),
    close: () => portal.close(),
  }
}
