import { randomUUID } from 'node:crypto'

import type { Call } from '#api/kit/call.ts'
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
import { folded } from '#i18n/folded.ts'
import { endWindows } from '#server/class/registration/clock.ts'
import { timeText } from '#server/database/codec.ts'
import { XSRF_COOKIE } from '#server/session/cookies.ts'
import { enter } from '#server/session/enter.ts'
import { csrfOf } from '#server/session/sessions.ts'
import { settleLessons } from '#server/timetable/lesson-ends.ts'

import { putClasses } from '#tests/class/members.ts'
import type { TestPortal } from '#tests/kit/server/open-portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { Visitor, type Reply, type Said } from '#tests/kit/server/visitor.ts'
import { Book } from './book.ts'
import { cast, officers, staff, type Act, type ClassPlan, type Person, type Plan } from './plan.ts'

/** A class of a world, its times in milliseconds since 1970. */
export interface WorldClass
  extends Pick<ClassPlan, 'owner' | 'kind' | 'audience' | 'invited' | 'capacity' | 'chain' | 'declinesAtEnd'> {
  readonly id: string
  readonly name: string
  readonly staff: readonly Person[]
  readonly opensAt: number
  readonly closesAt: number
  readonly startsAt: number
  readonly endsAt: number
}

export interface WorldLesson {
  readonly id: string
  readonly of: WorldClass
  readonly startsAt: number
  readonly endsAt: number
}

const roles: Readonly<Record<Person, readonly string[]>> = {
  ida: ['teacher', 'headmaster'],
  jon: ['teacher'],
  kim: ['schoolLeader'],
  ann: ['learner'],
  ben: ['learner'],
  cleo: ['learner'],
  // Not every teacher with an office runs the class.
  dan: ['learner', 'teamLeader', 'teacher'],
  eve: ['learner', 'disciplineCommittee'],
}

/** A small organisation in a portal, made through its door, with a book of all that its log tells. */
export class World {
  readonly portal: TestPortal
  readonly classes: readonly WorldClass[]
  readonly lessons: WorldLesson[] = []
  readonly book: Book
  readonly #word = randomUUID().slice(0, 8)
  readonly #ids: Readonly<Record<Person, string>>
  #visitors = new Map<Person, Visitor>()

  constructor(portal: TestPortal, plans: readonly ClassPlan[]) {
    this.portal = portal
    this.#ids = Object.fromEntries(cast.map((name) => [name, randomUUID()])) as Record<Person, string>
    const began = this.now
    const at = (hours: number): number => began + hours * HOUR
    this.classes = plans.map((plan, place) => {
      const startsAt = at(plan.starts)
      // A class ends after its window, and after now, so that much can happen in it.
      const endsAt = Math.max(startsAt + plan.lasts * HOUR, at(plan.opens + plan.window), at(12))
      return {
        ...plan,
        id: randomUUID(),
        name: `${place === 0 ? 'River' : 'Mountain'} ${this.#word}`,
        staff: staff.filter((one) => one === plan.owner || plan.hasClassTeacher),
        opensAt: at(plan.opens),
        closesAt: at(plan.opens + plan.window),
        startsAt,
        endsAt,
      }
    })
    this.book = new Book(this)
  }

