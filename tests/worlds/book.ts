import { leaveApprovers, type LeaveApprover } from '#api/leave/leave.contract.ts'
import type { Database } from '#server/database/open.ts'

import { admin, cast, learners, officers, schoolLeader, type Person } from './plan.ts'
import type { World, WorldClass, WorldLesson } from './world.ts'

type Lifecycle = 'registration' | 'leave' | 'attendance'

/** A line of the log. */
interface Line {
  readonly lifecycle: Lifecycle
  readonly id: string
  readonly revision: number
  readonly said: {
    readonly type: string
    readonly request?: { readonly startsAt: number; readonly endsAt: number }
    readonly reason?: string
  }
  readonly from: string
  readonly to: string
  readonly by: Person | null
  readonly at: number
}

/** A record as its lines leave it. */
export interface Entry {
  readonly lifecycle: Lifecycle
  readonly id: string
  readonly who: Person
  readonly of: WorldClass
  /** Of an attendance. */
  readonly lesson: WorldLesson | null
  readonly lines: Line[]
  readonly state: string
  readonly revision: number
  /** When it was made, and changed last. */
  readonly createdAt: number
  readonly at: number
}

/**
 * What the log of a world says, read line by line by the specification and without any query: who is in which state,
 * who waits in which order, who holds which office, who was told what.
 */
export class Book {
  readonly #world: World
  readonly #entries = new Map<string, Entry>()
  /** Of each class, who has asked for a place and not got one, in the order of arrival, by registration. */
  readonly #arrived = new Map<string, string[]>()
  /** Offices that somebody has given up. */
  readonly #left = new Set<string>()
  /** Of classes, the groups that there are, and of each class and member the own one. */
  readonly #groupNames = new Map<string, readonly string[]>()
  readonly #groups = new Map<string, string>()
  /** The groups that people are invited into, by class and person. */
  readonly #invitedInto = new Map<string, string>()
  readonly #told = new Set<string>()
  /** Attendances that the end of lessons has to bring about. */
  #due = new Set<string>()
  readonly #faults: string[] = []

  constructor(world: World) {
    this.#world = world
  }

