import type {
  DepartmentAction,
  DepartmentState,
  ManagedDepartment,
} from '#api/department/managed-department.contract.ts'

import type { RecordRules } from '#machines/kit/record-context.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'
import { departmentAt, departmentOffers } from './department.lifecycle.ts'

/** The lifecycle's verdict on what an administrator does with a department, and what is offered. */
export const { verdict: departmentVerdict, offered: departmentOffered } = recordVerdicts({
  offers: departmentOffers,
  snapshotOf: ({ state, revision, parentID, mergedInto }: ManagedDepartment) =>
    departmentAt(state, { revision, parentID, mergedIntoID: mergedInto?.departmentID ?? null }),
  over: 'department.isMerged',
})

export const departmentRules: RecordRules<ManagedDepartment, DepartmentAction> = {
  verdict: departmentVerdict,
  revisionOf: ({ revision }) => revision,
}

/** What there is to do in each state. */
export const departmentActionsIn: Readonly<Record<DepartmentState, readonly DepartmentAction[]>> = {
  open: ['move', 'merge', 'close'],
  closed: ['reopen'],
  merged: [],
}
