import type { LeaveApprover } from '#api/leave/leave.contract.ts'

import { part } from '#app/kit/part.ts'

/** Exhaustive by its type; importing the contract's list would add the whole contract to the first load. */
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
    takes: ['leaveID', 'status', 'view', 'classID'],
    findable: ['leave'],
    centre: { place: 120 },
  },
  {
    name: 'leave-audit',
    path: '/dxClass/leave-audit',
    takes: ['leaveID', 'view'],
    decides: 'leave',
    // [ROLE-04] For approvers, after the learner's own leave.
    centre: { place: 125, roles: Object.values(approvers) },
  },
)
