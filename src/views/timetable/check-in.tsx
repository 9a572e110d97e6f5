import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { use, useEffect, useId } from 'react'

import { texts } from '#i18n/texts.ts'

import { failureText, usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import '#views/kit/text-box/text-box.css'

interface Props {
  readonly lessonID: string
  /** Of a scanned code, which is sent at once; empty: it is typed. */
  readonly code: string
  readonly done: () => void
}

/** [ERROR-35] Checking in by the number that is shown in the lesson. */
export function CheckIn({ lessonID, code: scanned, done }: Props) {
  const { checkIn } = use(usePortal().flows.timetable())
  const actor = useActorRef(checkIn, { input: { lessonID, code: scanned } })
  const { code, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isDone = useSelector(actor, (snapshot) => snapshot.hasTag('done'))
  const LL = texts().timetable.checkIn
  const id = useId()
  useEffect(() => {
    if (!isDone) return
    showToast('success', texts().timetable.checkIn.done())
    done()
    // Once: the callback is another one with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone])
  if (isDone) return null
  return (
    <form
      className="check-in"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'code.submitted' })
      }}
    >
      <label htmlFor={id}>{LL.number()}</label>
      <div className="check-in-line">
        <input
          id={id}
          className="text-box check-in-code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          aria-invalid={failure !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => actor.send({ type: 'code.changed', code: event.target.value })}
        />
        <Button type="submit" size="3" loading={isBusy} disabled={code.replaceAll(/\s/g, '').length !== 6}>
          {LL.open()}
        </Button>
      </div>
      <p id={`${id}-note`} className="check-in-note" data-problem={failure !== null} role="status">
        {failure === null ? LL.hint() : failureText(failure)}
      </p>
    </form>
  )
}