  /** What has been done that the specification does not allow. */
  get faults(): readonly string[] {
    return this.#faults
  }
  /** Who has been told what of which record, as `person code`. */
  get told(): readonly string[] {
    return [...this.#told].sort()
  }
  /** In which states something has been. */
  get met(): readonly string[] {
    const states = [...this.#entries.values()].flatMap(({ lifecycle, lines }) =>
      lines.map(({ to }) => `${lifecycle} ${to}`),
    )
    return this.#groups.size > 0 ? [...states, 'group'] : states
  }
  records(lifecycle: Lifecycle): Entry[] {
    return [...this.#entries.values()].filter((one) => one.lifecycle === lifecycle)
  }
  registrationsOf(of: WorldClass): Entry[] {
    return this.records('registration').filter((one) => one.of === of)
  }
  registration(classId: string, who: Person): Entry | null {
    return this.records('registration').find((one) => one.of.id === classId && one.who === who) ?? null
  }
  attendance(lessonId: string, who: Person): Entry | null {
    return this.records('attendance').find((one) => one.lesson?.id === lessonId && one.who === who) ?? null
  }
  /** Who is in a group, as it is called. */
  groupOf(of: WorldClass, who: Person): string {
    return this.#groups.get(`${of.id} ${who}`) ?? ''
  }
  groupNamesOf({ id }: WorldClass): readonly string[] {
    return this.#groupNames.get(id) ?? []
  }
  /** At once, or once an invitation is accepted. */
  putIntoGroup(of: WorldClass, who: Person, name: string): void {
    const groups = this.isMember(of, who) ? this.#groups : this.#invitedInto
    groups.set(`${of.id} ${who}`, name)
    this.#groupNames.set(of.id, [...new Set([...this.groupNamesOf(of), name])])
  }
  holdsOffice({ id }: WorldClass, who: Person): boolean {
    return !this.#left.has(`${id} ${who}`) && Object.values(officers).some((one) => one === who)
  }
  isMember(of: WorldClass, who: Person): boolean {
    return this.registration(of.id, who)?.state === 'registered'
  }
  /** Registrations under review and in line, in the order of arrival. */
  arrivedIn(of: WorldClass): Entry[] {
    return (this.#arrived.get(of.id) ?? []).flatMap((id) => this.#entries.get(id) ?? [])
  }
  /** Who waits for a place, the first first. */
  lineOf(of: WorldClass): Entry[] {
    return this.arrivedIn(of).filter(({ state }) => state === 'waiting')
  }
  /** Whoever decides on leave in a class as this approver. */
  holdersOf(of: WorldClass, part: LeaveApprover): Person[] {
    if (part === 'schoolLeader') return [schoolLeader]
    if (part === 'headmaster') return [of.owner]
    const officer = officers[part]
    return this.#left.has(`${of.id} ${officer}`) ? [] : [officer]
  }
  /** The step at which a leave waits; null: it does not. */
  stepOf({ state }: Entry): LeaveApprover | null {
    return leaveApprovers.find((part) => state === `pending.${part}`) ?? null
  }
  timeOf({ lines }: Entry): { readonly startsAt: number; readonly endsAt: number } {
    const { startsAt = 0, endsAt = 0 } = lines[0]?.said.request ?? {}
    return { startsAt, endsAt }
  }

  /** Reads on: what people have sent comes before what followed from it. */
  async read(db: Database): Promise<void> {
    const lines = (await this.#newLines(db)).sort(
      (one, other) => Number(one.by === null) - Number(other.by === null) || one.revision - other.revision,
    )
    for (const line of lines) this.#enter(line)
    if (this.#due.size > 0 && lines.some(({ said }) => said.type === 'lessonEnded')) this.#missing()
  }

  /** The clock ends lessons: from now on it is expected who is absent or excused. */
  settle(now: number): void {
    const due = this.#world.lessons
      .filter(({ endsAt }) => endsAt <= now)
      .flatMap((lesson) =>
        learners
          .filter((who) => {
            const own = this.registration(lesson.of.id, who)
            return own?.state === 'registered' && own.at < lesson.endsAt && this.attendance(lesson.id, who) === null
          })
          .map((who) => `${who} at ${lesson.id} ${this.#isExcused(lesson, who) ? 'excused' : 'absent'}`),
      )
    this.#due = new Set(due)
  }

  /** What the end of lessons should have brought about, and has not. */
  #missing(): void {
    for (const one of this.#due) this.#faults.push(`${one} is missing`)
    this.#due = new Set()
  }

  /** Approved leaves of the class cover it, one after another without a gap. */
  #isExcused({ of, startsAt, endsAt }: WorldLesson, who: Person): boolean {
    const own = this.records('leave')
      .filter((leave) => leave.of === of && leave.who === who && leave.state === 'approved')
      .map((leave) => this.timeOf(leave))
    let until = startsAt
    for (let further = true; further && until < endsAt; ) {
      const reach = Math.max(until, ...own.filter((one) => one.startsAt <= until).map((one) => one.endsAt))
      further = reach > until
      until = reach
    }
    return until >= endsAt
  }

  async #newLines(db: Database): Promise<Line[]> {
    const { classes, lessons } = this.#world
    const [ofClasses, ofLessons] = [classes, lessons].map((all) => all.map(({ id }) => id))
    const owned = [
      ...(await db
        .selectFrom('registration')
        .select(['id', 'class_id', 'learner_id'])
        .where('class_id', 'in', ofClasses ?? [])
        .execute()),
      ...(await db
        .selectFrom('leave')
        .select(['id', 'class_id', 'learner_id'])
        .where('class_id', 'in', ofClasses ?? [])
        .execute()),
      ...(ofLessons?.length === 0
        ? []
        : await db
            .selectFrom('attendance')
            .select(['id', 'lesson_id', 'learner_id'])
            .where('lesson_id', 'in', ofLessons ?? [])
            .execute()),
    ]
    if (owned.length === 0) return []
    const rows = await db
      .selectFrom('transition_log')
      .selectAll()
      .where(
        'record_id',
        'in',
        owned.map(({ id }) => id),
      )
      .execute()
    return owned.flatMap((record) => {
      const lesson = 'lesson_id' in record ? (lessons.find(({ id }) => id === record.lesson_id) ?? null) : null
      const of = 'class_id' in record ? classes.find(({ id }) => id === record.class_id) : lesson?.of
      const who = this.#world.personOf(record.learner_id)
      if (of === undefined || who === null) return []
      const known = this.#entries.get(record.id)?.revision ?? -1
      return rows
        .filter(({ record_id: id, revision }) => id === record.id && revision > known)
        .map((row): Line => {
          const lifecycle = row.lifecycle as Lifecycle
          if (!this.#entries.has(record.id))
            this.#entries.set(record.id, {
              ...{ lifecycle, id: record.id, who, of, lesson, lines: [], state: row.from_state },
              ...{ revision: -1, createdAt: row.at, at: row.at },
            })
          return {
            lifecycle,
            id: record.id,
            revision: row.revision,
            said: JSON.parse(row.event) as Line['said'],
            from: row.from_state,
            to: row.to_state,
            by: this.#world.personOf(row.by_user_id),
            at: row.at,
          }
        })
    })
  }

  #enter(line: Line): void {
    const known = this.#entries.get(line.id)
    if (known === undefined) throw new Error(`A line of an unknown record: ${line.id}`)
    if (line.lifecycle === 'registration') this.#beforeRegistration(known, line)
    const { to: state, revision, at } = line
    const entry = { ...known, lines: [...known.lines, line], state, revision, at }
    this.#entries.set(line.id, entry)
    if (line.lifecycle === 'registration') this.#registrationChanged(entry, line)
    else if (line.lifecycle === 'leave') this.#leaveChanged(entry, line)
    else if (line.said.type === 'lessonEnded') this.#lessonEnded(entry, line)
  }

