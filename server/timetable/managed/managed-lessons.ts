import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import type { Clash, ManagedTimetable, removeLesson, saveLesson } from '#api/timetable/managed-timetable.contract.ts'
import { languageOf } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import { namesText } from '#i18n/names.ts'
import { Refusal, malformed, notFound } from '#server/answer/refusal.ts'
import { isVisibleTo, seesClass } from '#server/class/registration/open-to.ts'
import { checkKept, isStaffOf, staffedClasses } from '#server/class/staff.ts'
import { timeText } from '#server/database/codec.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks, takeTurn } from '#server/database/row-locks.ts'
import { zoneOf } from '#server/class/zone-of.ts'
import { weeksAfter } from '#server/time-zone.ts'
import { newSecret } from '../check-in-number.ts'
import { peopleWith } from '#server/session/with-role.ts'
import { teachersOf } from '../lessons.ts'
import type { Asking } from '#server/commands/each.ts'
import { tellOfLesson } from '../tidings.ts'
import type { LessonPlan } from '../tidings.ts'
import { shownText } from '#server/http/in-language.ts'
import { mainLanguage } from '#server/main-language.ts'

const HOUR_MS = 60 * 60_000
const LONGEST_MS = 24 * HOUR_MS
const MOST_CLASHES = 20
const ROOMS = 40

type Saved = PayloadOf<typeof saveLesson>
interface Times {
  readonly startsAt: number
  readonly endsAt: number
}

/** @throws Refusal timetable.notStaff; not found, also of a class that is not shown to the sender */
export async function checkStaff(db: Querying, classId: string, { sender }: Pick<Asking, 'sender'>): Promise<void> {
  const found = await db.selectFrom('class').select('id').where('id', '=', classId).executeTakeFirst()
  if (found !== undefined && (await isStaffOf(db, sender, classId))) return
  throw (await seesClass(db, sender, classId)) ? new Refusal('timetable.notStaff') : notFound()
}

export async function timetableOf(db: Database, classId: string, asking: Asking): Promise<ManagedTimetable> {
  await checkStaff(db, classId, asking)
  const [timeZone, { kind, place }, lessons, rooms] = await Promise.all([
    zoneOf(db, classId),
    venueOf(db, classId, asking.language),
    db.selectFrom('lesson').selectAll().where('class_id', '=', classId).orderBy('starts_at').orderBy('id').execute(),
    db
      .selectFrom('lesson')
      .select('room')
      .where('room', '!=', '')
      .groupBy('room')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .orderBy('room')
      .limit(ROOMS)
      .execute(),
  ])
  const ids = lessons.map(({ id }) => id)
  const teachers = await teachersOf(db, ids)
  const texts =
    ids.length === 0 ? [] : await db.selectFrom('lesson_text').selectAll().where('lesson_id', 'in', ids).execute()
  return {
    timeZone,
    place: kind === 'online' ? '' : (place ?? ''),
    classKind: kind,
    list: lessons.map(({ id, starts_at: startsAt, ends_at: endsAt, room }) => ({
      lessonID: id,
      titles: Object.fromEntries(texts.flatMap((one) => (one.lesson_id === id ? [[one.language, one.title]] : []))),
      startTime: timeText(startsAt),
      endTime: timeText(endsAt),
      room,
      teachers: teachers.get(id) ?? [],
    })),
    rooms: rooms.map(({ room }) => room),
  }
}

