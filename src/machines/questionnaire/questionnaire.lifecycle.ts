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

export interface QuestionnaireContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** Time of the first publication, in milliseconds since 1970; null: never published. */
  readonly firstPublishedAt: number | null
}

/** Facts about the questionnaire: of what is sent with a save, otherwise of what is stored. */
export interface QuestionnaireFacts {
  /** The sender is the owner, a co-editor, or an administrator. */
  readonly isEditor: boolean
  /** It has a name in its base language. */
  readonly hasName: boolean
  /** The class, the departments, the people and the pictures that it names are there for its editor. */
  readonly knowsParts: boolean
  /** It opens before it closes. */
  readonly isForward: boolean
  readonly hasQuestions: boolean
  /** Every question has its words in its base language, something to choose, and depends on earlier ones alone. */
  readonly areQuestionsWhole: boolean
  /** A vote has one question, whose answers can be counted; true as well of what is no vote. */
  readonly fitsVote: boolean
  /** It is an evaluation that asks no class. */
  readonly lacksClass: boolean
  /** A question of an evaluation is about each course or each teacher, and none is named. */
  readonly lacksSubjects: boolean
  /** A question of an evaluation is about a course or a teacher that is not of its class. */
  readonly hasForeignSubjects: boolean
  /** Staff begin with it, and nobody answers it. */
  readonly isTemplate: boolean
}
/** Facts about what is replaced by a save. */
export interface SavedFacts {
  /** Somebody has submitted, and what is asked, or whether it is anonymous, changes otherwise than in words. */
  readonly breaksForm: boolean
  /** Somebody has submitted, and words change in which questions or options were asked. */
  readonly changesWords: boolean
  /** It is published, and its window is over. */
  readonly hasEnded: boolean
}
/** Facts about what has been told of an anonymous one. */
export interface ToldFacts {
  /**
   * It is anonymous, its end has passed with answers, and it would be open again: the answers that came last, which are
   * told at its end, would be told more than once.
   */
  readonly reopens: boolean
}
/** `now` and `closesAt`: milliseconds since 1970. */
interface Timed {
  readonly now: number
  readonly closesAt: number
}
export type QuestionnaireEvent = ClientEvent<
  typeof publicationSaid,
  {
    save: { readonly facts: QuestionnaireFacts & SavedFacts & ToldFacts & NamingFacts }
    publish: { readonly facts: QuestionnaireFacts & ToldFacts & Timed }
    withdraw: { readonly facts: Pick<QuestionnaireFacts, 'isEditor'> }
    discard: { readonly facts: Pick<QuestionnaireFacts, 'isEditor'> }
  }
>

type Fact = keyof (QuestionnaireFacts & SavedFacts & ToldFacts & NamingFacts)
const factIn = (event: QuestionnaireEvent, name: Fact): boolean => {
  const facts: Partial<Record<Fact, boolean>> = event.facts
  return facts[name] === true
}

const inOrder = [
  { guard: not('hasName'), actions: refuse('questionnaire.nameMissing') },
  { guard: not('knowsParts'), actions: refuse('questionnaire.unknownPart') },
  { guard: not('isForward'), actions: refuse('questionnaire.closesBeforeOpening') },
  { guard: 'hasForeignSubjects', actions: refuse('questionnaire.unknownSubject') },
] as const
/** What has to be there before anybody is asked. */
const whole = [
  { guard: 'isTemplate', actions: refuse('questionnaire.isTemplate') },
  { guard: 'lacksClass', actions: refuse('questionnaire.evaluationNeedsClass') },
  { guard: not('hasQuestions'), actions: refuse('questionnaire.questionsMissing') },
  { guard: not('areQuestionsWhole'), actions: refuse('questionnaire.questionIncomplete') },
  { guard: not('fitsVote'), actions: refuse('questionnaire.notVote') },
  { guard: 'lacksSubjects', actions: refuse('questionnaire.subjectsUnnamed') },
] as const

const answered = [
  { guard: 'breaksForm', actions: refuse('questionnaire.answered') },
  { guard: 'changesWords', actions: refuse('questionnaire.wordsStay') },
] as const
const reopening = { guard: 'reopens', actions: refuse('questionnaire.staysEnded') } as const

const saving = [notEditor, stale, ...naming, ...inOrder, reopening, ...answered, { actions: 'revise' }] as const
const publishing = [
  notEditor,
  stale,
  ...inOrder,
  ...whole,
  reopening,
  { guard: 'hasClosed', actions: refuse('questionnaire.hasClosed') },
  { target: 'published', actions: ['revise', 'noteTime'] },
] as const

export const questionnaireLifecycle = setup({
  types: {
    context: {} as QuestionnaireContext,
    events: {} as QuestionnaireEvent,
  },
  guards: {
    isStale: ({ context, event }) => event.revision !== context.revision,
    isEditor: ({ event }) => factIn(event, 'isEditor'),
    mayName: ({ event }) => factIn(event, 'mayName'),
    knowsEditors: ({ event }) => factIn(event, 'knowsEditors'),
    hasName: ({ event }) => factIn(event, 'hasName'),
    knowsParts: ({ event }) => factIn(event, 'knowsParts'),
    isForward: ({ event }) => factIn(event, 'isForward'),
    isTemplate: ({ event }) => factIn(event, 'isTemplate'),
    hasQuestions: ({ event }) => factIn(event, 'hasQuestions'),
    areQuestionsWhole: ({ event }) => factIn(event, 'areQuestionsWhole'),
    fitsVote: ({ event }) => factIn(event, 'fitsVote'),
    lacksClass: ({ event }) => factIn(event, 'lacksClass'),
    lacksSubjects: ({ event }) => factIn(event, 'lacksSubjects'),
    hasForeignSubjects: ({ event }) => factIn(event, 'hasForeignSubjects'),
    breaksForm: ({ event }) => factIn(event, 'breaksForm'),
    changesWords: ({ event }) => factIn(event, 'changesWords'),
    reopens: ({ event }) => factIn(event, 'reopens'),
    hasEnded: ({ event }) => factIn(event, 'hasEnded'),
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
  id: 'questionnaire',
  description:
    'A questionnaire, a vote or an evaluation in the hands of those who ask, from the first draft; its own times open and close it.',
  initial: 'draft',
  context: { revision: 0, firstPublishedAt: null },
  states: {
    draft: {
      description: 'It is being prepared; nobody is asked. A template stays here.',
      meta: { title: 'Draft', who: 'teacher' },
      on: { save: saving, publish: publishing, withdraw: notPublished, discard: discarding },
    },
    published: {
      description: 'People are asked in its window; a save takes effect at once, so it must stay whole.',
      meta: { title: 'Published', who: 'learner', requirements: ['QUEST-01'] },
      tags: ['readable'],
      on: {
        save: [
          notEditor,
          stale,
          ...naming,
          { guard: 'hasEnded', actions: refuse('questionnaire.hasEnded') },
          ...inOrder,
          ...whole,
          ...answered,
          { actions: 'revise' },
        ],
        publish: alreadyPublished,
        withdraw: withdrawing,
        discard: stillPublished,
      },
    },
    withdrawn: {
      description: 'Nobody is asked any more; what was answered is kept.',
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

export type QuestionnaireSnapshot = SnapshotFrom<typeof questionnaireLifecycle>

/** The state of a stored record. */
export const questionnaireAt = (state: PublicationState, context: QuestionnaireContext): QuestionnaireSnapshot =>
  questionnaireLifecycle.resolveState({ value: state, context })

/** Whether people are asked. */
export const isReadable = (snapshot: QuestionnaireSnapshot): boolean => snapshot.hasTag('readable')
