import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { PublicationState } from '#api/course/managed-publication.contract.ts'

/** Grows when stored records may no longer fit. */
export const version = 1

export interface PublicationContext {
  /** Counts the changes, so that a sender who has not seen the last one is told. */
  readonly revision: number
}
export type PublicationInput = PublicationContext

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
  | ({ readonly type: 'publish'; readonly facts: PublicationFacts } & Seen)
  | ({ readonly type: 'withdraw' } & Seen)
  | ({ readonly type: 'discard' } & Seen)

/** What a client may send; the facts are the server's. */
export const clientEvents: readonly PublicationEvent['type'][] = ['save', 'publish', 'withdraw', 'discard']

const refuse = (code: string) => ({ type: 'refuse', params: { code } }) as const
const stale = { guard: 'isStale', actions: refuse('publication.stale') } as const
const textsMissing = { guard: not('hasTexts'), actions: refuse('publication.textsMissing') } as const
const unknownPart = { guard: not('knowsParts'), actions: refuse('publication.unknownPart') } as const
const contentMissing = { guard: not('hasContent'), actions: refuse('publication.contentMissing') } as const

const saving = [stale, textsMissing, unknownPart, { actions: 'revise' }] as const
const publishing = [
  stale,
  textsMissing,
  unknownPart,
  contentMissing,
  { target: 'published', actions: 'revise' },
] as const
const discarding = [stale, { target: 'discarded', actions: 'revise' }] as const

export const publicationLifecycle = setup({
  types: {
    context: {} as PublicationContext,
    events: {} as PublicationEvent,
    input: {} as PublicationInput,
  },
  guards: {
    isStale: ({ context, event }) => event.revision !== context.revision,
    hasTexts: ({ event }) => 'facts' in event && event.facts.hasTexts,
    knowsParts: ({ event }) => 'facts' in event && event.facts.knowsParts,
    hasContent: ({ event }) => 'facts' in event && event.facts.hasContent,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    /** The code of the refusal, in the server's answer and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'publication',
  description:
    'A course or a topic in the hands of those who make it, from the first draft until nobody needs it any more.',
  initial: 'draft',
  context: ({ input }) => ({ revision: input.revision }),
  states: {
    draft: {
      description: 'It is being made; learners do not see it.',
      meta: { title: 'Draft', who: 'teacher' },
      on: {
        save: saving,
        publish: publishing,
        withdraw: { actions: refuse('publication.notPublished') },
        discard: discarding,
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
      type: 'final',
    },
  },
})

/** The lifecycle at a stored state. */
export const publicationAt = (state: PublicationState, revision: number): SnapshotFrom<typeof publicationLifecycle> =>
  publicationLifecycle.resolveState({ value: state, context: { revision } })

/** Whether learners see it. */
export const isReadable = (snapshot: SnapshotFrom<typeof publicationLifecycle>): boolean => snapshot.hasTag('readable')
