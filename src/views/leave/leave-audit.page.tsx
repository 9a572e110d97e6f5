import { useSelector } from '@xstate/react'
import { LockKeyhole } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { approverActions } from '#machines/leave/leave-verdicts.ts'
import { isFor } from '#app/routes/centre.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { LeaveAudit } from './leave-audit.tsx'
import { auditListHref } from './leave-href.ts'
import { Leave } from './leave-view.tsx'
import { NextLeave } from './next-leave.tsx'

/** [ROUTE-81, ROLE-04] Leaves pending for or decided by an approver, or a single one by leaveID. */
export default function LeaveAuditPage({ query }: PageProps) {
  const leaveID = query.get('leaveID')
  const view = query.get('view') === 'decided' ? 'decided' : 'waiting'
  const { routes, session } = usePortal()
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  const LL = texts()
  // Users without the role are refused without a request.
  if (user !== null && !isFor(routes, 'leave-audit', user.roles)) {
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
      {leaveID ? (
        <Leave
          leaveID={leaveID}
          actions={approverActions}
          {...(view === 'waiting' && { goOn: (isDone: boolean) => <NextLeave takesFocus={isDone} /> })}
        />
      ) : (
        <LeaveAudit view={view} query={query} />
      )}
    </PersonalCentre>
  )
}
