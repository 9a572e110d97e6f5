import { useSelector } from '@xstate/react'
import { Radio } from 'lucide-react'

import type { LiveBroadcast } from '#api/live/live.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { localTime } from '#views/kit/time/time-text.tsx'
import { LazyMenu } from './lazy-menu.tsx'

const load = () => import('./live-menu-content.tsx')

/** Whether it is on now or starts later on the reader's day. */
const isToday = ({ state, startTime }: LiveBroadcast): boolean =>
  state === 'inProgress' ||
  (state === 'notStarted' && localTime(startTime).toDateString() === new Date().toDateString())

/** [SHELL-21, LIVE-01] Live and upcoming broadcasts, with the count of those on now or later today. */
export function LiveMenu({ broadcasts }: { broadcasts: ListActor<LiveBroadcast> }) {
  const { settings } = usePortal()
  const rows = useSelector(broadcasts, (snapshot) => snapshot.context.rows)
  // While reloading, the previous rows are shown.
  const isKnown = useSelector(broadcasts, (snapshot) => !snapshot.hasTag('failed'))
  const count = isKnown ? rows.filter(isToday).length : 0
  const LL = texts().shell
  const name = LL.terms[settings.wording].live()
  return (
    <LazyMenu
      label={count > 0 ? `${name} – ${LL.liveCount({ count })}` : name}
      icon={<Radio size={18} />}
      text={name}
      badge={count > 0 ? count : null}
      className="live-button"
      load={load}
      extra={{ broadcasts }}
      // The list may have changed since the page was loaded.
      onOpen={() => broadcasts.send({ type: 'list.reloaded' })}
    />
  )
}
