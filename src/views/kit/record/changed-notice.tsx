import { Button } from '@radix-ui/themes'
import { Info } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import './record.css'

interface Props {
  readonly isChanged: boolean
  readonly notice: () => void
}

/** Tells that another user changed the open record, which now shows the current revision. */
export function ChangedNotice({ isChanged, notice }: Props) {
  const LL = texts().record
  return (
    <div role="status">
      {isChanged && (
        <p className="notice record-changed" data-kind="info">
          <Info size={16} aria-hidden="true" />
          {LL.changed()}
          <Button variant="ghost" size="2" onClick={notice}>
            {LL.noticed()}
          </Button>
        </p>
      )}
    </div>
  )
}
