import { texts } from '#i18n/texts.ts'

import { ConfirmDialog } from '#views/kit/record/confirm-dialog.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly remove: () => void
  readonly close: () => void
}

/** Confirms the removal of a part of a course; it takes effect for learners with the next save. */
export function RemovalDialog({ title, text, remove, close }: Props) {
  return (
    <ConfirmDialog
      title={title}
      text={text}
      word={texts().administration.courses.remove()}
      isDrastic
      confirm={() => {
        close()
        remove()
      }}
      close={close}
    />
  )
}
