import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'

import type { CoursePlayer } from './course-player.ts'

import { has } from '#machines/kit/watching.ts'

const loadLeaving = () => import('./leaving-dialog.tsx')
const loadPresence = () => import('./presence-dialog.tsx')
const LeavingDialog = lazy(loadLeaving)
const PresenceDialog = lazy(loadPresence)

/** [PLAYER-03, PLAYER-04] The player's dialogs, preloaded once it plays: the network may be down when they open. */
export function PlayerDialogs({ player }: { player: CoursePlayer }) {
  const isPlaying = useSelector(player, has('playing'))
  const isWarned = useSelector(player, has('warned'))
  const isAsking = useSelector(player, has('asking'))
  useEffect(() => {
    // A failed preload is retried when the dialog opens.
    if (isPlaying) Promise.all([loadLeaving(), loadPresence()]).catch(() => undefined)
  }, [isPlaying])
  return (
    <Suspense>
      {isWarned && <PresenceDialog player={player} />}
      {isAsking && <LeavingDialog player={player} />}
    </Suspense>
  )
}
