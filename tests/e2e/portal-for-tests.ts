import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { startPortalUnderTest, type PortalUnderTest, type Visitor } from './portal-under-test.ts'

export type Visit = Parameters<PortalUnderTest['visit']>

export interface PortalForTests {
  /** It is there once the tests run. */
  portal(): PortalUnderTest
  /** A fresh browser profile, which is gone with its test. */
  visit(...options: Visit): Promise<Page>
  /** What the consoles of the visitors of this test have said. */
  complaints(): string[]
}

/** A portal for all tests of a file. */
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
  return {
    portal,
    async visit(...options) {
      const visitor = await portal().visit(...options)
      visitors.push(visitor)
      return visitor.page
    },
    complaints: () => visitors.flatMap((visitor) => visitor.complaints),
  }
}
