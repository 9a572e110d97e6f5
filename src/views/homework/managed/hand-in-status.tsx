import type { HomeworkState } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Status, type StatusKind } from '#views/kit/status/status.tsx'

const kinds: Readonly<Record<HomeworkState, StatusKind>> = {
  notSubmitted: 'neutral',
  submitted: 'active',
  notApproved: 'negative',
  approved: 'positive',
}

/** [HOMEWORK-02 in part] How homework stands, in a word. */
export function HandInStatus({ state }: { readonly state: HomeworkState }) {
  return <Status kind={kinds[state]}>{texts().managedTask.states[state]()}</Status>
}
