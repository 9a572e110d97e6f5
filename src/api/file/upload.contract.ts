import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { UPLOAD_MAX, uploaders, uploadServices } from './upload-rule.ts'

/**
 * [CALL-24, HTTP-07] Stores a file. The form is sent untouched: it carries no `_csrf`, so the origin is checked instead
 * (gap GAP-70), and `lang` is in the address.
 */
export const uploadFile = call({
  method: 'POST',
  path: 'zuul/api-file/portal/file',
  summary:
    'Stores a file of at most 10 MB; serviceCode says what for, and so which types are allowed and who may send one.',
  payload: z.object({
    serviceCode: z.enum(uploadServices),
    /** Left out it is refused with `file.noFile`, a text of its own. */
    file: z.optional(z.file()),
  }),
  /** [ENTITY-16] */
  answer: z.object({ fileID: z.string() }),
  access: uploaders,
  encoding: 'multipart',
  bodyLimit: UPLOAD_MAX,
  // The upload field itself shows the outcome.
  preventMessage: true,
})
