import type { PersonLogEntry } from '#api/person/managed-person.contract.ts'
import { isRole } from '#api/person/person-rule.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'

import { DateText } from '#views/kit/time/time-text.tsx'

/** Who has done what with the account and when, the last first. */
export function AccountLog({ log }: { readonly log: readonly PersonLogEntry[] }) {
  const LL = texts().person.log
  return (
    <section className="editor-section" aria-labelledby="log-heading">
      <h2 className="editor-heading" id="log-heading">
        {LL.heading()}
      </h2>
      <ol className="person-log">
        {log.map((entry, at) => (
          <li key={log.length - at} className="person-log-entry">
            <DateText value={entry.at} />
            <span className="person-log-what">
              {LL.event[entry.event]()}
              {entry.details.length > 0 && (
                <span className="person-log-details"> {namesText(entry.details.map(detailOf), language())}</span>
              )}
            </span>
            <bdi className="person-log-who">{entry.who === null ? LL.server() : entry.who.originalName}</bdi>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A part of a person, a role, or how a password was set. */
function detailOf(code: string): string {
  const { person: LL, centre } = texts()
  if (isRole(code)) return centre.role[code]()
  const words: Readonly<Record<string, () => string>> = {
    account: LL.column.accountName,
    name: LL.column.originalName,
    phone: LL.column.phone,
    email: LL.column.email,
    language: LL.column.language,
    link: LL.log.means.link,
    retrieval: LL.log.means.retrieval,
    change: LL.log.means.change,
  }
  return words[code]?.() ?? code
}
