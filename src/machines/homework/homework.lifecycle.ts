import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { Homework, HomeworkAction, homeworkSaid, HomeworkState } from '#api/homework/homework.contract.ts'
import type { ClientEvent } from '#api/kit/said.ts'
import { isInkless, isLongerThan } from '#api/kit/written-text.ts'
import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

/** Of a remark, counted in graphemes. */
export const REMARK_LIMIT = 1000
/** So often what waits can be replaced. What was given back is handed in again however often that happens. */
export const REPLACEMENTS_MAX = 20

export interface HomeworkContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** How many versions have been handed in. */
  readonly versions: number
}

/** What every event is judged by; determined by the server inside the transaction. */
export type HomeworkFacts = Readonly<Homework['facts']>
export interface HandInFacts extends HomeworkFacts {
  /** There is a text or a file. */
  readonly hasContent: boolean
  /** Of the kind that the task takes, and no more than that. */
  readonly fitsTask: boolean
  /** The files are there, and the learner has uploaded them for homework. */
  readonly knowsFiles: boolean
}
export interface ReviewFacts extends HomeworkFacts {
  /** Marks are of its criteria, each once, and no more than it has points. */
  readonly fitsRubric: boolean
}

export type HomeworkEvent = ClientEvent<
  typeof homeworkSaid,
  {
    handIn: { readonly facts: HandInFacts }
    approve: { readonly facts: ReviewFacts }
    reject: { readonly facts: ReviewFacts }
    reopen: { readonly facts: HomeworkFacts }
  }
>

const learnerOnly = [
  { guard: not('isOwner'), actions: refuse('homework.notYours') },
  { guard: not('isMeant'), actions: refuse('homework.notForYou') },
  { guard: not('hasStarted'), actions: refuse('homework.notStarted'), meta: { requirements: ['ERROR-33'] } },
] as const
const reviewerOnly = [
  { guard: 'isOwner', actions: refuse('homework.ownWork') },
  { guard: not('isReviewer'), actions: refuse('homework.notReviewer') },
] as const
const remarkTooLong = { guard: not('isRemarkShort'), actions: refuse('homework.remarkTooLong') } as const
/** Text errors come last, so that nobody types a text that is refused for another reason anyway. */
const withRemark = [{ guard: not('hasRemark'), actions: refuse('homework.remarkMissing') }, remarkTooLong] as const
const unfitMarks = { guard: not('fitsRubric'), actions: refuse('homework.unfitMarks') } as const

const sending = [
  stale,
  { guard: not('hasContent'), actions: refuse('homework.empty') },
  { guard: not('fitsTask'), actions: refuse('homework.unfitContent') },
  { guard: not('knowsFiles'), actions: refuse('homework.unknownFile') },
  { target: 'submitted', actions: ['revise', 'count', 'tellReviewers'], meta: { requirements: ['HOMEWORK-01'] } },
] as const
const untilOver = [...learnerOnly, { guard: 'isOver', actions: refuse('homework.ended') }] as const
const notSubmitted = [
  ...reviewerOnly,
  { actions: refuse('homework.notSubmitted'), meta: { requirements: ['ERROR-34'] } },
] as const
const alreadyReviewed = [...reviewerOnly, { actions: refuse('homework.alreadyReviewed') }] as const
const notApproved = [...reviewerOnly, { actions: refuse('homework.notApproved') }] as const

const tell = (notice: 'homework.approved' | 'homework.rejected' | 'homework.reopened') =>
  ({ type: 'tellLearner', params: { notice } }) as const

