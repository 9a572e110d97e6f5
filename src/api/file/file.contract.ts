import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/**
 * [CALL-25] The bytes of a stored file, or the single part named by `Range`; an unknown or inaccessible one is refused
 * with `request.notFound`.
 */
export const streamFile = call({
  method: 'GET',
  path: 'api-file/portal/file/stream/{fileID}',
  summary: 'A stored file, such as a picture or a lecture, whole or in ranges.',
  payload: z.object({
    fileID: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    /** Always the file itself: there are no thumbnails yet, so it has no effect. */
    origin: z.optional(z.literal('true')),
  }),
  answer: z.unknown(),
  access: 'open',
  binary: true,
  preventMessage: true,
})
