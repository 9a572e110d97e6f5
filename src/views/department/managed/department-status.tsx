import type { DepartmentState } from '#api/department/managed-department.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Status, type StatusKind } from '#views/kit/status/status.tsx'

const kinds: Readonly<Record<DepartmentState, StatusKind>> = {
  open: 'positive',
  closed: 'neutral',
  merged: 'neutral',
}

/** The state of a department, in a word. */
export function DepartmentStatus({ state }: { readonly state: DepartmentState }) {
  return <Status kind={kinds[state]}>{texts().department.state[state]()}</Status>
}
