import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '../dialog/dialog.tsx'
import './actions.css'

/** Text of a confirmation. */
export interface Question {
  readonly title: string
  /** The consequence, in one or two sentences. */
  readonly text: string
  /** Label of the confirming button. */
  readonly word: string
  /** It is destructive. */
  readonly isDrastic?: boolean
}
interface Props extends Question {
  readonly confirm: () => void
  readonly close: () => void
}

/** Confirms what others will notice or what cannot be undone. */
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
