import * as z from 'zod/mini'

import {
  inLanguages,
  languageCode,
  managedID,
  managedKeyword,
  revision,
} from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { BROADCAST_SUMMARY_MAX, BROADCAST_TITLE_MAX, LINK_MAX, SPEAKER_MAX } from './broadcast-rule.ts'
import { liveStates } from './live.contract.ts'

const text = z.strictObject({
  language: languageCode,
  title: z.string().check(z.trim(), z.maxLength(BROADCAST_TITLE_MAX)),
  summary: z.string().check(z.trim(), z.maxLength(BROADCAST_SUMMARY_MAX)),
})
const link = z.nullable(z.string().check(z.trim(), z.maxLength(LINK_MAX)))

const document = {
  texts: inLanguages(text),
  speaker: z.string().check(z.trim(), z.maxLength(SPEAKER_MAX)),
  startTime: moment,
  endTime: moment,
  /** Where it is joined, outside the portal; null: in the portal's own live player. */
  joinUrl: link,
  /** The HLS playlist that the portal's player shows; null: not known yet. */
  source: link,
}
const wholeBroadcast = z.object(document)
export type BroadcastDocument = z.infer<typeof wholeBroadcast>

/** Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedBroadcast = z.object({
  broadcastID: z.string(),
  revision: z.number(),
  ...document,
  state: z.enum(liveStates),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ManagedBroadcast = z.infer<typeof managedBroadcast>

const staff = { access: ['admin'], preventMessage: true } as const

/** The latest first. */
export const listManagedBroadcasts = call({
  method: 'GET',
  path: 'api-classes/manage/broadcast/list',
  summary: 'Live broadcasts of all times, for administrators.',
  payload: z.object({ state: z.optional(z.enum(liveStates)), keyword: z.optional(managedKeyword), ...paging }),
  answer: z.object({ list: z.array(managedBroadcast), count: z.number() }),
  ...staff,
})

export const getManagedBroadcast = call({
  method: 'GET',
  path: 'api-classes/manage/broadcast/detail/{broadcastID}',
  summary: 'One live broadcast with its texts in all languages, for administrators.',
  payload: z.object({ broadcastID: managedID }),
  answer: managedBroadcast,
  ...staff,
})

/**
 * Refused: `broadcast.titleMissing` without a title in any language, `broadcast.endBeforeStart`, `broadcast.tooLong`,
 * `broadcast.linkInvalid`, `broadcast.sourceInvalid`, and `broadcast.sourceForeign` for a playlist of a server that the
 * portal's settings do not name.
 */
export const createBroadcast = call({
  method: 'POST',
  path: 'api-classes/manage/broadcast',
  summary: 'Plan a live broadcast; everybody sees it from then on.',
  payload: wholeBroadcast,
  answer: managedBroadcast,
  ...staff,
})

/** Refused like `createBroadcast`, and as `record.stale`. */
export const saveBroadcast = call({
  method: 'PUT',
  path: 'api-classes/manage/broadcast/{broadcastID}',
  summary: 'Replace texts, times and links of a live broadcast.',
  payload: z.object({ broadcastID: managedID, revision, ...document }),
  answer: managedBroadcast,
  ...staff,
})

export const removeBroadcast = call({
  method: 'DELETE',
  path: 'api-classes/manage/broadcast/{broadcastID}',
  summary: 'Call a live broadcast off, or take away one that is over.',
  payload: z.object({ broadcastID: managedID, revision }),
  answer: z.null(),
  ...staff,
})
