import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleCheck, MonitorX, Play, RadioTower, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { Countdown } from './countdown.tsx'
import type { Player } from './player.ts'

/** Overlay or placeholder of the picture in every state but playing. */
export function StageFace({ player }: { player: Player }) {
  const isLoading = useSelector(player, has('loading'))
  const isKnown = useSelector(player, (snapshot) => snapshot.context.loaded !== null)
  const isToCome = useSelector(player, has('notStarted'))
  const isConnecting = useSelector(player, has('connecting'))
  const isBuffering = useSelector(player, has('buffering'))
  const isRetrying = useSelector(player, has('retrying'))
  const isPaused = useSelector(player, has('paused'))
  const LL = texts().live
  if (isToCome) return <Countdown player={player} />
  if (isPaused) {
    return (
      <button
        type="button"
        className="stage-play"
        aria-label={LL.play()}
        onClick={() => player.send({ type: 'play.requested' })}
      >
        <Play size={36} aria-hidden="true" />
      </button>
    )
  }
  const wait =
    (isLoading && !isKnown && texts().portal.loading()) ||
    ((isConnecting || isLoading) && LL.connecting()) ||
    (isBuffering && LL.buffering()) ||
    (isRetrying && LL.retrying())
  return (
    <div role="status" className="stage-status">
      {wait && (
        <p className="stage-wait" data-over={isBuffering}>
          <span className="stage-spinner" aria-hidden="true" />
          {wait}
        </p>
      )}
      <Ending player={player} />
    </div>
  )
}

/** Final states, without further automatic changes. */
function Ending({ player }: { player: Player }) {
  const isGivenUp = useSelector(player, has('givenUp'))
  const hasNoSource = useSelector(player, has('noSource'))
  const isUnsupported = useSelector(player, has('unsupported'))
  const isEnded = useSelector(player, has('ended'))
  const retry = () => player.send({ type: 'retry.requested' })
  const LL = texts().live
  if (isGivenUp) {
    return (
      <Words icon={<WifiOff />} title={LL.failed()} text={LL.failedHint()}>
        <Button onClick={retry}>{LL.reconnect()}</Button>
      </Words>
    )
  }
  if (hasNoSource) {
    return (
      <Words icon={<RadioTower />} title={LL.noSource()} text={LL.noSourceHint()}>
        <Button onClick={retry}>{LL.lookAgain()}</Button>
      </Words>
    )
  }
  if (isUnsupported) return <Words icon={<MonitorX />} title={LL.unsupported()} text={LL.unsupportedHint()} />
  if (isEnded) return <Words icon={<CircleCheck />} title={LL.ended()} text={LL.endedHint()} />
  return null
}

interface WordsProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Words({ icon, title, text, children }: WordsProps) {
  return (
    <div className="stage-words">
      <span className="stage-icon" aria-hidden="true">
        {icon}
      </span>
      <p className="stage-title">{title}</p>
      <p className="stage-text">{text}</p>
      {children}
    </div>
  )
}
