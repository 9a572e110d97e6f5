import { describe, expect, it } from 'vitest'

import { numberAt } from '#server/timetable/check-in-number.ts'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { lessonNow } from '#tests/timetable/lessons.ts'

const { portal, visitAs, complaints } = portalForTests()

describe('checking in to a lesson', () => {
  it('[ERROR-35] by the scanned code; again, it reports already participated in this agenda', async () => {
    const secret = await lessonNow(portal().db, portal().now().getTime(), 'check-in')
    const { code } = numberAt(secret, portal().now())
    const page = await visitAs('learner', `/lesson?lessonID=check-in&code=${code}`)
    await page.getByText('You are checked in.').waitFor()
    await page.getByText('Present', { exact: true }).waitFor()
    const again = await visitAs('learner', `/lesson?lessonID=check-in&code=${code}`)
    await again.getByText('You have already participated in this agenda.').waitFor()
    expect(complaints()).toEqual([])
  })
})
