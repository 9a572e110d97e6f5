/** Pixels; `x` counts from where lines begin, so from the right in a language that is written to the left. */
export interface Place {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
/** The assistant is drawn as a round button, or as the panel that it opens. */
export type Shape = 'button' | 'panel'

/** [SHELL-50] Where it starts: so far from the side, and so far above the lower edge of the screen. */
export const START_INSET = 24
export const START_ABOVE_BOTTOM = 560
/** How far an arrow key moves it, and with Shift. */
export const STEP = 16
export const LEAP = 64

const BUTTON: Size = { width: 48, height: 48 }
const PANEL: Size = { width: 344, height: 512 }
/** What stays free beside a panel on a screen that is hardly larger. */
const EDGE = 8
/** The widest that the content of a page becomes. */
const COLUMN = 1200

/** A panel is as large as the screen lets it be. */
export function sizeOf(shape: Shape, screen: Size): Size {
  if (shape === 'button') return BUTTON
  return {
    width: Math.min(PANEL.width, screen.width - 2 * EDGE),
    height: Math.min(PANEL.height, screen.height - 2 * EDGE),
  }
}

export const startPlace = (screen: Size): Place => ({ x: START_INSET, y: screen.height - START_ABOVE_BOTTOM })

/** The nearest place at which all of it is on the screen. */
export function onScreen({ x, y }: Place, size: Size, screen: Size): Place {
  return { x: between(x, screen.width - size.width), y: between(y, screen.height - size.height) }
}
const between = (value: number, most: number): number => Math.max(0, Math.min(Math.round(value), most))

/** The corner after the one that is nearest, so that every corner can be had without dragging. */
export function nextCorner(place: Place, size: Size, screen: Size): Place {
  const far = { x: screen.width - size.width - START_INSET, y: screen.height - size.height - START_INSET }
  const isAtEnd = place.x > far.x / 2
  const isAtBottom = place.y > far.y / 2
  const corners: readonly Place[] = [
    { x: START_INSET, y: START_INSET },
    { x: far.x, y: START_INSET },
    { x: far.x, y: far.y },
    { x: START_INSET, y: far.y },
  ]
  const nearest = isAtBottom ? (isAtEnd ? 2 : 3) : isAtEnd ? 1 : 0
  return onScreen(corners[(nearest + 1) % corners.length] ?? place, size, screen)
}

/** Whether a panel at the start has room beside the content; elsewhere it waits as a button until somebody opens it. */
export function hasRoomBeside(screen: Size): boolean {
  return (screen.width - COLUMN) / 2 >= START_INSET + PANEL.width
}
