import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleAlert, MailOpen } from 'lucide-react'
import { Direction, Popover, Tabs } from 'radix-ui'
import { use, type ReactNode } from 'react'
import { Link } from 'wouter'

import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { InboxActor, InboxRow } from '#machines/message/inbox.flow.ts'
import { messageTabs, type MessageTab } from '#machines/message/messages.flow.ts'

import { LISTS, lettersOf } from '#views/message/message-address.ts'
import { DialogueRow, NoticeRow } from '#views/message/message-rows.tsx'
import { NotMarked } from '#views/message/not-marked.tsx'
import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import '#views/kit/tabs/panel-tab.css'
import './message-pop-up.css'

interface Props {
  /** The button that opens the pop-up. */
  readonly trigger: ReactNode
  readonly isOpen: boolean
  readonly change: (isOpen: boolean) => void
}

/** [SHELL-38..42] System notices and private letters: counts, marking as read, and links to the full lists. */
export default function MessagePopUp({ trigger, isOpen, change }: Props) {
  return (
    <Direction.Provider dir={language().dir}>
      <Popover.Root open={isOpen} onOpenChange={change}>
        <Popover.Trigger asChild>{trigger}</Popover.Trigger>
        <Popover.Portal>
          <OverlayTheme>
            <Popover.Content
              className="message-pop-up"
              align="end"
              sideOffset={8}
              collisionPadding={8}
              aria-label={texts().shell.messages()}
            >
              <TabbedMessages dismiss={() => change(false)} />
            </Popover.Content>
          </OverlayTheme>
        </Popover.Portal>
      </Popover.Root>
    </Direction.Provider>
  )
}

function TabbedMessages({ dismiss }: { dismiss: () => void }) {
  const messages = use(usePortal().flows.messages())
  const tab = useSelector(messages.popUp, (snapshot) => snapshot.context.tab)
  const choose = (value: string) => {
    const chosen = messageTabs.find((entry) => entry === value)
    if (chosen !== undefined) messages.popUp.send({ type: 'tab.chosen', tab: chosen })
  }
  return (
    <Tabs.Root value={tab} onValueChange={choose}>
      <Tabs.List className="message-tabs" aria-label={texts().message.centre.kinds()}>
        <Trigger tab="notices" inbox={messages.notices} />
        <Trigger tab="letters" inbox={messages.letters} />
      </Tabs.List>
      <Tabs.Content value={tab} tabIndex={-1}>
        {tab === 'notices' ? (
          <Panel tab={tab} inbox={messages.notices} dismiss={dismiss}>
            {({ item, unread }) => <NoticeRow key={item.mesNotifyId} notice={item} isRead={unread === 0} />}
          </Panel>
        ) : (
          <Panel tab={tab} inbox={messages.letters} dismiss={dismiss}>
            {({ item, unread }) => <DialogueRow key={item.dialogueId} dialogue={item} unread={unread} />}
          </Panel>
        )}
      </Tabs.Content>
    </Tabs.Root>
  )
}

function Trigger({ tab, inbox }: { tab: MessageTab; inbox: InboxActor }) {
  const unread = useSelector(inbox, (snapshot) => snapshot.context.unread)
  const LL = texts().message.centre
  return (
    <Tabs.Trigger className="panel-tab" value={tab}>
      {LL[tab]()}
      {/* [SHELL-39] */}
      <bdi className="message-tab-count" data-any={unread > 0} aria-label={LL.unreadCount({ count: unread })}>
        {numberText(unread, language())}
      </bdi>
    </Tabs.Trigger>
  )
}

interface PanelProps<Item> {
  readonly tab: MessageTab
  readonly inbox: InboxActor<Item>
  readonly dismiss: () => void
  readonly children: (row: InboxRow<Item>) => ReactNode
}

function Panel<Item>({ tab, inbox, dismiss, children }: PanelProps<Item>) {
  const rows = useSelector(inbox, (snapshot) => snapshot.context.rows)
  const isLoading = useSelector(inbox, (snapshot) => snapshot.hasTag('loading'))
  const isMarking = useSelector(inbox, (snapshot) => snapshot.hasTag('marking'))
  const failure = useSelector(inbox, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null))
  const unread = useSelector(inbox, (snapshot) => snapshot.context.unread)
  const LL = texts()
  return (
    <>
      <div className="message-panel">
        <NotMarked inbox={inbox} />
        {failure !== null && (
          <div className="notice message-failed" data-kind="error" role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            <span>{failureText(failure)}</span>
            <Button variant="ghost" size="1" onClick={() => inbox.send({ type: 'list.reloaded' })}>
              {LL.portal.retry()}
            </Button>
          </div>
        )}
        {isLoading && rows.length === 0 && <Skeleton label={LL.portal.loading()} />}
        {!isLoading && failure === null && rows.length === 0 && <Nothing tab={tab} />}
        {/* Following a link closes the pop-up, even if it leads to the current page. */}
        <ul className="message-rows" onClick={(event) => event.target instanceof HTMLAnchorElement && dismiss()}>
          {rows.map((row) => children(row))}
        </ul>
      </div>
      <div className="message-foot">
        <Button
          variant="ghost"
          color="gray"
          loading={isMarking}
          disabled={unread === 0 || rows.length === 0}
          onClick={() => inbox.send({ type: 'read.requested' })}
        >
          <MailOpen size={16} aria-hidden="true" />
          {LL.message.centre.markRead()}
        </Button>
        <Link className="message-all" href={tab === 'letters' ? lettersOf(LISTS) : LISTS} onClick={dismiss}>
          {LL.message.centre.viewAll()}
        </Link>
      </div>
    </>
  )
}

function Nothing({ tab }: { tab: MessageTab }) {
  const LL = texts().message.centre
  const [title, text] =
    tab === 'notices' ? [LL.noUnreadTitle(), LL.noUnreadText()] : [LL.noLettersTitle(), LL.noLettersText()]
  return (
    <div className="message-nothing">
      <p className="message-nothing-title">{title}</p>
      <p>{text}</p>
    </div>
  )
}
