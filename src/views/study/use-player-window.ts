import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

import { texts } from '#i18n/texts.ts'

import type { CoursePlayer } from './course-player.ts'
import type { PlayerWindow } from '#views/kit/play/open-player.ts'

/** Throttle of user activity, in milliseconds. */
const SIGN_EVERY = 1000

/** [PLAYER-02, PLAYER-03] The player's window: title, interface to its opener, and user activity. */
export function usePlayerWindow(player: CoursePlayer): void {
  const kind = useSelector(player, (snapshot) => snapshot.context.kind)
  const course = useSelector(player, (snapshot) => snapshot.context.course?.courseName ?? null)
  useEffect(() => {
    const { play, playView } = texts().title
    if (course !== null) document.title = `${course} · ${kind === 'study' ? play() : playView()}`
  }, [course, kind])

  useEffect(() => {
    const page: PlayerWindow = window
    const showLecture = (lecture: string, at: number | null) => player.send({ type: 'lecture.chosen', lecture, at })
    page.showLecture = showLecture
    let last = 0
    const noticed = () => {
      const now = performance.now()
      if (now - last < SIGN_EVERY) return
      last = now
      player.send({ type: 'activity.noticed' })
    }
    const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const
    for (const sign of signs) window.addEventListener(sign, noticed, { passive: true, capture: true })
    return () => {
      if (page.showLecture === showLecture) delete page.showLecture
      for (const sign of signs) window.removeEventListener(sign, noticed, { capture: true })
    }
  }, [player])
}
