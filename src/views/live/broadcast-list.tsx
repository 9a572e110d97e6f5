import { useActorRef } from '@xstate/react'
import { Radio } from 'lucide-react'
import { use } from 'react'

import type { LiveBroadcast } from '#api/live/live.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { LiveStatus } from './live-status.tsx'

/** [LIVE-01] Broadcasts that are live, upcoming or just over; `without` is the one being watched. */
export function BroadcastList({ without = null }: { without?: string | null }) {
  const { flows, settings } = usePortal()
  const list = useActorRef(use(flows.live()).broadcasts, { input: {} })
  const LL = texts().live.terms[settings.wording]
  const none =
    without === null ? (
      <Face within="section" title={LL.none()} text={LL.noneHint()} icon={<Radio />} />
    ) : (
      <p className="live-none">{LL.noOthers()}</p>
    )
  return (
    <ListFaces list={list} empty={none}>
      {(rows) => {
        const others = rows.filter(({ id }) => id !== without)
        if (others.length === 0) return none
        return (
          <ul className="live-list">
            {others.map((broadcast) => (
              <Row key={broadcast.id} broadcast={broadcast} Heading={without === null ? 'h2' : 'h3'} />
            ))}
          </ul>
        )
      }}
    </ListFaces>
  )
}

function Row({ broadcast, Heading }: { broadcast: LiveBroadcast; Heading: 'h2' | 'h3' }) {
  const { title, joinUrl, startTime, endTime, state } = broadcast
  const isHere = joinUrl.startsWith('/#/')
  return (
    <li className="live-row" data-state={state}>
      <LiveStatus state={state} />
      <Heading className="live-row-title">
        <a href={joinUrl} {...(!isHere && { target: '_blank', rel: 'noopener' })}>
          <bdi>{title}</bdi>
          {!isHere && <span className="visually-hidden"> ({texts().portal.newWindow()})</span>}
        </a>
      </Heading>
      <p className="live-row-time">
        <TimeRange from={startTime} to={endTime} />
      </p>
    </li>
  )
}
