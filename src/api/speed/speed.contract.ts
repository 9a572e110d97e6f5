import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/** Bytes of one measured download. */
export const PAYLOAD_MIN = 64 * 1024
export const PAYLOAD_MAX = 8 * 1024 * 1024

/** [ROUTE-15] Answered at once, so that it measures the round trip. */
export const pingPortal = call({
  method: 'GET',
  path: 'api-basic/portal/open/speedtest/ping',
  summary: 'Nothing, at once: for measuring the way to this server and back.',
  payload: z.object({}),
  answer: z.null(),
  access: 'open',
  preventMessage: true,
})

/** [ROUTE-15] So many random bytes, which no proxy can compress. */
export const downloadPayload = call({
  method: 'GET',
  path: 'api-basic/portal/open/speedtest/payload',
  summary: 'Bytes of chance, for measuring how fast this server can be read from.',
  payload: z.object({ size: z.coerce.number().check(z.int(), z.minimum(PAYLOAD_MIN), z.maximum(PAYLOAD_MAX)) }),
  answer: z.unknown(),
  access: 'open',
  binary: true,
  preventMessage: true,
})
