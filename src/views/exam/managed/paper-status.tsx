import type { PaperState } from '#api/exam/paper.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Status, type StatusKind } from '#views/kit/status/status.tsx'

const kinds: Readonly<Record<PaperState, StatusKind>> = { inProgress: 'active', marking: 'caution', marked: 'positive' }

/** The state of a paper in the hands of who marks it. */
export const PaperStatus = ({ state }: { readonly state: PaperState }) => (
  <Status kind={kinds[state]}>{texts().marking.state[state]()}</Status>
)
