import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/** [ROUTE-06] The second check that is due before a session grants any access. */
export const secondCheck = z.object({
  /** False: the check has been passed, or none is required. */
  due: z.boolean(),
  /** Where the code goes: to the phone, else by e-mail; null: neither is known. */
  channel: z.nullable(z.enum(['phone', 'email'])),
  /** The phone number or the e-mail address, masked. */
  contact: z.nullable(z.string()),
  /** Whether this device can be remembered. */
  canRemember: z.boolean(),
  /** The pending code: seconds until another can be requested, and until it expires; null: none. */
  sent: z.nullable(z.object({ resendAfter: z.number(), expiresAfter: z.number() })),
})
export type SecondCheck = z.infer<typeof secondCheck>

/**
 * [ROUTE-06] The codes themselves are sent and tried by generatePhoneCode and validPhoneCode, with the purpose
 * secondCheck.
 */
export const getSecondCheck = call({
  method: 'GET',
  path: 'api-ouser/portal/user/secondCheck',
  summary: 'What the second check of this session asks for.',
  payload: z.object({}),
  answer: secondCheck,
  duringCheck: true,
  preventMessage: true,
})
