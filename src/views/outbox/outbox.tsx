import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { Inbox, RefreshCw } from 'lucide-react'

import type { OutboxMessage } from '#api/outbox/outbox.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { addressOf } from '#views/editor/sections.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { Status, type StatusKind } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import './outbox.css'

/** Text messages and e-mails sent by the portal, newest first. */
export default function Outbox({ query }: { query: URLSearchParams }) {
  const { flows } = useAdministration()
  const list = useActorRef(flows.outbox, { input: { size: sizeAskedFor(query.get('size')), page: query.get('page') } })
  const LL = texts().administration.outbox
  usePageTitle(LL.heading())
  return (
    <>
      <PageHead
        title={LL.heading()}
        lead={LL.intro()}
        actions={
          <Button variant="soft" onClick={() => list.send({ type: 'list.reloaded' })}>
            <RefreshCw size={16} aria-hidden="true" />
            {texts().problem.reload()}
          </Button>
        }
      />
      <ListFaces
        list={list}
        empty={<Face within="section" title={LL.empty()} text={LL.emptyHint()} icon={<Inbox />} />}
      >
        {(messages: readonly OutboxMessage[]) => (
          <ul className="outbox">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={addressOf('outbox')} query={query} />
    </>
  )
}

function stateOf({ failure, sentAt }: OutboxMessage): { kind: StatusKind; word: string } {
  const LL = texts().administration.outbox
  if (failure !== null) return { kind: 'negative', word: LL.notSent() }
  return sentAt === null ? { kind: 'neutral', word: LL.kept() } : { kind: 'positive', word: LL.sent() }
}

function Message({ message }: { message: OutboxMessage }) {
  const LL = texts().administration.outbox
  const { kind, word } = stateOf(message)
  return (
    <li className="outbox-message">
      <p className="outbox-facts">
        <span className="outbox-target">
          {message.channel === 'sms' ? LL.sms() : LL.mail()} · {LL.target({ target: `\u2068${message.target}\u2069` })}
        </span>
        <DateText value={message.createdAt} />
      </p>
      {message.subject !== null && (
        <p className="outbox-subject" dir="auto">
          {message.subject}
        </p>
      )}
      <p className="outbox-text" dir="auto">
        {message.body}
      </p>
      <p className="outbox-state">
        <Status kind={kind}>{LL.state({ state: word })}</Status>
      </p>
    </li>
  )
}
