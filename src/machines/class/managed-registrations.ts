import { recordVerdicts } from '#machines/kit/record-verdict.ts'
import { registrationJudging } from './registration-verdicts.ts'

/** What staff decide on a registration. */
export const staffDecisions = ['approve', 'decline', 'takeOut'] as const
export type StaffDecision = (typeof staffDecisions)[number]

/** The lifecycle's verdict on what staff would do, what they are offered, and why it cannot be done. */
export const {
  verdict: registrationVerdict,
  closedBecause,
  offered,
} = recordVerdicts({
  ...registrationJudging,
  over: 'registration.nothingToDecide',
})
