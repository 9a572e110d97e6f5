import { useSelector } from '@xstate/react'
import { LockKeyhole, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Subscribable } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import { texts } from '#i18n/texts.ts'

import { Face } from '../faces/face.tsx'
import { Failed } from '../faces/failed.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

interface Faced {
  readonly context: { readonly failure: Failure | null }
  hasTag(tag: 'loadingMark' | 'missing' | 'forbidden' | 'failed'): boolean
}
/** Tags with which a flow that loads a record reports its progress. */
interface FacedActor extends Subscribable<Faced> {
  getSnapshot(): Faced
}
interface Props {
  readonly actor: FacedActor
  /** Whether it fills the page or stands below a page's heading. */
  readonly within?: 'page' | 'section'
  /** Replaces the portal's general text for a missing record. */
  readonly missing?: { readonly title: string; readonly text: string }
  /** Back link from a missing record. */
  readonly back?: ReactNode
  readonly retry: () => void
}

/** Placeholder of a record: loading, missing, not permitted, failed. */
export function RecordFaces({ actor, within = 'section', missing, back, retry }: Props) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loadingMark'))
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'))
  const isForbidden = useSelector(actor, (snapshot) => snapshot.hasTag('forbidden'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  const { portal, problem } = texts()
  if (isLoading) return <Skeleton label={portal.loading()} repeat={within === 'page' ? 4 : 2} />
  if (isMissing) {
    return (
      <Face
        within={within}
        title={missing?.title ?? problem.missingHeading()}
        text={missing?.text ?? problem.missingText()}
        icon={<SearchX />}
      >
        {back}
      </Face>
    )
  }
  if (isForbidden) {
    return (
      <Face within={within} title={problem.forbiddenHeading()} text={problem.forbiddenText()} icon={<LockKeyhole />} />
    )
  }
  if (isFailed && failure !== null) return <Failed within={within} failure={failure} retry={retry} />
  return null
}
