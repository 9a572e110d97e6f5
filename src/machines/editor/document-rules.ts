import type { ManagedCourse } from '#api/course/managed-course.contract.ts'
import type { ManagedInformation } from '#api/news/managed-news.contract.ts'
import type { ManagedResource } from '#api/resource/managed-resource.contract.ts'
import type { ManagedTopic } from '#api/course/managed-topic.contract.ts'

import type { Verdict } from '#machines/kit/verdict.ts'
import type { CourseDraft } from '#machines/course/course-draft.ts'
import type { Draft } from '#machines/news/information-draft.ts'
import type { ResourceDraft } from '#machines/resource/resource-draft.ts'
import type { TopicDraft } from '#machines/course/topic-draft.ts'

/** What staff write as a whole: as the server tells it, and as it stands before its author. */
interface Documents {
  readonly information: { readonly item: ManagedInformation; readonly draft: Draft }
  readonly course: { readonly item: ManagedCourse; readonly draft: CourseDraft }
  readonly topic: { readonly item: ManagedTopic; readonly draft: TopicDraft }
  readonly resource: { readonly item: ManagedResource; readonly draft: ResourceDraft }
}
export type DocumentKind = keyof Documents
export type ItemOf<Kind extends DocumentKind = DocumentKind> = Documents[Kind]['item']
export type DraftOf<Kind extends DocumentKind = DocumentKind> = Documents[Kind]['draft']
export type Command = 'save' | 'publish' | 'withdraw' | 'discard'

/** What the editor has to know of a kind of document. */
export interface DocumentRules<Item, Draft> {
  readonly idOf: (item: Item) => string
  /** The revision that the author has seen; 0 where changes are not counted. */
  readonly revisionOf: (item: Item) => number
  /** Of its lifecycle; null: it has none. */
  readonly stateOf: (item: Item) => 'draft' | 'published' | 'withdrawn' | 'discarded' | null
  readonly draftOf: (item: Item) => Draft
  readonly isSame: (one: Draft, other: Draft) => boolean
  /** A draft with the ids that the server has given to the new parts of what was sent. */
  readonly adopted: (draft: Draft, sent: Draft, item: Item) => Draft
  /** A draft as a change of what somebody else has stored: parts that they have taken away are new ones again. */
  readonly rebased: (draft: Draft, item: Item) => Draft
  /**
   * What the lifecycle says to a command, before it is sent; the server's verdict counts. What is not stored yet is
   * judged as the draft that it will be, and cannot be taken back.
   */
  readonly verdict: (command: Command, item: Item | null, draft: Draft) => Verdict<unknown>
}
