import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CircleCheck, Link2Off } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { accountAddress } from '#api/account/addresses.ts'
import { sessionAddress } from '#api/session/addresses.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import type { PasswordLinkField, PasswordLinkFlow } from '#machines/account/password-link.flow.ts'

import { Failed } from '#views/kit/faces/failed.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { FailureNotice } from '#views/gate/failure-notice.tsx'
import { Gate } from '#views/gate/gate.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { written } from '#views/gate/written.ts'

type Actor = ActorRefFrom<PasswordLinkFlow>
type Snapshot = SnapshotFrom<PasswordLinkFlow>
const problemAt = (field: PasswordLinkField) => (snapshot: Snapshot) =>
  snapshot.context.field === field ? (snapshot.context.failure?.reason ?? null) : null

/** The target of a password link: a form to set a password, or why the link is invalid. */
export default function PasswordLinkView({ link }: { readonly link: string }) {
  const { flows } = usePortal()
  const actor = useActorRef(use(flows.passwordLink()), { input: { link } })
  const { failure } = useSelector(actor, (snapshot) => snapshot.context)
  const isOpening = useSelector(actor, (snapshot) => snapshot.hasTag('loadingMark'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  const isDead = useSelector(actor, (snapshot) => snapshot.hasTag('dead'))
  const isDone = useSelector(actor, (snapshot) => snapshot.hasTag('done'))
  useFormRefused(actor)
  return (
    <Gate>
      {isOpening && <Skeleton label={texts().portal.loading()} repeat={3} />}
      {isFailed && failure !== null && <Failed failure={failure} retry={() => actor.send({ type: 'link.retried' })} />}
      {isOpen && <Choosing actor={actor} />}
      {isDead && <Dead actor={actor} />}
      {isDone && <Done />}
    </Gate>
  )
}

function Choosing({ actor }: { readonly actor: Actor }) {
  const { opened, failure, field } = useSelector(actor, (snapshot) => snapshot.context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, problemAt('password'))
  const confirmationProblem = useSelector(actor, problemAt('confirmation'))
  const { passwordLink: LL, password } = texts()
  if (opened === null) return null
  return (
    <>
      <h1 className="gate-heading">{LL[opened.kind]()}</h1>
      <FailureNotice failure={failure} field={field} />
      <form
        noValidate
        className="gate-form"
        onSubmit={(event) => {
          const text = written(event)
          actor.send({ type: 'password.submitted', password: text('password'), confirmation: text('confirmation') })
        }}
      >
        <p className="gate-hint">
          <bdi>{LL.account({ account: opened.accountName })}</bdi>
          <br />
          {LL.until()} <DateText value={opened.expiresAt} />
        </p>
        <NewPasswordFields account={opened.accountName} problem={problem} confirmationProblem={confirmationProblem} />
        <Button type="submit" size="3" loading={isBusy}>
          {password.save()}
        </Button>
      </form>
    </>
  )
}

function Dead({ actor }: { readonly actor: Actor }) {
  const reason = useSelector(actor, ({ value, context: { failure } }) =>
    value === 'expired'
      ? 'passwordLink.expired'
      : value === 'used'
        ? 'passwordLink.used'
        : (failure?.reason ?? 'passwordLink.void'),
  )
  const LL = texts().passwordLink
  return (
    <div className="gate-form gate-done" role="alert">
      <Link2Off size={40} aria-hidden="true" />
      <h1 className="gate-done-heading">{LL.dead()}</h1>
      <p className="gate-hint">{reasonText(texts(), reason)}</p>
      <p className="gate-hint">{LL.deadText()}</p>
      <Button asChild size="3">
        <Link href={accountAddress('retrieve')}>{LL.byCode()}</Link>
      </Button>
      <Link href={sessionAddress('login')} className="gate-link">
        {LL.toSignIn()}
      </Link>
    </div>
  )
}

function Done() {
  const LL = texts().passwordLink
  return (
    <div className="gate-form gate-done" role="status">
      <CircleCheck size={40} aria-hidden="true" />
      <h1 className="gate-done-heading">{LL.done()}</h1>
      <p className="gate-hint">{LL.doneText()}</p>
      <Button asChild size="3">
        <Link href={sessionAddress('login')}>{LL.toSignIn()}</Link>
      </Button>
    </div>
  )
}
