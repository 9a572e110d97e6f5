import { Button } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'

/** Fallback of the error boundary. */
export function Crash() {
  const LL = texts()
  return (
    <Face title={LL.problem.crashHeading()} text={LL.problem.crashText()} icon={<TriangleAlert />}>
      <Button size="3" onClick={() => window.location.reload()}>
        {LL.problem.reload()}
      </Button>
    </Face>
  )
}
