import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { demoClasses } from '#server/class/classes.demo.ts'
import { demoCourses } from '#server/course/courses.demo.ts'
import { demoId } from '#server/demo/ids.ts'
import { demoExams } from '#server/exam/exams.demo.ts'
import { demoExamRegistrations, demoSittings } from '#server/exam/demo/sittings.demo.ts'
import { demoInformation } from '#server/news/information.demo.ts'
import { demoLeaves } from '#server/leave/leaves.demo.ts'
import { demoQuestions } from '#server/question/questions.demo.ts'
import { demoTopics } from '#server/course/topics.demo.ts'
import { readSettings } from '#server/settings.ts'
import { freshDatabase, onEachEngine } from '#tests/kit/server/portal.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs the command; returns its exit code and output. */
const records = (settings: Record<string, string>): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      ['scripts/records.ts'],
      { cwd: root, env: { ...process.env, ...settings } },
      (error, said) => done({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, said }),
    )
  })

onEachEngine((engine) => {
  it('the replay command accepts a consistent database, and names a broken record by its id', {
    timeout: 60_000,
  }, async () => {
    const { settings, remove } = await freshDatabase(engine)
    const seeded = await openDatabase(readSettings({ NODE_ENV: 'test', ...settings }))
    const { progress } = await seeded
      .selectFrom('course_progress')
      .select((eb) => eb.fn.countAll<number>().as('progress'))
      .executeTakeFirstOrThrow()
    const { people } = await seeded
      .selectFrom('user')
      .select((eb) => eb.fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow()
    const { registrations } = await seeded
      .selectFrom('registration')
      .select((eb) => eb.fn.countAll<number>().as('registrations'))
      .executeTakeFirstOrThrow()
    const { attendances } = await seeded
      .selectFrom('attendance')
      .select((eb) => eb.fn.countAll<number>().as('attendances'))
      .executeTakeFirstOrThrow()
    await seeded.destroy()
    // The academy has two pages besides the listed information.
    const published =
      Object.keys(demoInformation).length +
      2 +
      Object.keys(demoQuestions).length +
      demoExams.length +
      demoSittings.length +
      demoExamRegistrations.length +
      Object.keys(demoCourses).length +
      Object.keys(demoTopics).length
    const count = demoLeaves.length + progress + people + published + demoClasses.length + registrations + attendances
    expect(await records(settings)).toEqual({ code: 0, said: `${count} records replayed, 0 differ from their log\n` })

    const db = await openDatabase(readSettings({ NODE_ENV: 'test', ...settings }))
    const [{ who, of, from }] = demoLeaves as [(typeof demoLeaves)[number]]
    const id = demoId('leave', `${who} ${of} ${from.join(' ')}`)
    await db.updateTable('leave').set({ state: 'rejected' }).where('id', '=', id).execute()
    await db.destroy()
    expect(await records(settings)).toEqual({
      code: 1,
      said: `leave ${id} state is "rejected", and "approved" by its log\n${count} records replayed, 1 differ from their log\n`,
    })
    await remove()
  })
})
