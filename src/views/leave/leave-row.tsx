import { Link } from 'wouter'

import type { Leave, LeaveStatus } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'

import { JourneyLine } from '#views/kit/journey/journey.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { leaveHref } from './leave-href.ts'
import { leaveJourney, statusKinds } from './leave-journey.ts'
import '#views/kit/row-link/row-link.css'

interface Props {
  readonly leave: Leave
  /** As in the address of the list. */
  readonly status: LeaveStatus | null
}

/** [LEAVE-02, LEAVE-03, LEAVE-06] A leave in a list: kind, time, status and progress. */
export function LeaveRow({ leave, status }: Props) {
  const LL = texts().leave
  return (
    <li className="leave-row" data-status={leave.status}>
      <div className="leave-row-words">
        <h2 className="leave-row-title">
          <Link className="row-link leave-link" href={leaveHref(leave.leaveID, status)}>
            {LL.type[leave.type]()}
          </Link>
        </h2>
        <p className="leave-row-time">
          <TimeRange from={leave.startTime} to={leave.endTime} />
        </p>
        <p className="leave-row-class">
          <bdi>{leave.className}</bdi>
        </p>
      </div>
      <div className="leave-row-state">
        <Status kind={statusKinds[leave.status]}>{LL.status[leave.status]()}</Status>
        <JourneyLine steps={leaveJourney(leave)} />
      </div>
    </li>
  )
}
