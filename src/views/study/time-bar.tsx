import { useSelector } from '@xstate/react'
import { useEffect, useState, type RefObject } from 'react'

import { texts } from '#i18n/texts.ts'

import type { CoursePlayer } from './course-player.ts'
import { filmTime } from './film-time.tsx'
import './time-bar.css'

interface Props {
  readonly player: CoursePlayer
  readonly screen: RefObject<HTMLVideoElement | null>
}

/** Position and buffered part of the video. Left to right in every language, as is usual for players. */
export function TimeBar({ player, screen }: Props) {
  const position = useSelector(player, (snapshot) => snapshot.context.position)
  const duration = useSelector(player, (snapshot) => snapshot.context.duration)
  const loaded = useLoaded(screen)
  const LL = texts().study.controls
  const [pointed, setPointed] = useState<number | null>(null)
  const share = (seconds: number) => `${duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0}%`
  return (
    <div className="player-time" dir="ltr" style={{ '--done': share(position), '--loaded': share(loaded) }}>
      <input
        type="range"
        className="player-time-input"
        aria-label={LL.position()}
        aria-valuetext={LL.positionOf({ position: filmTime(position), duration: filmTime(duration) })}
        min={0}
        max={Math.max(1, duration)}
        step="any"
        value={Math.min(position, Math.max(1, duration))}
        onChange={({ target }) => player.send({ type: 'seek.requested', position: target.valueAsNumber })}
        onKeyDown={(event) => {
          // Steps in seconds; the slider's own steps are a hundredth of the video.
          const by = { ArrowLeft: -5, ArrowRight: 5, PageDown: -10, PageUp: 10 }[event.key]
          if (by === undefined) return
          event.preventDefault()
          player.send({ type: 'seek.requested', position: Math.min(duration, Math.max(0, position + by)) })
        }}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          setPointed(Math.min(1, Math.max(0, (clientX - left) / width)) * duration)
        }}
        onPointerLeave={() => setPointed(null)}
      />
      {pointed !== null && duration > 0 && (
        <span className="player-pointed" aria-hidden="true" style={{ left: share(pointed) }}>
          {filmTime(pointed)}
        </span>
      )}
    </div>
  )
}

/** Seconds buffered from the start. */
function useLoaded(screen: RefObject<HTMLVideoElement | null>): number {
  const [loaded, setLoaded] = useState(0)
  useEffect(() => {
    const video = screen.current
    if (video === null) return undefined
    const read = () => {
      const { buffered, currentTime } = video
      const ends = Array.from(
        { length: buffered.length },
        (_, index) => [buffered.start(index), buffered.end(index)] as const,
      )
      setLoaded(ends.find(([start, end]) => start <= currentTime + 0.1 && currentTime <= end)?.[1] ?? 0)
    }
    const signs = ['progress', 'timeupdate', 'loadedmetadata', 'emptied'] as const
    for (const sign of signs) video.addEventListener(sign, read)
    return () => {
      for (const sign of signs) video.removeEventListener(sign, read)
    }
  }, [screen])
  return loaded
}
