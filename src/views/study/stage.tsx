import { useSelector } from '@xstate/react'
import { useRef, type RefObject } from 'react'

import { texts } from '#i18n/texts.ts'
import { lectureOf } from '#machines/study/player-context.ts'
import { has } from '#machines/kit/watching.ts'

import { Captions } from './captions.tsx'
import { Controls } from './controls.tsx'
import type { CoursePlayer } from './course-player.ts'
import { PlayerFace } from './player-face.tsx'
import { StudyFace } from './study-face.tsx'
import { useIdle } from './use-idle.ts'
import { useKeys } from './use-keys.ts'
import './stage.css'

interface Props {
  readonly player: CoursePlayer
  readonly screen: RefObject<HTMLVideoElement | null>
}

/** [ROUTE-58] The stage. The video element is always mounted, since the engine attaches to it. */
export function Stage({ player, screen }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const hasFilm = useSelector(player, has('film'))
  const isPlaying = useSelector(player, has('playing'))
  const isRunning = useSelector(player, has('running'))
  const isPreview = useSelector(player, has('preview'))
  const title = useSelector(player, (snapshot) => lectureOf(snapshot.context)?.title)
  const isIdle = useIdle(stage, isPlaying)
  useKeys(player, stage)
  return (
    <div className="player-stage" ref={stage} data-idle={isIdle} data-kind={isPlaying ? 'playing' : 'resting'}>
      {/* The player draws the captions itself, so that the controls do not cover them. */}
      <video
        ref={screen}
        className="player-video"
        data-shown={hasFilm}
        playsInline
        preload="auto"
        aria-label={title}
        onClick={() => player.send({ type: isRunning ? 'pause.requested' : 'play.requested' })}
        onDoubleClick={() => document.fullscreenEnabled && toggleFullScreen(stage.current)}
      />
      {hasFilm && <Captions player={player} screen={screen} />}
      {isPreview && <p className="player-preview">{texts().study.preview()}</p>}
      <PlayerFace player={player} />
      <Controls player={player} stage={stage} screen={screen} />
      <StudyFace player={player} />
    </div>
  )
}

function toggleFullScreen(stage: HTMLElement | null): void {
  const change = document.fullscreenElement === null ? stage?.requestFullscreen() : document.exitFullscreen()
  change?.catch(() => undefined)
}
