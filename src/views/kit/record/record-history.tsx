import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'

import { DateText } from '../time/time-text.tsx'
import './record-history.css'

interface HistoryEntry {
  readonly what: string
  /** The affected parts, if worth telling. */
  readonly details: readonly string[]
  /** Null: the system. */
  readonly who: string | null
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  readonly at: string
}

/** The history of a record, newest first: who, what, when. @param entries oldest first, as sent by the server */
export function RecordHistory({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const LL = texts().record
  return (
    <ol className="record-history" reversed aria-label={LL.history()}>
      {entries
        .map(({ what, details, who, at }, position) => (
          // Numbered from the oldest, so that keys are stable.
          <li key={position} className="record-history-entry">
            <DateText value={at} />
            <span>
              {what}
              {details.length > 0 && <span className="record-history-details"> {namesText(details, language())}</span>}
            </span>
            <bdi className="record-history-who">{who ?? LL.portal()}</bdi>
          </li>
        ))
        .reverse()}
    </ol>
  )
}
