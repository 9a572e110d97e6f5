import assert from 'node:assert/strict'

import { attendanceActions, type AttendanceState } from '#api/timetable/timetable.contract.ts'
import {
  attendanceLifecycle,
  type AttendanceContext,
  type AttendanceEvent,
  type AttendanceSnapshot,
  type CheckInFacts,
  type CorrectionFacts,
} from '#machines/timetable/attendance.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { isBlank, isTooLong, longestReason, unseenReason } from '#tests/kit/models/reasons.ts'
import { HOUR, MINUTE, START } from '#tests/kit/server/test-clock.ts'

const startsAt = START.getTime() + 2 * HOUR
const endsAt = startsAt + 60 * MINUTE
const lesson = { startsAt, endsAt }
/** 15 minutes before the start, and 10 after it. */
const opens = startsAt - 15 * MINUTE
const late = startsAt + 10 * MINUTE

type Event<Type> = Extract<AttendanceEvent, { readonly type: Type }>
type Correcting = Event<'markPresent' | 'markAbsent' | 'excuse'>

const arriving: CheckInFacts = { ...lesson, now: startsAt, isRegistered: true, isAnnounced: true, code: 'right' }
const arrivals = [
  {},
  { now: opens },
  { now: opens - 1 },
  { now: late - 1 },
  { now: late },
  { now: endsAt - 1 },
  { now: endsAt },
  { isRegistered: false },
  { isAnnounced: false },
  { code: 'outdated' },
  { code: 'otherLesson' },
  { code: 'wrong' },
].map((changed) => ({ facts: { ...arriving, ...changed } as CheckInFacts }))

const correcting: CorrectionFacts = { ...lesson, now: startsAt, isTeaching: true, isOwn: false }
/** After so many changes nothing new is sent: corrections could go on for ever. */
const enough = 4
const corrections = ({ revision }: AttendanceContext) => {
  if (revision >= enough) return []
  const sent = { revision, reason: 'Was there', facts: correcting }
  return [
    sent,
    { ...sent, reason: unseenReason },
    { ...sent, reason: longestReason },
    { ...sent, reason: `${longestReason}.` },
    { ...sent, reason: '' },
    { ...sent, reason: ' \n' },
    { ...sent, revision: revision - 1 },
    { ...sent, facts: { ...correcting, isTeaching: false } },
    { ...sent, facts: { ...correcting, isOwn: true } },
    { ...sent, facts: { ...correcting, now: opens - 1 } },
    { ...sent, facts: { ...correcting, now: opens } },
    { ...sent, facts: { ...correcting, now: endsAt + 1 } },
  ]
}

const ends = [
  { facts: { ...lesson, now: endsAt, hasLeave: false } },
  { facts: { ...lesson, now: endsAt, hasLeave: true } },
  { facts: { ...lesson, now: endsAt - 1, hasLeave: true } },
]

const approvals = [true, false].map((hasLeave) => ({ facts: { ...lesson, now: endsAt + MINUTE, hasLeave } }))

const targets = { markPresent: 'present', markAbsent: 'absent', excuse: 'excused' } as const

function refuses({ before, after, effects }: Step<AttendanceSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context], [before.value, before.context])
  assert.deepEqual(effects, [`refuse {"code":"${code}"}`])
}

/** [ERROR-35] The rules of checking in, independent of the machine. */
function arrivalRefusal({ value }: AttendanceSnapshot, { facts }: Event<'checkIn'>): string | null {
  if (!facts.isRegistered) return 'timetable.notRegistered'
  if (!facts.isAnnounced) return 'timetable.classNotAnnounced'
  if (value === 'present' || value === 'late') return 'agenda.alreadyParticipated'
  if (facts.now < opens) return 'timetable.tooEarly'
  if (facts.now >= endsAt) return 'timetable.tooLate'
  if (facts.code === 'outdated') return 'timetable.codeOutdated'
  if (facts.code === 'otherLesson') return 'timetable.codeOfOtherLesson'
  return facts.code === 'wrong' ? 'timetable.codeWrong' : null
}

