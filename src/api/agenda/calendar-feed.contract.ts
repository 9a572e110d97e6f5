import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'

export const calendarFeed = z.object({
  /** When its address was made; null: there is none. */
  createdAt: z.nullable(moment),
})
export type CalendarFeed = z.infer<typeof calendarFeed>

export const getCalendarFeed = call({
  method: 'GET',
  path: 'api-classes/portal/agenda/feed',
  summary: "Whether the caller's agenda can be read by a secret address. The address itself is shown once only.",
  payload: z.object({}),
  answer: calendarFeed,
  preventMessage: true,
})

/** The address before is dead at once. */
export const renewCalendarFeed = call({
  method: 'POST',
  path: 'api-classes/portal/agenda/feed/renew',
  summary: "Makes a new secret address of the caller's agenda, in place of the one before.",
  payload: z.object({}),
  answer: z.object({
    createdAt: moment,
    /** The path of the address, from the origin of the portal on; shown once. */
    path: z.string(),
  }),
  preventMessage: true,
})
export type NewFeed = z.infer<typeof renewCalendarFeed.answer>

export const stopCalendarFeed = call({
  method: 'DELETE',
  path: 'api-classes/portal/agenda/feed',
  summary: "Takes the secret address of the caller's agenda away.",
  payload: z.object({}),
  answer: calendarFeed,
  preventMessage: true,
})
