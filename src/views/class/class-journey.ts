import type { ClassCard, ClassState } from '#api/class/class-card.contract.ts'
import { texts } from '#i18n/texts.ts'
import { scheduleLifecycle } from '#machines/kit/schedule.lifecycle.ts'
import type { PortalSettings } from '#app/portal-settings.ts'

import { journeyOf, type JourneyStep } from '#views/kit/journey/journey.tsx'
import type { StatusKind } from '#views/kit/status/status.tsx'

const states: readonly ClassState[] = ['notStarted', 'inProgress', 'ended']
export const statusKinds: Readonly<Record<ClassState, StatusKind>> = {
  notStarted: 'neutral',
  inProgress: 'active',
  ended: 'neutral',
}

/** [CLASS-03] The journey of a class, with its start and end times. */
export function classJourney(
  { state, startTime, endTime }: ClassCard,
  wording: PortalSettings['wording'],
): readonly JourneyStep[] {
  const LL = texts().class.terms[wording].state
  const stateOf = (key: string): ClassState => states.find((entry) => key.endsWith(entry)) ?? state
  const times: Readonly<Record<ClassState, string | null>> = { notStarted: null, inProgress: startTime, ended: endTime }
  return journeyOf(
    scheduleLifecycle,
    { value: state, log: [] },
    { title: (name) => LL[stateOf(name)](), who: (who) => who },
  ).map((step) => ({ ...step, time: times[stateOf(step.key)] }))
}
