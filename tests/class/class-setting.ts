import { randomUUID } from 'node:crypto'

import type { ClassDocument } from '#api/class/managed-class.contract.ts'
import type { ClassContext, ClassEvent, ClassFacts } from '#machines/class/class.lifecycle.ts'
import { classKind } from '#server/class/managed/class-kind.ts'
import { classColumns, writeClass } from '#server/class/managed/write-class.ts'
import { createOnWithin } from '#server/commands/door.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'

import type { Beyond } from '#tests/kit/models/paths.ts'
import { HOUR, MINUTE } from '#tests/kit/server/test-clock.ts'
import { removeNotices } from '#tests/message/remove-notices.ts'
import { putMembers, putWaiting, removeMembers } from './members.ts'

export const LEARNERS = ['learner', 'committee'] as const
/** Waits for a place. */
export const WAITS = userId('leader')

export interface ClassTimes {
  readonly startsAt: number
  readonly endsAt: number
}
/** The class of a single path, of the teacher, with two learners. */
export interface ClassSetting {
  readonly db: Database
  /** The time of the stage. */
  readonly now: () => Date
  readonly name: string
  /** The time of the stage less that of the samples, in milliseconds; null: not known yet. */
  shift: number | null
  /** Null before there is one. */
  classId: string | null
  /** When the class takes place, as far as a learner is told. */
  times: ClassTimes
}

export const setClass = (db: Database, now: () => Date, path: string): ClassSetting => ({
  db,
  now,
  name: `Path ${path} ${randomUUID().slice(0, 4)}`,
  shift: null,
  classId: null,
  times: { startsAt: 0, endsAt: 0 },
})

/** Deleting the class removes all data of the path. */
export async function clearClass({ db, classId }: ClassSetting): Promise<void> {
  if (classId === null) return
  await removeMembers(db, { class_id: classId })
  await removeNotices(db, classId)
  await db.deleteFrom('class').where('id', '=', classId).execute()
}

/** A class as its owner writes it: registration is open, and has closed when it ends. */
export const written = ({ name }: ClassSetting, { startsAt, endsAt }: ClassTimes, place = ''): ClassDocument => ({
  kind: 'face',
  timeZone: null,
  texts: (['zh_CN', 'en_US'] as const).map((language) => ({ language, name, place, about: '' })),
  opensAt: timeText(startsAt - HOUR),
  closesAt: timeText(endsAt),
  startsAt: timeText(startsAt),
  endsAt: timeText(endsAt),
  capacity: null,
  asksApproval: false,
  hasWaitingList: true,
  declinesAtEnd: false,
  audience: 'all',
  departmentCodes: [],
  requiredPassCount: 0,
  electivePassCount: 0,
  requiredHours: 0,
  electiveHours: 0,
  leaveChain: ['headmaster'],
  headmasterID: null,
  teacherIDs: [userId('headmaster')],
  invitedIDs: [],
  courses: [],
})

const flaws = [
  'hasTexts',
  'knowsParts',
  'keepsStaff',
  'lacksDepartments',
  'isForward',
  'closesInTime',
  'fits',
  'holdsLessons',
] as const
export type Flaw = (typeof flaws)[number]
export const flawIn = (facts: ClassFacts): Flaw | null =>
  flaws.find((flaw) => facts[flaw] === (flaw === 'lacksDepartments')) ?? null

/** The samples' times as they are on the stage, which is at their moment. */
export function timesOf(scene: ClassSetting, { now, startsAt, endsAt }: ClassFacts): ClassTimes {
  scene.shift ??= scene.now().getTime() - now
  return { startsAt: startsAt + scene.shift, endsAt: endsAt + scene.shift }
}

/** The class as it is stored before a save, in whole seconds as they are sent. */
export async function standAt({ db, classId }: ClassSetting, { startsAt, endsAt }: ClassTimes): Promise<void> {
  const columns = { starts_at: wholeSecond(startsAt), ends_at: wholeSecond(endsAt), place: null }
  await db
    .updateTable('class')
    .set(columns)
    .where('id', '=', classId ?? '')
    .execute()
}
const wholeSecond = (at: number): number => at - (at % 1000)

/** Its two learners are in it. */
export async function fill({ db, classId }: ClassSetting): Promise<void> {
  await putMembers(
    db,
    LEARNERS.map((name) => ({ user_id: userId(name), class_id: classId ?? '' })),
  )
}

