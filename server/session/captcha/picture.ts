import type { Random } from '../../random.ts'
import glyphs from './assets/glyphs.json' with { type: 'json' }
import { areaOf, between, clip, shuffled, wave } from './geometry.ts'
import type { Contour, Point } from './geometry.ts'

/** Size of the picture in CSS pixels. */
export const PICTURE_WIDTH = 132
export const PICTURE_HEIGHT = 44
/** Horizontal margin of the word before distortion. */
const MARGIN = 2

type Typeface = Readonly<Record<string, readonly (readonly number[])[]>>
const TYPEFACES: readonly Typeface[] = glyphs
const CAPITAL_HEIGHT = 1000

/** Neighbouring hues of equal lightness: each has 4.3:1 on white and on #111. */
const COLOURS = ['#1b7ad3', '#2e77de', '#4e71e3', '#686ce0', '#107fbf', '#1283a3']
const CUTS = 5
/** Overlap of two pieces of a cut shape, so that no seam shows. */
const LAP = 0.12
/**
 * Coordinates are written in twentieths of a pixel: well below the lap of two pieces, so that no edge shows as a
 * hairline.
 */
const FRACTIONS = 20

/**
 * Draws a word (characters of PICTURE_ALPHABET) as an SVG on a transparent ground for light and dark pages.
 * The word, bent, and the noise across it are cut along the same random lines; a path holds all that lies in
 * one piece, and paths and what they hold are in random order, so the file tells nothing that the eye must not see
 * first.
 */
export function drawPicture(text: string, random: Random): string {
  const bend = wave(random, 1.3, 60)
  const word = layOut(text, random).map((contour) => contour.map(bend))
  const pieces = cut([...word, ...noise(random)], random)
  const paths = shuffled(pieces, random).map((piece) => {
    const colour = COLOURS[Math.floor(random() * COLOURS.length)] ?? ''
    return `<path fill="${colour}" d="${shuffled(piece, random)
      .map((contour) => outline(contour, random))
      .join('')}"/>`
  })
  const size = `width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${whole(PICTURE_WIDTH)} ${whole(PICTURE_HEIGHT)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paths.join('')}</svg>`
}

/** The word's glyphs side by side, each with its own typeface, size and slant, slightly overlapping. */
function layOut(text: string, random: Random): Contour[] {
  let pen = 0
  const placed = Array.from(text).flatMap((character) => {
    const contours = glyph(character, random)
    const [left, right] = span(contours, 0)
    const [dx, dy] = [pen - left, between(random, -2.5, 2.5)]
    pen += right - left - between(random, -0.9, 0.8)
    return contours.map((contour) => contour.map(([x, y]): Point => [x + dx, y + dy]))
  })
  const [[left, right], [top, bottom]] = [span(placed, 0), span(placed, 1)]
  const scale = Math.min(
    1,
    (PICTURE_WIDTH - 2 * MARGIN) / (right - left),
    (PICTURE_HEIGHT - 2 * MARGIN) / (bottom - top),
  )
  const spareX = PICTURE_WIDTH - 2 * MARGIN - (right - left) * scale
  const spareY = PICTURE_HEIGHT - 2 * MARGIN - (bottom - top) * scale
  const [startX, startY] = [
    MARGIN + spareX * between(random, 0.25, 0.75),
    MARGIN + spareY * between(random, 0.25, 0.75),
  ]
  return placed.map((contour) =>
    contour.map(([x, y]): Point => [startX + (x - left) * scale, startY + (y - top) * scale]),
  )
}

/** One character about the origin, individually distorted. */
function glyph(character: string, random: Random): Contour[] {
  const typeface = TYPEFACES[Math.floor(random() * TYPEFACES.length)]
  const contours = typeface?.[character]
  if (contours === undefined) throw new RangeError(`no outline for ${JSON.stringify(character)}`)
  const height = between(random, 27, 31)
  const scale = height / CAPITAL_HEIGHT
  const stretch = scale * between(random, 0.95, 1.15)
  const [skew, angle] = [between(random, -0.16, 0.16), between(random, -0.22, 0.22)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const tremble = wave(random, 0.5, 14)
  return contours.map((flat) =>
    Array.from({ length: flat.length / 2 }, (_, i) => {
      const y = (flat[2 * i + 1] ?? 0) * scale + height / 2
      const x = (flat[2 * i] ?? 0) * stretch + skew * y
      return tremble([x * cos - y * sin, x * sin + y * cos])
    }),
  )
}

/**
 * Curves of the same ink: one over the word, one through it that leaves the ground bare inside a glyph, a few short
 * ones.
 */
function noise(random: Random): Contour[] {
  const across = (level: number) => {
    const y = PICTURE_HEIGHT * (level + between(random, -0.1, 0.1))
    return ribbon([between(random, 6, 10), y], [PICTURE_WIDTH - between(random, 6, 10), PICTURE_HEIGHT - y], random)
  }
  const strokes = Array.from({ length: 2 }, () => {
    const [x, y] = [between(random, 12, PICTURE_WIDTH - 30), between(random, 14, PICTURE_HEIGHT - 14)]
    return ribbon([x, y], [x + between(random, 10, 18), y + between(random, -7, 7)], random)
  })
  return [across(0.35), across(0.65).toReversed(), ...strokes]
}

/** A wavy line from left to right, tapering to its ends, wound like the outside of a glyph. */
function ribbon(from: Point, to: Point, random: Random): Contour {
  const thickness = between(random, 0.9, 1.3)
  const bend = wave(random, Math.min(5, (to[0] - from[0]) / 5), 50)
  const steps = Math.max(8, Math.ceil((to[0] - from[0]) / 3))
  const edge = (direction: number) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const share = i / steps
      const [x, y] = bend([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
      return [x, y + (direction * thickness * Math.min(1, 0.35 + 3 * Math.sin(Math.PI * share))) / 2]
    })
  return [...edge(-1), ...edge(1).reverse()]
}

/** Cuts everything along random lines; a piece holds the parts of all glyphs and curves between two lines. */
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
  return pieces
    .map((piece) => piece.filter((contour) => Math.abs(areaOf(contour)) > 0.02))
    .filter((piece) => piece.length > 0)
}

/** Minimum and maximum of a shape along an axis: 0 for x, 1 for y. */
function span(shape: readonly Contour[], axis: 0 | 1): readonly [number, number] {
  const places = shape.flatMap((contour) => contour.map((point) => point[axis]))
  return [Math.min(...places), Math.max(...places)]
}

/** Path data of a contour in scaled integers, starting at a random vertex. */
function outline(contour: Contour, random: Random): string {
  const start = Math.floor(random() * contour.length)
  const corners = [...contour.slice(start), ...contour.slice(0, start)]
  const steps = corners.map(([x, y], i) => {
    const [fromX, fromY] = corners[i - 1] ?? [0, 0]
    return `${whole(x) - whole(fromX)} ${whole(y) - whole(fromY)}`
  })
  const [first, ...rest] = steps
  return `M${first}l${rest.join(' ')}z`.replaceAll(' -', '-')
}

const whole = (length: number): number => Math.round(length * FRACTIONS)
