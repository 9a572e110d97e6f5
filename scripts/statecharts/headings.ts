import { padding } from './boxes.ts'
import type { Layout, PlacedState } from './layout.ts'

/** The position of a compound state's heading: `shift` pixels from its left edge, lines at most `room` wide. */
export type Headings = ReadonlyMap<string, { readonly shift: number; readonly room: number }>

const clearance = 8
const narrowest = 96

/** Maximum width of an unobstructed heading. */
export const widestHeading = 330

/** Moves headings crossed by an arrow into a gap between the arrows. */
export function dodged(layout: Layout, headings: Headings): Headings {
  const moved = new Map(headings)
  for (const placed of crossedIn(layout)) {
    const gap = bestGap(placed, crossingsOf(layout, placed))
    if (gap !== null) moved.set(placed.state.id, gap)
  }
  return moved
}

/** The states whose headings are crossed by an arrow. */
export function crossedIn(layout: Layout): readonly PlacedState[] {
  return layout.states.filter((placed) => isCrossed(placed, crossingsOf(layout, placed)))
}

/** True if an arrow crosses the heading's text, or the state is too narrow for it. */
export function isCrossed(placed: PlacedState, crossings: readonly number[]): boolean {
  if (placed.state.type === 'history') return false
  const left = placed.x + padding + placed.shift
  const right = left + placed.box.width
  return right + padding > placed.x + placed.width + 1 || crossings.some((x) => x > left - 4 && x < right + 4)
}

/** The x positions where arrows pass the band of a state's heading, from left to right. */
export function crossingsOf(layout: Layout, placed: PlacedState): readonly number[] {
  if (!layout.states.some(({ state }) => state.parent === placed.state.id)) return []
  const bottom = placed.y + padding + placed.box.height
  return layout.arrows
    .flatMap(({ points }) =>
      points.slice(1).flatMap((end, index) => {
        const start = points[index] ?? end
        const [above, below] = [Math.min(start.y, end.y), Math.max(start.y, end.y)]
        const passes = above < bottom && below > placed.y + 1 && start.x === end.x
        return passes && start.x > placed.x && start.x < placed.x + placed.width ? [start.x] : []
      }),
    )
    .sort((a, b) => a - b)
}

/** The first gap wide enough for the heading, else the widest; null if all are too narrow. */
function bestGap({ x, width, box }: PlacedState, crossings: readonly number[]): { shift: number; room: number } | null {
  const walls = [x + padding - clearance, ...crossings, x + width - padding + clearance]
  const gaps = walls.slice(1).map((wall, index) => {
    const from = (walls[index] ?? x) + clearance
    return { shift: Math.round(from - x - padding), room: Math.floor(wall - clearance - from) }
  })
  const roomy = gaps.find((gap) => gap.room >= box.width)
  const widest = gaps.reduce<(typeof gaps)[number] | null>(
    (best, gap) => (best === null || gap.room > best.room ? gap : best),
    null,
  )
  const chosen = roomy ?? widest
  return chosen === null || chosen.room < narrowest ? null : { ...chosen, room: Math.min(chosen.room, widestHeading) }
}