  get now(): number {
    return this.portal.clock.now().getTime()
  }
  idOf(person: Person): string {
    return this.#ids[person]
  }
  personOf(id: string | null): Person | null {
    return cast.find((name) => this.#ids[name] === id) ?? null
  }
  /** What somebody is called; no two of a world alike, and not in the order of their ids. */
  nameOf(person: Person): string {
    return `${person[0]?.toUpperCase() ?? ''}${person.slice(1)} ${this.#word}`
  }
  classOf(id: string): WorldClass {
    const found = this.classes.find((one) => one.id === id)
    if (found === undefined) throw new Error(`No class of this world: ${id}`)
    return found
  }

  /** Fills in people, offices and classes. */
  async begin(plan: Plan): Promise<void> {
    const { db } = this.portal
    await db
      .insertInto('user')
      .values(
        cast.map((name) => ({
          id: this.idOf(name),
          account_name: `${name}.${this.#word}`,
          account_key: `${name}.${this.#word}`,
          name,
          original_name: this.nameOf(name),
          search: folded(this.nameOf(name)),
          phone: null,
          email: null,
          head_img: null,
          password_hash: null,
          weak_password: 0 as const,
          language: 'en_US',
          state: 'active' as const,
          created_at: 0,
        })),
      )
      .execute()
    await db
      .insertInto('user_role')
      .values(cast.flatMap((name) => roles[name].map((role) => ({ user_id: this.idOf(name), role }))))
      .execute()
    await putClasses(
      db,
      this.classes.map(({ id, name, kind, owner, audience, capacity, chain, ...one }, place) => ({
        id,
        name,
        kind,
        search: folded(name),
        starts_at: one.startsAt,
        ends_at: one.endsAt,
        opens_at: one.opensAt,
        closes_at: one.closesAt,
        place: null,
        headmaster_id: this.idOf(owner),
        audience,
        capacity,
        leave_chain: chain.join(','),
        has_waiting_list: plan.classes[place]?.hasWaitingList === true ? (1 as const) : (0 as const),
        asks_approval: plan.classes[place]?.asksApproval === true ? (1 as const) : (0 as const),
        declines_at_end: one.declinesAtEnd ? (1 as const) : (0 as const),
      })),
    )
    for (const one of this.classes) {
      const held = [
        ...Object.entries(officers).map(([office, person]) => ({ office, person })),
        ...one.staff.filter((person) => person !== one.owner).map((person) => ({ office: 'classTeacher', person })),
      ]
      await db
        .insertInto('class_officer')
        .values(
          held.map(({ office, person }) => ({
            class_id: one.id,
            office: office as 'teamLeader',
            user_id: this.idOf(person),
          })),
        )
        .execute()
      if (one.invited.length > 0)
        await db
          .insertInto('class_invitation')
          .values(one.invited.map((person) => ({ class_id: one.id, user_id: this.idOf(person) })))
          .execute()
    }
  }

  /** Everything that the plan tries, one after the other. */
  async live(acts: readonly Act[]): Promise<void> {
    for (const one of acts) {
      await this.#try(one)
      await this.portal.portal.effects.settled()
      await this.book.read(this.portal.db)
    }
  }

  /** Makes a call as somebody; sessions end by the clock, so a new one is begun after it has moved. */
  async call(person: Person, call: Call, payload: object): Promise<Said> {
    const visitor = this.#visitors.get(person) ?? (await this.#enter(person))
    return (await visitor.call(call, payload, { lang: 'en_US' })).body
  }

  /** Fetches a file as somebody. */
  async fetch(person: Person, url: string): Promise<Reply> {
    const visitor = this.#visitors.get(person) ?? (await this.#enter(person))
    return visitor.send({ method: 'GET', url: `${url}?lang=en_US` })
  }

  async #enter(person: Person): Promise<Visitor> {
    const { portal } = this.portal
    const entered = await portal.db.transaction().execute((trx) =>
      enter(portal, trx, {
        user: { id: this.idOf(person) },
        method: 'password',
        address: '127.0.0.1',
        userAgent: 'world',
        device: null,
        before: null,
        now: portal.clock.now(),
      }),
    )
    if (entered.refused !== null) throw new Error(`${person} could not sign in: ${entered.refused}`)
    const visitor = new Visitor(this.portal)
    visitor.cookies.set('session', entered.ticket)
    visitor.cookies.set(XSRF_COOKIE, csrfOf(entered.ticket))
    this.#visitors.set(person, visitor)
    return visitor
  }

  async #try(one: Act): Promise<void> {
    if (one.act === 'pass') return this.#pass(one.hours)
    if (one.act === 'register') {
      const { id: classID } = this.#class(one.of)
      await this.call(one.who, registerForClass, {
        classID,
        revision: this.book.registration(classID, one.who)?.revision ?? 0,
      })
      return
    }
    if (one.act === 'answer') return this.#answer(one)
    if (one.act === 'decide') return this.#decide(one)
    if (one.act === 'leave') {
      const [startTime, endTime] = [one.from, one.from + one.hours].map((hours) => timeText(this.now + hours * HOUR))
      const asked = { classID: this.#class(one.of).id, type: 'casual', startTime, endTime, reason: 'A wedding' }
      const members = this.book.registrationsOf(this.#class(one.of)).filter(({ state }) => state === 'registered')
      const who = one.isMember ? (members[one.hours % Math.max(1, members.length)]?.who ?? one.who) : one.who
      await this.call(who, requestLeave, asked)
      return
    }
    if (one.act === 'decideLeave' || one.act === 'endLeave') return this.#sendToLeave(one)
    if (one.act === 'lesson') return this.#addLesson(one)
    return this.#attend(one)
  }

  async #answer({ who, of, type }: Extract<Act, { act: 'answer' }>): Promise<void> {
    const record = this.book.registration(this.#class(of).id, who)
    if (record === null) return
    const { id, revision } = record
    await this.call(who, sendRegistrationEvent, { registrationID: id, type, revision, reason: 'A flood at home' })
  }

  async #decide({ by: other, isOwner, who, of, type }: Extract<Act, { act: 'decide' }>): Promise<void> {
    const { id: classID, owner } = this.#class(of)
    const by = isOwner ? owner : other
    if (type === 'putIn') {
      await this.call(by, putInLearners, { classID, userIDs: [this.idOf(who)] })
      return
    }
    const record = this.book.registration(classID, who)
    if (record === null) return
    const registrations = [{ registrationID: record.id, revision: record.revision }]
    await this.call(by, decideRegistrations, { decision: type, registrations, reason: 'No place' })
  }

