import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { InformationState } from '#api/news/managed-news.contract.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Grows when stored records may no longer fit. */
export const version = 1

export interface InformationContext {
  /** Counts the changes, so that a sender who has not seen the last one is told. */
  readonly revision: number
  /** When readers saw it for the first time, in milliseconds since 1970; null: never yet. */
  readonly publishedAt: number | null
}

/** What the texts amount to: those that are sent to be saved, else those that are stored. */
export interface InformationFacts {
  /** Some language has a title. */
  readonly hasTitle: boolean
  /** Some language has a title and a detail. */
  readonly hasDetail: boolean
  /** The topic is one of its category, or none. */
  readonly knowsTopic: boolean
}

/** `revision` is the one that the sender has seen. */
interface Seen {
  readonly revision: number
}
export type InformationEvent =
  | ({ readonly type: 'save'; readonly facts: InformationFacts } & Seen)
  /** `now`: milliseconds since 1970. */
  | ({ readonly type: 'publish'; readonly facts: InformationFacts; readonly now: number } & Seen)
  | ({ readonly type: 'withdraw' } & Seen)
  | ({ readonly type: 'discard' } & Seen)
  /** It was there before there was a log; it stays what it was. */
  | {
      readonly type: 'adopt'
      readonly state: InformationState
      readonly revision: number
      readonly publishedAt: number | null
      /** When it was begun: the log of it begins later. */
      readonly createdAt: number
    }

/** What a client may send; the facts are the server's, and so is what was there before. */
export const clientEvents: readonly InformationEvent['type'][] = ['save', 'publish', 'withdraw', 'discard']

/** What stands in the way of texts that readers are to see. */
const incomplete = [
  { guard: not('hasTitle'), actions: refuse('news.titleMissing') },
  { guard: not('hasDetail'), actions: refuse('news.detailMissing') },
] as const
const saving = [
  stale,
  { guard: not('knowsTopic'), actions: refuse('news.unknownTopic') },
  ...incomplete,
  { actions: 'revise', description: 'Topic and texts are replaced; who could read it still can.' },
] as const
const publishing = [stale, ...incomplete, { target: 'published', actions: ['revise', 'noteTime'] }] as const
/** What was discarded stays discarded. */
const discardedAlready = { actions: refuse('news.discarded') } as const
const discarding = [stale, { target: 'discarded', actions: 'revise' }] as const

export const informationLifecycle = setup({
  types: {
    context: {} as InformationContext,
    events: {} as InformationEvent,
  },
  guards: {
    isStale: ({ context, event }) => event.revision !== context.revision,
    wasPublished: ({ event }) => event.type === 'adopt' && event.state === 'published',
    wasWithdrawn: ({ event }) => event.type === 'adopt' && event.state === 'withdrawn',
    wasDiscarded: ({ event }) => event.type === 'adopt' && event.state === 'discarded',
    hasTitle: ({ event }) => 'facts' in event && event.facts.hasTitle,
    hasDetail: ({ event }) => 'facts' in event && event.facts.hasDetail,
    knowsTopic: ({ event }) => 'facts' in event && event.facts.knowsTopic,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    /** What comes back after a withdrawal keeps its place. */
    noteTime: assign({
      publishedAt: ({ context, event }) => context.publishedAt ?? (event.type === 'publish' ? event.now : null),
    }),
    takeOver: assign(({ context, event }) =>
      event.type === 'adopt' ? { revision: event.revision, publishedAt: event.publishedAt } : context,
    ),
    /** The code of the refusal, in the server's answer and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'information',
  description: 'An item of information, from its first draft until nobody needs it any more.',
  initial: 'draft',
  context: { revision: 0, publishedAt: null },
  states: {
    draft: {
      description: 'It is being written; readers do not see it.',
      meta: { title: 'Draft', who: 'admin', requirements: ['NEWS-01'] },
      on: {
        save: saving,
        publish: publishing,
        withdraw: { actions: refuse('news.notPublished') },
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
      description: 'Everybody whom it concerns can read it, as it was last saved.',
      meta: { title: 'Published', who: 'learner', requirements: ['NEWS-01', 'NEWS-04', 'CALL-17'] },
      tags: ['readable'],
      on: {
        save: saving,
        publish: { actions: refuse('news.alreadyPublished') },
        withdraw: [stale, { target: 'withdrawn', actions: 'revise' }],
        discard: { actions: refuse('news.stillPublished') },
      },
    },
    withdrawn: {
      description: 'It was published, and readers no longer see it.',
      meta: { title: 'Withdrawn', who: 'admin', requirements: ['CALL-17'] },
      on: {
        save: saving,
        publish: publishing,
        withdraw: { actions: refuse('news.notPublished') },
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

export type InformationSnapshot = SnapshotFrom<typeof informationLifecycle>

/** The lifecycle where a record stands. */
export const informationAt = (state: InformationState, context: InformationContext): InformationSnapshot =>
  informationLifecycle.resolveState({ value: state, context })

/** Whether readers see it. */
export const isReadable = (snapshot: InformationSnapshot): boolean => snapshot.hasTag('readable')
