import * as z from 'zod/mini'

/** [CONST-11] Success. */
export const CODE_SUCCESS = 2000
/** [ERROR-03] Duplicate request. */
export const CODE_REPEATED = 10003
/** [ERROR-04] Refused, with the server's localised message. */
export const CODE_REFUSED = 5000

/**
 * The answer of every call unless its contract says otherwise. `message` is localised for the caller;
 * `reason` is the text key behind it, shared with statecharts and tests; null on success.
 */
export const envelope = z.object({
  code: z.number(),
  message: z.string(),
  reason: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
})
export type Envelope = z.infer<typeof envelope>
