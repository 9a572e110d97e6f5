import { Button } from '@radix-ui/themes'
import { useState, type ReactNode } from 'react'

import type { Failure } from '#api/kit/problem.ts'
import { isLongerThan } from '#api/kit/written-text.ts'
import { texts } from '#i18n/texts.ts'

import { Dialog } from '../dialog/dialog.tsx'
import type { Question } from './confirm-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { SendingNotice } from './sending-notice.tsx'
import { useKeptReason } from './use-kept-reason.ts'
import './actions.css'
import './reason-dialog.css'

/** Confirmation of an action, with a comment. */
export interface ReasonQuestion extends Question {
  /** The comment is optional; else a reason is required. */
  readonly isOptional: boolean
  /** Maximum length of the comment, in code points. */
  readonly limit: number
}
interface Props {
  readonly question: ReasonQuestion
  /** What is decided, of which record: under that the words are kept on the device until they are sent or dropped. */
  readonly about: string
  /** Nothing is written with this action. */
  readonly isPlain?: boolean
  readonly words: string
  /** The lifecycle's verdict on the current comment; null: valid. */
  readonly verdict: string | null
  readonly failure: Failure | null
  readonly isBusy: boolean
  /** No response was received; it can be retried. */
  readonly isUnsent: boolean
  /** Stale revision: another user was faster, but the action is still allowed. */
  readonly isChanged?: boolean
  /** What helps to write, below the field. */
  readonly help?: ReactNode
  readonly change: (words: string) => void
  readonly send: () => void
  readonly close: () => void
}

/** Dialog for the comment on an action, validated by its lifecycle while typing. */
export function ReasonDialog(props: Props) {
  const { question, about, isPlain = false, words, verdict, failure, isBusy, isUnsent, isChanged = false, help } = props
  const { change, send, close } = props
  const { title, text, word, isDrastic = false, isOptional, limit } = question
  const { isRestored, throwAway } = useKeptReason(about, words, change)
  const [isTried, setTried] = useState(false)
  const LL = texts().record
  const submit = () => {
    setTried(true)
    send()
  }
  return (
    <Dialog
      title={title}
      text={text}
      close={close}
      actions={
        <>
          <Button className="record-action" variant="soft" color="gray" disabled={isBusy} onClick={close}>
            {LL.back()}
          </Button>
          <Button
            className="record-action"
            {...(isDrastic && { variant: 'soft', color: 'red' })}
            loading={isBusy}
            onClick={submit}
          >
            {isUnsent ? LL.sendAgain() : word}
          </Button>
        </>
      }
    >
      <form
        className="reason-form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SendingNotice changed={isChanged ? 'stillOpen' : null} isUnsent={isUnsent} failure={failure} />
        <RestoredNotice isRestored={isRestored} canDrop={!isBusy} drop={throwAway} />
        {!isPlain && (
          <ReasonField
            label={isOptional ? LL.comment() : LL.reasonLabel()}
            name="words"
            value={words}
            limit={limit}
            // No error before the first edit.
            problem={isTried || isLongerThan(words, limit) ? verdict : null}
            isRequired={!isOptional}
            isClosed={isBusy}
            change={change}
          />
        )}
      </form>
      {help}
    </Dialog>
  )
}
