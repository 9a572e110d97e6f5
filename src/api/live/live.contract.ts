import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [LIVE-03] */
export const liveStates = ['notStarted', 'inProgress', 'ended'] as const

/** ENTITY-06, its title in the caller's language. */
export const liveBroadcast = z.object({
  id: z.string(),
  title: z.string(),
  /** Where to join: an address set by the organisation, or `/#/livePlay?id=…` [SHELL-22]. */
  joinUrl: z.string(),
  /** The day of `startTime`, as yyyy-MM-dd in UTC; the viewer's local day follows from `startTime`. */
  startDate: z.string(),
  /** As yyyy-MM-dd HH:mm:ss in UTC, like all times here. */
  startTime: z.string(),
  endTime: z.string(),
  state: z.enum(liveStates),
})
export type LiveBroadcast = z.infer<typeof liveBroadcast>
export type LiveState = LiveBroadcast['state']

/**
 * [CALL-15, LIVE-04] First those in progress, then those starting within 14 days, then those ended within the last 24
 * hours; nearest to now first.
 */
export const listPublicLive = call({
  method: 'GET',
  path: 'api-classes/portal/open/meeting/listPublicLive',
  summary: 'Live broadcasts in progress, of the next 14 days and of the last 24 hours.',
  payload: z.object({}),
  answer: z.array(liveBroadcast),
  access: 'open',
  preventMessage: true,
})

/** The data of the live player [LIVE-02]. */
export const liveBroadcastDetail = z.extend(liveBroadcast, {
  summary: z.string(),
  speaker: z.string(),
  /** The address of an HLS playlist, own or external; null: not set. */
  source: z.nullable(z.string()),
  /** The server's time: the countdown uses it instead of the browser's clock. */
  now: z.string(),
})
export type LiveBroadcastDetail = z.infer<typeof liveBroadcastDetail>

/** [ROUTE-59] An unknown one is refused with `request.notFound`. */
export const getPublicLive = call({
  method: 'GET',
  path: 'api-classes/portal/open/meeting/detail/{id}',
  summary: 'One live broadcast.',
  payload: z.object({ id }),
  answer: liveBroadcastDetail,
  access: 'open',
  preventMessage: true,
})
