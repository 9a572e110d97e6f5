import { useSelector } from '@xstate/react'
import { LockKeyhole } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { approverActions } from '#machines/flows/leave-verdicts.ts'

import { Face } from '../faces/face.tsx'
import { BackLink } from '../page-head/back-link.tsx'
import type { PageProps } from '../pages.ts'
import { usePortal } from '../portal/portal-context.ts'
import { decidesOnLeave } from '../usercenter/children.ts'
import { PersonalCentre } from '../usercenter/personal-centre.tsx'
import { AuditList } from './audit-list.tsx'
import { auditListHref } from './leave-href.ts'
import { OneLeave } from './one-leave.tsx'

/** [ROUTE-81, ROLE-04] What waits for an approver and what they have decided, or one of either by its leaveID. */
export default function LeaveAuditPage({ query }: PageProps) {
  const leaveID = query.get('leaveID')
  const view = query.get('view') === 'decided' ? 'decided' : 'waiting'
  const user = useSelector(usePortal().session, (snapshot) => snapshot.context.user)
  const LL = texts()
  // Who has no part in it is told without a request.
  if (user !== null && !decidesOnLeave(user.roles)) {
    return (
      <PersonalCentre name="leave-audit" title={LL.title['leave-audit']()}>
        <Face
          within="section"
          title={LL.problem.forbiddenHeading()}
          text={LL.leave.audit.forbiddenText()}
          icon={<LockKeyhole />}
        />
      </PersonalCentre>
    )
  }
  const back = <BackLink href={auditListHref(view)}>{LL.leave.audit.toList()}</BackLink>
  return (
    <PersonalCentre name="leave-audit" title={LL.title['leave-audit']()} before={leaveID ? back : null}>
      {leaveID ? <OneLeave leaveID={leaveID} actions={approverActions} /> : <AuditList view={view} query={query} />}
    </PersonalCentre>
  )
}
