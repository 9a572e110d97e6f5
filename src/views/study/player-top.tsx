import { useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'

import { courseAddress } from '#api/course/addresses.ts'
import { texts } from '#i18n/texts.ts'
import { lectureOf } from '#machines/study/player-context.ts'
import { has } from '#machines/kit/watching.ts'

import { writtenIn } from '#views/kit/theme/written-in.ts'
import type { CoursePlayer } from './course-player.ts'
import './player-top.css'

/** Course and lecture titles; the page has no header [SHELL-05], so the exit is here, except in a preview. */
export function PlayerTop({ player }: { player: CoursePlayer }) {
  const kind = useSelector(player, (snapshot) => snapshot.context.kind)
  const id = useSelector(player, (snapshot) => snapshot.context.id)
  const course = useSelector(player, (snapshot) => snapshot.context.course)
  const lecture = useSelector(player, (snapshot) => lectureOf(snapshot.context))
  const isLoading = useSelector(player, has('loading'))
  const isShown = useSelector(player, has('shown'))
  const LL = texts().study
  return (
    <header className="player-top">
      {kind === 'study' && (
        <button
          type="button"
          className="player-leave"
          aria-label={LL.toCourse()}
          title={LL.toCourse()}
          onClick={() =>
            player.send({ type: 'leaving.requested', destination: courseAddress('course-detail', { courseID: id }) })
          }
        >
          <ArrowLeft size={20} aria-hidden="true" className="mirrored" />
        </button>
      )}
      <div className="player-names">
        <p className="player-course">
          <bdi {...writtenIn(course?.language ?? '')}>{course?.courseName ?? texts().title.play()}</bdi>
        </p>
        {/* Without anything to play, the placeholder has the page's heading. */}
        {(isLoading || isShown) && (
          <h1 className="player-heading">
            <bdi {...writtenIn(lecture?.language ?? '')}>{lecture?.title ?? texts().portal.loading()}</bdi>
          </h1>
        )}
      </div>
    </header>
  )
}
