import { Button } from '@radix-ui/themes'
import { useState } from 'react'

import type { Failure } from '#api/kit/problem.ts'
import { lengthOf } from '#api/kit/written-text.ts'
import { texts } from '#i18n/texts.ts'

import { Dialog } from '../dialog/dialog.tsx'
import type { Question } from './confirm-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { SendingNotice } from './sending-notice.tsx'
import './actions.css'
import './reason-dialog.css'

/** What is asked before an action, with words to go along with it. */
export interface ReasonQuestion extends Question {
  /** It can do without words; else a reason is asked for. */
  readonly isOptional: boolean
  /** Characters that the words may have, as people count them. */
  readonly limit: number
}
interface Props {
  readonly question: ReasonQuestion
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

/** The words that go with an action, judged by its lifecycle as they are written. */
export function ReasonDialog(props: Props) {
  const { question, words, verdict, failure, isBusy, isUnsent, isChanged = false, change, send, close } = props
  const { title, text, word, isDrastic = false, isOptional, limit } = question
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
        <ReasonField
          label={isOptional ? LL.comment() : LL.reasonLabel()}
          name="words"
          value={words}
          limit={limit}
          // Who has not begun to write needs no reproach.
          problem={isTried || lengthOf(words) > limit ? verdict : null}
          isRequired={!isOptional}
          isClosed={isBusy}
          change={change}
        />
      </form>
    </Dialog>
  )
}
