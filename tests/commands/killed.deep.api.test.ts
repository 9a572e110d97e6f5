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

const APPROVERS = ['leader', 'committee', 'headmaster', 'school'] as const
const MOMENTS: readonly Moment[] = ['notice', 'mark', 'commit', 'committed']
const LEAVES = 5
const leaveIds = Array.from({ length: LEAVES }, (_, i) => demoId('leave', `killed ${i}`))

/** Approves a leave. The answer may be lost if the server dies. */
const decide = (life: Life, ticket: string, id: string, revision: number): Promise<void> =>
  sent(life, ticket, `api-classes/portal/leave/${id}/event`, { type: 'approve', revision, reason: '' })

onEachEngine((engine) => {
  it('everybody is notified exactly once, whenever the server is killed between a decision and its effects', {
    timeout: 600_000,
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
    for (const [i, id] of leaveIds.entries()) {
      const startsAt = START.getTime() + (200 + i) * 24 * HOUR
      const sent = {
        type: 'request',
        request: { type: 'sick', startsAt, endsAt: startsAt + HOUR, reason: 'x' },
      } as const
      await create(
        quiet,
        leaveKind,
        { id, owned: { learner_id: sender.userId, class_id: demoId('class', 'flood') }, sent, sender, now: START },
        () => Promise.resolve(),
      )
    }
    await db.destroy()

    let lives = 0
    for (const [place, name] of APPROVERS.entries()) {
      for (const id of leaveIds) {
        const life = await live(settings, MOMENTS[(lives += 1) % MOMENTS.length]!)
        await decide(life, tickets.get(name)!, id, place + 1)
        expect(await life.ended, `life ${lives}`).toBe('SIGKILL')
      }
    }
    const last = await live(settings, null)
    // It resumes the leftovers when it starts, and finishes them before it stops.
    last.server.kill('SIGTERM')
    expect(await last.ended).toBeNull()

    const after = await openDatabase(database)
    const notices = await after.selectFrom('notice').select(['user_id', 'code', 'id']).execute()
    const told = (id: string) =>
      notices
        .filter((notice) => notice.id.startsWith(id))
        .map(({ user_id: user, code }) => `${code} ${user}`)
        .sort()
    const expected = [
      ...APPROVERS.map((name) => `leave.turn ${userId(name)}`),
      `leave.approved ${userId('learner')}`,
    ].sort()
    for (const id of leaveIds) expect(told(id)).toEqual(expected)
    expect(
      await after
        .selectFrom('effect')
        .select('id')
        .where((eb) => eb.or([eb('done_at', 'is', null), eb('attempts', '>', 0)]))
        .execute(),
    ).toEqual([])
    expect(
      await after
        .selectFrom('leave')
        .select('state')
        .where('id', 'in', leaveIds)
        .where('state', '!=', 'approved')
        .execute(),
    ).toEqual([])
    expect((await replayRecords(after, recordKinds)).differences).toEqual([])
    await after.destroy()
    await remove()
  })
})
