import { beforeAll, expect, it } from 'vitest'
import { getLeave, requestLeave, sendLeaveEvent } from '#api/leave/leave.contract.ts'
import type { Leave } from '#api/leave/leave.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { demoId } from '#server/demo/ids.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import { prolongClasses } from './prolonged.ts'

/** On a day without demo leaves, from nine in the morning and some hours later. */
const asked = (day: number, hours = 0) => ({
  classID: demoId('class', 'flood'),
  type: 'sick',
  startTime: timeText(START.getTime() + (day * 24 + hours) * HOUR),
  endTime: timeText(START.getTime() + (day * 24 + 4) * HOUR),
  reason: 'A visit to the dentist',
})

onBothEngines((engine) => {
  const portal = portalFor(engine)
  beforeAll(() => prolongClasses(portal().db, START.getTime()))

  it('[LEAVE-01] one of many requests for the same time succeeds', async () => {
    const learner = await signedIn(portal(), 'learner')
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, i) => learner.call(requestLeave, asked(100, i % 4))),
    )
    const reasons = replies.map(({ body }) => body.reason)
    expect([
      reasons.filter((reason) => reason === null).length,
      reasons.filter((reason) => reason === 'leave.overlaps').length,
    ]).toEqual([1, 23])
  })

  it('one of many decisions succeeds, the others are refused', async () => {
    const leave = await answerOf<Leave>(await signedIn(portal(), 'learner'), requestLeave, asked(102))
    const leader = await signedIn(portal(), 'leader')
    const payload = { leaveID: leave.leaveID, type: 'approve', revision: leave.revision, reason: '' }
    const replies = await Promise.all(Array.from({ length: 12 }, () => leader.call(sendLeaveEvent, payload)))
    const reasons = replies.map(({ body }) => body.reason)
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
    expect(new Set(reasons)).toEqual(new Set([null, 'leave.turnPassed']))
    expect((await answerOf<Leave>(leader, getLeave, { leaveID: leave.leaveID })).revision).toBe(2)
  })
})
