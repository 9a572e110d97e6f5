import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { servePortal } from '#tests/kit/served-portal.ts'
import { median, type Figure } from './figure.ts'
import { firstVisit, type Visit } from './first-visit.ts'

export const weightLimit = 130
const timeLimit = 1800
const rounds = 5

/** Visits the built login page so many times, each with an empty cache. */
export async function visitLogin(times: number, options: { slowly?: boolean } = {}): Promise<readonly Visit[]> {
  const portal = await servePortal()
  const browser = await launchBrowser()
  try {
    const visits: Visit[] = []
    for (let round = 0; round < times; round++) visits.push(await firstVisit(browser, portal.address, options))
    return visits
  } finally {
    await browser.close()
    await portal.stop()
  }
}

export async function loginWeight(): Promise<readonly Figure[]> {
  const [visit] = await visitLogin(1)
  if (visit === undefined) throw new Error('Nothing was measured')
  for (const { path, bytes } of visit.requests) process.stdout.write(`    ${String(bytes).padStart(7)} B  ${path}\n`)
  const value = visit.bytes / 1000
  return [{ name: 'login-weight', value, unit: 'kB', limit: weightLimit, limitIs: 'allowed', ratio: { atMost: 1 } }]
}

export async function loginTime(): Promise<readonly Figure[]> {
  const visits = await visitLogin(rounds, { slowly: true })
  const value = median(visits.map(({ milliseconds }) => milliseconds))
  return [{ name: 'login-time', value, unit: 'ms', limit: timeLimit, limitIs: 'allowed', ratio: { atMost: 1 } }]
}
