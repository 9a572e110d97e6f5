import type { BankDocument, ManagedBank } from '#api/question/managed-question.contract.ts'
import { isInkless } from '#api/kit/written-text.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { DocumentRules } from '#machines/editor/document-rules.ts'
import {
  completenessOf,
  inEachOf,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'
import { editorsText, isNaming, type EditorsDraft } from '#machines/resource/editors-draft.ts'

/** A name in one language. A type alias, not an interface, so that it is assignable to a record of texts. */
export type BankWords = { readonly name: string }

export interface DraftTopic {
  /** Its id, or a new key; it stays the same while the bank is edited. */
  readonly key: string
  /** Null: not stored yet. */
  readonly topicID: string | null
  readonly texts: InLanguages<BankWords>
}
/** A question bank as its author edits it. */
export interface BankDraft {
  readonly texts: InLanguages<BankWords>
  /** Ordered. */
  readonly topics: readonly DraftTopic[]
  /** Null: they stay. */
  readonly editors: EditorsDraft | null
}

const blank: BankWords = { name: '' }
const blankTexts = inEachOf<BankWords>([], blank)
export const blankBank: BankDraft = { texts: blankTexts, topics: [], editors: null }

/** The request body. */
export const bankDocument = ({ texts, topics }: BankDraft): BankDocument => ({
  texts: writtenIn(texts),
  topics: topics.map((topic) => ({ topicID: topic.topicID, texts: writtenIn(topic.texts) })),
})

const textsIn = ({ texts, topics }: BankDraft): readonly InLanguages<BankWords>[] => [
  texts,
  ...topics.map((topic) => topic.texts),
]

export const bankCompleteness = (draft: BankDraft, code: LanguageCode): Completeness =>
  completenessOf(textsIn(draft).map((texts) => texts[code].name))

/** With another topic at the end. */
export const withTopic = (draft: BankDraft): BankDraft => {
  const numbers = draft.topics.map(({ key }) => Number(key.match(/^new:(\d+)$/)?.[1] ?? 0))
  const key = `new:${Math.max(0, ...numbers) + 1}`
  return { ...draft, topics: [...draft.topics, { key, topicID: null, texts: blankTexts }] }
}

const topicsOf = ({ topics }: ManagedBank): DraftTopic[] =>
  topics.map(({ topicID, texts }) => ({ key: topicID, topicID, texts: inEachOf<BankWords>(texts, blank) }))

/** No lifecycle: it is there from the first save until it is deleted. */
export const bankRules: DocumentRules<ManagedBank, BankDraft> = {
  hasLifecycle: false,
  idOf: ({ bankID }) => bankID,
  revisionOf: ({ revision }) => revision,
  stateOf: () => null,
  draftOf: (item) => ({ texts: inEachOf<BankWords>(item.texts, blank), topics: topicsOf(item), editors: null }),
  isSame: (one, other) =>
    JSON.stringify(bankDocument(one)) === JSON.stringify(bankDocument(other)) &&
    editorsText(one.editors) === editorsText(other.editors),
  // Stored in the order in which they were sent.
  adopted: (draft, sent, { topics }) => {
    const ids = new Map(sent.topics.map(({ key }, place) => [key, topics[place]?.topicID ?? null]))
    return {
      ...draft,
      topics: draft.topics.map((topic) => ({ ...topic, topicID: topic.topicID ?? ids.get(topic.key) ?? null })),
      // Editors that were sent are what is stored now.
      editors: draft.editors === sent.editors ? null : draft.editors,
    }
  },
  rebased: (draft, { topics }) => ({
    ...draft,
    topics: draft.topics.map((topic) => ({
      ...topic,
      topicID: topics.some(({ topicID }) => topicID === topic.topicID) ? topic.topicID : null,
    })),
  }),
  verdict: (command, item, draft) => {
    if (command === 'discard' && item !== null)
      return item.questionCount > 0
        ? { kind: 'refused', code: 'question.bankNotEmpty' }
        : { kind: 'allowed', next: null, effects: [] }
    if (command !== 'save') return { kind: 'unknown' }
    if (draft.editors !== null && item !== null && !isNaming(item.editors))
      return { kind: 'refused', code: 'publication.notOwner' }
    if (textsIn(draft).some((texts) => Object.values(texts).every(({ name }) => isInkless(name))))
      return { kind: 'refused', code: 'question.bankNameMissing' }
    return { kind: 'allowed', next: null, effects: [] }
  },
}
