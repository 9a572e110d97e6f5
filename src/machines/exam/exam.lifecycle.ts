import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { publicationSaid } from '#api/course/editors.contract.ts'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { ClientEvent } from '#api/kit/said.ts'
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
import type { NamingFacts } from '#machines/course/publication.lifecycle.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

export interface ExamContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** Time of the first publication, in milliseconds since 1970; null: never published. */
  readonly firstPublishedAt: number | null
}

/** Facts about the exam: of what is sent with a save, otherwise of what is stored. */
export interface ExamFacts {
  /** The sender is the owner, a co-editor, or an administrator. */
  readonly isEditor: boolean
  /** It has a name in its base language. */
  readonly hasName: boolean
  /** The course, the class, the banks and the questions that it names are there for its editor. */
  readonly knowsParts: boolean
  /** It opens before it closes. */
  readonly isForward: boolean
  /** Who begins when it opens has all the time of a paper. */
  readonly fitsWindow: boolean
  /** There are questions, and as many published ones as each part draws. */
  readonly hasQuestions: boolean
}
/** `now` and `closesAt`: milliseconds since 1970. */
interface Timed {
  readonly now: number
  readonly closesAt: number
}
export type ExamEvent = ClientEvent<
  typeof publicationSaid,
  {
    save: { readonly facts: ExamFacts & NamingFacts }
    publish: { readonly facts: ExamFacts & Timed }
    withdraw: { readonly facts: Pick<ExamFacts, 'isEditor'> }
    discard: { readonly facts: Pick<ExamFacts, 'isEditor'> }
  }
>

const factIn = (event: ExamEvent, name: keyof (ExamFacts & NamingFacts)): boolean => {
  const facts: Partial<ExamFacts & NamingFacts> = event.facts
  return facts[name] === true
}

const inOrder = [
  { guard: not('hasName'), actions: refuse('exam.nameMissing') },
  { guard: not('knowsParts'), actions: refuse('exam.unknownPart') },
  { guard: not('isForward'), actions: refuse('exam.closesBeforeOpening') },
  { guard: not('fitsWindow'), actions: refuse('exam.windowTooShort') },
] as const
const questionsMissing = { guard: not('hasQuestions'), actions: refuse('exam.questionsMissing') } as const

const saving = [notEditor, stale, ...naming, ...inOrder, { actions: 'revise' }] as const
const publishing = [
  notEditor,
  stale,
  ...inOrder,
  questionsMissing,
  { guard: 'hasClosed', actions: refuse('exam.hasClosed') },
  { target: 'published', actions: ['revise', 'noteTime'] },
] as const

export const examLifecycle = setup({
  types: {
    context: {} as ExamContext,
    events: {} as ExamEvent,
  },
  guards: {
    isStale: ({ context, event }) => event.revision !== context.revision,
    isEditor: ({ event }) => factIn(event, 'isEditor'),
    mayName: ({ event }) => factIn(event, 'mayName'),
    knowsEditors: ({ event }) => factIn(event, 'knowsEditors'),
    hasName: ({ event }) => factIn(event, 'hasName'),
    knowsParts: ({ event }) => factIn(event, 'knowsParts'),
    isForward: ({ event }) => factIn(event, 'isForward'),
    fitsWindow: ({ event }) => factIn(event, 'fitsWindow'),
    hasQuestions: ({ event }) => factIn(event, 'hasQuestions'),
    hasClosed: ({ event }) => event.type === 'publish' && event.facts.now >= event.facts.closesAt,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    /** Publishing again keeps the time. */
    noteTime: assign({
      firstPublishedAt: ({ context, event }) =>
        context.firstPublishedAt ?? (event.type === 'publish' ? event.facts.now : null),
    }),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'exam',
  description:
    'An exam in the hands of those who set it, from the first draft; its own times, not its editors, open and close it.',
  initial: 'draft',
  context: { revision: 0, firstPublishedAt: null },
  states: {
    draft: {
      description: 'It is being prepared; learners do not see it.',
      meta: { title: 'Draft', who: 'teacher' },
      on: { save: saving, publish: publishing, withdraw: notPublished, discard: discarding },
    },
    published: {
      description: 'It takes place in its window; a save takes effect at once, so it must stay whole.',
      meta: { title: 'Published', who: 'learner', requirements: ['EXAM-01', 'EXAM-02'] },
      tags: ['readable'],
      on: {
        save: [notEditor, stale, ...naming, ...inOrder, questionsMissing, { actions: 'revise' }],
        publish: alreadyPublished,
        withdraw: withdrawing,
        discard: stillPublished,
      },
    },
    withdrawn: {
      description: 'It no longer takes place.',
      meta: { title: 'Withdrawn', who: 'teacher' },
      on: { save: saving, publish: publishing, withdraw: notPublished, discard: discarding },
    },
    discarded: {
      description: 'Discarded for good; kept for the record only.',
      meta: { title: 'Discarded', who: 'nobody' },
      on: staysDiscarded,
    },
  },
})

export type ExamSnapshot = SnapshotFrom<typeof examLifecycle>

/** The state of a stored record. */
export const examAt = (state: PublicationState, context: ExamContext): ExamSnapshot =>
  examLifecycle.resolveState({ value: state, context })

/** Whether it takes place. */
export const isReadable = (snapshot: ExamSnapshot): boolean => snapshot.hasTag('readable')
