import { isInkless } from '#api/kit/written-text.ts'

export const BROADCAST_TITLE_MAX = 120
export const BROADCAST_SUMMARY_MAX = 2000
export const SPEAKER_MAX = 100
export const LINK_MAX = 500
export const PLAYLIST_ENDING = '.m3u8'
/** The longest broadcast. */
export const BROADCAST_DAYS = 31
const DAY_MS = 24 * 60 * 60_000

/** What is judged of a broadcast; times in milliseconds since 1970, NaN where none is chosen. */
interface Judged {
  readonly titles: readonly string[]
  readonly startsAt: number
  readonly endsAt: number
  readonly joinUrl: string | null
  readonly source: string | null
}

/** The portal's own streams, and playlists anywhere. */
const OWN_STREAM = /^\/live\/[\w-]{1,64}\/master\.m3u8$/
/** Written out in full, without a name or a password. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}
export const isOwnStream = (source: string): boolean => OWN_STREAM.test(source)
const isPlaylist = (text: string): boolean =>
  isOwnStream(text) || (isWebAddress(text) && new URL(text).pathname.endsWith(PLAYLIST_ENDING))

export type BroadcastFault =
  `broadcast.${'titleMissing' | 'endBeforeStart' | 'tooLong' | 'linkInvalid' | 'sourceInvalid'}`

/** Why a broadcast cannot be stored, as far as both sides can tell; null: it can. */
export function broadcastFault({ titles, startsAt, endsAt, joinUrl, source }: Judged): BroadcastFault | null {
  if (titles.every(isInkless)) return 'broadcast.titleMissing'
  if (!(endsAt > startsAt)) return 'broadcast.endBeforeStart'
  if (endsAt - startsAt > BROADCAST_DAYS * DAY_MS) return 'broadcast.tooLong'
  if (joinUrl !== null && !isWebAddress(joinUrl)) return 'broadcast.linkInvalid'
  if (source !== null && !isPlaylist(source)) return 'broadcast.sourceInvalid'
  return null
}
