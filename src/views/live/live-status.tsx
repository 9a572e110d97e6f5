import { CircleCheck, Clock, Radio } from 'lucide-react'

import type { LiveState } from '#api/live/live.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Status } from '#views/kit/status/status.tsx'

const icons = { notStarted: <Clock />, inProgress: <Radio />, ended: <CircleCheck /> }

/** [LIVE-03] */
export function LiveStatus({ state }: { state: LiveState }) {
  return (
    <Status kind={state === 'inProgress' ? 'active' : 'neutral'} icon={icons[state]}>
      {texts().live.state[state]()}
    </Status>
  )
}
