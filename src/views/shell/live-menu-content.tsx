import { DropdownMenu } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import type { LiveBroadcast } from '#api/live/live.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'

import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import type { MenuProps } from './lazy-menu.tsx'

/** [SHELL-21, SHELL-22] Broadcasts with title, date, start and end; each opens its join link in a new window. */
export default function LiveMenuContent({
  trigger,
  broadcasts,
}: MenuProps & { readonly broadcasts: ListActor<LiveBroadcast> }) {
  const { settings } = usePortal()
  const rows = useSelector(broadcasts, (snapshot) => snapshot.context.rows)
  const isWaiting = useSelector(broadcasts, (snapshot) => snapshot.hasTag('loadingMark')) && rows.length === 0
  const isFailed = useSelector(broadcasts, (snapshot) => snapshot.hasTag('failed'))
  const isEmpty = useSelector(broadcasts, (snapshot) => snapshot.hasTag('empty'))
  const LL = texts()
  return (
    <OverlayTheme>
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" variant="soft" className="live-menu">
          {isWaiting && <DropdownMenu.Item disabled>{LL.portal.loading()}</DropdownMenu.Item>}
          {isEmpty && <DropdownMenu.Item disabled>{LL.shell.terms[settings.wording].noLive()}</DropdownMenu.Item>}
          {isFailed && (
            <DropdownMenu.Item
              onSelect={(event) => {
                event.preventDefault()
                broadcasts.send({ type: 'list.reloaded' })
              }}
            >
              {LL.shell.liveFailed()} {LL.portal.retry()}
            </DropdownMenu.Item>
          )}
          {!isFailed && rows.map((broadcast) => <Broadcast key={broadcast.id} broadcast={broadcast} />)}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </OverlayTheme>
  )
}

function Broadcast({ broadcast: { title, joinUrl, startTime, endTime, state } }: { broadcast: LiveBroadcast }) {
  const LL = texts()
  return (
    <DropdownMenu.Item asChild className="live-item">
      <a href={joinUrl} target="_blank" rel="noopener">
        <span className="live-item-title">{title}</span>
        <span className="live-item-facts">
          <span className="live-item-state" data-state={state}>
            {LL.shell.liveState[state]()}
          </span>
          <TimeRange from={startTime} to={endTime} />
        </span>
        <span className="visually-hidden">{LL.portal.newWindow()}</span>
      </a>
    </DropdownMenu.Item>
  )
}
