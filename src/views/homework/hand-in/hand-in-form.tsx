import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'

import type { Homework } from '#api/homework/homework.contract.ts'
import { HOMEWORK_TEXT_MAX } from '#api/homework/hand-in-rule.ts'
import { isLongerThan } from '#api/kit/written-text.ts'
import { texts } from '#i18n/texts.ts'
import { handInProblem } from '#machines/homework/hand-in-context.ts'
import { has } from '#machines/kit/watching.ts'

import { ReasonField } from '#views/kit/record/reason-field.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import '#views/kit/record/actions.css'
import { HandInFiles } from './hand-in-files.tsx'
import { HandInNotices, RestoredHandIn } from './hand-in-notices.tsx'
import type { HandInActor } from './hand-in.tsx'

interface Props {
  readonly handIn: HandInActor
  readonly homework: Homework
  /** How often its learner has asked for the form, which takes the focus then. */
  readonly asked: number
}

/** [HOMEWORK-01] A text and files; what keeps it from being handed in is told before anything is sent. */
export function HandInForm({ handIn, homework, asked }: Props) {
  const context = useSelector(handIn, (snapshot) => snapshot.context)
  const isBusy = useSelector(handIn, has('busy'))
  const form = useRef<HTMLFormElement>(null)
  const LL = texts().handIn.form
  const focusField = () => form.current?.querySelector<HTMLElement>('textarea, .hand-in-add')?.focus()
  useFormRefused(handIn, () => requestAnimationFrame(focusField))
  useEffect(() => {
    if (asked > 0) focusField()
  }, [asked])
  const { text, isTried, isKeeping } = context
  const problem = isTried ? handInProblem(context) : null
  const textProblem = isLongerThan(text, HOMEWORK_TEXT_MAX) ? 'handIn.textTooLong' : problem
  return (
    <form
      ref={form}
      className="hand-in"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        handIn.send({ type: 'handIn.requested' })
      }}
    >
      <RestoredHandIn handIn={handIn} />
      {homework.takesText && (
        <div className="hand-in-text">
          <ReasonField
            label={LL.text()}
            hint={isKeeping ? LL.textHint() : LL.notKept()}
            name="text"
            value={text}
            limit={HOMEWORK_TEXT_MAX}
            problem={textProblem}
            isRequired={!homework.takesFiles}
            isClosed={isBusy}
            change={(words) => handIn.send({ type: 'text.changed', text: words })}
          />
        </div>
      )}
      {homework.takesFiles && (
        <HandInFiles
          handIn={handIn}
          filesMost={homework.filesMost}
          problem={homework.takesText ? null : problem}
          isClosed={isBusy}
        />
      )}
      <HandInNotices handIn={handIn} />
      <div className="hand-in-actions">
        <Button type="submit" size="3" className="record-action" loading={isBusy}>
          {LL.submit()}
        </Button>
        <Waiting handIn={handIn} />
      </div>
    </form>
  )
}

/** What can be done while it is on its way. */
function Waiting({ handIn }: Pick<Props, 'handIn'>) {
  const isWaiting = useSelector(handIn, has('waiting'))
  const isUnsent = useSelector(handIn, has('unsent'))
  const LL = texts().handIn.form
  return (
    <>
      {isUnsent && (
        <Button
          type="button"
          size="3"
          variant="soft"
          className="record-action"
          onClick={() => handIn.send({ type: 'handIn.requested' })}
        >
          {LL.sendNow()}
        </Button>
      )}
      {(isWaiting || isUnsent) && (
        <Button
          type="button"
          size="3"
          variant="soft"
          color="gray"
          className="record-action"
          onClick={() => handIn.send({ type: 'handIn.dropped' })}
        >
          {LL.goOn()}
        </Button>
      )}
    </>
  )
}
