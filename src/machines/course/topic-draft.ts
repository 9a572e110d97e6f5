import type { ManagedTopic, TopicDocument } from '#api/course/managed-topic.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { DocumentRules } from '#machines/editor/document-rules.ts'
import {
  completenessOf,
  inDefault,
  inEachOf,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'
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
}

const blank: TopicWords = { title: '', summary: '' }
export const blankTopic: TopicDraft = { position: 1, texts: inEachOf<TopicWords>([], blank), courses: [] }

/** The request body. */
export const topicDocument = ({ position, texts, courses }: TopicDraft): TopicDocument => ({
  position,
  texts: writtenIn(texts),
  courseIDs: courses.map(({ courseID }) => courseID),
})

export const topicCompleteness = ({ texts }: TopicDraft, code: LanguageCode): Completeness =>
  completenessOf([texts[code].title, texts[code].summary])

/** What prevents publication. */
export function topicFacts({ texts, courses }: TopicDraft) {
  const { title, summary } = inDefault(texts)
  return {
    hasTexts: title.trim() !== '' && summary.trim() !== '',
    knowsParts: courses.every(({ state }) => state !== 'discarded'),
    hasContent: courses.some(({ state }) => state === 'published'),
  }
}

export const topicRules: DocumentRules<ManagedTopic, TopicDraft> = {
  idOf: ({ topicID }) => topicID,
  revisionOf: ({ revision }) => revision,
  stateOf: ({ state }) => state,
  draftOf: ({ position, texts, courses }) => ({ position, texts: inEachOf<TopicWords>(texts, blank), courses }),
  isSame: (one, other) => JSON.stringify(topicDocument(one)) === JSON.stringify(topicDocument(other)),
  adopted: (draft) => draft,
  rebased: (draft) => draft,
  verdict: (command, item, draft) => publicationVerdict(command, item, topicFacts(draft)),
}
