import type { LeaveApprover } from '#api/leave/leave.contract.ts'

import { part } from './part.ts'

/** Complete by its type; the contract's own list would bring the whole contract into the first page. */
const approvers: { readonly [Role in LeaveApprover]: Role } = {
  teamLeader: 'teamLeader',
  disciplineCommittee: 'disciplineCommittee',
  headmaster: 'headmaster',
  schoolLeader: 'schoolLeader',
}

export const leave = part(
  {
    name: 'leave',
    path: '/usercenter/leave',
    takes: ['leaveID', 'status', 'view'],
    findable: ['leave'],
    centre: { place: 120 },
  },
  {
    name: 'leave-audit',
    path: '/dxClass/leave-audit',
    isFirstChild: true,
    takes: ['leaveID', 'view'],
    // [ROLE-04] Work for others, behind the learner's own leave.
    centre: { place: 125, roles: Object.values(approvers) },
  },
)
