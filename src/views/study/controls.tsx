import { useSelector } from '@xstate/react'
import {
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

import { texts } from '#i18n/texts.ts'
import { nextLecture } from '#machines/study/player-context.ts'
import { has } from '#machines/kit/watching.ts'

import { useFullScreen, usePictureInPicture } from '#views/live/screen-modes.ts'
import { CaptionMenu, QualityMenu, SpeedMenu } from './choice-menus.tsx'
import type { CoursePlayer } from './course-player.ts'
import { FilmTime } from './film-time.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { showShortcuts } from './shortcuts-shown.ts'
import { TimeBar } from './time-bar.tsx'
import './controls.css'

interface Props {
  readonly player: CoursePlayer
  readonly stage: RefObject<HTMLElement | null>
  readonly screen: RefObject<HTMLVideoElement | null>
}
const LEAP = 10

/** Player controls; hidden during playback without user activity. */
export function Controls({ player, stage, screen }: Props) {
  const hasFilm = useSelector(player, has('film'))
  const isRunning = useSelector(player, has('running'))
  const position = useSelector(player, (snapshot) => Math.floor(snapshot.context.position))
  const duration = useSelector(player, (snapshot) => snapshot.context.duration)
  const next = useSelector(player, (snapshot) => nextLecture(snapshot.context))
  const LL = texts().study
  const fullScreen = useFullScreen(stage, screen, LL.controls.fullScreenFailed())
  const picture = usePictureInPicture(screen, LL.controls.pictureFailed())
  if (!hasFilm) return null
  const leap = (by: number) =>
    player.send({ type: 'seek.requested', position: Math.max(0, player.getSnapshot().context.position + by) })
  return (
    <div className="player-controls" role="group" aria-label={LL.controls.label()}>
      <TimeBar player={player} screen={screen} />
      {/* Not mirrored: forward is the direction of the time bar above. */}
      <div className="player-buttons" dir="ltr">
        <Control
          label={isRunning ? LL.controls.pause() : LL.controls.play()}
          press={() => player.send({ type: isRunning ? 'pause.requested' : 'play.requested' })}
        >
          {isRunning ? <Pause size={22} /> : <Play size={22} />}
        </Control>
        <Control label={LL.controls.back()} press={() => leap(-LEAP)}>
          <RotateCcw size={20} />
        </Control>
        <Control label={LL.controls.forward()} press={() => leap(LEAP)}>
          <RotateCw size={20} />
        </Control>
        {next !== null && (
          <Control
            label={LL.controls.next()}
            className="player-control-wide"
            press={() => player.send({ type: 'lecture.chosen', lecture: next.coursewareID })}
          >
            <SkipForward size={20} />
          </Control>
        )}
        <Sound player={player} />
        <p className="player-times" dir="ltr">
          <FilmTime seconds={position} /> <span className="player-of">/</span> <FilmTime seconds={duration} />
        </p>
        <CaptionMenu player={player} stage={stage} />
        <SpeedMenu player={player} stage={stage} />
        <QualityMenu player={player} stage={stage} />
        <Control label={LL.shortcuts.title()} className="player-control-wide player-control-keys" press={showShortcuts}>
          <Keyboard size={20} />
        </Control>
        {picture.isOffered && (
          <Control
            label={picture.isOn ? LL.controls.leavePicture() : LL.controls.enterPicture()}
            className="player-control-wide"
            press={picture.toggle}
          >
            <PictureInPicture2 size={20} />
          </Control>
        )}
        {fullScreen.isOffered && (
          <Control
            label={fullScreen.isOn ? LL.controls.leaveFullScreen() : LL.controls.enterFullScreen()}
            press={fullScreen.toggle}
          >
            {fullScreen.isOn ? <Minimize size={20} /> : <Maximize size={20} />}
          </Control>
        )}
      </div>
      <Shortcuts />
    </div>
  )
}

interface ControlProps {
  readonly label: string
  readonly className?: string
  readonly press: () => void
  readonly children: ReactNode
}

function Control({ label, className = '', press, children }: ControlProps) {
  return (
    <button type="button" className={`player-control ${className}`} aria-label={label} title={label} onClick={press}>
      {children}
    </button>
  )
}

/** Volume on unmuting when the volume is 0. */
const AUDIBLE = 0.5

function Sound({ player }: { player: CoursePlayer }) {
  const { volume, isMuted } = useSelector(player, (snapshot) => snapshot.context.settings)
  const LL = texts().study.controls
  const set = (settings: { volume: number; isMuted: boolean }) => player.send({ type: 'settings.chosen', settings })
  return (
    <div className="player-sound">
      <Control
        label={isMuted ? LL.unmute() : LL.mute()}
        press={() => set({ volume: volume || AUDIBLE, isMuted: !isMuted })}
      >
        {isMuted ? <VolumeX size={20} /> : <Volume2 size={20} />}
      </Control>
      <input
        type="range"
        className="player-volume"
        dir="ltr"
        aria-label={LL.volume()}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        onChange={({ target: { valueAsNumber: chosen } }) => set({ volume: chosen, isMuted: chosen === 0 })}
      />
    </div>
  )
}
