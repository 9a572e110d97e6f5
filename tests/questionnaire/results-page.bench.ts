import { userId } from '#server/demo/ids.ts'
import { signInAs, startPortalUnderTest, type PortalUnderTest } from '#tests/kit/browser/portal-under-test.ts'
import { settled } from '#tests/kit/browser/standing.ts'
import type { Figure } from '#tests/bench/figure.ts'
import { countTraffic } from '#tests/bench/traffic.ts'

import { putDepartment, submitAs } from './results-scene.ts'
import { putVote } from './votes-scene.ts'

/** Kilobytes of script beyond home. */
const weightLimit = 45

/** From home: the scripts that a vote, and its results, ask for until they are drawn. */
export async function bench(): Promise<readonly Figure[]> {
  const portal = await startPortalUnderTest()
  try {
    const { db } = portal
    const at = portal.now().getTime()
    const window = { opens_at: at - 3_600_000, closes_at: at + 3_600_000 }
    const [open, vote] = [await putVote(db, window), await putVote(db, window)]
    const clock = { now: () => portal.now() }
    for (const learner of [userId('learner'), ...(await putDepartment(db, 'ecology', 5))])
      await submitAs({ db, clock }, vote, learner, { choice: 'a' })
    return [
      await weigh(portal, 'sheet-weight', `/questionnairepaper?questionnaireID=${open}`, '.sheet-question'),
      await weigh(portal, 'results-weight', `/qusetionnaireresult?questionnaireID=${vote}`, 'svg.chart'),
    ]
  } finally {
    await portal.close()
  }
}

/** In a browser of its own, so that nothing is there but what home has fetched. */
async function weigh(portal: PortalUnderTest, name: string, address: string, drawn: string): Promise<Figure> {
  const { page, close } = await portal.visit({ viewport: { width: 1440, height: 900 } })
  await signInAs(page, 'learner')
  await settled(page)
  const traffic = await countTraffic(await page.context().newCDPSession(page))
  await page.evaluate((hash) => (location.hash = hash), address)
  await page.locator(drawn).first().waitFor()
  await settled(page)
  const all = (await traffic()).filter(({ path }) => path.endsWith('.js'))
  // What is asked or said afterwards is fetched once the questions are there.
  const ahead = all.findIndex(({ path }) => path.includes('/sheet-dialogs-'))
  const scripts = ahead < 0 ? all : all.slice(0, ahead)
  for (const { path, bytes } of scripts) process.stdout.write(`    ${String(bytes).padStart(7)} B  ${path}\n`)
  await close()
  const value = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return { name, value, unit: 'kB', limit: weightLimit, limitIs: 'allowed', ratio: { atMost: 1 } }
}
