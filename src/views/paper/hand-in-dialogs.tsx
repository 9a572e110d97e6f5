import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'

import { failureText } from '#app/context/portal-context.ts'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import type { PaperActor } from './paper-actor.ts'

type Word = () => string

interface AskedProps {
  readonly paper: PaperActor
  readonly words: { readonly title: Word; readonly keep: Word; readonly open: Word }
  readonly text: string
  readonly children?: ReactNode
}

/** Whether to hand a paper in. */
export function HandInAsked({ paper, words, text, children }: AskedProps) {
  const drop = () => paper.send({ type: 'handIn.dropped' })
  return (
    <Dialog
      title={words.title()}
      text={text}
      close={drop}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={drop}>
            {words.keep()}
          </Button>
          <Button onClick={() => paper.send({ type: 'handIn.confirmed' })}>{words.open()}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

interface FailedProps {
  readonly paper: PaperActor
  readonly words: { readonly failed: Word; readonly failedText: Word; readonly keep: Word; readonly again: Word }
  /** Nothing can be changed any more. */
  readonly isTimeUp?: boolean
}

/** [ERROR-19] */
export function HandInFailed({ paper, words, isTimeUp = false }: FailedProps) {
  const failure = useSelector(paper, ({ context }) => context.failure)
  const drop = () => paper.send({ type: 'handIn.dropped' })
  return (
    <Dialog
      title={words.failed()}
      text={words.failedText()}
      close={drop}
      actions={
        <>
          {!isTimeUp && (
            <Button variant="soft" color="gray" onClick={drop}>
              {words.keep()}
            </Button>
          )}
          <Button onClick={() => paper.send({ type: 'handIn.confirmed' })}>{words.again()}</Button>
        </>
      }
    >
      {failure !== null && (
        <p className="notice" data-kind="error" role="alert">
          <CloudOff size={16} aria-hidden="true" />
          {failureText(failure)}
        </p>
      )}
    </Dialog>
  )
}
