import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { BellOff, MailOpen, PenLine } from 'lucide-react'
import { lazy, Suspense, use, useEffect, useState } from 'react'
import { Link } from 'wouter'

import type { ListKind } from '#api/signal/signal.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { InboxActor } from '#machines/message/inbox.flow.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { lettersOf } from './message-address.ts'
import { DialogueRow, NoticeRow } from './message-rows.tsx'
import { NotMarked } from './not-marked.tsx'
import './message-lists.css'

const NewLetterDialog = lazy(() => import('./new-letter-dialog.tsx'))

interface Props {
  /** The page's path. */
  readonly path: string
  readonly query: URLSearchParams
}

/** [ROUTE-36, MSG-01] The two kinds of messages, paged. */
export function MessageLists({ path, query }: Props) {
  const { notices, letters } = use(usePortal().flows.messages())
  const unreadNotices = useSelector(notices, (snapshot) => snapshot.context.unread)
  const unreadLetters = useSelector(letters, (snapshot) => snapshot.context.unread)
  const isLetters = query.get('tab') === 'letters'
  const LL = texts().message.centre
  const counted = (count: number) => (count > 0 ? { count } : {})
  return (
    <>
      <LinkTabs
        label={LL.kinds()}
        entries={[
          { href: path, text: LL.notices(), isCurrent: !isLetters, ...counted(unreadNotices) },
          { href: lettersOf(path), text: LL.letters(), isCurrent: isLetters, ...counted(unreadLetters) },
        ]}
      />
      {isLetters ? <Letters path={path} query={query} /> : <Notices path={path} query={query} />}
    </>
  )
}

function Notices({ path, query }: Props) {
  const { flows } = usePortal()
  const { notices } = use(flows.correspondence())
  const inbox = use(flows.messages()).notices
  const state = query.get('state') === 'unread' ? 'unread' : ''
  const list = useList(notices, { page: query.get('page'), size: sizeAskedFor(query.get('size')), filter: { state } })
  useNews(list, 'notice')
  const rows = useSelector(list, (snapshot) => snapshot.context.rows)
  const unread = rows.filter(({ receiverState }) => receiverState === 2).map(({ mesNotifyId }) => mesNotifyId)
  const LL = texts().message.centre
  return (
    <section aria-label={LL.notices()}>
      <div className="message-bar">
        <nav className="message-filter" aria-label={LL.filter()}>
          <FilterLink href={path} isCurrent={state === ''} text={LL.all()} />
          <FilterLink href={`${path}?state=unread`} isCurrent={state === 'unread'} text={LL.unread()} />
        </nav>
        <MarkRead inbox={inbox} ids={unread} />
      </div>
      <NotMarked inbox={inbox} />
      <ListFaces list={list} empty={<NoNotices isUnread={state === 'unread'} />}>
        {(shown) => (
          <ul className="message-rows">
            {shown.map((notice) => (
              <NoticeRow key={notice.mesNotifyId} notice={notice} isRead={notice.receiverState === 1} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={path} query={query} />
    </section>
  )
}

function Letters({ path, query }: Props) {
  const { flows } = usePortal()
  const { dialogues } = use(flows.correspondence())
  const inbox = use(flows.messages()).letters
  const list = useList(dialogues, { page: query.get('page'), size: sizeAskedFor(query.get('size')) })
  useNews(list, 'letter')
  const [isWriting, setWriting] = useState(false)
  const rows = useSelector(list, (snapshot) => snapshot.context.rows)
  const unread = rows.filter(({ messageState }) => messageState === 2).map(({ messageId }) => messageId)
  const LL = texts().message.centre
  const write = (
    <Button onClick={() => setWriting(true)}>
      <PenLine size={16} aria-hidden="true" />
      {LL.write()}
    </Button>
  )
  return (
    <section aria-label={LL.letters()}>
      <div className="message-bar">
        {write}
        <MarkRead inbox={inbox} ids={unread} />
      </div>
      <NotMarked inbox={inbox} />
      <ListFaces
        list={list}
        empty={<Face within="section" title={LL.noLettersTitle()} text={LL.noLettersText()} icon={<MailOpen />} />}
      >
        {(shown) => (
          <ul className="message-rows">
            {shown.map((dialogue) => (
              <DialogueRow
                key={dialogue.dialogueId}
                dialogue={dialogue}
                unread={dialogue.messageState === 2 ? Math.max(1, dialogue.unread) : 0}
              />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={path} query={query} />
      {isWriting && (
        <Suspense>
          <NewLetterDialog close={() => setWriting(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** [MSG-06, MSG-07] Refetched on a signal, and when the inbox has marked messages as read. */
function useNews(list: ListActor, kind: ListKind): void {
  const { signals, notices, letters } = use(usePortal().flows.messages())
  useEffect(() => {
    const reload = () => list.send({ type: 'list.reloaded' })
    const heard = signals.on('listDue', (due) => {
      if (due.kind === kind) reload()
    })
    const marked = (kind === 'notice' ? notices : letters).on('marked', reload)
    return () => {
      heard.unsubscribe()
      marked.unsubscribe()
    }
  }, [list, kind, signals, notices, letters])
}

function FilterLink({ href, isCurrent, text }: { href: string; isCurrent: boolean; text: string }) {
  return (
    <Link className="message-filter-entry" href={href} aria-current={isCurrent ? 'page' : undefined}>
      {text}
    </Link>
  )
}

/** [MSG-05] Marks all unread messages of the page as read. */
function MarkRead({ inbox, ids }: { inbox: InboxActor; ids: readonly string[] }) {
  const isMarking = useSelector(inbox, (snapshot) => snapshot.hasTag('marking'))
  if (ids.length === 0) return null
  return (
    <Button
      variant="ghost"
      color="gray"
      className="message-mark-read"
      loading={isMarking}
      onClick={() => inbox.send({ type: 'page.read', ids })}
    >
      <MailOpen size={16} aria-hidden="true" />
      {texts().message.centre.markRead()}
    </Button>
  )
}

function NoNotices({ isUnread }: { isUnread: boolean }) {
  const LL = texts().message.centre
  return isUnread ? (
    <Face within="section" title={LL.noUnreadTitle()} text={LL.noUnreadText()} icon={<MailOpen />} />
  ) : (
    <Face within="section" title={LL.noNoticesTitle()} text={LL.noNoticesText()} icon={<BellOff />} />
  )
}
