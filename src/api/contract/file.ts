import * as z from 'zod/mini'

import { call } from './call.ts'

/** Who may have a file: anybody, or anybody signed in. */
export const fileAccess = ['open', 'session'] as const
export type FileAccess = (typeof fileAccess)[number]

/** [CALL-25] The bytes of a file as they were stored; one that is not there, or not for the caller, is refused with `request.notFound`. */
export const streamFile = call({
  method: 'GET',
  path: 'api-file/portal/file/stream/{fileID}',
  summary: 'A stored file, such as a picture.',
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
