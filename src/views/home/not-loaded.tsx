import { Button } from '@radix-ui/themes'

import type { Failure } from '#api/kit/problem.ts'
import { texts } from '#i18n/texts.ts'

import { failureText } from '#app/context/portal-context.ts'
import './agenda.css'

interface Props {
  readonly what: string
  readonly failure: Failure
  readonly retry: () => void
}

/** One-line error for the part of a list that failed to load. */
export function NotLoaded({ what, failure, retry }: Props) {
  return (
    <div className="agenda-failed" role="alert">
      <p>
        {what} {failureText(failure)}
      </p>
      <Button variant="soft" size="1" onClick={retry}>
        {texts().portal.retry()}
      </Button>
    </div>
  )
}
