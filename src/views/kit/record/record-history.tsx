import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'

import { DateText } from '../time/time-text.tsx'
import './record-history.css'

interface HistoryEntry {
  readonly what: string
  /** What of it, where that is worth telling. */
  readonly details: readonly string[]
  /** Null: the portal itself. */
  readonly who: string | null
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  readonly at: string
}

/** Who has done what with a record and when, the last first. @param entries oldest first, as the server tells them */
export function RecordHistory({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const LL = texts().record
  return (
    <ol className="record-history" reversed aria-label={LL.history()}>
      {entries
        .map(({ what, details, who, at }, position) => (
          // What has happened keeps its place, counted from the first.
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
