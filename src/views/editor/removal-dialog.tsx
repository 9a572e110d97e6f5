import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly remove: () => void
  readonly close: () => void
}

/** Asked before a part of a course goes; with the next save learners do without it. */
export function RemovalDialog({ title, text, remove, close }: Props) {
  const LL = texts().administration
  return (
    <Dialog
      title={title}
      text={text}
      close={close}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={close}>
            {LL.editor.cancel()}
          </Button>
          <Button
            color="red"
            onClick={() => {
              close()
              remove()
            }}
          >
            {LL.courses.remove()}
          </Button>
        </>
      }
    />
  )
}
