import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/**
 * [CALL-25] The bytes of a file as they were stored, or the one part of them that `Range` names; one that is not
 * there, or not for the caller, is refused with `request.notFound`.
 */
export const streamFile = call({
  method: 'GET',
  path: 'api-file/portal/file/stream/{fileID}',
  summary: 'A stored file, such as a picture or a lecture, whole or in ranges.',
  payload: z.object({
    fileID: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    /** The file itself, not a smaller copy; there is nothing else yet, so it changes nothing. */
    origin: z.optional(z.literal('true')),
  }),
  answer: z.unknown(),
  access: 'open',
  binary: true,
  preventMessage: true,
})
