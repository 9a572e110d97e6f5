import { useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'

import { RemovalDialog } from '#views/kit/dialog/removal-dialog.tsx'
import type { CommentsActor } from './comment-box.tsx'

export function CommentRemoval({ writer }: { writer: CommentsActor }) {
  const isAsking = useSelector(writer, (snapshot) => snapshot.hasTag('asking'))
  const isBusy = useSelector(writer, (snapshot) => snapshot.hasTag('removing'))
  const failure = useSelector(writer, (snapshot) => snapshot.context.notRemovedBecause)
  if (!isAsking) return null
  const LL = texts().course.comments
  return (
    <RemovalDialog
      title={LL.removeTitle()}
      text={LL.removeText()}
      keep={LL.keep()}
      remove={LL.remove()}
      isBusy={isBusy}
      failure={failure}
      dropped={() => writer.send({ type: 'removal.dropped' })}
      confirmed={() => writer.send({ type: 'removal.confirmed' })}
    />
  )
}
