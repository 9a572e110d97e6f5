import { randomUUID } from 'node:crypto'
import type { HomeworkContext, HomeworkEvent, HomeworkFacts } from '#machines/homework/homework.lifecycle.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { publishedRecord } from '#server/demo/published-record.ts'
import { taskKind } from '#server/homework/task-kind.ts'
import type { Beyond } from '#tests/kit/models/paths.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { removeNotices } from '#tests/message/remove-notices.ts'

/** The learner whom a path is about, whoever reviews it, and somebody who has to do with neither. */
export type Person = 'learner' | 'teacher' | 'leader'

interface Clock {
  now(): Date
  pass(milliseconds: number): void
}

/** The task of a single path. */
export interface HomeworkSetting {
  readonly db: Database
  readonly clock: Clock
  readonly taskId: string
  /** The time of the stage less that of the samples, in milliseconds. */
  readonly shift: number
}

export const taskNameOf = (taskId: string): string => `Task ${taskId.slice(0, 8)}`

/** A task of the teacher for the learner, which is open. */
export async function setTask(db: Database, clock: Clock): Promise<HomeworkSetting> {
  const taskId = randomUUID()
  const at = clock.now().getTime()
  const owned = {
    owner_id: userId('teacher'),
    audience: 'people',
    class_id: null,
    opens_at: at,
    closes_at: at + 1,
    late_until: null,
    takes_text: 1,
    takes_files: 1,
    files_most: 1,
  } as const
  const { record, log } = publishedRecord(taskKind, {
    id: taskId,
    owned,
    savedAt: at,
    publishedAt: at,
    by: userId('teacher'),
  })
  await db.insertInto('task').values(record).execute()
  await db.insertInto('transition_log').values(log).execute()
  const name = taskNameOf(taskId)
  await db
    .insertInto('task_text')
    .values({ task_id: taskId, language: 'zh_CN', is_base: 1, name, about: name, search: '' })
    .execute()
  await askLearner(db, taskId)
  return { db, clock, taskId, shift: at - START.getTime() }
}

const askLearner = (db: Database, taskId: string) =>
  db
    .insertInto('task_person')
    .values({ task_id: taskId, user_id: userId('learner') })
    .execute()

/** Deleting the task removes all data of the path. */
export async function clearTask({ db, taskId }: HomeworkSetting): Promise<void> {
  await removeNotices(db, taskId)
  await db.deleteFrom('task').where('id', '=', taskId).execute()
}

/** Makes the facts true, moves the clock to them, runs, and moves it back: sessions end by the clock. */
export async function underFacts<Result>(
  { db, clock, taskId, shift }: HomeworkSetting,
  facts: HomeworkFacts & { readonly fitsTask?: boolean },
  run: () => Promise<Result>,
): Promise<Result> {
  await db
    .updateTable('task')
    .set({
      opens_at: facts.opensAt + shift,
      closes_at: facts.endsAt + shift,
      takes_text: facts.fitsTask === false ? 0 : 1,
    })
    .where('id', '=', taskId)
    .execute()
  const counted = facts.replacements === 0 ? null : await countReplacements(db, taskId, facts.replacements)
  if (!facts.isMeant) await db.deleteFrom('task_person').where('task_id', '=', taskId).execute()
  const wait = facts.now + shift - clock.now().getTime()
  clock.pass(wait)
  try {
    return await run()
  } finally {
    clock.pass(-wait)
    if (!facts.isMeant) await askLearner(db, taskId)
    await counted?.restore()
  }
}

/** What waits counts as replaced so often; what is handed in then counts its versions by itself again. */
async function countReplacements(db: Database, taskId: string, replacements: number) {
  const ofTask = db.selectFrom('homework').where('task_id', '=', taskId)
  const stored = await ofTask.select(['id', 'versions']).executeTakeFirst()
  if (stored === undefined) return null
  const { reviewed } = await db
    .selectFrom('homework_review')
    .select((eb) => eb.fn.max<number | null>('number').as('reviewed'))
    .where('homework_id', '=', stored.id)
    .executeTakeFirstOrThrow()
  const versions = (reviewed ?? 0) + 1 + replacements
  const set = db.updateTable('homework').where('id', '=', stored.id)
  await set.set({ versions }).execute()
  return { restore: () => set.where('versions', '=', versions).set({ versions: stored.versions }).execute() }
}

/** Whoever sends an event. */
export const senderOf = ({ isOwner, isReviewer }: HomeworkFacts): Person =>
  isOwner ? 'learner' : isReviewer ? 'teacher' : 'leader'

/** Before the first hand-in. */
export const isNew = (context: unknown): boolean => (context as HomeworkContext).revision === 0

/** What neither calls nor users can bring about. */
export const beyondCalls: Readonly<Record<string, Beyond<HomeworkEvent>>> = {
  'a hand-in by somebody else': {
    reason: 'One hands in one’s own: no call names another learner.',
    needs: ({ type, facts }) => type === 'handIn' && !facts.isOwner,
  },
  'a hand-in for a task that is hidden': {
    reason: 'Whom a task is not for does not learn that there is one, until something has been handed in.',
    needs: ({ type, facts }, context) => type === 'handIn' && !facts.isMeant && isNew(context),
  },
  'a review before there is homework': {
    reason: 'Reviews are of what was handed in, which makes the record.',
    needs: ({ type }, context) => type !== 'handIn' && isNew(context),
  },
  'an event of somebody who has no part in it': {
    reason: 'Who neither hands it in nor reviews it does not learn that there is homework.',
    needs: ({ type, facts }) => type !== 'handIn' && senderOf(facts) === 'leader',
  },
}