  /** [REG-05] A place goes to the first in line, and nobody passes those who wait; nobody is put in unasked. */
  #beforeRegistration({ id, of, who, state }: Entry, { to, by, said: { type } }: Line): void {
    if (type === 'register' && !this.#world.isOpenTo(of, who)) this.#faults.push(`${who} registered uninvited`)
    const hasAsked = state === 'underReview' || state === 'waiting'
    const needsConsent = by !== admin && !hasAsked && !this.#world.isInAudience(of, who)
    if (type === 'putIn' && needsConsent !== (to === 'invited')) this.#faults.push(`${who} was put in: ${to}`)
    if (to !== 'registered') return
    const line = this.lineOf(of)
    const others = line.filter((one) => one.id !== id)
    if (type === 'placeFreed' && line[0]?.id !== id) this.#faults.push(`${who} moved up before ${line[0]?.who}`)
    if (type !== 'placeFreed' && others.length > 0) this.#faults.push(`${who} got in by ${type} past ${others[0]?.who}`)
  }

  #registrationChanged({ id, of, who }: Entry, { from, to, by, said: { type } }: Line): void {
    const isInLine = to === 'waiting' || to === 'underReview'
    const others = (this.#arrived.get(of.id) ?? []).filter((one) => one !== id)
    const isNew = !(this.#arrived.get(of.id) ?? []).includes(id)
    if (!isInLine) this.#arrived.set(of.id, others)
    else if (isNew) this.#arrived.set(of.id, [...others, id])
    if (from === 'registered' && to !== 'registered') {
      this.#left.add(`${of.id} ${who}`)
      this.#groups.delete(`${of.id} ${who}`)
    }
    const group = this.#invitedInto.get(`${of.id} ${who}`)
    if (group !== undefined && to === 'registered') this.#groups.set(`${of.id} ${who}`, group)
    if (to !== 'invited' && to !== 'waiting') this.#invitedInto.delete(`${of.id} ${who}`)
    const taken = this.registrationsOf(of).filter(({ state }) => state === 'registered').length
    if (of.capacity !== null && taken > of.capacity) this.#faults.push(`${taken} have ${of.capacity} places`)
    const [forLearner, forStaff] = [toLearner, toStaff].map(
      (told) => told[`${type} ${from} ${to}`] ?? told[`${type} ${to}`],
    )
    if (forLearner !== undefined) this.#tell([who], `registration.${forLearner}`, id)
    if (forStaff !== undefined)
      this.#tell(
        of.staff.filter((one) => one !== who),
        `registration.${forStaff}`,
        id,
      )
    if (by !== null && by !== who && by !== admin && !of.staff.includes(by))
      this.#faults.push(`${by} did ${type} in a class of others`)
  }

  #leaveChanged(entry: Entry, { from, to, said: { type } }: Line): void {
    const { id, of, who, lines } = entry
    const step = this.stepOf(entry)
    if (step !== null && from !== to)
      this.#tell(
        this.holdersOf(of, step).filter((one) => one !== who),
        'leave.turn',
        id,
      )
    if (to === 'approved' || to === 'rejected') this.#tell([who], `leave.${to}`, id)
    if (type === 'membershipEnded') this.#tell([who], 'leave.lapsed', id)
    const agreed = cast.filter((one) => one !== who && lines.some(({ by }) => by === one))
    if (type === 'revoke') this.#tell(agreed, 'leave.revoked', id)
  }

  #lessonEnded({ who, lesson }: Entry, { to }: Line): void {
    const one = `${who} at ${lesson?.id} ${to}`
    if (!this.#due.delete(one)) this.#faults.push(`${one}, of which nobody can say why`)
  }

  #tell(people: readonly Person[], code: string, id: string): void {
    for (const person of people) this.#told.add(`${person} ${code} ${this.#subjectOf(id)}`)
  }
  /** Notices that say the same of the same thing are told once; so they are compared by learner and class. */
  #subjectOf(id: string): string {
    const { who, of } = this.#entries.get(id) ?? {}
    return `${who} ${of?.name}`
  }
}

/** What learners are told of their registrations, by event and states; REG-05 and the texts of the notices. */
const toLearner: Readonly<Record<string, string>> = {
  'approve registered': 'approved',
  'approve waiting': 'queued',
  'decline declined': 'declined',
  'takeOut withdrawn': 'takenOut',
  'takeOut invited withdrawn': 'uninvited',
  'putIn registered': 'putIn',
  'putIn invited': 'invited',
  'placeFreed registered': 'movedUp',
  'windowEnded declined': 'lapsed',
  'classEnded underReview declined': 'lapsed',
  'classEnded waiting declined': 'lapsed',
}
const toStaff: Readonly<Record<string, string>> = {
  'register underReview': 'asked',
  'accept registered': 'accepted',
  'turnDown withdrawn': 'turnedDown',
}
