import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/** [ROUTE-06] What is due before a session opens anything. */
export const secondCheck = z.object({
  /** False: this session has been passed already, or none was asked for. */
  due: z.boolean(),
  /** Where the code goes: to the phone, without one by e-mail; null: there is neither. */
  channel: z.nullable(z.enum(['phone', 'email'])),
  /** The phone number or the e-mail address, masked. */
  contact: z.nullable(z.string()),
  /** Whether this device can be spared the next time. */
  canRemember: z.boolean(),
  /** The code that is on its way, in seconds: until another can be asked for, and until it expires; null: none is. */
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
