import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { publicationSaid } from '#api/course/editors.contract.ts'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { ClientEvent } from '#api/kit/said.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'
import {
  alreadyPublished,
  discarding,
  naming,
  notEditor,
  notPublished,
  staysDiscarded,
  stillPublished,
  withdrawing,
} from '#machines/kit/publishing.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

export interface PublicationContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** Time of the first publication, in milliseconds since 1970; null: never published. */
  readonly firstPublishedAt: number | null
}

/** A fact about the sender, which every command is judged by. */
export interface EditorFacts {
  /** The sender is the owner, a co-editor, or an administrator. */
  readonly isEditor: boolean
}
/** Facts about the content: of what is sent with a save, otherwise of what is stored. */
export interface PublicationFacts {
  /** It has a title and a summary, or all that it asks, in its base language. */
  readonly hasTexts: boolean
  /** All references exist: category, files, courses, bank, whom it is for. */
  readonly knowsParts: boolean
  /**
   * A course: at least one playable lecture. A topic: at least one published course. A question: its right answer. A
   * task: names for its criteria.
   */
  readonly hasContent: boolean
}
/** Facts about the owner and the co-editors that are sent with a save. */
export interface NamingFacts {
  /** They stay, or the sender is the owner or an administrator. */
  readonly mayName: boolean
  /** Whoever is newly named may edit; nobody is named twice, and an owner is not lost. */
  readonly knowsEditors: boolean
}
export type PublicationEvent =
  | ClientEvent<
      typeof publicationSaid,
      {
        save: { readonly facts: EditorFacts & PublicationFacts & NamingFacts }
        /** `now`: milliseconds since 1970. */
        publish: { readonly facts: EditorFacts & PublicationFacts; readonly now: number }
        withdraw: { readonly facts: EditorFacts }
        discard: { readonly facts: EditorFacts }
      }
    >
  /** The record is older than its log; it keeps its state. */
  | {
      readonly type: 'adopt'
      readonly state: PublicationState
      readonly revision: number
      readonly firstPublishedAt: number | null
      /** Creation time, which is earlier than the first row of the log. */
      readonly createdAt: number
    }

/**
 * A fact of an event. Logs that are older than owners lack the facts about people, and were judged without them; so
 * those three guards hold unless the fact says otherwise.
 */
function factIn(
  event: PublicationEvent,
  name: keyof (EditorFacts & PublicationFacts & NamingFacts),
): boolean | undefined {
  const facts: Partial<EditorFacts & PublicationFacts & NamingFacts> = 'facts' in event ? event.facts : {}
  return facts[name]
}

const textsMissing = { guard: not('hasTexts'), actions: refuse('publication.textsMissing') } as const
const unknownPart = { guard: not('knowsParts'), actions: refuse('publication.unknownPart') } as const
const contentMissing = { guard: not('hasContent'), actions: refuse('publication.contentMissing') } as const

const saving = [notEditor, stale, ...naming, textsMissing, unknownPart, { actions: 'revise' }] as const
const publishing = [
  notEditor,
  stale,
  textsMissing,
  unknownPart,
  contentMissing,
  { target: 'published', actions: ['revise', 'noteTime'] },
] as const

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
    isEditor: ({ event }) => factIn(event, 'isEditor') ?? true,
    mayName: ({ event }) => factIn(event, 'mayName') ?? true,
    knowsEditors: ({ event }) => factIn(event, 'knowsEditors') ?? true,
    hasTexts: ({ event }) => factIn(event, 'hasTexts') ?? false,
    knowsParts: ({ event }) => factIn(event, 'knowsParts') ?? false,
    hasContent: ({ event }) => factIn(event, 'hasContent') ?? false,
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
  description:
    'A course, a topic, a question or a task in the hands of its authors, from the first draft to discarding.',
  initial: 'draft',
  context: { revision: 0, firstPublishedAt: null },
  states: {
    draft: {
      description: 'It is being made; learners do not see it.',
      meta: { title: 'Draft', who: 'teacher' },
      on: {
        save: saving,
        publish: publishing,
        withdraw: notPublished,
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
      description:
        'Visible to learners, or drawn for their papers; a save takes effect at once, so it must stay whole.',
      meta: { title: 'Published', who: 'learner', requirements: ['COURSE-01', 'ROUTE-20'] },
      tags: ['readable'],
      on: {
        save: [
          notEditor,
          stale,
          ...naming,
          textsMissing,
          unknownPart,
          contentMissing,
          { actions: 'revise', description: 'Learners see the new version at once.' },
        ],
        publish: alreadyPublished,
        withdraw: withdrawing,
        discard: stillPublished,
      },
    },
    withdrawn: {
      description: 'No longer visible to learners, nor drawn for papers; what they have done is kept.',
      meta: { title: 'Withdrawn', who: 'teacher' },
      on: {
        save: saving,
        publish: publishing,
        withdraw: notPublished,
        discard: discarding,
      },
    },
    discarded: {
      description: 'Discarded for good; kept for the record only.',
      meta: { title: 'Discarded', who: 'nobody' },
      on: staysDiscarded,
    },
  },
})

export type PublicationSnapshot = SnapshotFrom<typeof publicationLifecycle>

/** The state of a stored record. */
export const publicationAt = (state: PublicationState, context: PublicationContext): PublicationSnapshot =>
  publicationLifecycle.resolveState({ value: state, context })

/** Whether learners see it. */
export const isReadable = (snapshot: PublicationSnapshot): boolean => snapshot.hasTag('readable')
