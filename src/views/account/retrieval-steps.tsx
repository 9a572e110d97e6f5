import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { Link } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { sessionAddress } from '#api/session/addresses.ts'
import { texts } from '#i18n/texts.ts'
import type { RetrievalField } from '#machines/account/retrieval-setup.ts'
import type { RetrievalFlow } from '#machines/account/retrieval.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { CaptchaField } from '#views/gate/captcha-field.tsx'
import { Field } from '#views/gate/field.tsx'
import { written } from '#views/gate/written.ts'

export interface StepProps {
  readonly retrieval: ActorRefFrom<RetrievalFlow>
}

/** The error at a field, as a selector. */
export const problemAt = (field: RetrievalField) => (snapshot: SnapshotFrom<RetrievalFlow>) =>
  snapshot.context.field === field ? (snapshot.context.failure?.reason ?? null) : null
export const isBusy = (snapshot: SnapshotFrom<RetrievalFlow>) => snapshot.hasTag('busy')

export function AccountStep({ retrieval }: StepProps) {
  const { session, settings } = usePortal()
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  const account = useSelector(retrieval, (snapshot) => snapshot.context.account)
  const captchaProblem = useSelector(retrieval, problemAt('captcha'))
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
      {settings.captcha && <CaptchaField name="captcha" problem={captchaProblem} spent={spent} />}
      <Button type="submit" size="3" loading={useSelector(retrieval, isBusy)}>
        {LL.retrieval.next()}
      </Button>
      {!isSignedIn && (
        <Link href={sessionAddress('login')} className="gate-link">
          {LL.retrieval.toSignIn()}
        </Link>
      )}
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
