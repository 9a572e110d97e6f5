import { userId } from '#server/demo/ids.ts'
import { signInAs, startPortalUnderTest } from '#tests/kit/browser/portal-under-test.ts'
import { settled } from '#tests/kit/browser/standing.ts'
import type { Figure } from '#tests/bench/figure.ts'
import { countTraffic } from '#tests/bench/traffic.ts'

import { putDepartment, submitAs } from './results-scene.ts'
import { putVote } from './votes-scene.ts'

/** Kilobytes of script beyond home. */
const weightLimit = 45

/** From home: the scripts that the results of a vote ask for until its chart is drawn. */
export async function bench(): Promise<readonly Figure[]> {
  const portal = await startPortalUnderTest()
  try {
    const { db } = portal
    const at = portal.now().getTime()
    const vote = await putVote(db, { opens_at: at - 3_600_000, closes_at: at + 3_600_000 })
    const clock = { now: () => portal.now() }
    for (const learner of [userId('learner'), ...(await putDepartment(db, 'ecology', 5))])
      await submitAs({ db, clock }, vote, learner, { choice: 'a' })
    const { page } = await portal.visit({ viewport: { width: 1440, height: 900 } })
    await signInAs(page, 'learner')
    await settled(page)
    const traffic = await countTraffic(await page.context().newCDPSession(page))
    await page.evaluate((hash) => (location.hash = hash), `/qusetionnaireresult?questionnaireID=${vote}`)
    await page.locator('svg.chart').first().waitFor()
    await settled(page)
    const scripts = (await traffic()).filter(({ path }) => path.endsWith('.js'))
    for (const { path, bytes } of scripts) process.stdout.write(`    ${String(bytes).padStart(7)} B  ${path}\n`)
    const value = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    return [
      {
        name: 'results-weight',
        value,
        unit: 'kB',
        limit: weightLimit,
        limitIs: 'allowed',
        ratio: { atMost: 1 },
      },
    ]
  } finally {
    await portal.close()
  }
}
