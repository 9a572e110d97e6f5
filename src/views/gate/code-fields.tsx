import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Field } from './field.tsx'

interface Props {
  /** The tags of the code step: a code can be asked for, one is being sent, one is on its way. */
  readonly canSend: boolean
  readonly isSending: boolean
  readonly isSent: boolean
  /** Seconds until another code can be asked for. */
  readonly countdown: number
  /** What is said while a code is on its way. */
  readonly sentText: string
  /** The reason code of what is wrong with the typed code, or null. */
  readonly problem: string | null
  readonly onRequest: () => void
}

/** Asking for a code, with the countdown to the next one, and typing it; the texts are those of the area `code`. */
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
