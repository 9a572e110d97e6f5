import { leaveStatuses } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import { learnerActions } from '#machines/leave/leave-verdicts.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { leaveListHref, REQUEST } from './leave-href.ts'
import { LeaveList, RequestLink } from './leave-list.tsx'
import { Leave } from './leave-view.tsx'
import { RequestForm } from './request-form.tsx'

/** [ROUTE-32] The learner's leave: the list, one leave by leaveID, or the request form. */
export default function LeavePage({ query }: PageProps) {
  const leaveID = query.get('leaveID')
  const isRequest = query.get('view') === REQUEST
  const status = leaveStatuses.find((entry) => entry === query.get('status')) ?? null
  const LL = texts()
  const back = <BackLink href={leaveListHref(status)}>{LL.leave.toList()}</BackLink>
  if (isRequest) {
    return (
      <PersonalCentre name="leave" title={LL.leave.form.heading()} before={back}>
        <RequestForm classID={query.get('classID') ?? ''} />
      </PersonalCentre>
    )
  }
  return (
    <PersonalCentre
      name="leave"
      title={LL.title.leave()}
      before={leaveID ? back : null}
      actions={leaveID ? null : <RequestLink />}
    >
      {leaveID ? <Leave leaveID={leaveID} actions={learnerActions} /> : <LeaveList query={query} />}
    </PersonalCentre>
  )
}
