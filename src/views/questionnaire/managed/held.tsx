import { useId, type ReactNode } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

/** Why fields stay as they are, as the server refuses to change them. */
export type HeldBecause = 'questionnaire.answered' | 'questionnaire.wordsStay' | 'questionnaire.staysEnded'

interface Props {
  /** Null: they can be changed. */
  readonly because: HeldBecause | null
  /** Whether the reason stands here; otherwise it stands elsewhere on the page. */
  readonly isTold?: boolean
  readonly children: ReactNode
}

/** Fields that stay as they are once answers have been submitted, and why. */
export function Held({ because, isTold = true, children }: Props) {
  const id = useId()
  const isExplained = because !== null && isTold
  return (
    <fieldset
      className="editor-fields held-fields"
      disabled={because !== null}
      {...(isExplained && { 'aria-describedby': id })}
    >
      {isExplained && (
        <p className="editor-note" id={id}>
          {reasonText(texts(), because)}
        </p>
      )}
      {children}
    </fieldset>
  )
}