  async #sendToLeave(one: Extract<Act, { act: 'decideLeave' | 'endLeave' }>): Promise<void> {
    const all = this.book.records('leave')
    // Those that wait first, the latest of them.
    const waiting = all.filter((leave) => this.book.stepOf(leave) !== null)
    const among = one.act === 'decideLeave' && one.isTurn && waiting.length > 0 ? waiting : all
    const record = among[one.nth % Math.max(1, among.length)]
    if (record === undefined) return
    const by = one.act === 'endLeave' ? record.who : one.isTurn ? this.#whoseTurn(record, one.by) : one.by
    const { id: leaveID, revision } = record
    await this.call(by, sendLeaveEvent, { leaveID, type: one.type, revision, reason: 'As it is' })
  }

  /** Whoever can decide on a leave next; anybody where nobody can. */
  #whoseTurn(leave: ReturnType<Book['records']>[number], other: Person): Person {
    const step = this.book.stepOf(leave)
    return (step === null ? [] : this.book.holdersOf(leave.of, step)).find((one) => one !== leave.who) ?? other
  }

  async #addLesson({ of, inHours, hours }: Extract<Act, { act: 'lesson' }>): Promise<void> {
    const course = this.#class(of)
    const startsAt = this.now + inHours * HOUR
    const endsAt = startsAt + hours * HOUR
    const { code } = await this.call(course.owner, saveLesson, {
      classID: course.id,
      lessonID: null,
      titles: [{ language: 'zh_CN', title: `Lesson ${this.lessons.length}` }],
      startTime: timeText(startsAt),
      endTime: timeText(endsAt),
      room: '',
      teacherIDs: [],
      repeat: 0,
      acceptsClashes: true,
    })
    if (code !== 2000) return
    const { id } = await this.portal.db
      .selectFrom('lesson')
      .select('id')
      .where('class_id', '=', course.id)
      .where('title', '=', `Lesson ${this.lessons.length}`)
      .executeTakeFirstOrThrow()
    this.lessons.push({ id, of: course, startsAt, endsAt })
  }

  async #attend(one: Extract<Act, { act: 'attend' | 'correct' }>): Promise<void> {
    const lesson = this.lessons[one.nth % Math.max(1, this.lessons.length)]
    if (lesson === undefined) return
    const { id: lessonID, of } = lesson
    if (one.act === 'correct') {
      const revision = this.book.attendance(lessonID, one.who)?.revision ?? 0
      const sent = { lessonID, userID: this.idOf(one.who), type: one.type, revision, reason: 'Seen there' }
      await this.call(of.owner, sendAttendanceEvent, sent)
      return
    }
    const { data } = await this.call(of.owner, getCheckInNumber, { lessonID })
    const { code = '000000' } = (data ?? {}) as Partial<CheckInNumber>
    await this.call(one.who, checkIn, { lessonID, code })
  }

  async #pass(hours: number): Promise<void> {
    const { portal, clock } = this.portal
    clock.pass(hours * HOUR)
    this.#visitors = new Map()
    await endWindows({ ...portal, logger: { error: () => undefined } }, clock.now())
    await portal.effects.settled()
    await this.book.read(portal.db)
    this.book.settle(this.now)
    await settleLessons(portal, clock.now())
  }

  #class(place: number): WorldClass {
    const found = this.classes[place]
    if (found === undefined) throw new Error(`A world has no class ${place}`)
    return found
  }
}
