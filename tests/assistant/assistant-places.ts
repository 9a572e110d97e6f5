/** [SHELL-50] Where the assistant may be, worked out from the specification: as a button, or as the panel it opens. */
interface Point {
  readonly x: number
  readonly y: number
}
export interface Placed {
  readonly place: Point | null
  readonly shape: 'button' | 'panel'
  readonly screen: { readonly width: number; readonly height: number }
}

/** A button of 48 pixels; a panel of 344 by 512 with eight pixels beside and below it, smaller on a small screen. */
const drawn = ({ shape, screen: { width, height } }: Placed) =>
  shape === 'button'
    ? { width: 48, height: 48, edge: 0 }
    : { width: Math.min(344, width - 16), height: Math.min(512, height - 16), edge: 8 }

/** The nearest point at which all of it is on the screen. */
export function onScreen({ x, y }: Point, placed: Placed): Point {
  const { width, height, edge } = drawn(placed)
  const most = { x: placed.screen.width - width - edge, y: placed.screen.height - height - edge }
  return { x: Math.max(edge, Math.min(x, most.x)), y: Math.max(0, Math.min(y, most.y)) }
}

/** Where it is: at first 24 pixels from the left and 560 above the lower edge; on small screens at the other side. */
export function placeOf(placed: Placed): Point {
  const { width, height } = placed.screen
  const start = width < 1024 ? { x: width - 48 - 16, y: height - 168 } : { x: 24, y: height - 560 }
  return onScreen(placed.place ?? start, placed)
}

/** The corner after the nearest one, clockwise, with 24 pixels around. */
export function nextCorner(placed: Placed): Point {
  const { width, height } = drawn(placed)
  const far = { x: placed.screen.width - width - 24, y: placed.screen.height - height - 24 }
  const { x, y } = placeOf(placed)
  const isRight = x > far.x / 2
  const isLow = y > far.y / 2
  return onScreen({ x: isLow ? 24 : far.x, y: isRight ? far.y : 24 }, placed)
}
