import { expect, it } from 'vitest'
import { languageOf } from '#i18n/locales.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { wrongSums } from '#server/course/study-sums.ts'
import { openDatabase } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { startSession } from '#server/session/sessions.ts'
import { readSettings } from '#server/settings.ts'
import { begin, sendEvent } from '#server/study/commands.ts'
import type { Moment } from '#tests/kit/server/die-at.ts'
import { live, sent } from '#tests/kit/server/life.ts'
import { freshDatabase, onEachEngine } from '#tests/kit/server/portal.ts'
import { putCourse } from '#tests/kit/server/study-course.ts'

/** A kill at `count` stores nothing, so the request is repeated. */
const LIVES: readonly (readonly Moment[])[] = [['count', 'commit'], ['notice'], ['mark'], ['committed']]
const STUDIED = 600

onEachEngine((engine) => {
  it('[PLAYER-05] study time counts once and the learner is notified once, whenever the server is killed while recording', {
    timeout: 300_000,
  }, async () => {
    const { settings, remove } = await freshDatabase(engine)
    const database = readSettings({ NODE_ENV: 'test', ...settings })
    const db = await openDatabase(database)
    const learner = userId('learner')
    const ticket = await startSession(db, {
      userId: learner,
      method: 'password',
      address: '127.0.0.1',
      userAgent: '',
      now: new Date(),
    })
    const quiet = { db, effects: { dispatch: () => undefined } }
    const asking = (secondsAgo: number) => ({
      sender: { userId: learner, roles: [] },
      language: languageOf('en_US')!,
      now: new Date(Date.now() - secondsAgo * 1000),
    })
    const flows: { id: string; course: string; moments: readonly Moment[] }[] = []
    for (const moments of LIVES) {
      const { id: courseID, lectures } = await putCourse(db)
      const flow = await begin(
        quiet,
        { courseID, coursewareID: lectures[0]!, positionSeconds: 0, takesOver: false },
        asking(STUDIED + 60),
      )
      const said = {
        userLearningFlowID: flow.userLearningFlowID,
        revision: 1,
        coursewareID: lectures[0]!,
        positionSeconds: STUDIED,
        seconds: STUDIED,
        takesOver: false,
      }
      await sendEvent(quiet, { ...said, type: 'stop', because: 'left' }, asking(60))
      flows.push({ id: flow.userLearningFlowID, course: courseID, moments })
    }
    const studiedOf = async (from: typeof db) =>
      (
        await from
          .selectFrom('study_day')
          .select((eb) => eb.fn.sum<number>('seconds').as('seconds'))
          .where('user_id', '=', learner)
          .executeTakeFirst()
      )?.seconds ?? 0
    const before = await studiedOf(db)
    await db.destroy()

    for (const { id, moments } of flows) {
      for (const moment of moments) {
        const life = await live(settings, moment)
        await sent(life, ticket, 'api-course/portal/userLearningFlow', { userLearningFlowID: id, playEndTime: STUDIED })
        expect(await life.ended, moment).toBe('SIGKILL')
      }
    }
    const last = await live(settings, null)
    // It resumes the leftovers when it starts, and finishes them before it stops.
    last.server.kill('SIGTERM')
    expect(await last.ended).toBeNull()

    const after = await openDatabase(database)
    expect((await studiedOf(after)) - before).toBe(STUDIED * LIVES.length)
    expect(await wrongSums(after)).toEqual([])
    for (const { id, course } of flows) {
      const progress = await after
        .selectFrom('course_progress')
        .select(['id', 'state', 'studied_seconds'])
        .where('course_id', '=', course)
        .executeTakeFirstOrThrow()
      expect([progress.state, progress.studied_seconds]).toEqual(['completed.passed', STUDIED])
      expect(await after.selectFrom('learning_flow').select('state').where('id', '=', id).execute()).toEqual([
        { state: 'recorded' },
      ])
      const notices = await after.selectFrom('notice').select(['user_id', 'code', 'id']).execute()
      expect(
        notices.filter((notice) => notice.id.startsWith(progress.id)).map(({ user_id, code }) => [user_id, code]),
      ).toEqual([[learner, 'course.passed']])
    }
    expect(
      await after
        .selectFrom('effect')
        .select('id')
        // The server may be stopped amid what time has brought about for classes.
        .where('lifecycle', 'in', ['learning_flow', 'course_progress'])
        .where((eb) => eb.or([eb('done_at', 'is', null), eb('attempts', '>', 0)]))
        .execute(),
    ).toEqual([])
    expect((await replayRecords(after, recordKinds)).differences).toEqual([])
    await after.destroy()
    await remove()
  })
})
