import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { ExternalLink, SearchX } from 'lucide-react'
import { createRef, use, useState } from 'react'
import { Link } from 'wouter'

import { liveAddress } from '#api/live/addresses.ts'
import { texts } from '#i18n/texts.ts'
import { livePhase } from '#machines/live/live-player.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { BroadcastList } from './broadcast-list.tsx'
import { LiveStatus } from './live-status.tsx'
import type { Player } from './player.ts'
import { Stage } from './stage.tsx'

/** A broadcast: stage, facts and other broadcasts. */
export function Broadcast({ id }: { id: string }) {
  const { flows, settings } = usePortal()
  const live = use(flows.live())
  const [screen] = useState(() => createRef<HTMLVideoElement>())
  const [flow] = useState(() => live.player(screen))
  const player = useActorRef(flow, { input: { id } })
  const isMissing = useSelector(player, has('missing'))
  const isFailed = useSelector(player, has('failed'))
  const failure = useSelector(player, (snapshot) => snapshot.context.failure)
  const title = useSelector(player, (snapshot) => snapshot.context.loaded?.broadcast.title ?? null)
  usePageTitle(title)
  const LL = texts().live.terms[settings.wording]
  if (isMissing) {
    return (
      <Face title={LL.missing()} text={LL.missingHint()} icon={<SearchX />}>
        <Button asChild variant="soft">
          <Link href={liveAddress('livePlay')}>{LL.all()}</Link>
        </Button>
      </Face>
    )
  }
  if (isFailed && failure !== null) {
    return <Failed within="page" failure={failure} retry={() => player.send({ type: 'retry.requested' })} />
  }
  return (
    <div className="column live">
      <div className="live-main">
        <Stage player={player} screen={screen} />
        <About player={player} />
      </div>
      <aside className="live-others" aria-labelledby="live-others">
        <h2 id="live-others" className="live-others-title">
          {LL.others()}
        </h2>
        <BroadcastList without={id} />
      </aside>
    </div>
  )
}

/** [ENTITY-06] Title, state, speaker, times and summary. */
function About({ player }: { player: Player }) {
  const broadcast = useSelector(player, (snapshot) => snapshot.context.loaded?.broadcast ?? null)
  const state = useSelector(player, (snapshot) => livePhase(snapshot.context))
  const LL = texts().live
  if (broadcast === null || state === null) return <Skeleton label={texts().portal.loading()} />
  return (
    <div className="live-about">
      <LiveStatus state={state} />
      <h1 className="live-title">
        <bdi>{broadcast.title}</bdi>
      </h1>
      <dl className="live-facts">
        <div className="live-fact">
          <dt>{LL.time()}</dt>
          <dd>
            <TimeRange from={broadcast.startTime} to={broadcast.endTime} />
          </dd>
        </div>
        {broadcast.speaker !== '' && (
          <div className="live-fact">
            <dt>{LL.speaker()}</dt>
            <dd>
              <bdi>{broadcast.speaker}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {!broadcast.joinUrl.startsWith('/#/') && (
        <a className="live-join" href={broadcast.joinUrl} target="_blank" rel="noopener">
          <ExternalLink size={16} aria-hidden="true" />
          <bdi>{new URL(broadcast.joinUrl).host}</bdi>
          <span className="visually-hidden"> ({texts().portal.newWindow()})</span>
        </a>
      )}
      <p className="live-summary">{broadcast.summary}</p>
    </div>
  )
}
