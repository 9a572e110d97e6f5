import { useSelector } from '@xstate/react'
import { useRef, type RefObject } from 'react'

import { Controls } from './controls.tsx'
import type { Player } from './player.ts'
import { StageFace } from './stage-face.tsx'

import { has } from '#machines/kit/watching.ts'

interface Props {
  readonly player: Player
  readonly screen: RefObject<HTMLVideoElement | null>
}

/** [LIVE-02] The stage. The video element is always mounted, since the engine attaches to it. */
export function Stage({ player, screen }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const isPlaying = useSelector(player, has('playing'))
  const isOnAir = useSelector(player, has('onAir'))
  const title = useSelector(player, (snapshot) => snapshot.context.loaded?.broadcast.title)
  return (
    <div className="stage" ref={stage}>
      <div className="stage-picture">
        <video
          ref={screen}
          className="stage-video"
          data-shown={isOnAir}
          playsInline
          aria-label={title}
          onClick={() => player.send({ type: isPlaying ? 'pause.requested' : 'play.requested' })}
        />
        <StageFace player={player} />
      </div>
      <Controls player={player} stage={stage} screen={screen} />
    </div>
  )
}
