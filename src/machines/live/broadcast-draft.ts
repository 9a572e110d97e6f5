import { broadcastFault } from '#api/live/broadcast-rule.ts'
import type { BroadcastDocument, ManagedBroadcast } from '#api/live/managed-live.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { DocumentRules } from '#machines/editor/document-rules.ts'
import { draftMoment, fieldTime, sentTime } from '#machines/kit/field-time.ts'
import {
  completenessOf,
  inEachOf,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'

/** The texts in one language. A type alias, not an interface, so that it is assignable to a record of texts. */
export type BroadcastWords = { readonly title: string; readonly summary: string }

/** A live broadcast as an administrator plans it; times as stored, or as chosen (`yyyy-MM-ddTHH:mm` in local time). */
export interface BroadcastDraft {
  readonly texts: InLanguages<BroadcastWords>
  readonly speaker: string
  readonly startsAt: string
  readonly endsAt: string
  /** Empty: in the portal's own player. */
  readonly joinUrl: string
  /** Empty: not known yet. */
  readonly source: string
}

const HOUR_MS = 60 * 60_000
export const blankBroadcastWords: BroadcastWords = { title: '', summary: '' }

/** An empty draft: an hour, tomorrow at the next full hour. */
export function blankBroadcast(now: Date): BroadcastDraft {
  const starts = new Date(now)
  starts.setDate(starts.getDate() + 1)
  starts.setHours(starts.getHours() + 1, 0, 0, 0)
  return {
    texts: inEachOf<BroadcastWords>([], blankBroadcastWords),
    speaker: '',
    startsAt: fieldTime(starts),
    endsAt: fieldTime(new Date(starts.getTime() + HOUR_MS)),
    joinUrl: '',
    source: '',
  }
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The request body. */
export const broadcastDocument = ({
  texts,
  speaker,
  startsAt,
  endsAt,
  joinUrl,
  source,
}: BroadcastDraft): BroadcastDocument => ({
  texts: writtenIn(texts),
  speaker,
  startTime: sentTime(startsAt),
  endTime: sentTime(endsAt),
  joinUrl: orNull(joinUrl),
  source: orNull(source),
})

export const broadcastCompleteness = ({ texts }: BroadcastDraft, code: LanguageCode): Completeness =>
  completenessOf([texts[code].title], [texts[code].summary])

/** Why a draft cannot be saved, as far as the browser knows; null: it can. */
function faultOf(draft: BroadcastDraft) {
  const { texts, joinUrl, source } = broadcastDocument(draft)
  const titles = texts.map(({ title }) => title)
  return broadcastFault({
    titles,
    startsAt: draftMoment(draft.startsAt),
    endsAt: draftMoment(draft.endsAt),
    joinUrl,
    source,
  })
}

/** No lifecycle: everybody sees it from the first save until it is deleted; the clock tells its state. */
export const broadcastRules: DocumentRules<ManagedBroadcast, BroadcastDraft> = {
  hasLifecycle: false,
  idOf: ({ broadcastID }) => broadcastID,
  revisionOf: ({ revision }) => revision,
  stateOf: () => null,
  draftOf: ({ texts, speaker, startTime, endTime, joinUrl, source }) => ({
    texts: inEachOf<BroadcastWords>(texts, blankBroadcastWords),
    speaker,
    startsAt: startTime,
    endsAt: endTime,
    joinUrl: joinUrl ?? '',
    source: source ?? '',
  }),
  isSame: (one, other) => JSON.stringify(broadcastDocument(one)) === JSON.stringify(broadcastDocument(other)),
  adopted: (draft) => draft,
  rebased: (draft) => draft,
  verdict: (command, item, draft) => {
    if (command === 'discard' && item !== null) return { kind: 'allowed', next: null, effects: [] }
    if (command !== 'save') return { kind: 'unknown' }
    const code = faultOf(draft)
    return code === null ? { kind: 'allowed', next: null, effects: [] } : { kind: 'refused', code }
  },
}
