import { Button } from '@radix-ui/themes'
import { CloudOff, Info } from 'lucide-react'
import { useState } from 'react'

import type { Failure } from '#api/kit/problem.ts'
import { texts } from '#i18n/texts.ts'
import { isTooLong, type LeaveAction } from '#machines/leave/leave-verdicts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { failureText } from '#app/context/portal-context.ts'
import { ReasonField } from './reason-field.tsx'
import './actions.css'
import './dialogs.css'

interface Props {
  readonly action: LeaveAction
  /** How many leaves it is about. */
  readonly count?: number
  readonly words: string
  /** What the lifecycle would say to it as it is written; null: nothing against it. */
  readonly verdict: string | null
  readonly failure: Failure | null
  readonly isBusy: boolean
  /** No answer has come; it can be sent again. */
  readonly isUnsent: boolean
  /** Somebody else was faster, and it can still be done. */
  readonly isChanged?: boolean
  readonly change: (words: string) => void
  readonly send: () => void
  readonly close: () => void
}

/** [LEAVE-05, LEAVE-07, LEAVE-08, VALID-11] The reason that goes with an action; an approval may do without. */
export function ReasonDialog({
  action,
  count = 1,
  words,
  verdict,
  failure,
  isBusy,
  isUnsent,
  isChanged = false,
  change,
  send,
  close,
}: Props) {
  const [isTried, setTried] = useState(false)
  const LL = texts().leave
  const isOptional = action === 'approve'
  const titles = {
    approve: count === 1 ? LL.ask.approve() : LL.ask.approveMany({ count }),
    reject: count === 1 ? LL.ask.reject() : LL.ask.rejectMany({ count }),
    cancel: LL.ask.cancel(),
    revoke: LL.ask.revoke(),
  }
  const said = {
    approve: LL.ask.approveText(),
    reject: LL.ask.rejectText(),
    cancel: LL.ask.cancelText(),
    revoke: LL.ask.revokeText(),
  }
  // Who has not begun to write needs no reproach.
  const problem = verdict !== null && (isTried || isTooLong(words)) ? verdict : null
  return (
    <Dialog
      title={titles[action]}
      text={said[action]}
      close={close}
      actions={
        <>
          <Button className="leave-action" variant="soft" color="gray" disabled={isBusy} onClick={close}>
            {LL.ask.back()}
          </Button>
          <Button
            className="leave-action"
            {...(isOptional ? { variant: 'solid' } : { variant: 'soft', color: 'red' })}
            loading={isBusy}
            onClick={() => {
              setTried(true)
              send()
            }}
          >
            {isUnsent ? LL.sendAgain() : LL.action[action]()}
          </Button>
        </>
      }
    >
      <form
        className="leave-dialog"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          send()
        }}
      >
        {(isUnsent || isChanged || failure !== null) && (
          <p className="notice" data-kind={isChanged ? 'info' : 'error'} role="alert">
            {isChanged ? <Info size={16} aria-hidden="true" /> : <CloudOff size={16} aria-hidden="true" />}
            {isChanged ? LL.stillOpen() : isUnsent ? LL.unsent() : failure !== null && failureText(failure)}
          </p>
        )}
        <ReasonField
          label={isOptional ? LL.ask.comment() : LL.ask.reason()}
          name="words"
          value={words}
          problem={problem}
          isRequired={!isOptional}
          isClosed={isBusy}
          change={change}
        />
      </form>
    </Dialog>
  )
}
