import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Flag, MonitorX, Play, VideoOff, WifiOff } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { nextLecture } from '#machines/study/player-context.ts'
import { has } from '#machines/kit/watching.ts'

import { writtenIn } from '#views/kit/theme/written-in.ts'
import type { CoursePlayer } from './course-player.ts'
import { Panel } from './panel.tsx'
import './player-face.css'

/** Overlay or placeholder of the picture in every state but playing. */
export function PlayerFace({ player }: { player: CoursePlayer }) {
  const isLoading = useSelector(player, has('loading'))
  const isWaiting = useSelector(player, has('waiting'))
  const isStill = useSelector(player, (snapshot) => snapshot.hasTag('ready') || snapshot.hasTag('paused'))
  const isOver = useSelector(player, has('over'))
  const isHalted = useSelector(player, (snapshot) => snapshot.context.isHalted)
  const LL = texts().study
  if (isHalted) return null
  if (isStill) {
    return (
      <button
        type="button"
        className="player-big"
        aria-label={LL.controls.play()}
        onClick={() => player.send({ type: 'play.requested' })}
      >
        <Play size={40} aria-hidden="true" />
      </button>
    )
  }
  return (
    <div role="status" className="player-status">
      {(isLoading || isWaiting) && (
        <p className="player-wait">
          <span className="player-spinner" aria-hidden="true" />
          <span className="visually-hidden">{isLoading ? texts().portal.loading() : LL.buffering()}</span>
        </p>
      )}
      {isOver && <Over player={player} />}
      <Trouble player={player} />
    </div>
  )
}

/** End of the video: next lecture or replay; after the last one, the end of study. */
function Over({ player }: { player: CoursePlayer }) {
  const next = useSelector(player, (snapshot) => nextLecture(snapshot.context))
  const isEndable = useSelector(player, has('endable'))
  const LL = texts().study
  const again = (
    <Button variant="soft" color="gray" onClick={() => player.send({ type: 'play.requested' })}>
      {LL.over.again()}
    </Button>
  )
  if (next === null)
    return (
      <Panel icon={<Flag />} title={LL.over.last()} {...(isEndable && { text: LL.over.lastText() })}>
        {again}
        {isEndable && <Button onClick={() => player.send({ type: 'study.ended' })}>{LL.sitting.end()}</Button>}
      </Panel>
    )
  return (
    <Panel icon={<Play />} title={LL.over.title()} text={<bdi {...writtenIn(next.language)}>{next.title}</bdi>}>
      {again}
      <Button onClick={() => player.send({ type: 'lecture.chosen', lecture: next.coursewareID })}>
        {LL.controls.next()}
      </Button>
    </Panel>
  )
}

/** Playback errors. */
function Trouble({ player }: { player: CoursePlayer }) {
  const hasNoSource = useSelector(player, has('noSource'))
  const needsIe = useSelector(player, has('needsIe'))
  const isBroken = useSelector(player, has('broken'))
  const LL = texts().study
  if (needsIe) return <Panel icon={<MonitorX />} title={LL.needsIe()} text={LL.needsIeHint()} />
  if (hasNoSource) return <Panel icon={<VideoOff />} title={LL.noSource()} text={LL.noSourceHint()} />
  if (!isBroken) return null
  return (
    <Panel icon={<WifiOff />} title={LL.broken()} text={LL.brokenHint()}>
      <Button onClick={() => player.send({ type: 'retry.requested' })}>{texts().portal.retry()}</Button>
    </Panel>
  )
}
