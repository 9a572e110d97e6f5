import type { Registration } from '#api/class/registration.contract.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'
import { registrationAt, registrationOffers } from './registration.lifecycle.ts'

/** What staff decide on a registration. */
export const staffDecisions = ['approve', 'decline', 'takeOut'] as const
export type StaffDecision = (typeof staffDecisions)[number]

/** The lifecycle's verdict on what staff would do, and why it cannot be done. */
export const { verdict: registrationVerdict, closedBecause } = recordVerdicts({
  offers: registrationOffers,
  snapshotOf: ({ state, revision, position, reason }: Registration) =>
    registrationAt(state, { revision, ticket: position, reason }),
  over: 'registration.nothingToDecide',
})
