import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CloudOff } from 'lucide-react'
import { use, useEffect, useId, useRef } from 'react'

import type { CurrentUser } from '#api/session/user.contract.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import '#views/kit/text-box/text-box.css'
import './fields.css'

interface Props {
  readonly user: CurrentUser
  readonly saved: () => void
  readonly closed: () => void
}

/** [SHELL-30, VALID-27] The account name, shown in brackets. */
export default function NameDialog({ user, saved, closed }: Props) {
  const { nameChange } = use(usePortal().flows.profile())
  const change = useActorRef(nameChange, { input: { userId: user.userId, name: user.name } })
  const { draft, refusal, failure } = useSelector(change, (snapshot) => snapshot.context)
  const isBusy = useSelector(change, (snapshot) => snapshot.hasTag('busy'))
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const LL = texts()
  useEffect(() => {
    const heard = [
      change.on('saved', () => {
        showToast('success', texts().profile.name.saved())
        saved()
      }),
      change.on('dropped', closed),
    ]
    return () => heard.forEach((one) => one.unsubscribe())
  }, [change, saved, closed])
  useFormRefused(change, () => field.current?.focus())
  const drop = () => change.send({ type: 'change.dropped' })
  return (
    <Dialog
      title={LL.profile.card.changeName()}
      text={LL.profile.name.text()}
      close={drop}
      actions={
        <>
          <Button variant="soft" color="gray" disabled={isBusy} onClick={drop}>
            {LL.profile.cancel()}
          </Button>
          <Button type="submit" form={`${id}-form`} loading={isBusy}>
            {LL.profile.confirm()}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className="profile-field"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          change.send({ type: 'name.submitted' })
        }}
      >
        <label className="profile-label" htmlFor={id}>
          {LL.profile.field.name()}
        </label>
        <input
          ref={field}
          id={id}
          name="name"
          className="text-box profile-control"
          dir="auto"
          autoComplete="nickname"
          spellCheck={false}
          value={draft}
          readOnly={isBusy}
          aria-required="true"
          aria-invalid={refusal !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => change.send({ type: 'name.changed', name: event.target.value })}
          onBlur={() => change.send({ type: 'name.left' })}
        />
        <p
          className="profile-note"
          data-problem={refusal !== null}
          id={`${id}-note`}
          role={refusal === null ? undefined : 'alert'}
        >
          {refusal !== null && reasonText(texts(), refusal)}
        </p>
        {failure !== null && !isBusy && (
          <p className="notice" data-kind="error" role="alert">
            <CloudOff size={16} aria-hidden="true" />
            {failureText(failure)}
          </p>
        )}
      </form>
    </Dialog>
  )
}
