import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'

import {
  signInAs,
  startPortalUnderTest,
  type DemoName,
  type PortalUnderTest,
  type Visitor,
} from './portal-under-test.ts'
import { settled } from './standing.ts'

export type Visit = Parameters<PortalUnderTest['visit']>

export interface PortalForTests {
  /** Available once the tests run. */
  portal(): PortalUnderTest
  /** A fresh browser profile, closed after the test. */
  visit(...options: Visit): Promise<Page>
  /** A fresh browser profile of a demo account, settled at an address such as `/usercenter/myleave`. */
  visitAs(name: DemoName, address: string, ...options: Visit): Promise<Page>
  /** The console messages of this test's visitors. */
  complaints(): string[]
}

/** A portal shared by all tests of a file. */
export function portalForTests(environment: Record<string, string> = {}): PortalForTests {
  let started: PortalUnderTest | null = null
  const visitors: Visitor[] = []
  beforeAll(async () => {
    started = await startPortalUnderTest(environment)
  })
  afterAll(() => started?.close())
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()))
  })
  const portal = (): PortalUnderTest => {
    if (started === null) throw new Error('The portal has not started yet')
    return started
  }
  const visit: PortalForTests['visit'] = async (...options) => {
    const visitor = await portal().visit(...options)
    visitors.push(visitor)
    return visitor.page
  }
  return {
    portal,
    visit,
    async visitAs(name, address, ...options) {
      const page = await visit(...options)
      await signInAs(page, name, `/#${address}`)
      await settled(page)
      return page
    },
    complaints: () => visitors.flatMap((visitor) => visitor.complaints),
  }
}
