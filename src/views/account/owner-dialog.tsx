import { Button } from '@radix-ui/themes'
import { CloudOff } from 'lucide-react'

import type { Failure } from '#api/kit/problem.ts'
import { texts } from '#i18n/texts.ts'

import { PasswordField } from '#views/gate/password-field.tsx'
import { written } from '#views/gate/written.ts'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { failureText } from '#app/context/portal-context.ts'
import './ways-in.css'

interface Props {
  readonly refusal: string | null
  /** Why the server refused the password; null: not refused. */
  readonly failure: Failure | null
  readonly isBusy: boolean
  readonly given: (password: string) => void
  readonly dropped: () => void
}

/** Re-authentication before a sign-in method is added when the sign-in is not recent. */
export function OwnerDialog({ refusal, failure, isBusy, given, dropped }: Props) {
  const LL = texts()
  return (
    <Dialog title={LL.passkey.confirmTitle()} text={LL.passkey.confirmText()} close={dropped}>
      <form noValidate className="ways-form" onSubmit={(event) => given(written(event)('password'))}>
        <PasswordField
          name="password"
          label={LL.signIn.password()}
          problem={refusal}
          autoComplete="current-password"
          maxLength={256}
          autoFocus
        />
        {failure !== null && !isBusy && (
          <p className="notice" data-kind="error" role="alert">
            <CloudOff size={16} aria-hidden="true" />
            {failureText(failure)}
          </p>
        )}
        <div className="dialog-actions">
          <Button type="button" variant="soft" color="gray" disabled={isBusy} onClick={dropped}>
            {LL.passkey.cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {LL.passkey.next()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
