import type { ManagedTopic, TopicDocument } from '#api/course/managed-topic.contract.ts'
import { isInkless } from '#api/kit/written-text.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { DocumentRules } from '#machines/editor/document-rules.ts'
import {
  baseLanguage,
  completenessOf,
  inEachOf,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'
import { editorsText, type EditorsDraft } from '#machines/resource/editors-draft.ts'
import { publicationVerdict } from './publication-verdict.ts'

/**
 * The texts of a topic in one language. A type alias, not an interface, so that it is assignable to a record of texts.
 */
export type TopicWords = { readonly title: string; readonly summary: string }
export type TopicPart = ManagedTopic['courses'][number]

/** A topic as the author edits it. */
export interface TopicDraft {
  /** Position among the topics, from 1. */
  readonly position: number
  readonly texts: InLanguages<TopicWords>
  /** Ordered. */
  readonly courses: readonly TopicPart[]
  /** Null: they stay. */
  readonly editors: EditorsDraft | null
}

const blank: TopicWords = { title: '', summary: '' }
export const blankTopic: TopicDraft = {
  position: 1,
  texts: inEachOf<TopicWords>([], blank),
  courses: [],
  editors: null,
}

/** The request body. */
export const topicDocument = ({ position, texts, courses }: TopicDraft): TopicDocument => ({
  position,
  texts: writtenIn(texts),
  courseIDs: courses.map(({ courseID }) => courseID),
})

export const topicCompleteness = ({ texts }: Pick<TopicDraft, 'texts'>, code: LanguageCode): Completeness =>
  completenessOf([texts[code].title, texts[code].summary])

/** What prevents publication. */
export function topicFacts({ texts, courses }: Pick<TopicDraft, 'texts' | 'courses'>) {
  const { title, summary } = texts[baseLanguage((code) => topicCompleteness({ texts }, code))]
  return {
    hasTexts: !isInkless(title) && !isInkless(summary),
    knowsParts: courses.every(({ state }) => state !== 'discarded'),
    hasContent: courses.some(({ state }) => state === 'published'),
  }
}

export const topicRules: DocumentRules<ManagedTopic, TopicDraft> = {
  hasLifecycle: true,
  idOf: ({ topicID }) => topicID,
  revisionOf: ({ revision }) => revision,
  stateOf: ({ state }) => state,
  draftOf: ({ position, texts, courses }) => ({
    position,
    texts: inEachOf<TopicWords>(texts, blank),
    courses,
    editors: null,
  }),
  isSame: (one, other) =>
    JSON.stringify(topicDocument(one)) === JSON.stringify(topicDocument(other)) &&
    editorsText(one.editors) === editorsText(other.editors),
  // Editors that were sent are what is stored now.
  adopted: (draft, sent) => (draft.editors === sent.editors ? { ...draft, editors: null } : draft),
  rebased: (draft) => draft,
  verdict: (command, item, draft) => publicationVerdict(command, item, topicFacts(draft), draft.editors),
}
