import { and, assign, not, setup, type SnapshotFrom } from 'xstate'

import type { ClientEvent } from '#api/kit/said.ts'
import type {
  ResponseAction,
  ResponseFacts,
  ResponseState,
  responseSaid,
} from '#api/questionnaire/answering.contract.ts'
import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

export interface ResponseContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** How often answers have been submitted. */
  readonly submissions: number
}

export type { ResponseFacts }

/** Of the sheet that is being answered. */
export interface SheetFacts extends ResponseFacts {
  /** The sender has the token of the writer; true as well of anonymous ones, which have none. */
  readonly isWriter: boolean
  /** What is asked is what the sender has seen. */
  readonly isCurrent: boolean
}
export interface SubmittedFacts extends SheetFacts {
  /** Whatever is asked and required has its answer. */
  readonly isComplete: boolean
}

export type ResponseEvent =
  | ClientEvent<
      typeof responseSaid,
      {
        save: { readonly facts: SheetFacts }
        takeOver: { readonly facts: ResponseFacts }
        submit: { readonly facts: SubmittedFacts }
        change: { readonly facts: ResponseFacts }
      }
    >
  /** The clock: the questionnaire has closed. */
  | { readonly type: 'windowEnded'; readonly facts: { readonly hasClosed: boolean } }

const askedOnly = [
  { guard: not('isLearner'), actions: refuse('questionnaire.notYours') },
  { guard: 'isWithdrawn', actions: refuse('questionnaire.withdrawn') },
  { guard: not('isMeant'), actions: refuse('questionnaire.notForYou') },
  { guard: not('hasOpened'), actions: refuse('questionnaire.notOpen') },
] as const
/** Who is asked, and when. */
const inWindow = [...askedOnly, { guard: 'hasClosed', actions: refuse('questionnaire.closed') }] as const
const ofDevice = {
  guard: 'isAnonymous',
  actions: refuse('questionnaire.staysOnDevice'),
  description: 'What is anonymous is not stored before it is submitted.',
} as const
const changed = { guard: not('isCurrent'), actions: refuse('questionnaire.changed') } as const
const anotherWriter = { guard: not('isWriter'), actions: refuse('questionnaire.anotherWriter') } as const

const submitting = [
  ...inWindow,
  changed,
  anotherWriter,
  { guard: not('isComplete'), actions: refuse('questionnaire.incomplete') },
  {
    guard: and(['mayChange', not('isAnonymous')]),
    target: 'submitted',
    actions: ['revise', 'count', 'closeSheet'],
    meta: { requirements: ['QUEST-03'] },
  },
  { target: 'completed', actions: ['revise', 'count', 'closeSheet'], meta: { requirements: ['QUEST-03'] } },
] as const
const ending = [
  { guard: not('isWindowOver'), actions: refuse('questionnaire.stillOpen') },
  { target: 'finished', actions: 'revise', meta: { requirements: ['QUEST-03'] } },
] as const
const alreadySubmitted = [...inWindow, { actions: refuse('questionnaire.alreadySubmitted') }] as const
const over = [...askedOnly, { actions: refuse('questionnaire.closed') }] as const

