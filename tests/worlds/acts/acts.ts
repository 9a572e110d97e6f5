import {
  decideRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
} from '#api/class/registration.contract.ts'
import { requestLeave, sendLeaveEvent } from '#api/leave/leave.contract.ts'
import {
  checkIn,
  getCheckInNumber,
  sendAttendanceEvent,
  type CheckInNumber,
} from '#api/timetable/timetable.contract.ts'
import { saveLesson } from '#api/timetable/managed-timetable.contract.ts'
import { timeText } from '#server/database/codec.ts'

import { HOUR, MINUTE } from '#tests/kit/server/test-clock.ts'
import { learners, type Act, type Person } from '../plan.ts'
import type { Entry } from '../book.ts'
import type { World } from '../world.ts'
import { importRoster } from './import-roster.ts'
import { read } from './reading.ts'

type Of<Name extends Act['act']> = Extract<Act, { act: Name }>

/** Does what a plan says, or tries to. */
export function attempt(world: World, one: Act): Promise<void> {
  switch (one.act) {
    case 'register':
      return register(world, one)
    case 'answer':
      return answer(world, one)
    case 'decide':
      return decide(world, one)
    case 'leave':
      return leave(world, one)
    case 'decideLeave':
    case 'endLeave':
      return sendToLeave(world, one)
    case 'lesson':
      return addLesson(world, one)
    case 'attend':
    case 'correct':
      return attend(world, one)
    case 'import':
      return importRoster(world, one)
    case 'publish':
      return publish(world, one)
    case 'study':
    case 'rate':
    case 'collect':
    case 'readNews':
      return read(world, one)
    case 'pass':
      return world.pass(one.hours)
  }
}

async function register(world: World, { who, of }: Of<'register'>): Promise<void> {
  await world.call(who, registerForClass, {
    classID: world.classAt(of).id,
    revision: world.book.registration(world.classAt(of).id, who)?.revision ?? 0,
  })
}

async function answer(world: World, { who, of, type }: Of<'answer'>): Promise<void> {
  const record = world.book.registration(world.classAt(of).id, who)
  if (record === null) return
  const { id, revision } = record
  await world.call(who, sendRegistrationEvent, { registrationID: id, type, revision, reason: 'A flood at home' })
}

async function decide(world: World, { by: other, isOwner, who, of, type }: Of<'decide'>): Promise<void> {
  const { id: classID, owner } = world.classAt(of)
  const by = isOwner ? owner : other
  if (type === 'putIn') {
    await world.call(by, putInLearners, { classID, userIDs: [world.idOf(who)] })
    return
  }
  const record = world.book.registration(classID, who)
  if (record === null) return
  const registrations = [{ registrationID: record.id, revision: record.revision }]
  await world.call(by, decideRegistrations, { decision: type, registrations, reason: 'No place' })
}

async function leave(world: World, one: Of<'leave'>): Promise<void> {
  const of = world.classAt(one.of)
  const [startTime, endTime] = [one.from, one.from + one.hours].map((hours) => timeText(world.now + hours * HOUR))
  const asked = { classID: of.id, type: 'casual', startTime, endTime, reason: 'A wedding' }
  const members = world.book.registrationsOf(of).filter(({ state }) => state === 'registered')
  const who = one.isMember ? (members[one.hours % Math.max(1, members.length)]?.who ?? one.who) : one.who
  await world.call(who, requestLeave, asked)
}

async function sendToLeave(world: World, one: Of<'decideLeave' | 'endLeave'>): Promise<void> {
  const all = world.book.records('leave')
  // Those that wait first, the latest of them.
  const waiting = all.filter((record) => world.book.stepOf(record) !== null)
  const among = one.act === 'decideLeave' && one.isTurn && waiting.length > 0 ? waiting : all
  const record = among[one.nth % Math.max(1, among.length)]
  if (record === undefined) return
  const by = one.act === 'endLeave' ? record.who : one.isTurn ? whoseTurn(world, record, one.by) : one.by
  const { id: leaveID, revision } = record
  await world.call(by, sendLeaveEvent, { leaveID, type: one.type, revision, reason: 'As it is' })
}

/** Whoever can decide on a leave next; anybody where nobody can. */
function whoseTurn({ book }: World, record: Entry, other: Person): Person {
  const step = book.stepOf(record)
  return (step === null ? [] : book.holdersOf(record.of, step)).find((one) => one !== record.who) ?? other
}

async function addLesson(world: World, { of: place, inHours, hours, teachers }: Of<'lesson'>): Promise<void> {
  const of = world.classAt(place)
  const startsAt = world.now + inHours * HOUR
  const endsAt = startsAt + hours * HOUR
  const title = `Lesson ${world.lessons.length}`
  const { code } = await world.call(of.owner, saveLesson, {
    classID: of.id,
    lessonID: null,
    titles: { zh_CN: title },
    startTime: timeText(startsAt),
    endTime: timeText(endsAt),
    room: '',
    teacherIDs: teachers.map((person) => world.idOf(person)),
    repeat: 0,
    acceptsClashes: true,
  })
  if (code !== 2000) return
  const { id } = await world.portal.db
    .selectFrom('lesson')
    .select('id')
    .where('class_id', '=', of.id)
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  world.lessons.push({ id, title, of, startsAt, endsAt, teachers })
}

async function attend(world: World, one: Of<'attend' | 'correct'>): Promise<void> {
  if (one.act === 'attend') return attendLesson(world, one)
  const lesson = world.lessons[one.nth % Math.max(1, world.lessons.length)]
  if (lesson === undefined) return
  const { id: lessonID, of } = lesson
  const revision = world.book.attendance(lessonID, one.who)?.revision ?? 0
  const sent = { lessonID, userID: world.idOf(one.who), type: one.type, revision, reason: 'Seen there' }
  await world.call(of.owner, sendAttendanceEvent, sent)
}

/** Mostly a member at a lesson that is held or about to begin. */
async function attendLesson(world: World, one: Of<'attend'>): Promise<void> {
  const { lessons, book, now } = world
  const held = lessons.filter(({ startsAt, endsAt }) => startsAt - 15 * MINUTE <= now && now < endsAt)
  const among = one.isThere && held.length > 0 ? held : lessons
  const lesson = among[one.nth % Math.max(1, among.length)]
  if (lesson === undefined) return
  const members = learners.filter((who) => book.isMember(lesson.of, who))
  const who = one.isThere ? (members[one.nth % Math.max(1, members.length)] ?? one.who) : one.who
  const { data } = await world.call(lesson.of.owner, getCheckInNumber, { lessonID: lesson.id })
  const { code = '000000' } = (data ?? {}) as Partial<CheckInNumber>
  await world.call(who, checkIn, { lessonID: lesson.id, code })
}

/** The owner does it more often than others do. */
async function publish({ shelf }: World, { what, by, isEditor, nth, type }: Of<'publish'>): Promise<void> {
  const all = { course: shelf.courses, topic: shelf.topics, news: shelf.news }[what]
  const item = all[nth % all.length]
  if (item !== undefined) await shelf.send(item, type, isEditor ? item.owner : by)
}