function correctionRefusal({ value, context }: AttendanceSnapshot, event: Correcting): string | null {
  const { facts, revision, reason } = event
  if (facts.isOwn) return 'timetable.ownAttendance'
  if (!facts.isTeaching) return 'timetable.notTeaching'
  if (revision !== context.revision) return 'record.stale'
  if (facts.now < opens) return 'timetable.notBegun'
  if (value === targets[event.type]) return 'timetable.alreadySo'
  if (isBlank(reason)) return 'timetable.reasonMissing'
  return isTooLong(reason) ? 'timetable.reasonTooLong' : null
}

function leadsTo(
  step: Step<AttendanceSnapshot>,
  value: AttendanceState,
  context: Partial<AttendanceContext>,
  expected: readonly string[] = [],
): void {
  const { before, after, effects } = step
  assert.equal(after.value, value)
  assert.deepEqual(after.context, { ...before.context, ...context, revision: before.context.revision + 1 })
  assert.deepEqual(effects, expected)
}

const corrected = (step: Step<AttendanceSnapshot, Correcting>): void => {
  const code = correctionRefusal(step.before, step.event)
  if (code !== null) refuses(step, code)
  else leadsTo(step, targets[step.event.type], { reason: step.event.reason })
}

/** Each correction is answered, by a change or by a refusal. */
const isAnswering = (shown: AttendanceSnapshot, tags: readonly string[]): void => {
  assert.deepEqual([...shown.tags].sort(), [...tags].sort())
  const [sent] = corrections({ ...shown.context, revision: 0 })
  assert.ok(sent)
  for (const type of attendanceActions) assert.ok(shown.can({ ...sent, type }), `nothing answers ${type}`)
}

export const attendanceModel = pathModel(attendanceLifecycle, {
  inputs: [undefined],
  events: {
    checkIn: ({ revision }) => (revision < enough ? arrivals : []),
    markPresent: corrections,
    markAbsent: corrections,
    excuse: corrections,
    lessonEnded: ends,
    leaveApproved: ({ revision }) => (revision < enough ? approvals : []),
  },
  senders: {
    checkIn: 'learner',
    markPresent: ['headmaster', 'teacher', 'admin'],
    markAbsent: ['headmaster', 'teacher', 'admin'],
    excuse: ['headmaster', 'teacher', 'admin'],
    lessonEnded: 'clock',
    leaveApproved: 'server',
  },
  services: {},
  states: {
    expected: (shown) => isAnswering(shown, ['pending']),
    present: (shown) => isAnswering(shown, ['granted', 'attended']),
    late: (shown) => {
      isAnswering(shown, ['granted', 'attended'])
      assert.ok((shown.context.checkedInAt ?? 0) >= late)
    },
    absent: (shown) => isAnswering(shown, ['aside']),
    excused: (shown) => isAnswering(shown, ['aside']),
  },
  does: {
    checkIn: (step) => {
      const code = arrivalRefusal(step.before, step.event)
      if (code !== null) return refuses(step, code)
      const { now } = step.event.facts
      leadsTo(step, now >= late ? 'late' : 'present', { checkedInAt: now })
    },
    markPresent: corrected,
    markAbsent: corrected,
    excuse: corrected,
    lessonEnded: (step) => {
      const { now, hasLeave } = step.event.facts
      if (step.before.value !== 'expected') return refuses(step, 'timetable.alreadySettled')
      if (now < endsAt) return refuses(step, 'timetable.notEnded')
      leadsTo(step, hasLeave ? 'excused' : 'absent', {})
    },
    leaveApproved: (step) => {
      const { value, context } = step.before
      if (value === 'expected') return refuses(step, 'timetable.notEnded')
      // What staff have said stays.
      if (value !== 'absent' || context.reason !== '' || !step.event.facts.hasLeave)
        return refuses(step, 'timetable.alreadySettled')
      leadsTo(step, 'excused', {}, ['tellLearner {"notice":"timetable.excused"}'])
    },
  },
  situation: ({ revision, checkedInAt, reason }) => ({
    revision,
    hasCheckedIn: checkedInAt !== null,
    reason: reason.slice(0, 3),
  }),
  layers: {
    http: async () => (await import('./attendance.http.ts')).default,
    browser: async () => (await import('./attendance.browser.ts')).default,
  },
})