export const homeworkLifecycle = setup({
  types: {
    context: {} as HomeworkContext,
    events: {} as HomeworkEvent,
  },
  guards: {
    isStale: ({ context, event }) => event.revision !== context.revision,
    isOwner: ({ event }) => event.facts.isOwner,
    isMeant: ({ event }) => event.facts.isMeant,
    isReviewer: ({ event }) => event.facts.isReviewer,
    hasStarted: ({ event }) => event.facts.now >= event.facts.opensAt,
    isOver: ({ event }) => event.facts.now >= event.facts.endsAt,
    isReplacedOften: ({ event }) => event.facts.replacements >= REPLACEMENTS_MAX,
    hasContent: ({ event }) => event.type === 'handIn' && event.facts.hasContent,
    fitsTask: ({ event }) => event.type === 'handIn' && event.facts.fitsTask,
    knowsFiles: ({ event }) => event.type === 'handIn' && event.facts.knowsFiles,
    fitsRubric: ({ event }) => 'fitsRubric' in event.facts && event.facts.fitsRubric,
    hasRemark: ({ event }) => !isInkless(remarkOf(event)),
    isRemarkShort: ({ event }) => !isLongerThan(remarkOf(event), REMARK_LIMIT),
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    count: assign({ versions: ({ context }) => context.versions + 1 }),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: notifies those who review it that something waits. */
    tellReviewers: () => undefined,
    /** Effect: notifies the learner. */
    tellLearner: (_, _params: { notice: 'homework.approved' | 'homework.rejected' | 'homework.reopened' }) => undefined,
  },
}).createMachine({
  id: 'homework',
  description: 'How a learner stands with homework or another task: handed in, reviewed, and again until approved.',
  meta: { limits: { remarkLimit: REMARK_LIMIT, replacementsMax: REPLACEMENTS_MAX } },
  initial: 'notSubmitted',
  context: { revision: 0, versions: 0 },
  states: {
    notSubmitted: {
      description: 'Nothing has been handed in.',
      meta: { title: 'Not submitted', who: 'learner', requirements: ['HOMEWORK-02'] },
      on: { handIn: [...untilOver, ...sending], approve: notSubmitted, reject: notSubmitted, reopen: notSubmitted },
    },
    submitted: {
      description: 'It waits for its review; until then it can be replaced, not without end.',
      meta: { title: 'Submitted', who: 'teacher', requirements: ['HOMEWORK-02'] },
      tags: ['pending'],
      on: {
        handIn: [...untilOver, { guard: 'isReplacedOften', actions: refuse('homework.replacedOften') }, ...sending],
        approve: [
          ...reviewerOnly,
          stale,
          unfitMarks,
          remarkTooLong,
          {
            target: 'approved',
            actions: ['revise', tell('homework.approved')],
            meta: { requirements: ['HOMEWORK-02'] },
          },
        ],
        reject: [
          ...reviewerOnly,
          stale,
          unfitMarks,
          ...withRemark,
          {
            target: 'notApproved',
            actions: ['revise', tell('homework.rejected')],
            meta: { requirements: ['HOMEWORK-02'] },
          },
        ],
        reopen: notApproved,
      },
    },
    notApproved: {
      description: 'Its reviewer has given it back, and said why; it is handed in again, also when the task is over.',
      meta: { title: 'Not approved', who: 'learner', requirements: ['HOMEWORK-02', 'HOMEWORK-03'] },
      on: {
        handIn: [...learnerOnly, ...sending],
        approve: alreadyReviewed,
        reject: alreadyReviewed,
        reopen: notApproved,
      },
    },
    approved: {
      description: 'Nothing is left to do, unless its reviewer takes the approval back.',
      meta: { title: 'Approved', who: 'nobody', requirements: ['HOMEWORK-02'] },
      tags: ['granted'],
      on: {
        handIn: [...learnerOnly, { actions: refuse('homework.alreadyApproved') }],
        approve: alreadyReviewed,
        reject: alreadyReviewed,
        reopen: [
          ...reviewerOnly,
          stale,
          ...withRemark,
          { target: 'notApproved', actions: ['revise', tell('homework.reopened')] },
        ],
      },
    },
  },
})

const remarkOf = (event: HomeworkEvent): string => ('reason' in event ? event.reason : '')

export type HomeworkSnapshot = SnapshotFrom<typeof homeworkLifecycle>

/** What people do with homework; judged as if what is handed in, and marks, were in order. */
export const homeworkOffers: Offers<typeof homeworkLifecycle, HomeworkAction, HomeworkFacts> = {
  lifecycle: homeworkLifecycle,
  eventOf: (action, { revision, facts }, reason) =>
    action === 'handIn'
      ? { type: 'handIn', revision, facts: { ...facts, hasContent: true, fitsTask: true, knowsFiles: true } }
      : { type: action, revision, reason, facts: { ...facts, fitsRubric: true } },
}

/** The state of a stored record. */
export const homeworkAt = (state: HomeworkState, context: HomeworkContext): HomeworkSnapshot =>
  homeworkLifecycle.resolveState({ value: state, context })
