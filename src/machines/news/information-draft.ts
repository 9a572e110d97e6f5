import type { InformationCategory } from '#api/news/news.contract.ts'
import type { InformationText, ManagedInformation } from '#api/news/managed-news.contract.ts'
import { DETAIL_MAX, PLAIN_CATEGORY } from '#api/news/news.contract.ts'
import { isInkless } from '#api/kit/written-text.ts'
import { languages, type LanguageCode } from '#i18n/locales.ts'

import { informationAt, informationLifecycle, type InformationFacts } from './information.lifecycle.ts'
import { verdict, type Verdict } from '#machines/kit/verdict.ts'
import type { Command, DocumentRules } from '#machines/editor/document-rules.ts'
import { completenessOf, inEachOf, type Completeness } from '#machines/kit/language-texts.ts'

/** The texts of one language. */
export type DraftText = Omit<InformationText, 'language'>
/** An item of information as its author edits it, in every language of the portal. */
export interface Draft {
  readonly categoryCode: InformationCategory
  readonly topicCode: string | null
  readonly texts: Readonly<Record<LanguageCode, DraftText>>
}

const blank: DraftText = { title: '', summary: '', informationDetail: '' }

/** A draft of `categoryCode` with `texts`, and blank texts in the other languages. */
export function draftOf({
  categoryCode,
  topicCode,
  texts,
}: Pick<ManagedInformation, 'categoryCode' | 'topicCode' | 'texts'>): Draft {
  return { categoryCode, topicCode, texts: inEachOf<DraftText>(texts, blank) }
}

/** The request body: only languages with any text. */
export function textsOf({ texts }: Draft): InformationText[] {
  return languages
    .map(({ code }) => ({ language: code, ...texts[code] }))
    .map((text) => ({
      ...text,
      informationDetail: saysSomething(text.informationDetail) ? text.informationDetail : '',
    }))
    .filter(({ title, summary, informationDetail }) =>
      [title, summary, informationDetail].some((part) => !isInkless(part)),
    )
}

/** Whether a rich text has visible content: an empty editor still holds an empty paragraph. */
export function saysSomething(html: string): boolean {
  return html.includes('<img ') || !isInkless(html.replace(/<[^>]*>|&nbsp;/g, ''))
}

/** Completeness of one language; readers see those with title and detail. */
export function completeness({ title, summary, informationDetail }: DraftText): Completeness {
  return completenessOf([title, saysSomething(informationDetail) ? informationDetail : ''], [summary])
}

export const isPlain = ({ categoryCode }: Pick<Draft, 'categoryCode'>): boolean => categoryCode === PLAIN_CATEGORY
export const isTooLong = ({ informationDetail }: DraftText): boolean => informationDetail.length > DETAIL_MAX

/** Whether two drafts are equal. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    one.categoryCode === other.categoryCode &&
    one.topicCode === other.topicCode &&
    languages.every(({ code }) => {
      const [a, b] = [one.texts[code], other.texts[code]]
      return a.title === b.title && a.summary === b.summary && a.informationDetail === b.informationDetail
    })
  )
}

/** Only topics of the category can be chosen, so the topic is always known. */
function factsOf({ texts }: Draft): InformationFacts {
  const all = Object.values(texts)
  return {
    hasTitle: all.some(({ title }) => !isInkless(title)),
    hasDetail: all.some((text) => completeness(text) === 'complete'),
    knowsTopic: true,
  }
}

/**
 * The lifecycle's verdict on a command before it is sent; the server's verdict decides. An unsaved item is judged as
 * the draft that it will become, and cannot be withdrawn.
 */
export function commandVerdict(command: Command, item: ManagedInformation | null, draft: Draft): Verdict<unknown> {
  if (item === null && (command === 'withdraw' || command === 'discard')) return { kind: 'unknown' }
  if (Object.values(draft.texts).some(isTooLong) && (command === 'save' || command === 'publish')) {
    return { kind: 'refused', code: 'request.tooLarge' }
  }
  const { state, revision } = item ?? { state: 'draft' as const, revision: 0 }
  // No rule depends on the time; only the server's clock counts.
  const seen = { revision, facts: factsOf(draft), now: 0 }
  return verdict(informationLifecycle, informationAt(state, { revision, publishedAt: null }), {
    type: command,
    ...seen,
  })
}

export const informationRules: DocumentRules<ManagedInformation, Draft> = {
  hasLifecycle: true,
  idOf: ({ informationID }) => informationID,
  revisionOf: ({ revision }) => revision,
  stateOf: ({ state }) => state,
  draftOf,
  isSame: isSameDraft,
  adopted: (draft) => draft,
  rebased: (draft) => draft,
  verdict: commandVerdict,
}
