/** Pixels; `x` counts from the inline start, so from the right in right-to-left languages. */
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

/** [SHELL-50] Start position: distances from the inline edge and from the lower edge of the screen. */
export const START_INSET = 24
export const START_ABOVE_BOTTOM = 560
/**
 * [SHELL-50] On phones and portrait tablets the text fills the screen, so the inline start would cover headings: there
 * it starts at the inline end, within reach of a thumb and above fixed bars at the lower edge.
 */
const HAND_HELD = 1024
const HAND_HELD_INSET = 16
const HAND_HELD_ABOVE_BOTTOM = 168
/** Step of an arrow key in pixels, and with Shift. */
export const STEP = 16
export const LEAP = 64

const BUTTON: Size = { width: 48, height: 48 }
const PANEL: Size = { width: 344, height: 512 }
/** Margin that stays free beside a panel on small screens. */
const EDGE = 8
/** Maximum width of the page content. */
const COLUMN = 1200

/** The panel size, limited by the screen. */
export function sizeOf(shape: Shape, screen: Size): Size {
  if (shape === 'button') return BUTTON
  return {
    width: Math.min(PANEL.width, screen.width - 2 * EDGE),
    height: Math.min(PANEL.height, screen.height - 2 * EDGE),
  }
}

export const startPlace = ({ width, height }: Size): Place =>
  width < HAND_HELD
    ? { x: width - BUTTON.width - HAND_HELD_INSET, y: height - HAND_HELD_ABOVE_BOTTOM }
    : { x: START_INSET, y: height - START_ABOVE_BOTTOM }

/** The nearest position that is fully on the screen; a panel keeps a margin beside and below. */
export function onScreen({ x, y }: Place, size: Size, screen: Size): Place {
  const edge = size === BUTTON ? 0 : EDGE
  return { x: between(edge, x, screen.width - size.width - edge), y: between(0, y, screen.height - size.height - edge) }
}
const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(Math.round(value), most))

/** The corner after the nearest one, so that all corners can be reached without dragging. */
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

/** Whether the initial panel fits beside the content; otherwise it starts collapsed. */
export function hasRoomBeside(screen: Size): boolean {
  return (screen.width - COLUMN) / 2 >= START_INSET + PANEL.width
}
