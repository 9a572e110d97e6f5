import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { ClientEvent } from '#api/kit/said.ts'
import type {
  Attendance,
  AttendanceAction,
  attendanceSaid,
  AttendanceState,
} from '#api/timetable/timetable.contract.ts'
import { isInkless, isLongerThan } from '#api/kit/written-text.ts'
import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

const MINUTE = 60_000
/** Checking in is possible from so long before the start until the end of the lesson. */
export const EARLY_MS = 15 * MINUTE
/** From so long after the start on, who checks in is late. */
export const LATE_MS = 10 * MINUTE
/** Counted in graphemes, as the reasons of leave. */
export const REASON_LIMIT = 100

export interface AttendanceContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** Milliseconds since 1970; null: has not checked in. */
  readonly checkedInAt: number | null
  /** Of the last correction; empty: there was none. */
  readonly reason: string
}

/** What a correction is judged by; determined by the server inside the transaction. */
export type CorrectionFacts = Attendance['facts']
/** Facts that every event is judged by. */
export type LessonFacts = Pick<CorrectionFacts, 'now' | 'startsAt' | 'endsAt'>
export interface CheckInFacts extends LessonFacts {
  /** The sender is registered for the class. */
  readonly isRegistered: boolean
  /** The class is announced. */
  readonly isAnnounced: boolean
  /** What the number is that was sent along. */
  readonly code: 'right' | 'outdated' | 'otherLesson' | 'wrong'
}
export interface EndFacts extends LessonFacts {
  /** Approved leaves cover the lesson, one alone or one after another. */
  readonly hasLeave: boolean
}

interface Corrected {
  readonly facts: CorrectionFacts
}
export type AttendanceEvent =
  | ClientEvent<
      typeof attendanceSaid,
      { checkIn: { readonly facts: CheckInFacts } } & Readonly<Record<AttendanceAction, Corrected>>
    >
  /** The clock: the lesson has ended. */
  | { readonly type: 'lessonEnded'; readonly facts: EndFacts }
  /** A leave over the time of the lesson has been approved. */
  | { readonly type: 'leaveApproved'; readonly facts: EndFacts }

const already = {
  actions: refuse('agenda.alreadyParticipated'),
  meta: { requirements: ['ERROR-35'] },
} as const
const inClass = [
  { guard: not('isRegistered'), actions: refuse('timetable.notRegistered') },
  { guard: not('isAnnounced'), actions: refuse('timetable.classNotAnnounced') },
] as const
const inTime = [
  { guard: not('hasOpened'), actions: refuse('timetable.tooEarly') },
  { guard: 'hasEnded', actions: refuse('timetable.tooLate') },
] as const
const withCode = [
  { guard: { type: 'isCode', params: { code: 'outdated' } }, actions: refuse('timetable.codeOutdated') },
  { guard: { type: 'isCode', params: { code: 'otherLesson' } }, actions: refuse('timetable.codeOfOtherLesson') },
  { guard: { type: 'isCode', params: { code: 'wrong' } }, actions: refuse('timetable.codeWrong') },
] as const

const checkingIn = [
  ...inClass,
  ...inTime,
  ...withCode,
  { guard: 'isLate', target: 'late', actions: ['revise', 'arrive'] },
  { target: 'present', actions: ['revise', 'arrive'] },
] as const

const correcting = [
  { guard: 'isOwn', actions: refuse('timetable.ownAttendance') },
  { guard: not('isTeaching'), actions: refuse('timetable.notTeaching') },
  stale,
  { guard: not('hasOpened'), actions: refuse('timetable.notBegun') },
] as const
/** Text errors come last, so that nobody types a text that is refused for another reason anyway. */
const withReason = [
  { guard: not('hasReason'), actions: refuse('timetable.reasonMissing') },
  { guard: not('isReasonShort'), actions: refuse('timetable.reasonTooLong') },
] as const
const correctedTo = <State extends AttendanceState>(target: State) =>
  [...correcting, ...withReason, { target, actions: ['revise', 'keepReason'] }] as const
const alreadySo = [...correcting, { actions: refuse('timetable.alreadySo') }] as const
/** The clock came a second time, or after a correction. */
const settled = { actions: refuse('timetable.alreadySettled') } as const

