import type { Insertable } from 'kysely'
import { registrationLifecycle, version } from '#machines/class/registration.lifecycle.ts'
import type { RegistrationEvent, RegistrationFacts } from '#machines/class/registration.lifecycle.ts'
import type { TransitionLogTable } from '#server/commands/tables.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import type { PastEvent } from '#server/demo/past-record.ts'
import type { DemoClass } from './classes.demo.ts'
import type { RegistrationTable } from './tables.ts'

const HOUR_MS = 60 * 60_000
const MINUTE_MS = 60_000

type Does = 'register' | 'approve' | 'decline' | 'withdraw' | 'putIn'

interface Step {
  readonly who: string
  readonly does: Does
  readonly at: number
  readonly reason?: string
}

/** What else happened, beside those who registered and were let in; in hours before now. */
interface DemoRequest {
  readonly of: string
  readonly who: string
  /** By the owner of the class, who is answered: not asked for by the learner. */
  readonly isInvitation?: boolean
  readonly hoursAgo: number
  readonly then?: { readonly does: 'decline' | 'withdraw'; readonly hoursAgo: number; readonly reason: string }
}

const requests: readonly DemoRequest[] = [
  {
    of: 'irrigation',
    who: 'learner',
    hoursAgo: 150,
    then: { does: 'withdraw', hoursAgo: 52, reason: '与防汛值班冲突，先把名额让给别人。' },
  },
  { of: 'urban-drainage', who: 'luc.vasseur', hoursAgo: 40 },
  { of: 'urban-drainage', who: 'kim.sovann', hoursAgo: 34 },
  { of: 'urban-drainage', who: 'learner', hoursAgo: 31 },
  { of: 'urban-drainage', who: 'celeste.tavares', hoursAgo: 27 },
  { of: 'urban-drainage', who: 'le.quang.huy', hoursAgo: 20 },
  { of: 'urban-drainage', who: 'grace.whitfield', hoursAgo: 9 },
  { of: 'water-diplomacy', who: 'grace.whitfield', isInvitation: true, hoursAgo: 30 },
  { of: 'water-diplomacy', who: 'learner', isInvitation: true, hoursAgo: 28 },
  { of: 'river-chief', who: 'ines.garnier', hoursAgo: 70 },
  { of: 'river-chief', who: 'learner', hoursAgo: 49 },
  { of: 'river-chief', who: 'huda.mansour', hoursAgo: 47 },
  { of: 'river-chief', who: 'agus.wijaya', hoursAgo: 26 },
  { of: 'river-chief', who: 'bounmy.sisavath', hoursAgo: 23 },
  { of: 'river-chief', who: 'pavel.orlov', hoursAgo: 6 },
  {
    of: 'river-chief',
    who: 'mateo.ibanez',
    hoursAgo: 120,
    then: { does: 'decline', hoursAgo: 90, reason: 'Este curso es para quienes responden de un tramo de río.' },
  },
  {
    of: 'drought-relief',
    who: 'learner',
    hoursAgo: 320,
    then: { does: 'decline', hoursAgo: 200, reason: '本期面向旱情值班人员，欢迎报名下一期。' },
  },
  {
    of: 'drought-relief',
    who: 'anna.sokolova',
    hoursAgo: 300,
    then: { does: 'withdraw', hoursAgo: 120, reason: 'Командировка в эти же даты.' },
  },
]

/** Those who want a place beside the members, so that they are none of these. */
export const askersOf = (name: string): readonly string[] =>
  requests.filter(({ of }) => of === name).map(({ who }) => who)

const kind = {
  table: 'registration',
  lifecycle: registrationLifecycle,
  version,
  columnsOf: (snapshot: { readonly context: { readonly ticket: number | null } }) => ({
    ticket: snapshot.context.ticket,
  }),
}

interface Times {
  readonly now: number
  readonly opensAt: number
  readonly closesAt: number
  readonly endsAt: number
}

