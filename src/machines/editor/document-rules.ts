import type { ManagedExam, PreviewedQuestion } from '#api/exam/managed-exam.contract.ts'
import type { ManagedClass } from '#api/class/managed-class.contract.ts'
import type { ManagedCourse } from '#api/course/managed-course.contract.ts'
import type { ManagedDictionary } from '#api/dictionary/managed-dictionary.contract.ts'
import type { ManagedTask } from '#api/homework/managed-task.contract.ts'
import type { ManagedBroadcast } from '#api/live/managed-live.contract.ts'
import type { ManagedInformation } from '#api/news/managed-news.contract.ts'
import type { Organisation } from '#api/organisation/organisation.contract.ts'
import type { ManagedBank, ManagedQuestion } from '#api/question/managed-question.contract.ts'
import type { QuestionView } from '#api/question/question.contract.ts'
import type { ManagedQuestionnaire, QuestionnaireViews } from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { ManagedResource } from '#api/resource/managed-resource.contract.ts'
import type { ManagedTopic } from '#api/course/managed-topic.contract.ts'

import type { LanguageCode } from '#i18n/locales.ts'
import type { Verdict } from '#machines/kit/verdict.ts'
import type { ClassDraft } from '#machines/class/class-draft.ts'
import type { CourseDraft } from '#machines/course/course-draft.ts'
import type { DictionaryDraft } from '#machines/dictionary/dictionary-draft.ts'
import type { ExamDraft } from '#machines/exam/exam-draft.ts'
import type { TaskDraft } from '#machines/homework/task-draft.ts'
import type { BroadcastDraft } from '#machines/live/broadcast-draft.ts'
import type { Draft } from '#machines/news/information-draft.ts'
import type { OrganisationDraft } from '#machines/organisation/organisation-draft.ts'
import type { BankDraft } from '#machines/question/bank-draft.ts'
import type { QuestionDraft } from '#machines/question/question-draft.ts'
import type { QuestionnaireDraft } from '#machines/questionnaire/questionnaire-draft.ts'
import type { ResourceDraft } from '#machines/resource/resource-draft.ts'
import type { TopicDraft } from '#machines/course/topic-draft.ts'

type InSome<Text> = Readonly<Partial<Record<LanguageCode, Text>>>

/** A document type: the item as the server returns it, the draft in the editor, and its preview where it has one. */
interface Documents {
  /** Its preview: rich text by language. */
  readonly information: { readonly item: ManagedInformation; readonly draft: Draft; readonly preview: InSome<string> }
  readonly course: { readonly item: ManagedCourse; readonly draft: CourseDraft }
  readonly class: { readonly item: ManagedClass; readonly draft: ClassDraft }
  readonly dictionary: { readonly item: ManagedDictionary; readonly draft: DictionaryDraft }
  readonly topic: { readonly item: ManagedTopic; readonly draft: TopicDraft }
  readonly resource: { readonly item: ManagedResource; readonly draft: ResourceDraft }
  /** Its preview: a paper that a learner could get. */
  readonly exam: {
    readonly item: ManagedExam
    readonly draft: ExamDraft
    readonly preview: readonly PreviewedQuestion[]
  }
  readonly bank: { readonly item: ManagedBank; readonly draft: BankDraft }
  /** Its preview: in the languages in which all of it is written. */
  readonly question: {
    readonly item: ManagedQuestion
    readonly draft: QuestionDraft
    readonly preview: InSome<QuestionView>
  }
  /** Its preview: each question in the languages in which all of it is written. */
  readonly questionnaire: {
    readonly item: ManagedQuestionnaire
    readonly draft: QuestionnaireDraft
    readonly preview: QuestionnaireViews
  }
  readonly task: { readonly item: ManagedTask; readonly draft: TaskDraft }
  readonly broadcast: { readonly item: ManagedBroadcast; readonly draft: BroadcastDraft }
  readonly organisation: { readonly item: Organisation; readonly draft: OrganisationDraft }
}
export type DocumentKind = keyof Documents
export type ItemOf<Kind extends DocumentKind = DocumentKind> = Documents[Kind]['item']
export type DraftOf<Kind extends DocumentKind = DocumentKind> = Documents[Kind]['draft']
export type PreviewOf<Kind extends DocumentKind = DocumentKind> = Documents[Kind] extends {
  readonly preview: infer Shown
}
  ? Shown
  : never
export type Command = 'save' | 'publish' | 'withdraw' | 'discard'

/** The rules of one kind of document. */
export interface DocumentRules<Item, Draft> {
  /** Whether it is published and withdrawn; otherwise it is there from the first save until it is deleted. */
  readonly hasLifecycle: boolean
  readonly idOf: (item: Item) => string
  /** The revision that the author has seen; 0 for kinds without revisions. */
  readonly revisionOf: (item: Item) => number
  /** State of its lifecycle; null: no lifecycle. */
  readonly stateOf: (item: Item) => 'draft' | 'published' | 'withdrawn' | 'discarded' | null
  readonly draftOf: (item: Item) => Draft
  readonly isSame: (one: Draft, other: Draft) => boolean
  /** The draft in which new parts have the ids that the server assigned. */
  readonly adopted: (draft: Draft, sent: Draft, item: Item) => Draft
  /** The draft as a change of the newer stored version: parts that were removed there become new parts. */
  readonly rebased: (draft: Draft, item: Item) => Draft
  /**
   * The lifecycle's verdict on a command before it is sent; the server's verdict decides. An unsaved document is judged
   * as the draft that it will become, and cannot be withdrawn.
   */
  readonly verdict: (command: Command, item: Item | null, draft: Draft) => Verdict<unknown>
}
