import { Button } from '@radix-ui/themes'
import { LockKeyhole } from 'lucide-react'
import { Link } from 'wouter'

import type { ClassDetail } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { classHref } from './class-href.ts'

/** What only participants see stays closed to whoever is not registered, or not any more. */
export function NotIn({ item }: { readonly item: ClassDetail }) {
  const LL = texts().class.terms[usePortal().settings.wording]
  return (
    <Face within="section" title={LL.notInTitle()} text={LL.notInText()} icon={<LockKeyhole />}>
      <Button asChild variant="soft">
        <Link href={classHref(item.kind, item.classID)}>{LL.toClass()}</Link>
      </Button>
    </Face>
  )
}
