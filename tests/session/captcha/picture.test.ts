import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newAnswer, PICTURE_ALPHABET } from '#server/session/captcha/challenge.ts'
import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH } from '#server/session/captcha/picture.ts'
import { seededRandom } from './seeded-random.ts'

const seeds = fc.integer()
const drawingOf = (seed: number) =>
  drawPicture(newAnswer('picture', seededRandom(seed), seed % 2 === 0 ? 'easy' : 'hard'), seededRandom(seed + 1))

/** The vertices of each contour of each path: in pixels, in file order. */
function corners(svg: string): [x: number, y: number][][][] {
  return Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, data = '']) =>
    data
      .split('M')
      .slice(1)
      .map((contour) => {
        let [x, y] = [0, 0]
        const steps = contour.matchAll(/(-?\d+) ?(-?\d+)/g)
        return Array.from(steps, ([, dx, dy]): [number, number] => [(x += Number(dx) / 20), (y += Number(dy) / 20)])
      }),
  )
}

/** The horizontal centre of each path and, within it, of each contour. */
function centres(svg: string): { x: number; contours: number[] }[] {
  return corners(svg).map((path) => {
    const contours = path.map((contour) => mean(contour.map(([x]) => x)))
    return { x: mean(contours), contours }
  })
}

/** The share of pairs whose file order equals their visual order. */
function inOrder(xs: readonly number[]): readonly [pairs: number, ordered: number] {
  const pairs = xs.flatMap((x, i) => xs.slice(i + 1).map((later) => x < later))
  return [pairs.length, pairs.filter(Boolean).length]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, next) => sum + next, 0) / numbers.length

describe('the captcha picture', () => {
  it('contains anonymous outlines only: no text, id, class, title or other element, and less than 16 kB', () => {
    const contour = String.raw`M-?\d+[ -]\d+l[\d -]+z`
    const whole = new RegExp(
      `^<svg xmlns="http://www\\.w3\\.org/2000/svg" width="132" height="44" viewBox="0 0 2640 880">` +
        `(?:<path fill="#[0-9a-f]{6}" d="(?:${contour})+"/>)+</svg>$`,
    )
    fc.assert(
      fc.property(seeds, (seed) => {
        const svg = drawingOf(seed)
        expect(svg).toMatch(whole)
        expect(svg.length).toBeLessThan(16_000)
      }),
    )
  })

  it('contains no character of its answer outside of numbers, colours and the two words of SVG', () => {
    const svg = drawPicture('FRKT', seededRandom(1))
    const words = svg.replace(/xmlns="[^"]*"/, '').match(/[a-z]+/gi) ?? []
    expect(new Set(words.filter((word) => /[FRKT]/.test(word)))).toEqual(new Set())
  })

  it('stays inside its frame', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const points = corners(drawingOf(seed)).flat(2)
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
        expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...xs)).toBeLessThanOrEqual(PICTURE_WIDTH)
        expect(Math.max(...ys)).toBeLessThanOrEqual(PICTURE_HEIGHT)
      }),
    )
    expect(PICTURE_WIDTH / PICTURE_HEIGHT).toBe(3)
  })

  it('differs each time, even for the same answer, and is deterministic for a seed', () => {
    expect(drawPicture('CRKM', seededRandom(1))).toBe(drawPicture('CRKM', seededRandom(1)))
    const contoursOf = (seed: number): readonly string[] =>
      drawPicture('CRKM', seededRandom(seed)).match(/M[^z]+z/g) ?? []
    const [one, other] = [contoursOf(1), contoursOf(2)]
    expect(one.length).toBeGreaterThan(4)
    expect(one.filter((contour) => other.includes(contour))).toEqual([])
  })

  it('supports every character of the alphabet in every typeface, and refuses others', () => {
    for (const chance of [0, 0.34, 0.67, 0.999])
      for (const character of PICTURE_ALPHABET) expect(drawPicture(character, () => chance)).toContain('<path')
    for (const other of ['Ж', 'a', ' ', '<']) expect(() => drawPicture(other, seededRandom(1))).toThrow(RangeError)
  })

  it('is legible on a white and on a nearly black page (3:1 or more)', () => {
    const colours = new Set(
      Array.from({ length: 40 }, (_, seed) => drawingOf(seed).match(/#[0-9a-f]{6}/g) ?? []).flat(),
    )
    expect(colours.size).toBeGreaterThan(3)
    for (const colour of colours) {
      expect(contrast(colour, '#ffffff'), colour).toBeGreaterThan(3)
      expect(contrast(colour, '#111111'), colour).toBeGreaterThan(3)
    }
  })
})

describe('the file order does not reveal the character order', () => {
  const drawings = Array.from({ length: 300 }, (_, seed) => centres(drawPicture('CRKM', seededRandom(seed))))

  it('starts anywhere on the line', () => {
    const quarters = drawings.map(([first]) => Math.floor(((first?.x ?? 0) / PICTURE_WIDTH) * 4))
    const middle = quarters.filter((quarter) => quarter === 1 || quarter === 2).length / drawings.length
    expect(quarters.filter((quarter) => quarter === 0).length).toBeGreaterThan(15)
    expect(quarters.filter((quarter) => quarter === 3).length).toBeGreaterThan(15)
    expect(middle).toBeGreaterThan(0.3)
  })

  it('is random among paths, and among the contours of a path', () => {
    const paths = drawings.map((drawing) => inOrder(drawing.map(({ x }) => x)))
    const contours = drawings.flatMap((drawing) => drawing.map((path) => inOrder(path.contours)))
    for (const counted of [paths, contours]) {
      const share = mean(counted.map(([, ordered]) => ordered)) / mean(counted.map(([pairs]) => pairs))
      expect(share).toBeGreaterThan(0.46)
      expect(share).toBeLessThan(0.54)
    }
  })

  it('separates neighbours', () => {
    const distances = drawings.map((drawing) => {
      const xs = drawing.map(({ x }) => x)
      const next = xs.slice(1).map((x, i) => Math.abs(x - (xs[i] ?? 0)))
      const any = xs.flatMap((x, i) => xs.slice(i + 1).map((other) => Math.abs(x - other)))
      return [mean(next), mean(any)] as const
    })
    const ratio = mean(distances.map(([next]) => next)) / mean(distances.map(([, any]) => any))
    expect(ratio).toBeGreaterThan(0.93)
    expect(ratio).toBeLessThan(1.07)
  })
})

/** WCAG contrast of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(luminance).sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
