import type { Registration, RegistrationAction, RegistrationState } from '#api/class/registration.contract.ts'
import type { RecordRules } from '#machines/kit/record-context.ts'
import { verdictOn } from '#machines/kit/offers.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'

import { PAUSE_MS, registrationAt, registrationOffers } from './registration.lifecycle.ts'

/** [REG-01] Actions of its learner. */
export const ownActions = [
  'register',
  'withdraw',
  'accept',
  'turnDown',
] as const satisfies readonly RegistrationAction[]
export type OwnAction = (typeof ownActions)[number]

/** What a viewer's actions are judged by. */
export const registrationJudging = {
  offers: registrationOffers,
  // The number in line is the server's: a browser knows the place.
  snapshotOf: ({ state, revision, position, reason }: Registration) =>
    registrationAt(state, { revision, ticket: position, reason }),
}

/** The lifecycle's verdict on an action of a learner, which are offered, and why an action is disabled. */
export const {
  verdict: registrationVerdict,
  closedBecause,
  offered,
} = recordVerdicts({
  ...registrationJudging,
  over: 'record.notNow',
})

/** The state that an action of a learner would lead to now; null: the lifecycle refuses it. */
export function leadsTo(own: Registration, action: OwnAction): RegistrationState | null {
  const { offers, snapshotOf } = registrationJudging
  const said = verdictOn(offers, snapshotOf(own), action, own, null)
  return said.kind === 'allowed' ? said.next.value : null
}

export const registrationRules: RecordRules<Registration, RegistrationAction> = {
  verdict: registrationVerdict,
  revisionOf: ({ revision }) => revision,
  changesIn({ state, facts: { now, opensAt, closesAt, endsAt, changedAt } }) {
    const pauseEnds = state === 'withdrawn' && changedAt !== null ? [changedAt + PAUSE_MS] : []
    const coming = [opensAt, closesAt, endsAt, ...pauseEnds].filter((moment) => moment > now)
    return coming.length === 0 ? null : Math.min(...coming) - now
  },
}
