import { useSelector } from '@xstate/react'
import { LockKeyhole, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'
import type { DetailEvent, DetailSnapshot } from '#machines/kit/detail.flow.ts'
import { has, type Watched } from '#machines/kit/watching.ts'

import { Skeleton } from '../skeleton/skeleton.tsx'
import { Face } from './face.tsx'
import { Failed } from './failed.tsx'

interface Props<Item> {
  /** A detail, or a collection as a whole. */
  readonly detail: Watched<Pick<DetailSnapshot<Item>, 'context' | 'hasTag'>, DetailEvent>
  /** Whether it fills the page or a section. */
  readonly within?: 'page' | 'section'
  readonly waiting?: ReactNode
  /** Content for a missing item; by default the portal's general text. */
  readonly missing?: ReactNode
  readonly children: (item: Item) => ReactNode
}

/** An item in each of its states: loading, shown, missing, failed, not permitted. */
export function DetailFaces<Item>({ detail, within = 'page', waiting, missing, children }: Props<Item>) {
  const isLoading = useSelector(detail, has('loadingMark'))
  const isShown = useSelector(detail, has('shown'))
  const isMissing = useSelector(detail, has('missing'))
  const isFailed = useSelector(detail, has('failed'))
  const isForbidden = useSelector(detail, has('forbidden'))
  const item = useSelector(detail, (snapshot) => snapshot.context.item)
  const failure = useSelector(detail, (snapshot) => snapshot.context.failure)
  const LL = texts()
  if (item !== null && (isShown || isLoading)) return children(item)
  if (isLoading) return waiting ?? <Skeleton label={LL.portal.loading()} repeat={2} />
  if (isMissing) {
    return (
      missing ?? (
        <Face within={within} title={LL.problem.missingHeading()} text={LL.problem.missingText()} icon={<SearchX />} />
      )
    )
  }
  if (isFailed && failure !== null) {
    return <Failed within={within} failure={failure} retry={() => detail.send({ type: 'item.reloaded' })} />
  }
  if (isForbidden) {
    return (
      <Face
        within={within}
        title={LL.problem.forbiddenHeading()}
        text={LL.problem.forbiddenText()}
        icon={<LockKeyhole />}
      />
    )
  }
  return null
}
