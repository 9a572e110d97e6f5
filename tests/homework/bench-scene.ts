import { sql } from 'kysely'

import { defaultLanguage } from '#i18n/locales.ts'
import { homeworkAt } from '#machines/homework/homework.lifecycle.ts'
import { systemClock } from '#server/clock.ts'
import { columnsOf } from '#server/commands/rows.ts'
import { userId } from '#server/demo/ids.ts'
import type { Database } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { homeworkKind } from '#server/homework/homework-kind.ts'

import { HOUR } from '#tests/kit/server/test-clock.ts'
import { putLearners } from '#tests/class/registration-scene.ts'

interface PutTask {
  readonly id: string
  readonly classId: string | null
  /** By name; none: it is for its class. */
  readonly people?: readonly string[]
}

/** A published task of the teacher that is open now, with a name in two languages. */
export async function putTask(db: Database, { id, classId, people = [] }: PutTask): Promise<void> {
  const at = systemClock.now().getTime()
  await db
    .insertInto('task')
    .values({
      id,
      owner_id: userId('teacher'),
      audience: classId === null ? 'people' : 'class',
      class_id: classId,
      opens_at: at - HOUR,
      closes_at: at + HOUR,
      late_until: null,
      takes_text: 1,
      takes_files: 1,
      files_most: 5,
      state: 'published',
      revision: 1,
      version: 1,
      snapshot: '{}',
      published_at: at - HOUR,
      first_published_at: at - HOUR,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await db
    .insertInto('task_text')
    .values(
      [defaultLanguage.code, 'en_US'].map((language) => ({
        task_id: id,
        language,
        is_base: language === 'en_US' ? (0 as const) : (1 as const),
        name: id,
        about: '',
        search: id,
      })),
    )
    .execute()
  for (let from = 0; from < people.length; from += 500)
    await db
      .insertInto('task_person')
      .values(people.slice(from, from + 500).map((user_id) => ({ task_id: id, user_id })))
      .execute()
}

/** So many rows go into one statement. */
const PIECE = 500

interface PutHandIns {
  /** Their tasks, in turn. */
  readonly tasks: readonly string[]
  readonly count: number
  /** Whether the one of this number waits; the others are approved. */
  readonly waits: (number: number) => boolean
}

/** What learners have handed in, each for one task and with one file, one after another by a second. */
export async function putHandIns(db: Database, { tasks, count, waits }: PutHandIns): Promise<void> {
  const learners = await putLearners(db, count)
  const now = systemClock.now().getTime()
  for (let from = 0; from < count; from += PIECE) {
    const part = learners.slice(from, from + PIECE).map((learner, place) => {
      const number = from + place
      return {
        learner,
        id: `hand-in-${number}`,
        task: tasks[number % tasks.length] ?? '',
        isWaiting: waits(number),
        at: now - (count - number) * 1000,
      }
    })
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('homework')
        .values(
          part.map(({ learner, id, task, isWaiting, at }) => ({
            id,
            task_id: task,
            learner_id: learner,
            ...columnsOf(homeworkKind, homeworkAt(isWaiting ? 'submitted' : 'approved', { revision: 1, versions: 1 })),
            versions: 1,
            created_at: at,
            updated_at: at,
          })),
        )
        .execute()
      await trx
        .insertInto('homework_version')
        .values(
          part.map(({ id, at }) => ({
            homework_id: id,
            number: 1,
            text: 'v = 1.2 m/s',
            handed_in_at: at,
            is_late: 0 as const,
          })),
        )
        .execute()
      await trx
        .insertInto('homework_file')
        .values(part.map(({ id }) => ({ homework_id: id, number: 1, position: 0, file_id: `file-of-${id}` })))
        .execute()
      const reviewed = part.filter(({ isWaiting }) => !isWaiting)
      if (reviewed.length === 0) return
      await trx
        .insertInto('homework_review')
        .values(
          reviewed.map(({ id, at }) => ({
            homework_id: id,
            number: 1,
            decision: 'approve' as const,
            by_user_id: userId('teacher'),
            at: at + 1000,
            remark: '',
            marks: '[]',
            rubric: '[]',
          })),
        )
        .execute()
    })
  }
  await sql.raw(hasRowLocks(db) ? 'vacuum analyze' : 'analyze').execute(db)
}
