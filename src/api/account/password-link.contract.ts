import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/** The secret of a link, in the body to keep it out of access logs. */
const link = z.string().check(z.maxLength(200))

/** Refused with `passwordLink.unknown`, `passwordLink.expired`, `passwordLink.used` or `passwordLink.void`. */
export const openPasswordLink = call({
  method: 'POST',
  path: 'api-ouser/portal/user/open/account/openPasswordLink',
  summary: 'Whose password a link sets, before one is chosen.',
  payload: z.object({ link }),
  answer: z.object({
    accountName: z.string(),
    kind: z.enum(['invitation', 'reset']),
    /** As yyyy-MM-dd HH:mm:ss in UTC. */
    expiresAt: z.string(),
  }),
  access: 'open',
  preventMessage: true,
})
export type OpenedLink = z.infer<typeof openPasswordLink.answer>

/** [VALID-04, VALID-05, VALID-07] Refused as above, and with `password.…`. Ends every session of the account. */
export const setPasswordByLink = call({
  method: 'PUT',
  path: 'api-ouser/portal/user/open/account/setPasswordByLink',
  summary: 'Set a password with a link, which serves once.',
  payload: z.object({
    link,
    password: z.string().check(z.maxLength(256)),
    confirmation: z.string().check(z.maxLength(256)),
  }),
  answer: z.null(),
  access: 'open',
  preventMessage: true,
})