export const attendanceLifecycle = setup({
  types: {
    context: {} as AttendanceContext,
    events: {} as AttendanceEvent,
  },
  guards: {
    isRegistered: ({ event }) => event.type === 'checkIn' && event.facts.isRegistered,
    isAnnounced: ({ event }) => event.type === 'checkIn' && event.facts.isAnnounced,
    isCode: ({ event }, { code }: { code: CheckInFacts['code'] }) =>
      event.type === 'checkIn' && event.facts.code === code,
    hasOpened: ({ event }) => event.facts.now >= event.facts.startsAt - EARLY_MS,
    hasEnded: ({ event }) => event.facts.now >= event.facts.endsAt,
    isLate: ({ event }) => event.facts.now >= event.facts.startsAt + LATE_MS,
    isOwn: ({ event }) => 'isOwn' in event.facts && event.facts.isOwn,
    isTeaching: ({ event }) => 'isTeaching' in event.facts && event.facts.isTeaching,
    isStale: ({ context, event }) => 'revision' in event && event.revision !== context.revision,
    hasReason: ({ event }) => 'reason' in event && !isInkless(event.reason),
    isReasonShort: ({ event }) => 'reason' in event && !isLongerThan(event.reason, REASON_LIMIT),
    hasLeave: ({ event }) => 'hasLeave' in event.facts && event.facts.hasLeave,
    /** Approved leaves cover the lesson, and staff have not said otherwise. */
    isExcusable: ({ context, event }) =>
      event.type === 'leaveApproved' && event.facts.hasLeave && context.reason === '',
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    arrive: assign({ checkedInAt: ({ event }) => event.facts.now }),
    keepReason: assign({ reason: ({ event }) => ('reason' in event ? event.reason : '') }),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: notifies the learner. */
    tellLearner: (_, _params: { notice: 'timetable.excused' }) => undefined,
  },
}).createMachine({
  id: 'attendance',
  description: 'A learner’s attendance at a lesson: checked in by the number that is shown there, settled at its end.',
  meta: { limits: { reasonLimit: REASON_LIMIT, earlyMinutes: EARLY_MS / MINUTE, lateMinutes: LATE_MS / MINUTE } },
  initial: 'expected',
  context: { revision: 0, checkedInAt: null, reason: '' },
  states: {
    expected: {
      description: 'The learner has not checked in, and the lesson has not ended.',
      meta: { title: 'Expected', who: 'learner', requirements: ['CLASS-02'] },
      tags: ['pending'],
      on: {
        checkIn: checkingIn,
        markPresent: correctedTo('present'),
        markAbsent: correctedTo('absent'),
        excuse: correctedTo('excused'),
        lessonEnded: [
          { guard: not('hasEnded'), actions: refuse('timetable.notEnded') },
          {
            guard: 'hasLeave',
            target: 'excused',
            actions: 'revise',
            description: 'An approved leave covers the lesson.',
          },
          { target: 'absent', actions: 'revise' },
        ],
        leaveApproved: { actions: refuse('timetable.notEnded'), description: 'Its end asks for leaves.' },
      },
    },
    present: {
      description: 'The learner is there, or was.',
      meta: { title: 'Present', who: 'staff', requirements: ['CLASS-02'] },
      tags: ['granted', 'attended'],
      on: {
        checkIn: [...inClass, already],
        markPresent: alreadySo,
        markAbsent: correctedTo('absent'),
        excuse: correctedTo('excused'),
        lessonEnded: settled,
        leaveApproved: settled,
      },
    },
    late: {
      description: 'The learner came ten minutes after the start, or later.',
      meta: { title: 'Present, late', who: 'staff', requirements: ['CLASS-02'] },
      tags: ['granted', 'attended'],
      on: {
        checkIn: [...inClass, already],
        markPresent: correctedTo('present'),
        markAbsent: correctedTo('absent'),
        excuse: correctedTo('excused'),
        lessonEnded: settled,
        leaveApproved: settled,
      },
    },
    absent: {
      description: 'The lesson has ended without the learner, or staff say so.',
      meta: { title: 'Absent', who: 'staff', requirements: ['CLASS-02'] },
      tags: ['aside'],
      on: {
        checkIn: checkingIn,
        markPresent: correctedTo('present'),
        markAbsent: alreadySo,
        excuse: correctedTo('excused'),
        lessonEnded: settled,
        leaveApproved: [
          {
            guard: 'isExcusable',
            target: 'excused',
            actions: ['revise', { type: 'tellLearner', params: { notice: 'timetable.excused' } }],
            description: 'It was approved after the lesson.',
          },
          settled,
        ],
      },
    },
    excused: {
      description: 'An approved leave covers the lesson, or staff excuse the learner.',
      meta: { title: 'Excused', who: 'staff', requirements: ['CLASS-02'] },
      tags: ['aside'],
      on: {
        checkIn: checkingIn,
        markPresent: correctedTo('present'),
        markAbsent: correctedTo('absent'),
        excuse: alreadySo,
        lessonEnded: settled,
        leaveApproved: settled,
      },
    },
  },
})

export type AttendanceSnapshot = SnapshotFrom<typeof attendanceLifecycle>

/** What staff and teachers can do with an attendance; the server sets the sender. */
export const attendanceOffers: Offers<typeof attendanceLifecycle, AttendanceAction, CorrectionFacts> = {
  lifecycle: attendanceLifecycle,
  eventOf: (type, { revision, facts }, reason) => ({ type, revision, facts, reason }),
}

/** The state of a stored record. */
export const attendanceAt = (state: AttendanceState, context: AttendanceContext): AttendanceSnapshot =>
  attendanceLifecycle.resolveState({ value: state, context })
