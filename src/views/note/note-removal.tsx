import { useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'

import { RemovalDialog } from '#views/kit/dialog/removal-dialog.tsx'
import type { Keeper } from './note-change.tsx'

export function NoteRemoval({ keeper }: { keeper: Keeper }) {
  const isAsking = useSelector(keeper, (snapshot) => snapshot.hasTag('asking'))
  const isBusy = useSelector(keeper, (snapshot) => snapshot.hasTag('busy'))
  const { content, failure } = useSelector(keeper, (snapshot) => snapshot.context)
  if (!isAsking) return null
  const LL = texts().note
  return (
    <RemovalDialog
      title={LL.removeTitle()}
      text={LL.removeText()}
      keep={LL.stay()}
      remove={LL.remove()}
      isBusy={isBusy}
      failure={failure}
      dropped={() => keeper.send({ type: 'removal.dropped' })}
      confirmed={() => keeper.send({ type: 'removal.confirmed' })}
    >
      <blockquote className="note-quoted" dir="auto">
        {content}
      </blockquote>
    </RemovalDialog>
  )
}
