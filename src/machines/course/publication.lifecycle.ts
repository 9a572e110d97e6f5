import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Grows when stored records may no longer fit. */
export const version = 1

export interface PublicationContext {
  /** Counts the changes, so that a sender who has not seen the last one is told. */
  readonly revision: number
  /** When learners saw it for the first time, in milliseconds since 1970; null: never yet. */
  readonly firstPublishedAt: number | null
}

/** What it amounts to: what is sent to be saved, else what is stored. */
export interface PublicationFacts {
  /** It has a title and a summary in the default language. */
  readonly hasTexts: boolean
  /** Whatever it names is there: category, files, courses. */
  readonly knowsParts: boolean
  /** A course: a lecture that can be played. A topic: a published course. */
  readonly hasContent: boolean
}

/** `revision` is the one that the sender has seen. */
interface Seen {
  readonly revision: number
}
export type PublicationEvent =
  | ({ readonly type: 'save'; readonly facts: PublicationFacts } & Seen)
  /** `now`: milliseconds since 1970. */
  | ({ readonly type: 'publish'; readonly facts: PublicationFacts; readonly now: number } & Seen)
  | ({ readonly type: 'withdraw' } & Seen)
  | ({ readonly type: 'discard' } & Seen)
  /** It was there before there was a log; it stays what it was. */
  | {
      readonly type: 'adopt'
      readonly state: PublicationState
      readonly revision: number
      readonly firstPublishedAt: number | null
      /** When it was begun: the log of it begins later. */
      readonly createdAt: number
    }

/** What a client may send; the facts are the server's, and so is what was there before. */
export const clientEvents: readonly PublicationEvent['type'][] = ['save', 'publish', 'withdraw', 'discard']

const textsMissing = { guard: not('hasTexts'), actions: refuse('publication.textsMissing') } as const
const unknownPart = { guard: not('knowsParts'), actions: refuse('publication.unknownPart') } as const
const contentMissing = { guard: not('hasContent'), actions: refuse('publication.contentMissing') } as const

const saving = [stale, textsMissing, unknownPart, { actions: 'revise' }] as const
const publishing = [
  stale,
  textsMissing,
  unknownPart,
  contentMissing,
  { target: 'published', actions: ['revise', 'noteTime'] },
] as const
/** What was discarded stays discarded. */
const discardedAlready = { actions: refuse('publication.discarded') } as const
const discarding = [stale, { target: 'discarded', actions: 'revise' }] as const

export const publicationLifecycle = setup({
  types: {
    context: {} as PublicationContext,
    events: {} as PublicationEvent,
  },
  guards: {
    isStale: ({ context, event }) => event.revision !== context.revision,
    wasPublished: ({ event }) => event.type === 'adopt' && event.state === 'published',
    wasWithdrawn: ({ event }) => event.type === 'adopt' && event.state === 'withdrawn',
    wasDiscarded: ({ event }) => event.type === 'adopt' && event.state === 'discarded',
    hasTexts: ({ event }) => 'facts' in event && event.facts.hasTexts,
    knowsParts: ({ event }) => 'facts' in event && event.facts.knowsParts,
    hasContent: ({ event }) => 'facts' in event && event.facts.hasContent,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    /** What comes back after a withdrawal keeps its place. */
    noteTime: assign({
      firstPublishedAt: ({ context, event }) =>
        context.firstPublishedAt ?? (event.type === 'publish' ? event.now : null),
    }),
    takeOver: assign(({ context, event }) =>
      event.type === 'adopt' ? { revision: event.revision, firstPublishedAt: event.firstPublishedAt } : context,
    ),
    /** The code of the refusal, in the server's answer and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'publication',
  description:
    'A course or a topic in the hands of those who make it, from the first draft until nobody needs it any more.',
  initial: 'draft',
  context: { revision: 0, firstPublishedAt: null },
  states: {
    draft: {
      description: 'It is being made; learners do not see it.',
      meta: { title: 'Draft', who: 'teacher' },
      on: {
        save: saving,
        publish: publishing,
        withdraw: { actions: refuse('publication.notPublished') },
        discard: discarding,
        adopt: [
          { guard: 'wasPublished', target: 'published', actions: 'takeOver' },
          { guard: 'wasWithdrawn', target: 'withdrawn', actions: 'takeOver' },
          { guard: 'wasDiscarded', target: 'discarded', actions: 'takeOver' },
          { actions: 'takeOver', description: 'It was a draft.' },
        ],
      },
    },
    published: {
      description: 'Learners find it; what is saved they see at once, so it is never without something to study.',
      meta: { title: 'Published', who: 'learner', requirements: ['COURSE-01', 'ROUTE-20'] },
      tags: ['readable'],
      on: {
        save: [
          stale,
          textsMissing,
          unknownPart,
          contentMissing,
          { actions: 'revise', description: 'Learners see it as it is now.' },
        ],
        publish: { actions: refuse('publication.alreadyPublished') },
        withdraw: [stale, { target: 'withdrawn', actions: 'revise' }],
        discard: { actions: refuse('publication.stillPublished') },
      },
    },
    withdrawn: {
      description: 'Learners no longer see it; what they have done in it is kept.',
      meta: { title: 'Withdrawn', who: 'teacher' },
      on: {
        save: saving,
        publish: publishing,
        withdraw: { actions: refuse('publication.notPublished') },
        discard: discarding,
      },
    },
    discarded: {
      description: 'It was given up and is kept for the record alone.',
      meta: { title: 'Discarded', who: 'nobody' },
      on: { save: discardedAlready, publish: discardedAlready, withdraw: discardedAlready, discard: discardedAlready },
    },
  },
})

export type PublicationSnapshot = SnapshotFrom<typeof publicationLifecycle>

/** The lifecycle where a record stands. */
export const publicationAt = (state: PublicationState, context: PublicationContext): PublicationSnapshot =>
  publicationLifecycle.resolveState({ value: state, context })

/** Whether learners see it. */
export const isReadable = (snapshot: PublicationSnapshot): boolean => snapshot.hasTag('readable')
