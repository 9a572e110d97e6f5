import { studyAddress } from '#api/study/addresses.ts'
import { currentAddress, splitAddress } from '#browser/address.ts'

/** What to play: a course from its last position, or a lecture, optionally at a position. */
export interface ToPlay {
  readonly courseID: string
  readonly coursewareID?: string | null
  /** Seconds into the lecture; null: the last position. */
  readonly at?: number | null
}

/** Offered to its opener by a window that runs the player. */
export interface PlayerWindow extends Window {
  showLecture?: (coursewareID: string, at: number | null) => void
}

/** [PLAYER-01] The address of the player; the query of the opening page is passed on (gap GAP-28). */
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
  return `${studyAddress('play')}?${query.toString()}`
}

/** The position in an untrusted address. */
export function momentOf(query: URLSearchParams): number | null {
  const at = query.get('at') ?? ''
  return /^\d{1,6}$/.test(at) ? Number(at) : null
}

/**
 * [PLAYER-02] Opens the player in its own screen-sized window, or focuses the one that already plays this course.
 * Returns false if the browser blocks the window.
 */
export function openPlayer(page: Window, toPlay: ToPlay): boolean {
  const { availWidth, availHeight } = page.screen
  const features = `popup,left=0,top=0,width=${availWidth},height=${availHeight}`
  // An empty URL does not navigate an existing window of this name, so its playback continues.
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
    return player.location.hash.startsWith(`#${studyAddress('play')}?`)
  } catch {
    // Cross-origin: the window has navigated elsewhere and cannot be read.
    return false
  }
}
