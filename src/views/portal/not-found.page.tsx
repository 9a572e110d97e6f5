import { Button } from '@radix-ui/themes'
import { Compass } from 'lucide-react'
import { Link } from 'wouter'

import { homeAddress } from '#api/home/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'

export default function NotFoundPage() {
  const LL = texts()
  return (
    <Face title={LL.problem.notFoundHeading()} text={LL.problem.notFoundText()} icon={<Compass />}>
      <Button asChild size="3">
        <Link href={homeAddress('index')}>{LL.problem.toHome()}</Link>
      </Button>
    </Face>
  )
}
