import { expect, it } from 'vitest'
import { create } from '#server/commands/door.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { openDatabase } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { recordKinds } from '#server/parts.ts'
import { startSession } from '#server/session/sessions.ts'
import { readSettings } from '#server/settings.ts'
import type { Moment } from '#tests/kit/server/die-at.ts'
import { live, sent } from '#tests/kit/server/life.ts'
import type { Life } from '#tests/kit/server/life.ts'
import { freshDatabase, onEachEngine } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { prolongClasses } from '#tests/leave/prolonged.ts'

const APPROVERS = ['leader', 'committee', 'headmaster', 'school'] as const
/** When the server is killed that took this approver's decision. */
const MOMENTS: Readonly<Record<(typeof APPROVERS)[number], Moment>> = {
  leader: 'notice',
  committee: 'mark',
  headmaster: 'commit',
  school: 'committed',
}
const leaveId = demoId('leave', 'killed')

/** Approves the leave. The answer may be lost if the server dies. */
const decide = (life: Life, ticket: string, revision: number): Promise<void> =>
  sent(life, ticket, `api-classes/portal/leave/${leaveId}/event`, { type: 'approve', revision, reason: '' })

onEachEngine((engine) => {
  it('everybody is notified exactly once, whenever the server is killed between a decision and its effects', {
    timeout: 120_000,
  }, async () => {
    const { settings, remove } = await freshDatabase(engine)
    const database = readSettings({ NODE_ENV: 'test', ...settings })
    const db = await openDatabase(database)
    const tickets = new Map<string, string>()
    for (const name of APPROVERS)
      tickets.set(
        name,
        await startSession(db, {
          userId: userId(name),
          method: 'password',
          address: '127.0.0.1',
          userAgent: '',
          now: new Date(),
        }),
      )
    const quiet = { db, effects: { dispatch: () => undefined } }
    const sender = { userId: userId('learner'), roles: [] }
    await prolongClasses(db, START.getTime())
    const startsAt = START.getTime() + 200 * 24 * HOUR
    const request = { type: 'sick', startsAt, endsAt: startsAt + HOUR, reason: 'x' } as const
    const owned = { learner_id: sender.userId, class_id: demoId('class', 'flood') }
    const creating = { id: leaveId, owned, sent: { type: 'request', request }, sender, now: START } as const
    await create(quiet, leaveKind, creating, () => Promise.resolve())
    await db.destroy()

    for (const [place, name] of APPROVERS.entries()) {
      const life = await live(settings, MOMENTS[name])
      await decide(life, tickets.get(name)!, place + 1)
      expect(await life.ended, MOMENTS[name]).toBe('SIGKILL')
    }
    const last = await live(settings, null)
    // It resumes the leftovers when it starts, and finishes them before it stops.
    last.server.kill('SIGTERM')
    expect(await last.ended).toBeNull()

    const after = await openDatabase(database)
    const notices = await after.selectFrom('notice').select(['user_id', 'code', 'id']).execute()
    const told = notices
      .filter((notice) => notice.id.startsWith(leaveId))
      .map(({ user_id: user, code }) => `${code} ${user}`)
    const expected = [...APPROVERS.map((name) => `leave.turn ${userId(name)}`), `leave.approved ${userId('learner')}`]
    expect(told.sort()).toEqual(expected.sort())
    expect(
      await after
        .selectFrom('effect')
        .select('id')
        // The server may be stopped amid what time has brought about for other records.
        .where('record_id', '=', leaveId)
        .where((eb) => eb.or([eb('done_at', 'is', null), eb('attempts', '>', 0)]))
        .execute(),
    ).toEqual([])
    expect(await after.selectFrom('leave').select('state').where('id', '=', leaveId).execute()).toEqual([
      { state: 'approved' },
    ])
    expect((await replayRecords(after, recordKinds)).differences).toEqual([])
    await after.destroy()
    await remove()
  })
})
