import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { ArrowRight, Info } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Leave } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import { closedBecause, leaveVerdict, type LeaveAction } from '#machines/leave/leave-verdicts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { Journey } from '#views/kit/journey/journey.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { Status } from '#views/kit/status/status.tsx'
import { DateText, TimeRange } from '#views/kit/time/time-text.tsx'
import { ClosedAction } from './closed-action.tsx'
import { leaveJourney, statusKinds } from './leave-journey.ts'
import { nextWords } from './next-words.ts'
import { has, type LeaveActor } from './one-leave.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import '#views/kit/facts/facts.css'
import './leave.css'

interface Props {
  readonly record: LeaveActor
  readonly leave: Leave
  readonly actions: readonly LeaveAction[]
}

/** [LEAVE-02 … LEAVE-08] A leave: how it stands, what happens next, what can be done, where it has been. */
export function LeaveView({ record, leave, actions }: Props) {
  const LL = texts().leave
  const { type, status, startTime, endTime, learner, facts } = leave
  usePageTitle(LL.type[type]())
  return (
    <article className="leave">
      <header className="leave-head">
        <div className="leave-head-words">
          <h2 className="leave-title">{LL.type[type]()}</h2>
          <Status kind={statusKinds[status]}>{LL.status[status]()}</Status>
        </div>
        <p>
          <span className="visually-hidden">{LL.time()} </span>
          <TimeRange from={startTime} to={endTime} />
        </p>
        {!facts.isOwner && (
          <p className="leave-learner">
            <span className="visually-hidden">{LL.learner()} </span>
            <Avatar id={learner.userId} name={learner.originalName} size={32} />
            <bdi>{learner.originalName}</bdi>
          </p>
        )}
        <Changed record={record} />
      </header>
      <section className="leave-next" aria-label={LL.next.heading()}>
        <div className="leave-next-words">
          <p className="leave-next-heading">
            <ArrowRight className="mirrored" size={16} aria-hidden="true" />
            {LL.next.heading()}
          </p>
          <p role="status">{nextWords(leave)}</p>
        </div>
        <div className="leave-actions" role="group" aria-label={LL.actions()}>
          {actions.map((action) => (
            <Action key={action} record={record} leave={leave} action={action} />
          ))}
        </div>
      </section>
      <section className="leave-part">
        <h3 className="leave-heading">{LL.journey()}</h3>
        <Journey steps={leaveJourney(leave)} />
      </section>
      <section className="leave-part">
        <h3 className="leave-heading">{LL.details()}</h3>
        <dl className="facts">
          <Fact name={LL.typeName()}>{LL.type[type]()}</Fact>
          <Fact name={LL.className()}>
            <bdi>{leave.className}</bdi>
          </Fact>
          <Fact name={LL.reasonName()}>
            <bdi className="leave-reason">{leave.reason}</bdi>
          </Fact>
          <Fact name={LL.requestedAt()}>
            <DateText value={leave.requestedAt} />
          </Fact>
        </dl>
      </section>
      <Asking record={record} leave={leave} />
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What somebody else has done to it while it was open here. */
function Changed({ record }: { record: LeaveActor }) {
  const isChanged = useSelector(record, (snapshot) => snapshot.context.isChanged)
  const LL = texts().leave
  return (
    <div role="status">
      {isChanged && (
        <p className="notice leave-changed" data-kind="info">
          <Info size={16} aria-hidden="true" />
          {LL.changed()}
          <Button variant="ghost" size="2" onClick={() => record.send({ type: 'change.noticed' })}>
            {LL.noticed()}
          </Button>
        </p>
      )}
    </div>
  )
}

function Action({ record, leave, action }: Omit<Props, 'actions'> & { readonly action: LeaveAction }) {
  const because = closedBecause(leave, action)
  const word = texts().leave.action[action]()
  if (because !== null) return <ClosedAction action={word} because={because} />
  return (
    <Button
      className="leave-action"
      {...(action === 'approve' ? { variant: 'solid' } : { variant: 'soft', color: 'red' })}
      onClick={() => record.send({ type: 'event.chosen', event: action })}
    >
      {word}
    </Button>
  )
}

/** The words that go with what is about to be done. */
function Asking({ record, leave }: Omit<Props, 'actions'>) {
  const isAsking = useSelector(record, has('asking'))
  const isBusy = useSelector(record, has('busy'))
  const isUnsent = useSelector(record, has('unsent'))
  const isChanged = useSelector(record, has('changed'))
  const intent = useSelector(record, (snapshot) => snapshot.context.intent)
  const failure = useSelector(record, (snapshot) => snapshot.context.failure)
  if (!isAsking || intent === null) return null
  // Only what the flow has found open is asked about.
  const action = intent.event as LeaveAction
  const said = leaveVerdict(leave, action, intent.words)
  return (
    <ReasonDialog
      action={action}
      words={intent.words}
      verdict={said.kind === 'refused' ? said.code : null}
      failure={failure}
      isBusy={isBusy}
      isUnsent={isUnsent}
      isChanged={isChanged}
      change={(words) => record.send({ type: 'words.changed', words })}
      send={() => record.send({ type: 'event.sent' })}
      close={() => record.send({ type: 'event.dropped' })}
    />
  )
}
