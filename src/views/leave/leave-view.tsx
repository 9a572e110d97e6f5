import { use, useState, type ReactNode } from 'react'

import type { Leave, LeaveAction } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { isDecidable, leaveRules, offered } from '#machines/leave/leave-verdicts.ts'

import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { RecordAction } from '#views/kit/record/record-action.tsx'
import { RecordAsking } from '#views/kit/record/record-asking.tsx'
import { RecordPage } from '#views/kit/record/record-page.tsx'
import { RecordView } from '#views/kit/record/record-view.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { DateText, TimeRange } from '#views/kit/time/time-text.tsx'
import { leaveJourney, nextWords, statusKinds } from './leave-journey.ts'
import { LeaveLearner } from './leave-learner.tsx'
import { actionLooks, leaveQuestion } from './leave-questions.ts'
import './leave.css'

interface Props {
  /** The actions that have their place here. */
  readonly actions: readonly LeaveAction[]
  /** What the viewer goes on to, once it does not wait for the viewer's decision; `isDone`: it has waited before. */
  readonly goOn?: (isDone: boolean) => ReactNode
}

const doneWord = (action: LeaveAction): string => texts().leave.done[action]()

/** [LEAVE-02 … LEAVE-08] One leave: status, next step, actions and journey. */
export function Leave({ leaveID, ...shown }: Props & { readonly leaveID: string }) {
  const { leave: flow } = use(usePortal().flows.leave())
  const LL = texts().leave
  return (
    <RecordPage<Leave, LeaveAction>
      flow={flow}
      id={leaveID}
      rules={leaveRules}
      missing={{ title: LL.missingTitle(), text: LL.missingText() }}
      done={doneWord}
    >
      {(record, leave) => <LeaveView record={record} leave={leave} {...shown} />}
    </RecordPage>
  )
}

interface ViewProps extends Props {
  readonly record: RecordActor<Leave, LeaveAction>
  readonly leave: Leave
}

function LeaveView({ record, leave, actions, goOn }: ViewProps) {
  const LL = texts().leave
  const { type, status, className, reason, requestedAt } = leave
  const title = LL.type[type]()
  const isWaiting = isDecidable(leave)
  const [wasWaiting] = useState(isWaiting)
  usePageTitle(title)
  return (
    <RecordView
      record={record}
      title={title}
      status={<Status kind={statusKinds[status]}>{LL.status[status]()}</Status>}
      lead={<Lead leave={leave} />}
      next={nextWords(leave)}
      actions={
        <>
          {!isWaiting && goOn?.(wasWaiting)}
          {offered(leave, actions).map(({ action, because }) => (
            <RecordAction
              key={action}
              word={LL.action[action]()}
              because={because}
              look={actionLooks[action]}
              choose={() => record.send({ type: 'event.chosen', event: action })}
            />
          ))}
        </>
      }
      journey={leaveJourney(leave)}
      heading={LL.details()}
      facts={[
        { name: LL.typeName(), value: title },
        { name: LL.className(), value: <bdi>{className}</bdi> },
        { name: LL.reasonName(), value: <bdi className="leave-reason">{reason}</bdi> },
        { name: LL.requestedAt(), value: <DateText value={requestedAt} /> },
      ]}
    >
      <RecordAsking record={record} questionOf={leaveQuestion} />
    </RecordView>
  )
}

/** The period, and for others than the learner: whose leave it is. */
function Lead({ leave }: { readonly leave: Leave }) {
  return (
    <>
      <p>
        <span className="visually-hidden">{texts().leave.time()} </span>
        <TimeRange from={leave.startTime} to={leave.endTime} />
      </p>
      <LeaveLearner leave={leave} />
    </>
  )
}
