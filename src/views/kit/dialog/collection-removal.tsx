import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import type { CollectionActor } from '#machines/kit/collection.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { RemovalDialog } from './removal-dialog.tsx'

interface Words {
  readonly title: string
  readonly text: string
  /** Labels of the two buttons. */
  readonly keep: string
  readonly remove: string
  /** What is to be removed. */
  readonly children?: ReactNode
}
interface Props<One> {
  readonly collection: CollectionActor<unknown, One>
  readonly wordsOf: (one: One) => Words
}

/** Asks before something of a collection is removed. */
export function CollectionRemoval<One>({ collection, wordsOf }: Props<One>) {
  const isAsking = useSelector(collection, has('asking'))
  const isBusy = useSelector(collection, has('busy'))
  const chosen = useSelector(collection, (snapshot) => snapshot.context.chosen)
  const failure = useSelector(collection, (snapshot) => snapshot.context.failure)
  if (!isAsking || chosen === null) return null
  return (
    <RemovalDialog
      {...wordsOf(chosen)}
      isBusy={isBusy}
      failure={failure}
      dropped={() => collection.send({ type: 'removal.dropped' })}
      confirmed={() => collection.send({ type: 'removal.confirmed' })}
    />
  )
}
