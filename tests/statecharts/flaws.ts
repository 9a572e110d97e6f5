import { isWithin } from '../../scripts/statecharts/chart.ts'
import { crossingsOf, isCrossed } from '../../scripts/statecharts/headings.ts'
import { lineBox, padding } from '../../scripts/statecharts/boxes.ts'
import type { Area, Layout, PlacedArrow, PlacedState, Point } from '../../scripts/statecharts/layout.ts'

/**
 * What a demanding reader would complain of in a picture: things that lie on one another, labels away from their
 * arrows.
 */
export function flawsOf(layout: Layout): readonly string[] {
  const labels = layout.arrows.flatMap((placed) =>
    placed.label === null ? [] : [{ name: placed.arrow.id, placed, area: placed.label }],
  )
  const leaves = layout.states.filter(({ state }) => !layout.states.some((other) => other.state.parent === state.id))
  return [
    ...pairs(labels)
      .filter(([a, b]) => overlap(a.area, b.area))
      .map(([a, b]) => `the labels of ${a.name} and ${b.name} overlap`),
    ...labels.flatMap((label) =>
      leaves
        .filter((leaf) => overlap(label.area, leaf))
        .map(({ state }) => `the label of ${label.name} lies on ${state.id}`),
    ),
    ...labels
      .filter(({ placed, area }) => distanceTo(placed, area) > 12)
      .map(({ name }) => `the label of ${name} is away from its arrow`),
    ...labels.flatMap(({ name, area }) =>
      layout.arrows
        .filter((placed) => placed.arrow.id !== name && crosses(placed, area))
        .map((placed) => `the arrow ${placed.arrow.id} crosses the label of ${name}`),
    ),
    ...leaves.flatMap((leaf) =>
      layout.arrows
        .filter((placed) => isForeign(placed, leaf) && crosses(placed, leaf))
        .map((placed) => `the arrow ${placed.arrow.id} crosses ${leaf.state.id}`),
    ),
    ...layout.states
      .filter((placed) => isCrossed(placed, crossingsOf(layout, placed)))
      .map(({ state }) => `an arrow crosses the heading of ${state.id}`),
    ...layout.states
      .filter((placed) => placed.state.type !== 'history' && !holdsItsText(placed))
      .map(({ state }) => `the text of ${state.id} does not fit`),
    ...pairs(leaves)
      .filter(([a, b]) => overlap(a, b))
      .map(([a, b]) => `${a.state.id} and ${b.state.id} overlap`),
  ]
}

function isForeign({ arrow }: PlacedArrow, { state }: PlacedState): boolean {
  return arrow.source !== state.id && arrow.target !== state.id && !isWithin(state.id, arrow.target)
}

function holdsItsText({ box, shift, width, height }: PlacedState): boolean {
  const lines = box.lines.reduce((sum, line) => sum + lineBox(line.style).height, 0)
  return shift + box.width + 2 * padding <= width + 1 && lines + 2 * padding <= height + 1
}

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((item, index) => items.slice(index + 1).map((other) => [item, other] as const))
}

function overlap(a: Area, b: Area): boolean {
  return a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height
}

function crosses({ points }: PlacedArrow, area: Area): boolean {
  return segments(points).some(([start, end]) => overlap(boundsOf(start, end), area))
}

/** The distance of a label from its arrow, in pixels. */
function distanceTo({ points }: PlacedArrow, { x, y, width, height }: Area): number {
  const gaps = segments(points).map(([start, end]) => {
    const line = boundsOf(start, end)
    const across = Math.max(0, line.x - (x + width), x - (line.x + line.width))
    const down = Math.max(0, line.y - (y + height), y - (line.y + line.height))
    return Math.hypot(across, down)
  })
  return Math.min(...gaps)
}

function segments(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.slice(1).map((end, index) => [points[index]!, end] as const)
}

function boundsOf(a: Point, b: Point): Area {
  return {
    x: Math.min(a.x, b.x) - 1,
    y: Math.min(a.y, b.y) - 1,
    width: Math.abs(a.x - b.x) + 2,
    height: Math.abs(a.y - b.y) + 2,
  }
}
