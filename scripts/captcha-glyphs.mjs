/*
 * Writes server/captcha/assets/glyphs.json: the outlines of the captcha's characters as polygons,
 * flattened once here so that the server neither reads a font nor bends a curve.
 *
 * Only needed when the alphabet or the typefaces change (Node 24 or later):
 *   npm install --no-save opentype.js@2.0.0 @fontsource/nunito@5.3.0 @fontsource/rubik@5.3.0 @fontsource/fredoka@5.3.0
 *   node scripts/captcha-glyphs.mjs
 *
 * Output: one object a typeface; character -> contours -> x, y, x, y, … with capitals 1000 units high,
 * the baseline at y = 0, y pointing down, and the glyph's left edge at x = 0. Outer contours and
 * holes wind in opposite directions, as in the font.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype from 'opentype.js'
import { PICTURE_ALPHABET } from '#server/session/captcha/challenge.ts'

const TYPEFACES = ['nunito/files/nunito-latin-800', 'rubik/files/rubik-latin-600', 'fredoka/files/fredoka-latin-600']
const CAPITAL_HEIGHT = 1000
/** Maximum length of the segments of flattened curves and cut lines, in output units: short enough to be distorted. */
const CURVE_STEP = 70
const LINE_STEP = 220

const packages = fileURLToPath(new URL('../node_modules/@fontsource/', import.meta.url))

/** The points after `from` up to the end of a path command, inclusive. */
function flatten(from, command) {
  const end = [command.x, command.y]
  const bends = [
    ...('x1' in command ? [[command.x1, command.y1]] : []),
    ...('x2' in command ? [[command.x2, command.y2]] : []),
  ]
  const hull = [from, ...bends, end]
  const length = hull.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - hull[i][0], y - hull[i][1]), 0)
  const steps = Math.max(1, Math.ceil(length / (bends.length > 0 ? CURVE_STEP : LINE_STEP)))
  return Array.from({ length: steps }, (_, i) => pointOf(hull, (i + 1) / steps))
}

/** De Casteljau: the point at t of a Bézier curve of any degree. */
function pointOf(hull, t) {
  if (hull.length === 1) return hull[0]
  const next = hull.slice(1).map(([x, y], i) => [hull[i][0] * (1 - t) + x * t, hull[i][1] * (1 - t) + y * t])
  return pointOf(next, t)
}

function contoursOf(font, character) {
  const capital = font.charToGlyph('H').getBoundingBox().y2
  const glyph = font.charToGlyph(character)
  const left = glyph.getBoundingBox().x1
  const contours = []
  for (const command of glyph.getPath(0, 0, font.unitsPerEm).commands) {
    if (command.type === 'M') contours.push([[command.x, command.y]])
    else if (command.type !== 'Z') contours.at(-1).push(...flatten(contours.at(-1).at(-1), command))
  }
  const scale = CAPITAL_HEIGHT / capital
  return contours.map((points) =>
    points
      .map(([x, y]) => [Math.round((x - left) * scale), Math.round(y * scale)])
      .filter(([x, y], i, all) => x !== all.at(i - 1)[0] || y !== all.at(i - 1)[1])
      .flat(),
  )
}

const typefaces = TYPEFACES.map((file) => {
  const { buffer, byteOffset, byteLength } = readFileSync(`${packages}${file}-normal.woff`)
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  const entries = [...PICTURE_ALPHABET].map(
    (character) => `"${character}":${JSON.stringify(contoursOf(font, character))}`,
  )
  return `{\n${entries.join(',\n')}\n}`
})
writeFileSync(new URL('../server/session/captcha/assets/glyphs.json', import.meta.url), `[${typefaces.join(',\n')}]\n`)
