import { currentAddress, splitAddress } from '#browser/address.ts'
import { addressOf } from '#app/routes/address-of.ts'

/** What is to be played: a course where it was left, or one of its lectures, at a moment of it. */
export interface ToPlay {
  readonly courseID: string
  readonly coursewareID?: string | null
  /** Seconds of the lecture; null: where it was left. */
  readonly at?: number | null
}

/** A window in which the player runs offers this to the one that opened it. */
export interface PlayerWindow extends Window {
  showLecture?: (coursewareID: string, at: number | null) => void
}

/**
 * [PLAYER-01] Where the player of something is; the query of the page that it is opened from goes along (gap GAP-28).
 */
export function playerAddress(
  { courseID, coursewareID = null, at = null }: ToPlay,
  from: string = currentAddress(),
): string {
  const query = new URLSearchParams(splitAddress(from).query)
  query.set('courseID', courseID)
  if (coursewareID === null) query.delete('coursewareID')
  else query.set('coursewareID', coursewareID)
  if (coursewareID === null || at === null) query.delete('at')
  else query.set('at', String(Math.floor(at)))
  return `${addressOf('play')}?${query.toString()}`
}

/** The moment that an address names, whoever wrote it. */
export function momentOf(query: URLSearchParams): number | null {
  const at = query.get('at') ?? ''
  return /^\d{1,6}$/.test(at) ? Number(at) : null
}

/**
 * [PLAYER-02] Opens the player in a window of its own that fills the screen, or brings the one forward that plays this
 * course already. False: the browser lets no window open.
 */
export function openPlayer(page: Window, toPlay: ToPlay): boolean {
  const { availWidth, availHeight } = page.screen
  const features = `popup,left=0,top=0,width=${availWidth},height=${availHeight}`
  // An empty address leaves a window of this name as it is: what is being studied in it goes on.
  const player: PlayerWindow | null = page.open('', `player-${toPlay.courseID}`, features)
  if (player === null) return false
  if (!isAtPlayer(player)) player.location.replace(`${page.location.pathname}#${playerAddress(toPlay)}`)
  else if (toPlay.coursewareID !== undefined && toPlay.coursewareID !== null)
    player.showLecture?.(toPlay.coursewareID, toPlay.at ?? null)
  player.focus()
  return true
}

function isAtPlayer(player: PlayerWindow): boolean {
  try {
    return player.location.hash.startsWith(`#${addressOf('play')}?`)
  } catch {
    // It has been led somewhere that is not ours to read.
    return false
  }
}
