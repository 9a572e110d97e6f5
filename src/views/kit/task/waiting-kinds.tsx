import { Suspense, useId } from 'react'

import { texts } from '#i18n/texts.ts'

import { useDecides, useWaiting } from './use-waiting.ts'
import './waiting-kinds.css'

/** [ROLE-03, ROLE-04] How much waits for the user's decision, by kind; each number leads to its part of the desk. */
export function WaitingKinds() {
  if (!useDecides()) return null
  return (
    <Suspense>
      <Kinds />
    </Suspense>
  )
}

function Kinds() {
  const kinds = useWaiting()
  const id = useId()
  if (kinds.length === 0) return null
  const LL = texts()
  return (
    <div className="waiting">
      <span className="waiting-name" id={id}>
        {LL.shell.decisions()}
      </span>
      <ul className="waiting-kinds" aria-labelledby={id}>
        {kinds.map(({ lifecycle, text, address }) => (
          <li key={lifecycle}>
            <a className="waiting-kind" href={address} target="_blank" rel="noopener">
              <bdi>{text}</bdi>
              <span className="visually-hidden"> ({LL.portal.newWindow()})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
