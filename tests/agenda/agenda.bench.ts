import { randomUUID } from 'node:crypto'

import { openDatabase } from '#server/database/open.ts'
import { demoId } from '#server/demo/ids.ts'
import { newSecret } from '#server/timetable/check-in-number.ts'

import { entry, onServedPortal, open, paintedAfterClick, rounds, signIn, slowdown } from '#tests/bench/home.ts'
import { median, type Bench } from '#tests/bench/figure.ts'
import { settled } from '#tests/kit/browser/standing.ts'

/** From a click to the painted month, at a CPU rate of 4. Milliseconds. */
const monthLimit = 200
const ITEMS = 200
const HOUR = 60 * 60_000

/** Lessons of the learner's class, seven or eight on each day of this month. */
async function putLessons(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: null })
  const now = new Date()
  const days = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate()
  const lessons = Array.from({ length: ITEMS }, (_, index) => {
    const starts = new Date(
      now.getFullYear(),
      now.getMonth(),
      1 + (index % days),
      8 + Math.floor(index / days),
    ).getTime()
    return {
      id: randomUUID(),
      class_id: demoId('class', 'flood'),
      title: `Gauging, part ${index + 1}`,
      starts_at: starts,
      ends_at: starts + HOUR,
      room: '',
      secret: newSecret(),
    }
  })
  for (let at = 0; at < ITEMS; at += 50)
    await db
      .insertInto('lesson')
      .values(lessons.slice(at, at + 50))
      .execute()
  await db.destroy()
}

const agenda = 'a[href*=class-agenda]'

/** From home to a month with 200 items, with the code of both loaded. */
export const bench: Bench = async () => {
  const value = await onServedPortal(async (portal, browser) => {
    await putLessons(portal.dataDir)
    const page = await open(browser, portal)
    await signIn(page)
    const there = async (): Promise<number> => {
      await paintedAfterClick(page, entry('index'), agenda)
      await settled(page)
      const time = await paintedAfterClick(page, `main ${agenda}`, '.agenda-item')
      await settled(page)
      return time
    }
    await paintedAfterClick(page, `main ${agenda}`, '.agenda-item')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await there())
    return median(times)
  })
  return [{ name: 'agenda-month', value, unit: 'ms', limit: monthLimit, limitIs: 'allowed', ratio: { atMost: 1 } }]
}
