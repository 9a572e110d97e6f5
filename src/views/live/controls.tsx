import { useSelector } from '@xstate/react'
import { Maximize, Minimize, Pause, PictureInPicture2, Play, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import type { Player } from './player.ts'
import { useFullScreen, usePictureInPicture } from './screen-modes.ts'

interface Props {
  readonly player: Player
  readonly stage: RefObject<HTMLElement | null>
  readonly screen: RefObject<HTMLVideoElement | null>
}

/** Controls below the picture, so that they cover nothing. */
export function Controls({ player, stage, screen }: Props) {
  const isOnAir = useSelector(player, has('onAir'))
  const isConnecting = useSelector(player, has('connecting'))
  const isPaused = useSelector(player, has('paused'))
  const LL = texts().live
  const fullScreen = useFullScreen(stage, screen, LL.fullScreenFailed())
  const picture = usePictureInPicture(screen, LL.pictureFailed())
  if (!isOnAir) return null
  return (
    <div className="stage-controls" role="group" aria-label={LL.controls()}>
      <Control
        label={isPaused ? LL.play() : LL.pause()}
        isDisabled={isConnecting}
        press={() => player.send({ type: isPaused ? 'play.requested' : 'pause.requested' })}
      >
        {isPaused ? <Play size={20} /> : <Pause size={20} />}
      </Control>
      <Sound player={player} />
      <span className="stage-live" data-live={!isPaused && !isConnecting}>
        {LL.state.inProgress()}
      </span>
      <QualityChoice player={player} />
      {picture.isOffered && (
        <Control label={picture.isOn ? LL.leavePicture() : LL.enterPicture()} press={picture.toggle}>
          <PictureInPicture2 size={20} />
        </Control>
      )}
      {fullScreen.isOffered && (
        <Control label={fullScreen.isOn ? LL.leaveFullScreen() : LL.enterFullScreen()} press={fullScreen.toggle}>
          {fullScreen.isOn ? <Minimize size={20} /> : <Maximize size={20} />}
        </Control>
      )}
    </div>
  )
}

interface ControlProps {
  readonly label: string
  readonly isDisabled?: boolean
  readonly press: () => void
  readonly children: ReactNode
}

function Control({ label, isDisabled = false, press, children }: ControlProps) {
  return (
    <button
      type="button"
      className="stage-control"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={press}
    >
      {children}
    </button>
  )
}

/** Volume on unmuting when the volume is 0. */
const AUDIBLE = 0.5

function Sound({ player }: { player: Player }) {
  const volume = useSelector(player, (snapshot) => snapshot.context.volume)
  const isMuted = useSelector(player, (snapshot) => snapshot.context.isMuted)
  const LL = texts().live
  return (
    <>
      <Control
        label={isMuted ? LL.unmute() : LL.mute()}
        press={() => player.send({ type: 'sound.chosen', volume: volume || AUDIBLE, isMuted: !isMuted })}
      >
        {isMuted ? <VolumeX size={20} /> : <Volume2 size={20} />}
      </Control>
      <input
        type="range"
        className="stage-volume"
        aria-label={LL.volume()}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        onChange={({ target: { valueAsNumber: chosen } }) =>
          player.send({ type: 'sound.chosen', volume: chosen, isMuted: chosen === 0 })
        }
      />
    </>
  )
}

/** [LIVE-02] HD and SD, chosen by hand or by network stability. */
function QualityChoice({ player }: { player: Player }) {
  const qualities = useSelector(player, (snapshot) => snapshot.context.qualities)
  const quality = useSelector(player, (snapshot) => snapshot.context.quality)
  const shown = useSelector(player, (snapshot) => snapshot.context.shownQuality)
  const LL = texts().live
  if (qualities.length < 2) return null
  const auto = shown === null || quality !== 'auto' ? LL.auto() : LL.autoShown({ quality: LL[shown]() })
  const choose = (value: string) => {
    const chosen = qualities.find((one) => one === value) ?? 'auto'
    player.send({ type: 'quality.chosen', quality: chosen })
  }
  return (
    <select
      className="stage-quality"
      aria-label={LL.quality()}
      value={quality}
      onChange={({ target: { value } }) => choose(value)}
    >
      <option value="auto">{auto}</option>
      {qualities.map((one) => (
        <option key={one} value={one}>
          {LL[one]()}
        </option>
      ))}
    </select>
  )
}
