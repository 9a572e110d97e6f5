import { Button, SegmentedControl } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { Link } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { texts } from '#i18n/texts.ts'
import type { RetrievalField, RetrievalFlow } from '#machines/account/retrieval.flow.ts'
import { addressOf } from '#app/routes/address-of.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { CaptchaField } from '#views/gate/captcha-field.tsx'
import { CodeFields } from '#views/gate/code-fields.tsx'
import { Field } from '#views/gate/field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { written } from '#views/gate/written.ts'

interface StepProps {
  readonly retrieval: ActorRefFrom<RetrievalFlow>
}

const problemAt = (field: RetrievalField) => (snapshot: SnapshotFrom<RetrievalFlow>) =>
  snapshot.context.field === field ? (snapshot.context.failure?.reason ?? null) : null
const isBusy = (snapshot: SnapshotFrom<RetrievalFlow>) => snapshot.hasTag('busy')

export function AccountStep({ retrieval }: StepProps) {
  const isSignedIn = useSelector(usePortal().session, (snapshot) => snapshot.matches('signedIn'))
  const account = useSelector(retrieval, (snapshot) => snapshot.context.account)
  const spent = useSelector(retrieval, (snapshot) => snapshot.context.captchasSpent)
  const LL = texts()
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => {
        const text = written(event)
        retrieval.send({ type: 'account.submitted', account: text('account'), captcha: text('captcha') })
      }}
    >
      <p className="gate-hint">{LL.retrieval.accountHint()}</p>
      <Field
        name="account"
        label={LL.signIn.account()}
        defaultValue={account}
        problem={useSelector(retrieval, problemAt('account'))}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        dir="auto"
      />
      <CaptchaField name="captcha" problem={useSelector(retrieval, problemAt('captcha'))} spent={spent} />
      <Button type="submit" size="3" loading={useSelector(retrieval, isBusy)}>
        {LL.retrieval.next()}
      </Button>
      {!isSignedIn && (
        <Link href={addressOf('login')} className="gate-link">
          {LL.retrieval.toSignIn()}
        </Link>
      )}
    </form>
  )
}

export function CodeStep({ retrieval }: StepProps) {
  const { contacts, channel, countdown, expiresAfter } = useSelector(retrieval, (snapshot) => snapshot.context)
  const canSend = useSelector(retrieval, (snapshot) => snapshot.hasTag('canSend'))
  const isSent = useSelector(retrieval, (snapshot) => snapshot.hasTag('codeSent'))
  const isSending = useSelector(retrieval, (snapshot) => snapshot.hasTag('sendingCode'))
  const LL = texts()
  const channels = [
    { value: 'phone', label: LL.code.phone(), contact: contacts.phone },
    { value: 'email', label: LL.code.email(), contact: contacts.email },
  ] as const
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => retrieval.send({ type: 'code.submitted', code: written(event)('code') })}
    >
      <fieldset className="field">
        <legend className="field-label">{LL.code.channel()}</legend>
        <SegmentedControl.Root
          value={channel}
          disabled={!canSend}
          onValueChange={(value) =>
            retrieval.send({ type: 'channel.chosen', channel: value === 'email' ? 'email' : 'phone' })
          }
        >
          {channels
            .filter(({ contact }) => contact !== null)
            .map(({ value, label }) => (
              <SegmentedControl.Item key={value} value={value}>
                {label}
              </SegmentedControl.Item>
            ))}
        </SegmentedControl.Root>
        <p className="gate-contact" dir="ltr">
          {contacts[channel]}
        </p>
      </fieldset>
      <CodeFields
        canSend={canSend}
        isSending={isSending}
        isSent={isSent}
        countdown={countdown}
        sentText={LL.retrieval.codeSent({ minutes: Math.round(expiresAfter / 60) })}
        problem={useSelector(retrieval, problemAt('code'))}
        onRequest={() => retrieval.send({ type: 'code.requested' })}
      />
      <div className="gate-pair">
        <Button
          type="button"
          size="3"
          variant="surface"
          color="gray"
          onClick={() => retrieval.send({ type: 'back.requested' })}
        >
          {LL.portal.back()}
        </Button>
        <Button type="submit" size="3" loading={useSelector(retrieval, isBusy)}>
          {LL.retrieval.next()}
        </Button>
      </div>
    </form>
  )
}

export function PasswordStep({ retrieval }: StepProps) {
  const account = useSelector(retrieval, (snapshot) => snapshot.context.account)
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => {
        const text = written(event)
        retrieval.send({ type: 'password.submitted', password: text('password'), confirmation: text('confirmation') })
      }}
    >
      <NewPasswordFields
        account={account}
        problem={useSelector(retrieval, problemAt('password'))}
        confirmationProblem={useSelector(retrieval, problemAt('confirmation'))}
      />
      <Button type="submit" size="3" loading={useSelector(retrieval, isBusy)}>
        {texts().password.save()}
      </Button>
    </form>
  )
}

export function DoneStep({ retrieval }: StepProps) {
  const leavingIn = useSelector(retrieval, (snapshot) => snapshot.context.leavingIn)
  const LL = texts().retrieval
  return (
    <div className="gate-form gate-done" role="status">
      <CircleCheck size={40} aria-hidden="true" />
      <h2 className="gate-done-heading">{LL.doneHeading()}</h2>
      <p className="gate-hint">{LL.doneText()}</p>
      <p className="gate-hint">{LL.leaving({ seconds: leavingIn })}</p>
      <Button size="3" onClick={() => retrieval.send({ type: 'left' })}>
        {LL.toSignIn()}
      </Button>
    </div>
  )
}
