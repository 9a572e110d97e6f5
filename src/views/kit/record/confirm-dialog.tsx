import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '../dialog/dialog.tsx'
import './actions.css'

/** What is asked before something is done. */
export interface Question {
  readonly title: string
  /** What it means, in a sentence or two. */
  readonly text: string
  /** What the button does. */
  readonly word: string
  /** It takes something away. */
  readonly isDrastic?: boolean
}
interface Props extends Question {
  readonly confirm: () => void
  readonly close: () => void
}

/** Asked before what others will notice, or what cannot be undone. */
export function ConfirmDialog({ title, text, word, isDrastic = false, confirm, close }: Props) {
  return (
    <Dialog
      title={title}
      text={text}
      close={close}
      actions={
        <>
          <Button className="record-action" variant="soft" color="gray" onClick={close}>
            {texts().record.back()}
          </Button>
          <Button className="record-action" {...(isDrastic && { variant: 'soft', color: 'red' })} onClick={confirm}>
            {word}
          </Button>
        </>
      }
    />
  )
}
