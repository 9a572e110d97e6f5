import { Button, SegmentedControl } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { passwordRule } from '#api/contract/password-rule.ts'
import { texts } from '#i18n/texts.ts'
import type { RetrievalField, RetrievalFlow } from '#machines/flows/retrieval.ts'
import { routeOf } from '#src/routes.ts'

import { usePortal } from '../portal/portal-context.ts'
import { CaptchaField } from './captcha-field.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { written } from './written.ts'

interface StepProps {
  readonly retrieval: ActorRefFrom<RetrievalFlow>
}

const PasswordStrength = lazy(() => import('./password-strength.tsx'))

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
        <Link href={routeOf('/').path} className="gate-link">
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
  const LL = texts().retrieval
  const channels = [
    { value: 'phone', label: LL.phone(), contact: contacts.phone },
    { value: 'email', label: LL.email(), contact: contacts.email },
  ] as const
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => retrieval.send({ type: 'code.submitted', code: written(event)('code') })}
    >
      <fieldset className="field">
        <legend className="field-label">{LL.channel()}</legend>
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
      <Button
        type="button"
        size="3"
        variant="soft"
        loading={isSending}
        disabled={!canSend}
        onClick={() => retrieval.send({ type: 'code.requested' })}
      >
        {isSent ? LL.resendIn({ seconds: countdown }) : LL.sendCode()}
      </Button>
      {isSent && (
        <p className="notice" data-kind="info" role="status">
          {LL.codeSent({ minutes: Math.round(expiresAfter / 60) })}
        </p>
      )}
      <Field
        name="code"
        label={LL.code()}
        problem={useSelector(retrieval, problemAt('code'))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        dir="ltr"
      />
      <div className="gate-pair">
        <Button type="button" size="3" variant="surface" color="gray" onClick={() => retrieval.send({ type: 'back.requested' })}>
          {texts().portal.back()}
        </Button>
        <Button type="submit" size="3" loading={useSelector(retrieval, isBusy)}>
          {LL.next()}
        </Button>
      </div>
    </form>
  )
}

export function PasswordStep({ retrieval }: StepProps) {
  const [password, setPassword] = useState('')
  const account = useSelector(retrieval, (snapshot) => snapshot.context.account)
  const LL = texts().retrieval
  const rule = passwordRule(password)
  const parts = [
    { isMet: rule.length, label: LL.ruleLength() },
    { isMet: rule.digit, label: LL.ruleDigit() },
    { isMet: rule.upper, label: LL.ruleUpper() },
    { isMet: rule.lower, label: LL.ruleLower() },
  ]
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => {
        const text = written(event)
        retrieval.send({ type: 'password.submitted', password: text('password'), confirmation: text('confirmation') })
      }}
    >
      {/* Password managers store the new password under the account that stands here. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        name="password"
        label={LL.newPassword()}
        problem={useSelector(retrieval, problemAt('password'))}
        autoComplete="new-password"
        maxLength={256}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <ul className="rules">
        {parts.map(({ isMet, label }) => (
          <li key={label} data-met={isMet}>
            {label}
            <span className="visually-hidden"> ({isMet ? LL.ruleMet() : LL.ruleUnmet()})</span>
          </li>
        ))}
      </ul>
      <Suspense fallback={<div className="strength" />}>
        <PasswordStrength password={password} account={account} />
      </Suspense>
      <PasswordField
        name="confirmation"
        label={LL.confirmation()}
        problem={useSelector(retrieval, problemAt('confirmation'))}
        autoComplete="new-password"
        maxLength={256}
      />
      <Button type="submit" size="3" loading={useSelector(retrieval, isBusy)}>
        {LL.save()}
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
