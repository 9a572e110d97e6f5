import { randomUUID } from 'node:crypto'

import type { Call } from '#api/kit/call.ts'
import { folded } from '#i18n/folded.ts'
import { endWindows } from '#server/class/registration/clock.ts'
import { XSRF_COOKIE } from '#server/session/cookies.ts'
import { enter } from '#server/session/enter.ts'
import { csrfOf } from '#server/session/sessions.ts'
import { settleLessons } from '#server/timetable/lesson-ends.ts'

import { putClasses } from '#tests/class/members.ts'
import type { TestPortal } from '#tests/kit/server/open-portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { Visitor, type Reply, type Said } from '#tests/kit/server/visitor.ts'
import { attempt } from './acts/acts.ts'
import { Book } from './book.ts'
import { cast, departmentOf, officers, staff, type Act, type ClassPlan, type Person, type Plan } from './plan.ts'
import { Shelf } from './shelf.ts'

/** A class of a world, its times in milliseconds since 1970. */
export interface WorldClass extends Omit<ClassPlan, 'hasClassTeacher' | 'opens' | 'window' | 'starts' | 'lasts'> {
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
  readonly title: string
  readonly of: WorldClass
  readonly startsAt: number
  readonly endsAt: number
  readonly teachers: readonly Person[]
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
  mia: ['admin'],
}

/** A small organisation in a portal, made through its door, with a book of all that its log tells. */
export class World {
  readonly portal: TestPortal
  readonly classes: readonly WorldClass[]
  readonly lessons: WorldLesson[] = []
  readonly book: Book
  readonly shelf = new Shelf(this)
  /** In the names of all that is in it, so that lists of others can be asked for these alone. */
  readonly word = randomUUID().slice(0, 8)
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
        name: `${place === 0 ? 'River' : 'Mountain'} ${this.word}`,
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
    return this.worded(`${person[0]?.toUpperCase() ?? ''}${person.slice(1)}`)
  }
  worded(name: string): string {
    return `${name} ${this.word}`
  }
  accountOf(name: Person | 'nobody'): string {
    return `${name}.${this.word}`
  }
  classOf(id: string): WorldClass {
    const found = this.classes.find((one) => one.id === id)
    if (found === undefined) throw new Error(`No class of this world: ${id}`)
    return found
  }
  classAt(place: number): WorldClass {
    const found = this.classes[place]
    if (found === undefined) throw new Error(`A world has no class ${place}`)
    return found
  }
  /** Whether a class is open to somebody by itself. */
  isInAudience({ audience, departments }: WorldClass, who: Person): boolean {
    return audience === 'all' || (audience === 'departments' && departments.includes(departmentOf[who] ?? ''))
  }
  /** The same, or by invitation. */
  isOpenTo(of: WorldClass, who: Person): boolean {
    return this.isInAudience(of, who) || (of.audience === 'invitation' && of.invited.some((one) => one === who))
  }

  /** Fills in people, offices and classes. */
  async begin(plan: Plan): Promise<void> {
    const { db } = this.portal
    await db
      .insertInto('user')
      .values(
        cast.map((name) => ({
          id: this.idOf(name),
          account_name: this.accountOf(name),
          account_key: this.accountOf(name),
          name,
          original_name: this.nameOf(name),
          search: folded(this.nameOf(name)),
          phone: null,
          email: null,
          head_img: null,
          department_code: departmentOf[name] ?? null,
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
    await this.shelf.begin(plan.shelf)
    await putClasses(
      db,
      this.classes.map(({ id, name, kind, owner, audience, capacity, chain, ...one }) => ({
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
        has_waiting_list: one.hasWaitingList ? (1 as const) : (0 as const),
        asks_approval: one.asksApproval ? (1 as const) : (0 as const),
        declines_at_end: one.declinesAtEnd ? (1 as const) : (0 as const),
        required_pass_count: one.passes,
        elective_pass_count: 1,
        required_hours: one.hours,
        elective_hours: one.hours,
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
      if (one.departments.length > 0)
        await db
          .insertInto('class_department')
          .values(one.departments.map((code) => ({ class_id: one.id, department_code: code })))
          .execute()
      const courses = one.courses.map((place, position) => ({
        ...{ class_id: one.id, course_id: this.shelf.courses[place]?.id ?? '', position },
        kind: one.electives.includes(place) ? ('elective' as const) : ('required' as const),
      }))
      if (courses.length > 0) await db.insertInto('class_course').values(courses).execute()
    }
  }

  /** Everything that the plan tries, one after the other. */
  async live(acts: readonly Act[]): Promise<void> {
    for (const one of acts) {
      await attempt(this, one)
      await this.readOn()
    }
  }

  /** What has been done so far is in the book. */
  async readOn(): Promise<void> {
    await this.portal.portal.effects.settled()
    await this.book.read(this.portal.db)
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

  /** Time goes by, without the server's clocks. */
  wait(milliseconds: number): void {
    this.portal.clock.pass(milliseconds)
    this.#visitors = new Map()
  }

  async pass(hours: number): Promise<void> {
    this.wait(hours * HOUR)
    const { portal, clock } = this.portal
    await endWindows({ ...portal, logger: { error: () => undefined } }, clock.now())
    await this.readOn()
    this.book.settle(this.now)
    await settleLessons(portal, clock.now())
  }
}
