import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import { DateText } from '#views/kit/time/time-text.tsx'

interface Props {
  readonly icon: ReactNode
  readonly name: string
  /** The word before the day since when it is there. */
  readonly since: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
  /** One more fact about it. */
  readonly fact?: string
  /** Its buttons. */
  readonly children: ReactNode
}

/** One way in: what it is called, since when it is there, when it was used last, and what can be done with it. */
export function WayRow({ icon, name, since, createdAt, lastUsedAt, fact, children }: Props) {
  const LL = texts().passkey
  return (
    <li className="way">
      <span className="way-icon" aria-hidden="true">
        {icon}
      </span>
      <div>
        <p className="way-name">
          <bdi>{name}</bdi>
        </p>
        <ul className="way-facts">
          <li>
            {since} <DateText value={createdAt} precision="day" />
          </li>
          <li>
            {lastUsedAt === null ? (
              LL.never()
            ) : (
              <>
                {LL.used()} <DateText value={lastUsedAt} />
              </>
            )}
          </li>
          {fact !== undefined && <li>{fact}</li>}
        </ul>
      </div>
      <div className="way-actions">{children}</div>
    </li>
  )
}
