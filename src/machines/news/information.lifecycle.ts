import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { ClientEvent } from '#api/kit/said.ts'
import type { informationSaid, InformationState } from '#api/news/managed-news.contract.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

export interface InformationContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** Time of the first publication, in milliseconds since 1970; null: never published. */
  readonly publishedAt: number | null
}

/** Facts about the texts: of those sent with a save, otherwise of those stored. */
export interface InformationFacts {
  /** Some language has a title. */
  readonly hasTitle: boolean
  /** Some language has a title and a detail. */
  readonly hasDetail: boolean
  /** The topic belongs to the category, or is empty. */
  readonly knowsTopic: boolean
}

export type InformationEvent =
  | ClientEvent<
      typeof informationSaid,
      {
        save: { readonly facts: InformationFacts }
        /** `now`: milliseconds since 1970. */
        publish: { readonly facts: InformationFacts; readonly now: number }
        withdraw: object
        discard: object
      }
    >
  /** The record is older than its log; it keeps its state. */
  | {
      readonly type: 'adopt'
      readonly state: InformationState
      readonly revision: number
      readonly publishedAt: number | null
      /** Creation time, which is earlier than the first row of the log. */
      readonly createdAt: number
    }

/** Refusals of incomplete texts for readers. */
const incomplete = [
  { guard: not('hasTitle'), actions: refuse('news.titleMissing') },
  { guard: not('hasDetail'), actions: refuse('news.detailMissing') },
] as const
const saving = [
  stale,
  { guard: not('knowsTopic'), actions: refuse('news.unknownTopic') },
  ...incomplete,
  { actions: 'revise', description: 'Topic and texts are replaced; it stays visible.' },
] as const
const publishing = [stale, ...incomplete, { target: 'published', actions: ['revise', 'noteTime'] }] as const
/** A discarded record stays discarded. */
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
    /** Publishing again keeps the original position. */
    noteTime: assign({
      publishedAt: ({ context, event }) => context.publishedAt ?? (event.type === 'publish' ? event.now : null),
    }),
    takeOver: assign(({ context, event }) =>
      event.type === 'adopt' ? { revision: event.revision, publishedAt: event.publishedAt } : context,
    ),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'information',
  description: 'An item of information, from its first draft to discarding.',
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
          { actions: 'takeOver', description: 'The older record was a draft.' },
        ],
      },
    },
    published: {
      description: 'Readers see it as last saved.',
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
      description: 'It was published, and is no longer visible to readers.',
      meta: { title: 'Withdrawn', who: 'admin', requirements: ['CALL-17'] },
      on: {
        save: saving,
        publish: publishing,
        withdraw: { actions: refuse('news.notPublished') },
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

export type InformationSnapshot = SnapshotFrom<typeof informationLifecycle>

/** The state of a stored record. */
export const informationAt = (state: InformationState, context: InformationContext): InformationSnapshot =>
  informationLifecycle.resolveState({ value: state, context })

/** Whether readers see it. */
export const isReadable = (snapshot: InformationSnapshot): boolean => snapshot.hasTag('readable')
