import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { SearchX, VideoOff } from 'lucide-react'
import { createRef, use, useState } from 'react'
import { Link } from 'wouter'

import { courseAddress } from '#api/course/addresses.ts'
import { texts } from '#i18n/texts.ts'
import type { PlayerInput } from '#machines/study/player-context.ts'
import { has } from '#machines/kit/watching.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { Beside } from './beside.tsx'
import { PlayerDialogs } from './player-dialogs.tsx'
import { PlayerTop } from './player-top.tsx'
import { Stage } from './stage.tsx'
import { StudyBar } from './study-bar.tsx'
import { useLeaving } from './use-leaving.ts'
import { usePlayerWindow } from './use-player-window.ts'
import './player.css'

/** [ROUTE-58, ROUTE-60] The player of a course, or of one lecture as a preview. */
export function Player(input: Omit<PlayerInput, 'settings'>) {
  const flows = use(usePortal().flows.player())
  const [screen] = useState(() => createRef<HTMLVideoElement>())
  const [flow] = useState(() => flows.player(screen))
  const [settings] = useState(flows.settings)
  const player = useActorRef(flow, { input: { ...input, settings } })
  const isMissing = useSelector(player, has('missing'))
  const hasNothing = useSelector(player, has('noCourseware'))
  const isFailed = useSelector(player, has('failed'))
  const failure = useSelector(player, (snapshot) => snapshot.context.failure)
  usePlayerWindow(player)
  useLeaving(player)
  const LL = texts().study
  const isAlone = isMissing || hasNothing || (isFailed && failure !== null)
  return (
    <div className="dark player-skin">
      <div
        className="radix-themes player"
        data-accent-color="blue"
        data-gray-color="gray"
        data-panel-background="solid"
        data-radius="medium"
        data-scaling="100%"
        data-has-background="false"
        data-kind={input.kind}
      >
        {(input.kind === 'study' || !isAlone) && <PlayerTop player={player} />}
        {isMissing && (
          <Face title={LL.missing()} text={LL.missingHint()} icon={<SearchX />}>
            <Button asChild variant="soft">
              <Link href={courseAddress('course-list')}>{texts().title['course-list']()}</Link>
            </Button>
          </Face>
        )}
        {hasNothing && (
          // [ERROR-21]
          <Face title={LL.noCourseware()} text={LL.noCoursewareHint()} icon={<VideoOff />}>
            <Button asChild variant="soft">
              <Link href={courseAddress('course-detail', { courseID: input.id })}>{LL.toCourse()}</Link>
            </Button>
          </Face>
        )}
        {isFailed && failure !== null && (
          <Failed within="page" failure={failure} retry={() => player.send({ type: 'retry.requested' })} />
        )}
        {!isAlone && (
          <div className="player-body">
            <div className="player-main">
              <Stage player={player} screen={screen} />
              <StudyBar player={player} />
            </div>
            {input.kind === 'study' && <Beside player={player} />}
          </div>
        )}
        <PlayerDialogs player={player} />
      </div>
    </div>
  )
}
