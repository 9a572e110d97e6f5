import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CalendarPlus, Copy } from 'lucide-react'
import { use, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'

import { dayText, momentOf } from '#i18n/dates.ts'
import { language, texts } from '#i18n/texts.ts'
import type { CalendarFeedFlow } from '#machines/agenda/calendar-feed.flow.ts'

import { failureText, usePortal } from '#app/context/portal-context.ts'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import '#views/kit/text-box/text-box.css'
import { webcalOf } from './webcal.ts'

/** [CLASS-04] Opens the secret address of the agenda for calendar programs. */
export function CalendarFeed() {
  const { feed: flow } = use(usePortal().flows.agenda())
  // Outlives the dialog: an address that is shown once is still there after it was closed by mistake.
  const feed = useActorRef(flow)
  const [isOpen, open] = useState(false)
  const LL = texts().agenda.feed
  return (
    <>
      <Button variant="soft" onClick={() => open(true)}>
        <CalendarPlus size={16} aria-hidden="true" />
        <span className="agenda-add-words">{LL.add()}</span>
      </Button>
      {isOpen && (
        <Dialog title={LL.add()} text={LL.text()} close={() => open(false)}>
          <Feed feed={feed} />
        </Dialog>
      )}
    </>
  )
}

/** The address: made, copied, renewed, taken away. */
function Feed({ feed }: { readonly feed: ActorRefFrom<CalendarFeedFlow> }) {
  const { createdAt, path, failure } = useSelector(feed, (snapshot) => snapshot.context)
  const isBusy = useSelector(feed, (snapshot) => snapshot.hasTag('busy'))
  const isShown = useSelector(feed, (snapshot) => snapshot.hasTag('shown'))
  const isFailed = useSelector(feed, (snapshot) => snapshot.hasTag('failed'))
  const field = useRef<HTMLInputElement>(null)
  const LL = texts().agenda.feed
  const address = path === null ? '' : new URL(path, window.location.href).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast('success', LL.copied())
    } catch {
      // Without https, or where it is forbidden, there is no clipboard: it is selected for copying by hand.
      field.current?.select()
    }
  }
  if (isFailed && failure !== null)
    return <Failed failure={failure} retry={() => feed.send({ type: 'feed.reloaded' })} />
  return (
    <div className="agenda-feed" aria-busy={isBusy}>
      {path !== null && (
        <div className="agenda-feed-address">
          <input className="text-box" dir="ltr" readOnly value={address} aria-label={LL.address()} ref={field} />
          <Button onClick={() => void copy()}>
            <Copy size={16} aria-hidden="true" />
            {LL.copy()}
          </Button>
          <Button asChild variant="soft">
            <a href={webcalOf(address)}>
              <CalendarPlus size={16} aria-hidden="true" />
              {LL.open()}
            </a>
          </Button>
          <p role="status">{LL.once()}</p>
        </div>
      )}
      {createdAt !== null && path === null && <p>{LL.since({ date: dayText(momentOf(createdAt), language()) })}</p>}
      {createdAt !== null && <p className="agenda-feed-hint">{LL.renewText()}</p>}
      {failure !== null && !isBusy && (
        <p className="notice" data-kind="error" role="alert">
          {failureText(failure)}
        </p>
      )}
      <div className="agenda-feed-actions">
        <Button
          variant="soft"
          loading={isBusy && isShown}
          disabled={!isShown}
          onClick={() => feed.send({ type: 'feed.renewed' })}
        >
          {createdAt === null ? LL.make() : LL.renew()}
        </Button>
        {createdAt !== null && (
          <Button variant="soft" color="red" disabled={isBusy} onClick={() => feed.send({ type: 'feed.stopped' })}>
            {LL.stop()}
          </Button>
        )}
      </div>
    </div>
  )
}
