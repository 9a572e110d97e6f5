import { Button, SegmentedControl } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { MailQuestionMark } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import { CodeFields } from '#views/gate/code-fields.tsx'
import { PasswordField } from '#views/gate/password-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { isBusy, problemAt, type StepProps } from './retrieval-steps.tsx'
import { written } from '#views/gate/written.ts'

/** [ROUTE-05] The second step: a code and then a new password, or what stands in where no code can be sent. */
export function ProvingStep({ retrieval }: StepProps) {
  const isCode = useSelector(retrieval, (snapshot) => snapshot.matches('code'))
  const isUnreachable = useSelector(retrieval, (snapshot) => snapshot.hasTag('unreachable'))
  if (isUnreachable) return <Unreachable retrieval={retrieval} />
  return isCode ? <CodeStep retrieval={retrieval} /> : <PasswordStep retrieval={retrieval} />
}

function CodeStep({ retrieval }: StepProps) {
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

/** The new password; where no code could be sent, with the present one. */
function PasswordStep({ retrieval }: StepProps) {
  const account = useSelector(retrieval, (snapshot) => snapshot.context.account)
  const isByPassword = useSelector(retrieval, (snapshot) => snapshot.hasTag('byPassword'))
  const originalProblem = useSelector(retrieval, problemAt('original'))
  const isSaving = useSelector(retrieval, isBusy)
  const LL = texts()
  const save = (
    <Button type="submit" size="3" loading={isSaving}>
      {LL.password.save()}
    </Button>
  )
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => {
        const text = written(event)
        retrieval.send({
          type: 'password.submitted',
          original: isByPassword ? text('original') : '',
          password: text('password'),
          confirmation: text('confirmation'),
        })
      }}
    >
      {isByPassword && (
        <>
          <p className="gate-hint">{LL.retrieval.byPassword()}</p>
          <PasswordField
            name="original"
            label={LL.password.original()}
            problem={originalProblem}
            autoComplete="current-password"
            maxLength={256}
          />
        </>
      )}
      <NewPasswordFields
        account={account}
        problem={useSelector(retrieval, problemAt('password'))}
        confirmationProblem={useSelector(retrieval, problemAt('confirmation'))}
      />
      {isByPassword ? (
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
          {save}
        </div>
      ) : (
        save
      )}
    </form>
  )
}

function Unreachable({ retrieval }: StepProps) {
  const LL = texts()
  return (
    <div className="gate-form">
      <p className="notice" data-kind="info" role="status">
        <MailQuestionMark size={18} aria-hidden="true" />
        {LL.retrieval.unreachable()}
      </p>
      <Button size="3" variant="surface" color="gray" onClick={() => retrieval.send({ type: 'back.requested' })}>
        {LL.portal.back()}
      </Button>
    </div>
  )
}
