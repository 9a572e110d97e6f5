import { liveAddress } from '#api/live/addresses.ts'
import { getPublicLive, listPublicLive } from '#api/live/live.contract.ts'
import type { LiveBroadcast, LiveState } from '#api/live/live.contract.ts'
import { scheduleState } from '#machines/kit/schedule.lifecycle.ts'
import { dateOf, timeText } from '#server/database/codec.ts'
import { shownBroadcasts } from './shown-broadcasts.ts'
import type { BroadcastTable } from './tables.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { inLanguage } from '#server/http/in-language.ts'

const DAY_MS = 24 * 60 * 60_000
/** How far the list looks ahead and back. */
const AHEAD_MS = 14 * DAY_MS
const BACK_MS = DAY_MS

/** [LIVE-01] Live broadcasts, for the header and for the live player. */
export function liveRoutes(serve: Serve, { db }: Portal): void {
  serve(listPublicLive, async (_payload, { language, now }) => {
    const at = now.getTime()
    const rows = await shownBroadcasts(db)
      .where('broadcast.ends_at', '>', at - BACK_MS)
      .where('broadcast.starts_at', '<=', at + AHEAD_MS)
      .execute()
    return inLanguage(rows, language, ({ id }) => id)
      .map((row) => ({ row, broadcast: broadcastOf(row, now) }))
      .sort(
        (a, b) =>
          byState(a.broadcast, b.broadcast) ||
          distance(a.row, at) - distance(b.row, at) ||
          (a.row.id < b.row.id ? -1 : 1),
      )
      .map(({ broadcast }) => broadcast)
  })

  serve(getPublicLive, async ({ id }, { language, now }) => {
    const rows = await shownBroadcasts(db).where('broadcast.id', '=', id).execute()
    const row = inLanguage(rows, language, (one) => one.id)[0]
    if (row === undefined) throw notFound()
    const { summary, speaker, source } = row
    return { ...broadcastOf(row, now), summary, speaker, source, now: timeText(now.getTime()) }
  })
}

function broadcastOf(
  { id, title, join_url, starts_at, ends_at }: BroadcastTable & { title: string },
  now: Date,
): LiveBroadcast {
  const startTime = timeText(starts_at)
  return {
    id,
    title,
    joinUrl: join_url ?? `/#${liveAddress('livePlay', { id })}`,
    startDate: startTime.slice(0, 10),
    startTime,
    endTime: timeText(ends_at),
    state: scheduleState(dateOf(starts_at), dateOf(ends_at), now),
  }
}

const ORDER: readonly LiveState[] = ['inProgress', 'notStarted', 'ended']
const byState = (a: LiveBroadcast, b: LiveBroadcast): number => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)

/** The distance of its start, or of its end if it is over, from now. */
const distance = ({ starts_at, ends_at }: BroadcastTable, at: number): number =>
  Math.abs(at - (ends_at <= at ? ends_at : starts_at))
