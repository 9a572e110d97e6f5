import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleAlert, CloudOff, Info } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { RestoredNotice } from '#views/kit/record/restored-notice.tsx'
import { failureText } from '#app/context/portal-context.ts'
import type { HandInActor } from './hand-in.tsx'

interface Props {
  readonly handIn: HandInActor
}

/** What was written before is there again, and can be thrown away. */
export function RestoredHandIn({ handIn }: Props) {
  const isRestored = useSelector(handIn, (snapshot) => snapshot.context.isRestored)
  const canDrop = useSelector(handIn, (snapshot) => snapshot.can({ type: 'restored.dropped' }))
  return (
    <RestoredNotice
      isRestored={isRestored}
      canDrop={canDrop}
      drop={() => handIn.send({ type: 'restored.dropped' })}
      notice={() => handIn.send({ type: 'restored.noticed' })}
    />
  )
}

/** Whatever stands in the way, or is waited for. */
export function HandInNotices({ handIn }: Props) {
  const { failure, isChanged, isOnline } = useSelector(handIn, (snapshot) => snapshot.context)
  const isWaiting = useSelector(handIn, has('waiting'))
  const isUnsent = useSelector(handIn, has('unsent'))
  const { handIn: area, record } = texts()
  const LL = area.form
  return (
    <>
      <div role="alert">
        {isChanged && (
          <p className="notice hand-in-notice" data-kind="info">
            <Info size={16} aria-hidden="true" />
            {LL.changed()}
            <span className="hand-in-notice-actions">
              <Button type="button" variant="soft" onClick={() => handIn.send({ type: 'change.noticed' })}>
                {record.noticed()}
              </Button>
            </span>
          </p>
        )}
        {failure !== null && (
          <p className="notice" data-kind="error">
            <CircleAlert size={16} aria-hidden="true" />
            {failureText(failure)}
          </p>
        )}
      </div>
      <div role="status">
        {!isOnline && (
          <p className="notice" data-kind="info">
            <CloudOff size={16} aria-hidden="true" />
            {LL.offline()}
          </p>
        )}
        {(isWaiting || isUnsent) && (
          <p className="notice" data-kind="info">
            <Info size={16} aria-hidden="true" />
            {isUnsent ? LL.unsent() : LL.waiting()}
          </p>
        )}
      </div>
    </>
  )
}
