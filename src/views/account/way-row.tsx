import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import { DateText } from '#views/kit/time/time-text.tsx'

interface Props {
  readonly icon: ReactNode
  readonly name: string
  /** Label before the date on which it was added. */
  readonly since: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
  /** An additional fact. */
  readonly fact?: string
  /** Its buttons. */
  readonly children: ReactNode
}

/** One sign-in method: name, date added, last use and actions. */
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
