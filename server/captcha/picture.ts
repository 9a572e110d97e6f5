import type { Random } from '#server/random.ts'
import glyphs from './assets/glyphs.json' with { type: 'json' }
import { areaOf, between, clip, shuffled, wave } from './geometry.ts'
import type { Contour, Point } from './geometry.ts'

/** Size of the picture in CSS pixels. */
export const PICTURE_WIDTH = 132
export const PICTURE_HEIGHT = 44

type Typeface = Readonly<Record<string, readonly (readonly number[])[]>>
const TYPEFACES: readonly Typeface[] = glyphs
const CAPITAL_HEIGHT = 1000

/** Neighbouring hues of one lightness: each has 4.3:1 or more on white and on #111. */
const COLOURS = ['#1a76cc', '#2c72d6', '#4a6bd8', '#6165d3', '#0f7ab8', '#117d9c']
const CUTS = 5
/** How far two pieces of a cut shape lie over each other, so that no seam shows. */
const LAP = 0.12

/**
 * Draws a word (characters of PICTURE_ALPHABET) as an SVG on a transparent ground for light and dark pages.
 * The word, bent, and the noise across it are cut along the same random lines; a path holds all that lies in
 * one piece, and paths and what they hold are in random order, so the file tells nothing that the eye must not see first.
 */
export function drawPicture(text: string, random: Random): string {
  const bend = wave(random, 1.3, 60)
  const word = layOut(text, random).map((contour) => contour.map(bend))
  const pieces = cut([...word, ...noise(random)], random)
  const paths = shuffled(pieces, random).map((piece) => {
    const colour = COLOURS[Math.floor(random() * COLOURS.length)] ?? ''
    return `<path fill="${colour}" d="${shuffled(piece, random).map((contour) => outline(contour, random)).join('')}"/>`
  })
  const size = `width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paths.join('')}</svg>`
}

/** The word's glyphs side by side, each in a typeface, size and slant of its own, slightly over the one before. */
function layOut(text: string, random: Random): Contour[] {
  const drawn = Array.from(text, (character) => glyph(character, random))
  const widths = drawn.map((contours) => span(contours))
  const overlap = () => between(random, -0.6, 1.6)
  let pen = 0
  const placed = drawn.flatMap((contours, i) => {
    const [left, right] = widths[i] ?? [0, 0]
    const [dx, dy] = [pen - left, between(random, -2.5, 2.5)]
    pen += right - left - overlap()
    return contours.map((contour) => contour.map(([x, y]): Point => [x + dx, y + dy]))
  })
  const [left, right] = span(placed)
  const scale = Math.min(1, (PICTURE_WIDTH - 10) / (right - left))
  const spare = PICTURE_WIDTH - 8 - (right - left) * scale
  const start = 4 + spare * between(random, 0.25, 0.75)
  return placed.map((contour) => contour.map(([x, y]): Point => [start + (x - left) * scale, PICTURE_HEIGHT / 2 + y * scale]))
}

/** One character about the origin, distorted by itself. */
function glyph(character: string, random: Random): Contour[] {
  const typeface = TYPEFACES[Math.floor(random() * TYPEFACES.length)]
  const contours = typeface?.[character]
  if (contours === undefined) throw new RangeError(`no outline for ${JSON.stringify(character)}`)
  const height = between(random, 26, 30)
  const scale = height / CAPITAL_HEIGHT
  const stretch = scale * between(random, 0.95, 1.15)
  const [skew, angle] = [between(random, -0.18, 0.18), between(random, -0.24, 0.24)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const tremble = wave(random, 0.55, 14)
  return contours.map((flat) =>
    Array.from({ length: flat.length / 2 }, (_, i) => {
      const y = (flat[2 * i + 1] ?? 0) * scale + height / 2
      const x = (flat[2 * i] ?? 0) * stretch + skew * y
      return tremble([x * cos - y * sin, x * sin + y * cos])
    }),
  )
}

/** Curves of the same ink: two from side to side, a few short ones. */
function noise(random: Random): Contour[] {
  const across = [0.36, 0.64].map((level) => {
    const y = PICTURE_HEIGHT * (level + between(random, -0.12, 0.12))
    return ribbon([between(random, 0, 8), y], [PICTURE_WIDTH - between(random, 0, 8), PICTURE_HEIGHT - y], between(random, 1, 1.5), random)
  })
  const strokes = Array.from({ length: 4 }, () => {
    const [x, y] = [between(random, 4, PICTURE_WIDTH - 14), between(random, 4, PICTURE_HEIGHT - 4)]
    return ribbon([x, y], [x + between(random, 6, 14), y + between(random, -6, 6)], between(random, 1, 1.6), random)
  })
  return [...across, ...strokes]
}

/** A swinging line from one point to another, thinner towards its ends, wound like the outside of a glyph. */
function ribbon(from: Point, to: Point, thickness: number, random: Random): Contour {
  const bend = wave(random, Math.min(6, Math.hypot(to[0] - from[0], to[1] - from[1]) / 5), 60)
  const steps = Math.max(6, Math.ceil((to[0] - from[0]) / 3))
  const spine = Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = i / steps
    return bend([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
  })
  const side = (direction: number) =>
    spine.map(([x, y], i): Point => {
      const half = (thickness / 2) * Math.min(1, 0.3 + 4 * Math.sin((Math.PI * i) / steps)) * direction
      return [x, y + half]
    })
  const contour = [...side(1), ...side(-1).reverse()]
  return areaOf(contour) > 0 ? contour : contour.reverse()
}

/** Cuts everything along random lines; a piece is what lies between them, of whichever glyph or curve. */
function cut(shape: readonly Contour[], random: Random): Contour[][] {
  let pieces: Contour[][] = [[...shape]]
  for (let i = 0; i < CUTS; i += 1) {
    const angle = between(random, 0, Math.PI)
    const [a, b] = [Math.cos(angle), Math.sin(angle)]
    const c = a * PICTURE_WIDTH * between(random, 0.15, 0.85) + b * PICTURE_HEIGHT * between(random, 0.25, 0.75)
    pieces = pieces.flatMap((piece) => [
      piece.map((contour) => clip(contour, [a, b, c - LAP])),
      piece.map((contour) => clip(contour, [-a, -b, -c - LAP])),
    ])
  }
  return pieces.map((piece) => piece.filter((contour) => Math.abs(areaOf(contour)) > 0.02)).filter((piece) => piece.length > 0)
}

/** Left and right end of a shape. */
function span(shape: readonly Contour[]): readonly [number, number] {
  const xs = shape.flatMap((contour) => contour.map(([x]) => x))
  return [Math.min(...xs), Math.max(...xs)]
}

/** Path data of a contour in tenths of a unit, begun at a random corner. */
function outline(contour: Contour, random: Random): string {
  const start = Math.floor(random() * contour.length)
  const corners = [...contour.slice(start), ...contour.slice(0, start)].map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  const steps = corners.map(([x, y], i) => {
    const [fromX, fromY] = corners[i - 1] ?? [0, 0]
    return `${(x - fromX) / 10} ${(y - fromY) / 10}`
  })
  return `m${steps.join(' ')}z`
}