/** Where a class takes place. */
const venueOf = (db: Querying, classId: string, { code }: Language) =>
  db
    .selectFrom('class')
    .leftJoin('class_text as own', (join) => join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', code))
    .select('class.kind')
    .select(sql<string | null>`coalesce(own.place, class.place)`.as('place'))
    .where('class.id', '=', classId)
    .executeTakeFirstOrThrow()

interface SavedLesson {
  readonly isSaved: boolean
  readonly clashes: Clash[]
  /** Those who have been told of the change. */
  readonly told: readonly string[]
}

/**
 * Adds or changes a lesson, with its weekly copies. @returns the clashes; nothing is saved for them unless accepted
 * @throws Refusal what is wrong with the lesson
 */
export async function save(db: Database, sent: Saved, asking: Asking): Promise<SavedLesson> {
  return db.transaction().execute(async (trx) => {
    const { classID, lessonID, repeat, acceptsClashes } = sent
    if (hasRowLocks(trx))
      await trx.selectFrom('class').select('id').where('id', '=', classID).forNoKeyUpdate().execute()
    await checkStaff(trx, classID, asking)
    await checkKept(trx, classID)
    const room = cleanLine(sent.room)
    const titles = Object.entries(sent.titles)
      .map(([language, title]) => ({ language, title: cleanLine(title) }))
      .filter(({ language, title }) => title !== '' && languageOf(language) !== null)
    const title = shownText(titles, mainLanguage())?.title
    if (title === undefined) throw new Refusal('timetable.titleMissing')
    const first: Times = { startsAt: momentOf(sent.startTime), endsAt: momentOf(sent.endTime) }
    const zone = await zoneOf(trx, classID)
    const all = Array.from({ length: repeat + 1 }, (_, week): Times => {
      const startsAt = weeksAfter(zone, first.startsAt, week)
      return { startsAt, endsAt: startsAt + first.endsAt - first.startsAt }
    })
    const teacherIds = [...new Set(sent.teacherIDs)]
    const before = lessonID === null ? null : await plannedLesson(trx, classID, lessonID)
    const isMoved = before?.startsAt !== first.startsAt || before.endsAt !== first.endsAt
    // A lesson that stays when it was is judged by nothing that has changed around it, nor are its teachers.
    await checkTimes(trx, classID, isMoved ? all : all.slice(1))
    await checkTeachers(
      trx,
      teacherIds.filter((id) => before?.teacherIds.includes(id) !== true),
      asking,
    )
    if (lessonID !== null && isMoved && (await hasAttendance(trx, lessonID)))
      throw new Refusal('timetable.hasAttendance')

    // Of two classes that want a room or a teacher at the same moment, neither would find the other one.
    await takeTurn(trx, 'timetable')
    const clashes = await clashesOf(trx, all, { room, teacherIds, lessonID }, asking)
    if (clashes.length > 0 && !acceptsClashes) return { isSaved: false, clashes, told: [] }
    for (const [week, times] of all.entries()) {
      const id = week === 0 && lessonID !== null ? lessonID : randomUUID()
      const columns = { title, starts_at: times.startsAt, ends_at: times.endsAt, room }
      if (id === lessonID) await trx.updateTable('lesson').set(columns).where('id', '=', id).execute()
      else
        await trx
          .insertInto('lesson')
          .values({ id, class_id: classID, secret: newSecret(), ...columns })
          .execute()
      await trx.deleteFrom('lesson_text').where('lesson_id', '=', id).execute()
      await trx.deleteFrom('lesson_teacher').where('lesson_id', '=', id).execute()
      await trx
        .insertInto('lesson_text')
        .values(titles.map((text) => ({ lesson_id: id, ...text })))
        .execute()
      if (teacherIds.length > 0)
        await trx
          .insertInto('lesson_teacher')
          .values(teacherIds.map((userId) => ({ lesson_id: id, user_id: userId })))
          .execute()
    }
    const after = { ...first, room, teacherIds }
    const told = before === null ? [] : await tellOfLesson(trx, classID, { before, after }, asking)
    return { isSaved: true, clashes, told }
  })
}

/** Returns those who have been told. @throws Refusal timetable.hasAttendance, notStaff; not found */
export async function remove(
  db: Database,
  { classID, lessonID }: PayloadOf<typeof removeLesson>,
  asking: Asking,
): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    await checkStaff(trx, classID, asking)
    await checkKept(trx, classID)
    const before = await plannedLesson(trx, classID, lessonID)
    if (await hasAttendance(trx, lessonID)) throw new Refusal('timetable.hasAttendance')
    await trx.deleteFrom('lesson').where('id', '=', lessonID).execute()
    return tellOfLesson(trx, classID, { before, after: null }, asking)
  })
}

/** @throws Refusal endBeforeStart, tooLong, outsideClass */
async function checkTimes(trx: Querying, classId: string, all: readonly Times[]): Promise<void> {
  const { starts_at: from, ends_at: to } = await trx
    .selectFrom('class')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  for (const { startsAt, endsAt } of all) {
    if (endsAt <= startsAt) throw new Refusal('timetable.endBeforeStart')
    if (endsAt - startsAt > LONGEST_MS) throw new Refusal('timetable.tooLong')
    if (startsAt < from || endsAt > to) throw new Refusal('timetable.outsideClass')
  }
}

