import { Button, Checkbox } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { PhoneOff, TriangleAlert } from 'lucide-react'
import { use, useEffect, useId } from 'react'
import type { ActorRefFrom } from 'xstate'

import { texts } from '#i18n/texts.ts'
import type { SecondCheckFlow } from '#machines/session/second-check.flow.ts'

import { Failed } from '#views/kit/faces/failed.tsx'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { CodeFields } from '#views/gate/code-fields.tsx'
import { Gate } from '#views/gate/gate.tsx'
import './valid-phone.css'
import { written } from '#views/gate/written.ts'

/** [ROUTE-06] The second login check: a code sent to the phone after sign-in by password. */
export default function ValidPhonePage() {
  const { flows, session, finishCheck } = usePortal()
  const check = useActorRef(use(flows.secondCheck()))
  const isLoading = useSelector(check, (snapshot) => snapshot.hasTag('loading'))
  const isFailed = useSelector(check, (snapshot) => snapshot.hasTag('failed'))
  const isUnreachable = useSelector(check, (snapshot) => snapshot.hasTag('unreachable'))
  const isCode = useSelector(check, (snapshot) => snapshot.matches('code'))
  const failure = useSelector(check, (snapshot) => snapshot.context.failure)
  const isLeaving = useSelector(session, (snapshot) => snapshot.matches('signingOut'))
  const LL = texts()

  useFormRefused(check)
  useEffect(() => {
    const passed = check.on('passed', finishCheck)
    return () => passed.unsubscribe()
  }, [check, finishCheck])

  return (
    <Gate>
      <h1 className="gate-heading">{isUnreachable ? LL.secondCheck.unreachableHeading() : LL.secondCheck.heading()}</h1>
      {isLoading && <Skeleton label={LL.portal.loading()} />}
      {isFailed && failure !== null && <Failed failure={failure} retry={() => check.send({ type: 'retried' })} />}
      {isUnreachable && (
        <div className="gate-form">
          <p className="notice" data-kind="info" role="status">
            <PhoneOff size={18} aria-hidden="true" />
            {LL.secondCheck.unreachableText()}
          </p>
          <Button size="3" variant="soft" onClick={() => check.send({ type: 'retried' })}>
            {LL.portal.retry()}
          </Button>
        </div>
      )}
      {isCode && <CodeForm check={check} />}
      <Button
        className="valid-phone-out"
        variant="ghost"
        color="gray"
        loading={isLeaving}
        onClick={() => session.send({ type: 'signOut.requested' })}
      >
        {LL.portal.signOut()}
      </Button>
    </Gate>
  )
}

function CodeForm({ check }: { readonly check: ActorRefFrom<SecondCheckFlow> }) {
  const {
    check: due,
    remember,
    countdown,
    expiresAfter,
    failure,
    field,
  } = useSelector(check, (snapshot) => snapshot.context)
  const canSend = useSelector(check, (snapshot) => snapshot.hasTag('canSend'))
  const isSending = useSelector(check, (snapshot) => snapshot.hasTag('sendingCode'))
  const isSent = useSelector(check, (snapshot) => snapshot.hasTag('codeSent'))
  const isBusy = useSelector(check, (snapshot) => snapshot.hasTag('busy'))
  const rememberId = useId()
  const LL = texts().secondCheck
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => check.send({ type: 'code.submitted', code: written(event)('code') })}
    >
      <div>
        <p className="gate-hint">{LL.hint[due.channel ?? 'phone']()}</p>
        <p className="gate-contact" dir="ltr">
          {due.contact}
        </p>
      </div>
      {failure !== null && field === null && (
        <p className="notice" data-kind="error" role="alert">
          <TriangleAlert size={18} aria-hidden="true" />
          {failureText(failure)}
        </p>
      )}
      <CodeFields
        canSend={canSend}
        isSending={isSending}
        isSent={isSent}
        countdown={countdown}
        sentText={LL.sent({ minutes: Math.round(expiresAfter / 60) })}
        problem={field === 'code' ? (failure?.reason ?? null) : null}
        onRequest={() => check.send({ type: 'code.requested' })}
      />
      {due.canRemember && (
        <div className="valid-phone-remember">
          <Checkbox
            id={rememberId}
            checked={remember}
            aria-describedby={`${rememberId}-hint`}
            onCheckedChange={(checked) => check.send({ type: 'remember.chosen', remember: checked === true })}
          />
          <label htmlFor={rememberId}>{LL.remember()}</label>
          <p id={`${rememberId}-hint`} className="gate-hint">
            {LL.rememberHint()}
          </p>
        </div>
      )}
      <Button type="submit" size="3" loading={isBusy}>
        {LL.submit()}
      </Button>
    </form>
  )
}
