import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

export interface PublicationContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** Time of the first publication, in milliseconds since 1970; null: never published. */
  readonly firstPublishedAt: number | null
}

/** Facts about the content: of what is sent with a save, otherwise of what is stored. */
export interface PublicationFacts {
  /** It has a title and a summary in the default language. */
  readonly hasTexts: boolean
  /** All references exist: category, files, courses. */
  readonly knowsParts: boolean
  /** A course: at least one playable lecture. A topic: at least one published course. */
  readonly hasContent: boolean
}

/** `revision`: the last one that the sender has seen. */
interface Seen {
  readonly revision: number
}
export type PublicationEvent =
  | ({ readonly type: 'save'; readonly facts: PublicationFacts } & Seen)
  /** `now`: milliseconds since 1970. */
  | ({ readonly type: 'publish'; readonly facts: PublicationFacts; readonly now: number } & Seen)
  | ({ readonly type: 'withdraw' } & Seen)
  | ({ readonly type: 'discard' } & Seen)
  /** The record is older than its log; it keeps its state. */
  | {
      readonly type: 'adopt'
      readonly state: PublicationState
      readonly revision: number
      readonly firstPublishedAt: number | null
      /** Creation time, which is earlier than the first row of the log. */
      readonly createdAt: number
    }

/** Events that a client may send; facts and the import of older records are the server's. */
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
/** A discarded record stays discarded. */
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
    /** Publishing again keeps the original position. */
    noteTime: assign({
      firstPublishedAt: ({ context, event }) =>
        context.firstPublishedAt ?? (event.type === 'publish' ? event.now : null),
    }),
    takeOver: assign(({ context, event }) =>
      event.type === 'adopt' ? { revision: event.revision, firstPublishedAt: event.firstPublishedAt } : context,
    ),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'publication',
  description: 'A course or a topic in the hands of its authors, from the first draft to discarding.',
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
          { actions: 'takeOver', description: 'The older record was a draft.' },
        ],
      },
    },
    published: {
      description: 'Visible to learners; a save takes effect at once, so it must always have something to study.',
      meta: { title: 'Published', who: 'learner', requirements: ['COURSE-01', 'ROUTE-20'] },
      tags: ['readable'],
      on: {
        save: [
          stale,
          textsMissing,
          unknownPart,
          contentMissing,
          { actions: 'revise', description: 'Learners see the new version at once.' },
        ],
        publish: { actions: refuse('publication.alreadyPublished') },
        withdraw: [stale, { target: 'withdrawn', actions: 'revise' }],
        discard: { actions: refuse('publication.stillPublished') },
      },
    },
    withdrawn: {
      description: 'No longer visible to learners; their progress is kept.',
      meta: { title: 'Withdrawn', who: 'teacher' },
      on: {
        save: saving,
        publish: publishing,
        withdraw: { actions: refuse('publication.notPublished') },
        discard: discarding,
      },
    },
    discarded: {
      description: 'Discarded for good; kept for the record only.',
      meta: { title: 'Discarded', who: 'nobody' },
      on: { save: discardedAlready, publish: discardedAlready, withdraw: discardedAlready, discard: discardedAlready },
    },
  },
})

export type PublicationSnapshot = SnapshotFrom<typeof publicationLifecycle>

/** The state of a stored record. */
export const publicationAt = (state: PublicationState, context: PublicationContext): PublicationSnapshot =>
  publicationLifecycle.resolveState({ value: state, context })

/** Whether learners see it. */
export const isReadable = (snapshot: PublicationSnapshot): boolean => snapshot.hasTag('readable')