/** @throws Refusal timetable.unknownTeacher, with the names of those who cannot teach */
async function checkTeachers(
  trx: Querying,
  ids: readonly string[],
  { language }: Pick<Asking, 'language'>,
): Promise<void> {
  if (ids.length === 0) return
  const named = await trx
    .selectFrom('user')
    .select(['user.id', 'user.original_name as name'])
    .select((eb) => eb('user.id', 'in', peopleWith('teacher')).as('canTeach'))
    .where('user.id', 'in', ids)
    .orderBy('user.original_name')
    .orderBy('user.id')
    .execute()
  const unable = named.filter(({ canTeach }) => !Boolean(canTeach))
  if (named.length < ids.length) throw malformed()
  if (unable.length === 0) return
  const names = namesText(
    unable.map(({ name }) => name),
    language,
  )
  throw new Refusal('timetable.unknownTeacher', { names })
}

/** A lesson as it is stored, locked. @throws Refusal not found */
async function plannedLesson(trx: Querying, classId: string, lessonId: string): Promise<LessonPlan> {
  const found = await trx
    .selectFrom('lesson')
    .select(['starts_at', 'ends_at', 'room'])
    .where('id', '=', lessonId)
    .where('class_id', '=', classId)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  if (found === undefined) throw notFound()
  const teachers = await trx.selectFrom('lesson_teacher').select('user_id').where('lesson_id', '=', lessonId).execute()
  return {
    startsAt: found.starts_at,
    endsAt: found.ends_at,
    room: found.room,
    teacherIds: teachers.map((one) => one.user_id),
  }
}

const hasAttendance = async (trx: Querying, lessonId: string): Promise<boolean> =>
  (await trx
    .selectFrom('attendance')
    .select('id')
    .where('lesson_id', '=', lessonId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

interface Used {
  readonly room: string
  readonly teacherIds: readonly string[]
  readonly lessonID: string | null
}

/**
 * The lessons that have the room or a teacher at the same time, in any class that is not discarded. Of a class that is
 * not shown to the sender only the time is told.
 */
async function clashesOf(
  trx: Querying,
  all: readonly Times[],
  { room, teacherIds, lessonID }: Used,
  { sender, language }: Asking,
): Promise<Clash[]> {
  const found: Clash[] = []
  for (const { startsAt, endsAt } of all) {
    const atOnce = trx
      .selectFrom('lesson')
      .innerJoin('class', 'class.id', 'lesson.class_id')
      .leftJoin('lesson_text as own', (join) =>
        join.onRef('own.lesson_id', '=', 'lesson.id').on('own.language', '=', language.code),
      )
      .leftJoin('class_text as named', (join) =>
        join.onRef('named.class_id', '=', 'class.id').on('named.language', '=', language.code),
      )
      .select(['lesson.starts_at', 'lesson.ends_at', 'lesson.room'])
      .select([
        sql<string>`coalesce(own.title, lesson.title)`.as('lesson'),
        sql<string>`coalesce(nullif(named.name, ''), class.name)`.as('className'),
      ])
      .select((eb) =>
        eb.or([isVisibleTo(trx, sender)(eb), eb('class.id', 'in', staffedClasses(trx, sender))]).as('isShown'),
      )
      .where('class.state', '!=', 'discarded')
      .where('lesson.starts_at', '<', endsAt)
      .where('lesson.ends_at', '>', startsAt)
      .$if(lessonID !== null, (query) => query.where('lesson.id', '!=', lessonID))
      .orderBy('lesson.starts_at')
      .orderBy('lesson.id')
      .limit(MOST_CLASHES)
    const rooms = room === '' ? [] : await atOnce.where('lesson.room', '=', room).execute()
    const taught =
      teacherIds.length === 0
        ? []
        : await atOnce
            .innerJoin('lesson_teacher', 'lesson_teacher.lesson_id', 'lesson.id')
            .innerJoin('user', 'user.id', 'lesson_teacher.user_id')
            .select('user.original_name as teacher')
            .where('user.id', 'in', teacherIds)
            .execute()
    for (const row of rooms) found.push(clashOf(row, 'room', row.room))
    for (const row of taught) found.push(clashOf(row, 'teacher', row.teacher))
  }
  return found.slice(0, MOST_CLASHES)
}

const clashOf = (
  row: {
    readonly lesson: string
    readonly className: string
    /** As a query answers it: SQLite has no booleans. */
    readonly isShown: SqlBool
    readonly starts_at: number
    readonly ends_at: number
  },
  kind: Clash['kind'],
  name: string,
): Clash => ({
  kind,
  name,
  of: Boolean(row.isShown) ? { lesson: row.lesson, className: row.className } : null,
  startTime: timeText(row.starts_at),
  endTime: timeText(row.ends_at),
})