interface Past {
  readonly rows: Insertable<RegistrationTable>[]
  readonly log: TransitionLogTable[]
  /** The registered learners, and the last number given out in the order of arrival. */
  readonly taken: number
  readonly tickets: number
}

/** The registrations of a class, as the one door would have written them: members first come, then who else asked. */
export function pastRegistrations(course: DemoClass, members: readonly string[], times: Times): Past {
  const steps = stepsOf(course, members, times).sort((a, b) => a.at - b.at)
  const events = new Map<string, PastEvent<typeof registrationLifecycle>[]>()
  let taken = 0
  let tickets = 0
  for (const step of steps) {
    const before = events.get(step.who) ?? []
    const isFull = course.capacity !== null && taken >= course.capacity
    const asks = step.does === 'register' && (course.asksApproval === true || isFull)
    const facts = factsOf(course, step, times, { isFull, ticket: tickets + 1 })
    const by = userId(facts.isLearner ? step.who : course.headmaster)
    events.set(step.who, [...before, { event: eventOf(step, before.length, facts), at: step.at, by }])
    if (asks) tickets += 1
    if ((step.does === 'register' && !asks) || step.does === 'approve') taken += 1
    if (step.does === 'withdraw' && course.asksApproval !== true) taken -= 1
  }
  const records = [...events].map(([who, happened]) => {
    const id = demoId('registration', `${demoId('class', course.name)} ${userId(who)}`)
    const owned = { class_id: demoId('class', course.name), learner_id: userId(who) }
    return { who, ...pastRecord(kind, { id, owned, by: null, events: happened }) }
  })
  return {
    rows: records.map(({ record, snapshot }) => ({ ...record, ticket: snapshot.context.ticket })),
    log: records.flatMap(({ log }) => log),
    taken: records.filter(({ snapshot }) => snapshot.matches('registered')).length,
    tickets,
  }
}

function stepsOf(course: DemoClass, members: readonly string[], { now, opensAt, closesAt }: Times): Step[] {
  const from = opensAt + HOUR_MS
  // Members come before those who find it full.
  const until = Math.min(closesAt, now - 48 * HOUR_MS)
  const gap = Math.floor((until - from) / Math.max(1, members.length) / MINUTE_MS) * MINUTE_MS
  const registered = members.flatMap((who, i): Step[] => {
    const at = from + i * gap
    return [
      { who, does: 'register', at },
      ...(course.asksApproval === true ? [{ who, does: 'approve', at: at + gap / 2 } as const] : []),
    ]
  })
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const asked = requests
    .filter(({ of }) => of === course.name)
    .flatMap(({ who, isInvitation = false, hoursAgo, then }): Step[] => [
      { who, does: isInvitation ? 'putIn' : 'register', at: minute - hoursAgo * HOUR_MS },
      ...(then === undefined
        ? []
        : [{ who, does: then.does, at: minute - then.hoursAgo * HOUR_MS, reason: then.reason }]),
    ])
  return [...registered, ...asked]
}

const eventOf = ({ does, reason = '' }: Step, revision: number, facts: RegistrationFacts): RegistrationEvent =>
  does === 'withdraw' || does === 'decline' ? { type: does, revision, reason, facts } : { type: does, revision, facts }

const factsOf = (
  course: DemoClass,
  { does, at }: Step,
  { opensAt, closesAt, endsAt }: Times,
  counted: Pick<RegistrationFacts, 'isFull' | 'ticket'>,
): RegistrationFacts => ({
  now: at,
  opensAt,
  closesAt,
  endsAt,
  isAnnounced: true,
  isLearner: does === 'register' || does === 'withdraw',
  isStaff: does === 'approve' || does === 'decline' || does === 'putIn',
  isInvited: true,
  needsConsent: true,
  changedAt: null,
  asksApproval: course.asksApproval ?? false,
  hasWaitingList: course.hasWaitingList ?? false,
  declinesAtEnd: course.declinesAtEnd ?? false,
  ...counted,
})
