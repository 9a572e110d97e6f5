import { Button } from '@radix-ui/themes'
import { History } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import './restored-notice.css'

interface Props {
  readonly isRestored: boolean
  readonly canDrop?: boolean
  /** Throws away what was found. */
  readonly drop: () => void
  /** Takes the notice away and keeps what was found; without it the notice stays until it is sent. */
  readonly notice?: () => void
}

/** What was written before, and kept on this device, is in the form again; it can be thrown away. */
export function RestoredNotice({ isRestored, canDrop = true, drop, notice }: Props) {
  const LL = texts().record.kept
  return (
    <div role="status">
      {isRestored && (
        <p className="notice restored-notice" data-kind="info">
          <History size={16} aria-hidden="true" />
          {LL.restored()}
          <span className="restored-notice-actions">
            <Button type="button" variant="soft" disabled={!canDrop} onClick={drop}>
              {LL.throwAway()}
            </Button>
            {notice !== undefined && (
              <Button type="button" variant="soft" onClick={notice}>
                {LL.keep()}
              </Button>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
