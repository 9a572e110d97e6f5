import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Field } from './field.tsx'

interface Props {
  /** Tags of the code step: a code can be requested, is being requested, has been sent. */
  readonly canSend: boolean
  readonly isSending: boolean
  readonly isSent: boolean
  /** Seconds until another code can be requested. */
  readonly countdown: number
  /** Message after a code has been sent. */
  readonly sentText: string
  /** Reason code of the validation error, or null. */
  readonly problem: string | null
  readonly onRequest: () => void
}

/** Button to request a code, with its countdown, and the field to enter it; uses the texts `code`. */
export function CodeFields({ canSend, isSending, isSent, countdown, sentText, problem, onRequest }: Props) {
  const LL = texts().code
  return (
    <>
      <Button type="button" size="3" variant="soft" loading={isSending} disabled={!canSend} onClick={onRequest}>
        {isSent ? LL.resendIn({ seconds: countdown }) : LL.send()}
      </Button>
      {isSent && (
        <p className="notice" data-kind="info" role="status">
          {sentText}
        </p>
      )}
      <Field
        name="code"
        label={LL.label()}
        problem={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        dir="ltr"
      />
    </>
  )
}
