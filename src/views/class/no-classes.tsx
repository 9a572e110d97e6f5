import { Button } from '@radix-ui/themes'
import { SearchX, Users } from 'lucide-react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { classListHref, classTypeOf, isNarrowed, OPEN, type ClassFilter } from './class-filter.ts'
import type { ClassKind } from './class-href.ts'

interface Props {
  readonly kind: ClassKind
  readonly filter: ClassFilter
}

/** What the list would hold, and where to go instead. */
export function NoClasses({ kind, filter }: Props) {
  const LL = texts().class
  const terms = LL.terms[usePortal().settings.wording]
  if (isNarrowed(filter)) {
    return (
      <Face within="section" title={LL.list.noneFoundTitle()} text={LL.list.noneFoundText()} icon={<SearchX />}>
        <Button asChild variant="soft">
          <Link href={classListHref(kind, { type: filter.type, window: filter.window })}>{LL.list.clear()}</Link>
        </Button>
      </Face>
    )
  }
  if (filter.type === OPEN) {
    return <Face within="section" title={terms.emptyOpenTitle()} text={terms.emptyOpenText()} icon={<Users />} />
  }
  const type = classTypeOf(filter)
  const [title, text] = {
    all: [terms.emptyTitle(), terms.emptyText()] as const,
    current: [terms.emptyCurrentTitle(), terms.emptyCurrentText()] as const,
    coming: [terms.emptyComingTitle(), terms.emptyComingText()] as const,
    history: [terms.emptyHistoryTitle(), terms.emptyHistoryText()] as const,
  }[type ?? 'all']
  return (
    <Face within="section" title={title} text={text} icon={<Users />}>
      <Button asChild variant="soft">
        <Link href={type === null ? classListHref(kind, { type: OPEN }) : classListHref(kind)}>
          {type === null ? LL.list.open() : terms.all()}
        </Link>
      </Button>
    </Face>
  )
}
