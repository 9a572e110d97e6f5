import { Button } from '@radix-ui/themes'
import { CloudOff } from 'lucide-react'

import { PASSKEY_NAME_MAX } from '#api/account/passkey-rule.ts'
import type { Failure } from '#api/kit/problem.ts'
import { texts } from '#i18n/texts.ts'

import { Field } from '#views/gate/field.tsx'
import { written } from '#views/gate/written.ts'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { failureText } from '#app/context/portal-context.ts'
import './ways-in.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly name: string
  readonly refusal: string | null
  readonly failure: Failure | null
  readonly isBusy: boolean
  readonly changed: (name: string) => void
  readonly submitted: () => void
  readonly dropped: () => void
}

/** Dialog to name a new passkey or rename one. */
export function PasskeyNameDialog({
  title,
  text,
  submit,
  name,
  refusal,
  failure,
  isBusy,
  changed,
  submitted,
  dropped,
}: Props) {
  const LL = texts().passkey
  return (
    <Dialog title={title} text={text} close={dropped}>
      <form
        noValidate
        className="ways-form"
        onSubmit={(event) => {
          written(event)
          submitted()
        }}
      >
        <Field
          name="name"
          label={LL.name()}
          hint={LL.nameHint()}
          problem={refusal}
          value={name}
          maxLength={2 * PASSKEY_NAME_MAX}
          autoComplete="off"
          dir="auto"
          autoFocus
          onChange={(event) => changed(event.currentTarget.value)}
        />
        {failure !== null && !isBusy && (
          <p className="notice" data-kind="error" role="alert">
            <CloudOff size={16} aria-hidden="true" />
            {failureText(failure)}
          </p>
        )}
        <div className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={dropped}>
            {LL.cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
