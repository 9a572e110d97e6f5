import { Button } from '@radix-ui/themes'
import { CloudOff } from 'lucide-react'

import type { Failure } from '#api/kit/problem.ts'
import { texts } from '#i18n/texts.ts'

import { failureText } from '#app/context/portal-context.ts'
import { Face } from './face.tsx'

interface Props {
  readonly failure: Failure
  readonly within?: 'page' | 'section'
  readonly retry: () => void
}

/** A failure with its reason and a retry button. */
export function Failed({ failure, within = 'section', retry }: Props) {
  const LL = texts()
  return (
    <Face within={within} title={LL.problem.failedHeading()} text={failureText(failure)} icon={<CloudOff />}>
      <Button type="button" variant="soft" onClick={retry}>
        {LL.portal.retry()}
      </Button>
    </Face>
  )
}
