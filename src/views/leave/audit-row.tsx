import { useSelector } from '@xstate/react'
import { Link } from 'wouter'

import type { Leave } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import { approverActions, closedBecause } from '#machines/leave/leave-verdicts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { JourneyLine } from '#views/kit/journey/journey.tsx'
import { RecordAction, RecordActions } from '#views/kit/record/record-action.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { DateText, TimeRange } from '#views/kit/time/time-text.tsx'
import type { AuditActor } from './audit-list.tsx'
import { auditHref, type AuditView } from './leave-href.ts'
import { leaveJourney, statusKinds } from './leave-journey.ts'

interface Props {
  readonly leave: Leave
  readonly view: AuditView
  /** The audit actor; pending leaves only. */
  readonly audit?: AuditActor
}

/** [ROUTE-81, LEAVE-03] A leave for an approver: learner, kind, time, reason and progress. */
export function AuditRow({ leave, view, audit }: Props) {
  const LL = texts().leave
  const { leaveID, learner, type, status, log } = leave
  const since = log.at(-1)?.at ?? leave.requestedAt
  return (
    <li className="audit-row" data-status={status}>
      {audit !== undefined && <Box audit={audit} leave={leave} />}
      <div className="audit-words">
        <h2 className="audit-learner">
          <Avatar id={learner.userId} name={learner.originalName} size={32} />
          <Link href={auditHref(leaveID, view)}>
            <bdi>{learner.originalName}</bdi>
          </Link>
        </h2>
        <p className="audit-what">
          <strong>{LL.type[type]()}</strong> <TimeRange from={leave.startTime} to={leave.endTime} />
        </p>
        <p className="audit-reason">
          <bdi>{leave.reason}</bdi>
        </p>
        <p className="audit-class">
          <bdi>{leave.className}</bdi>
        </p>
      </div>
      <div className="audit-side">
        {view === 'decided' && <Status kind={statusKinds[status]}>{LL.status[status]()}</Status>}
        <JourneyLine steps={leaveJourney(leave)} />
        {view === 'waiting' && (
          <p className="audit-since">
            {LL.audit.since()} <DateText value={since} />
          </p>
        )}
        {audit !== undefined && (
          <RecordActions>
            {approverActions.map((action) => (
              <RecordAction
                key={action}
                word={LL.action[action]()}
                because={closedBecause(leave, action)}
                look={{ variant: 'soft', ...(action === 'reject' && { color: 'red' }) }}
                choose={() => audit.send({ type: 'decision.chosen', decision: action, leaveID })}
              />
            ))}
          </RecordActions>
        )}
      </div>
    </li>
  )
}

function Box({ audit, leave: { leaveID, learner } }: { audit: AuditActor; leave: Leave }) {
  const isTicked = useSelector(audit, (snapshot) => snapshot.context.ticked.includes(leaveID))
  return (
    <label className="audit-tick">
      <input
        type="checkbox"
        className="audit-box"
        value={leaveID}
        checked={isTicked}
        aria-label={texts().leave.audit.tick({ learner: `\u2068${learner.originalName}\u2069` })}
        onChange={() => audit.send({ type: 'row.ticked', leaveID })}
      />
    </label>
  )
}
