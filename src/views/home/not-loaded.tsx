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

/** A part of a list that could not be had, in a line among those that could. */
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