/** Makes somebody its owner. */
export async function ownedBy({ db, classId }: ClassSetting, name: string): Promise<void> {
  await db
    .updateTable('class')
    .set({ headmaster_id: userId(name) })
    .where('id', '=', classId ?? '')
    .execute()
}

/** Somebody waits for a place, whatever has become of them before. */
export async function wait({ db, classId }: ClassSetting): Promise<void> {
  const one = { user_id: WAITS, class_id: classId ?? '' }
  await removeMembers(db, one)
  await putWaiting(db, one)
}

/** Runs while what is stored has a flaw. */
export async function withFlaw<Result>(
  scene: ClassSetting,
  flaw: Flaw | null,
  run: () => Promise<Result>,
): Promise<Result> {
  const { db } = scene
  const id = scene.classId ?? ''
  if (flaw === null) return run()
  if (flaw === 'holdsLessons') return withLesson(scene, run)
  const { opens_at, ends_at, ...stored } = await db
    .selectFrom('class')
    .select(['opens_at', 'ends_at', 'closes_at', 'capacity', 'audience'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const column = {
    lacksDepartments: { audience: 'departments' },
    isForward: { closes_at: opens_at },
    // Editors have whole minutes.
    closesInTime: { closes_at: ends_at + MINUTE },
    fits: { capacity: 1 },
  } as const
  const learner = { class_id: id, office: 'classTeacher' as const, user_id: userId('learner') }
  const named = (name: string) =>
    db.updateTable('class_text').set({ name }).where('class_id', '=', id).execute()
  if (flaw === 'hasTexts') await named('')
  else if (flaw === 'knowsParts') await db.insertInto('class_officer').values(learner).execute()
  else if (flaw !== 'keepsStaff') await db.updateTable('class').set(column[flaw]).where('id', '=', id).execute()
  try {
    return await run()
  } finally {
    await named(scene.name)
    await db.deleteFrom('class_officer').where('class_id', '=', id).where('user_id', '=', learner.user_id).execute()
    await db.updateTable('class').set(stored).where('id', '=', id).execute()
  }
}

/** Runs while there is a lesson long after the class. */
async function withLesson<Result>({ db, classId }: ClassSetting, run: () => Promise<Result>): Promise<Result> {
  const { ends_at: endsAt } = await db
    .selectFrom('class')
    .select('ends_at')
    .where('id', '=', classId ?? '')
    .executeTakeFirstOrThrow()
  const startsAt = endsAt + 20 * 24 * HOUR
  const times = { starts_at: startsAt, ends_at: startsAt + HOUR }
  const lesson = { id: randomUUID(), class_id: classId ?? '', title: '复习', room: '', secret: '', ...times }
  await db.insertInto('lesson').values(lesson).execute()
  try {
    return await run()
  } finally {
    await db.deleteFrom('lesson').where('id', '=', lesson.id).execute()
  }
}

/** As migration 0024 takes a class over. */
export async function adopt(scene: ClassSetting, { revision }: { readonly revision: number }): Promise<null> {
  const { db } = scene
  const now = scene.now()
  const id = randomUUID()
  scene.times = { startsAt: now.getTime() - HOUR, endsAt: now.getTime() + HOUR }
  const document = written(scene, scene.times)
  const owned = { headmaster_id: userId('teacher'), ...classColumns(document), taken: 0, tickets: 0 }
  await db.transaction().execute(async (trx) => {
    await createOnWithin(trx, classKind, { id, owned, event: { type: 'adopt', revision }, by: null, now })
    await writeClass(trx, id, document)
  })
  scene.classId = id
  await fill(scene)
  return null
}

/** Facts that no call can bring about. */
export const unknownToOutsiders: Readonly<Record<string, Beyond<ClassEvent>>> = {
  'an event of somebody who does not run the class': {
    reason: 'Who does not run a class does not learn that there is one, and who may run none is not let in.',
    needs: (event) => 'facts' in event && !event.facts.isStaff,
  },
  'an event before the first save': {
    reason:
      'The first save makes a class of its own without lessons, of a revision and with a capacity that nobody has seen or taken.',
    needs: (event, context) =>
      (context as ClassContext).revision === 0 &&
      event.type !== 'adopt' &&
      (event.type !== 'save' ||
        event.revision !== 0 ||
        !event.facts.fits ||
        !event.facts.holdsLessons ||
        event.facts.changesOwner),
  },
}
