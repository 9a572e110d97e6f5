import * as z from 'zod/mini'

import { call } from './call.ts'

/** ENTITY-07 */
export const liveItem = z.object({ imageID: z.string(), link: z.string() })

/** [CALL-16] */
export const listLiveBroadcasts = call({
  method: 'GET',
  path: 'api-information/portal/open/liveBroadcast',
  summary: 'Live broadcasts for the side window.',
  payload: z.object({}),
  answer: z.array(liveItem),
  access: 'open',
  preventMessage: true,
})

/** ENTITY-11. The detail is in the caller's language. */
export const informationItem = z.object({
  informationID: z.string(),
  informationDetail: z.string(),
  categoryCode: z.string(),
})

/** [CALL-17] copy_right and about_us; an empty list when there is no such content. */
export const getSpecificCategory = call({
  method: 'GET',
  path: 'api-information/portal/information/getSpecificCategory',
  summary: 'Published information of one category.',
  payload: z.object({ searchCategoryCode: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.array(informationItem),
  access: 'open',
  preventMessage: true,
})