export const responseLifecycle = setup({
  types: {
    context: {} as ResponseContext,
    events: {} as ResponseEvent,
  },
  guards: {
    isStale: ({ context, event }) => event.type === 'change' && event.revision !== context.revision,
    isLearner: ({ event }) => 'isLearner' in event.facts && event.facts.isLearner,
    isMeant: ({ event }) => 'isMeant' in event.facts && event.facts.isMeant,
    isWithdrawn: ({ event }) => 'isWithdrawn' in event.facts && event.facts.isWithdrawn,
    hasOpened: ({ event }) => 'opensAt' in event.facts && event.facts.now >= event.facts.opensAt,
    hasClosed: ({ event }) => 'closesAt' in event.facts && event.facts.now >= event.facts.closesAt,
    isAnonymous: ({ event }) => 'isAnonymous' in event.facts && event.facts.isAnonymous,
    mayChange: ({ event }) => 'mayChange' in event.facts && event.facts.mayChange,
    isCurrent: ({ event }) => 'isCurrent' in event.facts && event.facts.isCurrent,
    isWriter: ({ event }) => 'isWriter' in event.facts && event.facts.isWriter,
    isComplete: ({ event }) => event.type === 'submit' && event.facts.isComplete,
    isWindowOver: ({ event }) => event.type === 'windowEnded' && event.facts.hasClosed,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    count: assign({ submissions: ({ context }) => context.submissions + 1 }),
    /** Changes nothing: that the edge is there is the answer. */
    admit: assign({}),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: the draft has served, since what was sent counts from now on. */
    closeSheet: () => undefined,
  },
}).createMachine({
  id: 'response',
  description: 'How somebody who is asked stands with a questionnaire or a vote.',
  initial: 'notTaken',
  context: { revision: 0, submissions: 0 },
  states: {
    notTaken: {
      description: 'Nothing has been answered.',
      meta: { title: 'Not taken', who: 'learner', requirements: ['QUEST-03'] },
      on: {
        save: [
          ...inWindow,
          ofDevice,
          changed,
          anotherWriter,
          { target: 'draft', actions: 'revise', meta: { requirements: ['QUEST-03'] } },
        ],
        takeOver: [...inWindow, ofDevice, { actions: 'admit', description: 'The writer before may only read.' }],
        submit: submitting,
        change: [...inWindow, { actions: refuse('questionnaire.notSubmitted') }],
        windowEnded: ending,
      },
    },
    draft: {
      description: 'Answers are stored, and nobody else sees them; one tab of one device is their writer.',
      meta: { title: 'Saved', who: 'learner', requirements: ['QUEST-03'] },
      on: {
        save: [
          ...inWindow,
          ofDevice,
          changed,
          anotherWriter,
          { actions: 'admit', description: 'The answers are stored.' },
        ],
        takeOver: [...inWindow, ofDevice, { actions: 'admit', description: 'The writer before may only read.' }],
        submit: submitting,
        change: [...inWindow, { actions: refuse('questionnaire.notSubmitted') }],
        windowEnded: ending,
      },
    },
    submitted: {
      description: 'The answers count; they can be changed until it closes.',
      meta: { title: 'Submitted', who: 'learner', requirements: ['QUEST-03'] },
      on: {
        save: alreadySubmitted,
        takeOver: alreadySubmitted,
        submit: alreadySubmitted,
        change: [
          ...inWindow,
          stale,
          { guard: not('mayChange'), actions: refuse('questionnaire.alreadySubmitted') },
          {
            target: 'draft',
            actions: 'revise',
            description: 'What was submitted counts until it is submitted again.',
            meta: { requirements: ['QUEST-03'] },
          },
        ],
        windowEnded: ending,
      },
    },
    completed: {
      description: 'The answers count, and nothing is left to do.',
      meta: { title: 'Completed', who: 'nobody', requirements: ['QUEST-03'] },
      on: {
        save: alreadySubmitted,
        takeOver: alreadySubmitted,
        submit: alreadySubmitted,
        change: alreadySubmitted,
        windowEnded: ending,
      },
    },
    finished: {
      description: 'The questionnaire has closed for everybody; what was submitted counts.',
      meta: { title: 'Finished', who: 'nobody', requirements: ['QUEST-03'] },
      on: { save: over, takeOver: over, submit: over, change: over },
    },
  },
})

export type ResponseSnapshot = SnapshotFrom<typeof responseLifecycle>

/** What somebody can do with a questionnaire; answering is judged as if all that is asked had its answer. */
export const responseOffers: Offers<typeof responseLifecycle, ResponseAction, ResponseFacts> = {
  lifecycle: responseLifecycle,
  eventOf: (action, { revision, facts }) =>
    action === 'change'
      ? { type: 'change', revision, facts }
      : { type: 'submit', facts: { ...facts, isWriter: true, isCurrent: true, isComplete: true } },
}

/** The state of a stored record. */
export const responseAt = (state: ResponseState, context: ResponseContext): ResponseSnapshot =>
  responseLifecycle.resolveState({ value: state, context })
