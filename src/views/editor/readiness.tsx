import { CircleCheck, CircleDashed } from 'lucide-react'

import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import { texts } from '#i18n/texts.ts'

import './document-parts.css'

interface Props {
  /** Null: not stored yet. */
  readonly state: PublicationState | null
  /** In their order. */
  readonly parts: readonly { readonly text: string; readonly isMissing: boolean }[]
}

/** What a document still lacks before it can be published. */
export function Readiness({ state, parts }: Props) {
  const LL = texts().administration.courses.ready
  // What is published lacks nothing, unless an edit removes something.
  if (state === 'discarded' || (state === 'published' && !parts.some(({ isMissing }) => isMissing))) return null
  return (
    <section className="readiness" aria-label={LL.label()}>
      <h2 className="readiness-heading">{LL.label()}</h2>
      <ul className="readiness-list">
        {parts.map(({ text, isMissing }) => (
          <li key={text} className="readiness-part" data-lacks={isMissing}>
            {isMissing ? <CircleDashed size={16} aria-hidden="true" /> : <CircleCheck size={16} aria-hidden="true" />}
            {text}
            <span className="visually-hidden">{isMissing ? LL.missing() : LL.there()}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
