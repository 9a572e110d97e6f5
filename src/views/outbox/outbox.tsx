import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Inbox, LockKeyhole, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { OutboxMessage } from '#api/contract/message.ts'
import { texts } from '#i18n/texts.ts'
import type { listFlow } from '#machines/flows/list.ts'

import { Skeleton } from '../portal/skeleton.tsx'
import { Face } from '../faces/face.tsx'

type List = ActorRefFrom<typeof listFlow>
const has = (tag: 'loadingMark' | 'filled' | 'empty' | 'failed' | 'forbidden') => (snapshot: SnapshotFrom<typeof listFlow>) =>
  snapshot.hasTag(tag)

/** The text messages and e-mails of the portal, newest first. */
export function Outbox({ list }: { list: List }) {
  const LL = texts().outbox
  const isMarked = useSelector(list, has('loadingMark'))
  const isFilled = useSelector(list, has('filled'))
  const isEmpty = useSelector(list, has('empty'))
  const isFailed = useSelector(list, has('failed'))
  const isForbidden = useSelector(list, has('forbidden'))
  const reload = () => list.send({ type: 'list.reloaded' })
  if (isForbidden) return <Face title={LL.forbidden()} text={LL.intro()} icon={<LockKeyhole />} />
  return (
    <div className="column">
      <div className="outbox-head">
        <div>
          <h1 className="greeting-title">{LL.heading()}</h1>
          <p className="greeting-text">{LL.intro()}</p>
        </div>
        <Button variant="soft" onClick={reload}>
          <RefreshCw size={16} />
          {texts().problem.reload()}
        </Button>
      </div>
      {isMarked && <Skeleton label={texts().portal.loading()} repeat={2} />}
      {isEmpty && <Face within="section" title={LL.empty()} text={LL.emptyHint()} icon={<Inbox />} />}
      {isFailed && (
        <Face within="section" title={LL.failed()} text={texts().reason.request.failed()} icon={<TriangleAlert />}>
          <Button onClick={reload}>{texts().portal.retry()}</Button>
        </Face>
      )}
      {isFilled && <Messages list={list} />}
    </div>
  )
}

function stateOf({ failure, sentAt }: OutboxMessage): string {
  const LL = texts().outbox
  if (failure !== null) return LL.notSent()
  return sentAt === null ? LL.kept() : LL.sent()
}

function Messages({ list }: { list: List }) {
  const LL = texts().outbox
  const { rows, page, size, count } = useSelector(list, (snapshot) => snapshot.context)
  const pages = Math.max(1, Math.ceil(count / size))
  const turnTo = (chosen: number) => list.send({ type: 'page.chosen', page: chosen })
  return (
    <>
      <ul className="outbox">
        {(rows as readonly OutboxMessage[]).map((message) => (
          <li key={message.id} className="outbox-message">
            <p className="outbox-facts">
              <span className="outbox-target">
                {message.channel === 'sms' ? LL.sms() : LL.mail()} · {LL.target({ target: `\u2068${message.target}\u2069` })}
              </span>
              <time dateTime={`${message.createdAt.replace(' ', 'T')}Z`}>{message.createdAt} UTC</time>
            </p>
            {message.subject !== null && <p className="outbox-subject" dir="auto">{message.subject}</p>}
            <p className="outbox-text" dir="auto">
              {message.body}
            </p>
            <p className="outbox-state" data-failed={message.failure !== null}>
              {LL.state({ state: stateOf(message) })}
            </p>
          </li>
        ))}
      </ul>
      <nav className="outbox-pages">
        <span>{LL.total({ count })}</span>
        <Button variant="soft" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
          {LL.previous()}
        </Button>
        <span>{LL.page({ page, pages })}</span>
        <Button variant="soft" disabled={page >= pages} onClick={() => turnTo(page + 1)}>
          {LL.next()}
        </Button>
      </nav>
    </>
  )
}
