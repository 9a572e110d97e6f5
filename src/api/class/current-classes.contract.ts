import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/** [CALL-14, CLASS-06] The ids of the caller's classes in progress, kept locally as currentClasses. */
export const getCurrentInfo = call({
  method: 'GET',
  path: 'api-classes/portal/api/currentinfo',
  summary: "The ids of the caller's current classes.",
  payload: z.object({}),
  answer: z.object({ currentClasses: z.array(z.string()) }),
  unseen: 'It shortens links only; the class pages load their classes by themselves.',
})
