import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { use, useEffect } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { accountAddress } from '#api/account/addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import { texts } from '#i18n/texts.ts'
import type { ChangePasswordField, ChangePasswordFlow } from '#machines/account/change-password.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { FailureNotice } from '#views/gate/failure-notice.tsx'
import { Gate } from '#views/gate/gate.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordField } from '#views/gate/password-field.tsx'
import { written } from '#views/gate/written.ts'

type Change = ActorRefFrom<ChangePasswordFlow>

const problemAt = (field: ChangePasswordField) => (snapshot: SnapshotFrom<ChangePasswordFlow>) =>
  snapshot.context.field === field ? (snapshot.context.failure?.reason ?? null) : null

/** [ROUTE-07, SESSION-06] The current password, the new one twice, then an automatic sign-out. */
export default function ResetPasswordsPage() {
  const { flows, session } = usePortal()
  const change = useActorRef(use(flows.changePassword()))
  const isChanged = useSelector(change, (snapshot) => snapshot.hasTag('changed'))
  const { failure, field } = useSelector(change, (snapshot) => snapshot.context)
  const LL = texts().password

  useFormRefused(change)
  useEffect(() => {
    const finished = change.on('finished', () => session.send({ type: 'signOut.requested' }))
    return () => finished.unsubscribe()
  }, [change, session])

  return (
    <Gate>
      <h1 className="gate-heading">{LL.heading()}</h1>
      <FailureNotice failure={failure} field={field} />
      {isChanged ? <Changed change={change} /> : <Form change={change} />}
    </Gate>
  )
}

function Form({ change }: { readonly change: Change }) {
  const account = useSelector(usePortal().session, (snapshot) => snapshot.context.user?.account.userName ?? '')
  const LL = texts()
  return (
    <form
      noValidate
      className="gate-form"
      onSubmit={(event) => {
        const text = written(event)
        change.send({
          type: 'password.submitted',
          original: text('original'),
          password: text('password'),
          confirmation: text('confirmation'),
        })
      }}
    >
      <p className="gate-hint">{LL.password.lead()}</p>
      <PasswordField
        name="original"
        label={LL.password.original()}
        problem={useSelector(change, problemAt('original'))}
        autoComplete="current-password"
        maxLength={256}
      />
      <NewPasswordFields
        account={account}
        problem={useSelector(change, problemAt('password'))}
        confirmationProblem={useSelector(change, problemAt('confirmation'))}
      />
      <Button type="submit" size="3" loading={useSelector(change, (snapshot) => snapshot.hasTag('busy'))}>
        {LL.password.save()}
      </Button>
      <Link href={accountAddress('retrieve')} className="gate-link">
        {LL.signIn.forgotten()}
      </Link>
      <Link href={homeAddress('index')} className="gate-link">
        {LL.problem.toHome()}
      </Link>
    </form>
  )
}

function Changed({ change }: { readonly change: Change }) {
  const { session } = usePortal()
  const leavingIn = useSelector(change, (snapshot) => snapshot.context.leavingIn)
  const isLeaving = useSelector(session, (snapshot) => snapshot.matches('signingOut'))
  const LL = texts()
  return (
    <div className="gate-form gate-done" role="status">
      <CircleCheck size={40} aria-hidden="true" />
      <h2 className="gate-done-heading">{LL.password.changedHeading()}</h2>
      <p className="gate-hint">{LL.password.changedText()}</p>
      <p className="gate-hint">{LL.password.leaving({ seconds: leavingIn })}</p>
      <Button size="3" loading={isLeaving} onClick={() => change.send({ type: 'left' })}>
        {LL.portal.signOut()}
      </Button>
    </div>
  )
}
