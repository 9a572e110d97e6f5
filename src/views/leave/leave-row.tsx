import { Link } from 'wouter'

import type { Leave } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'

import { JourneyLine } from '#views/kit/journey/journey.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { leaveJourney, statusKinds } from './leave-journey.ts'
import { LeaveLearner } from './leave-learner.tsx'
import '#views/kit/row-link/row-link.css'

interface Props {
  readonly leave: Leave
  readonly href: string
}

/** [LEAVE-02, LEAVE-03, LEAVE-06] A leave in a list: kind, time, status and progress. */
export function LeaveRow({ leave, href }: Props) {
  const LL = texts().leave
  return (
    <li className="leave-row" data-status={leave.status}>
      <div className="leave-row-words">
        <h2 className="leave-row-title">
          <Link className="row-link leave-link" href={href}>
            {LL.type[leave.type]()}
          </Link>
        </h2>
        <LeaveLearner leave={leave} />
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
