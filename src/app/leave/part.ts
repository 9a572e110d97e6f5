import { leaveAddresses } from '#api/leave/addresses.ts'
import type { LeaveApprover } from '#api/leave/leave.contract.ts'

import { part } from '#app/kit/part.ts'

/** Importing the contract's list would add the whole contract to the first load. */
const approvers: readonly LeaveApprover[] = ['teamLeader', 'disciplineCommittee', 'headmaster', 'schoolLeader']

export const leave = part({
  addresses: leaveAddresses,
  routes: {
    leave: { findable: true, centre: { place: 120 } },
    'leave-audit': {
      // [ROLE-04] For approvers, after the learner's own leave.
      centre: { place: 125, roles: approvers },
    },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, store }) => ({
    leave: async () => {
      const [{ provideLeave }, { keptForms }] = await Promise.all([
        import('./flows.ts'),
        import('#app/kit/kept-form.ts'),
      ])
      return provideLeave(transport, keptForms(store))
    },
  }),
})
