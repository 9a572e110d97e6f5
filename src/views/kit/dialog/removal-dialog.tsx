import { Button } from '@radix-ui/themes'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Failure } from '#api/kit/problem.ts'

import { failureText } from '#app/context/portal-context.ts'
import { Dialog } from './dialog.tsx'

interface Props {
  readonly title: string
  readonly text: string
  /** Labels of the two buttons. */
  readonly keep: string
  readonly remove: string
  readonly isBusy: boolean
  /** Why the removal failed; null: it has not. */
  readonly failure: Failure | null
  readonly dropped: () => void
  readonly confirmed: () => void
  /** The item to be removed. */
  readonly children?: ReactNode
}

/** Confirms a removal, which cannot be undone. */
export function RemovalDialog({ title, text, keep, remove, isBusy, failure, dropped, confirmed, children }: Props) {
  return (
    <Dialog
      title={title}
      text={text}
      close={dropped}
      actions={
        <>
          <Button variant="soft" color="gray" disabled={isBusy} onClick={dropped}>
            {keep}
          </Button>
          <Button variant="soft" color="red" loading={isBusy} onClick={confirmed}>
            {remove}
          </Button>
        </>
      }
    >
      {children}
      {failure !== null && !isBusy && (
        <p className="notice" data-kind="error" role="alert">
          <CloudOff size={16} aria-hidden="true" />
          {failureText(failure)}
        </p>
      )}
    </Dialog>
  )
}
