import { useSelector } from '@xstate/react'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { Skeleton } from '../skeleton/skeleton.tsx'
import { Face } from './face.tsx'
import { Failed } from './failed.tsx'

interface Props<Row> {
  readonly list: ListActor<Row>
  /** Skeleton rows as high as the content, to avoid layout shift. */
  readonly waiting?: ReactNode
  /** What the list would contain, and how to add to it. */
  readonly empty: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list in each of its states: loading, filled, empty, failed, not permitted. */
export function ListFaces<Row>({ list, waiting, empty, children }: Props<Row>) {
  const isMarked = useSelector(list, has('loadingMark'))
  const isFilled = useSelector(list, has('filled'))
  const isEmpty = useSelector(list, has('empty'))
  const isFailed = useSelector(list, has('failed'))
  const isForbidden = useSelector(list, has('forbidden'))
  const rows = useSelector(list, (snapshot) => snapshot.context.rows)
  const failure = useSelector(list, (snapshot) => snapshot.context.failure)
  const LL = texts()
  if (isMarked) return waiting ?? <Skeleton label={LL.portal.loading()} repeat={2} />
  if (isFilled) return children(rows)
  if (isEmpty) return empty
  if (isFailed && failure !== null)
    return <Failed failure={failure} retry={() => list.send({ type: 'list.reloaded' })} />
  if (isForbidden) {
    return (
      <Face
        within="section"
        title={LL.problem.forbiddenHeading()}
        text={LL.problem.forbiddenText()}
        icon={<LockKeyhole />}
      />
    )
  }
  return null
}
