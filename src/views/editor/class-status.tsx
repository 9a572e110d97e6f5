import { useState } from 'react'

import type { ManagedClassEntry, ManagedClassState } from '#api/class/managed-class.contract.ts'
import { texts } from '#i18n/texts.ts'
import { scheduleState } from '#machines/kit/schedule.lifecycle.ts'

import { Status, type StatusKind } from '#views/kit/status/status.tsx'
import { localTime } from '#views/kit/time/time-text.tsx'

const kinds: Readonly<Record<ManagedClassState, StatusKind>> = {
  draft: 'active',
  announced: 'positive',
  closed: 'caution',
  discarded: 'neutral',
}

/** The state of a class in the hands of its staff; one that was announced and has taken place is over. */
export function ClassStatus({ state, startsAt, endsAt }: Pick<ManagedClassEntry, 'state' | 'startsAt' | 'endsAt'>) {
  const [now] = useState(() => new Date())
  const { managedClass: LL } = texts()
  if (state === 'announced' && scheduleState(localTime(startsAt), localTime(endsAt), now) === 'ended')
    return <Status kind="neutral">{LL.ended()}</Status>
  return <Status kind={kinds[state]}>{LL.state[state]()}</Status>
}
