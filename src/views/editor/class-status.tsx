import type { ManagedClassState } from '#api/class/managed-class.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Status, type StatusKind } from '#views/kit/status/status.tsx'

const kinds: Readonly<Record<ManagedClassState, StatusKind>> = {
  draft: 'active',
  announced: 'positive',
  closed: 'caution',
  discarded: 'neutral',
}

/** The state of a class in the hands of its staff. */
export function ClassStatus({ state }: { state: ManagedClassState }) {
  return <Status kind={kinds[state]}>{texts().managedClass.state[state]()}</Status>
}
