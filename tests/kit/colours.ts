import { readFileSync } from 'node:fs'

export type Colour = readonly [red: number, green: number, blue: number]

const views = new URL('../../src/views/', import.meta.url)
export const readSheet = (path: string): string => readFileSync(new URL(path, views), 'utf8')

/** #rgb or #rrggbb, as channels from 0 to 1. */
export function colourOf(hex: string): Colour {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const part = (at: number) => parseInt(long.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** OKLCH as in CSS, clipped to sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const screen = (part: number) => {
    const clipped = Math.min(1, Math.max(0, part))
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  }
  return [
    screen(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    screen(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    screen(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Hue in degrees, saturation and value from 0 to 1. */
export function hsvOf([red, green, blue]: Colour): readonly [number, number, number] {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return [0, 0, most]
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return [sixth * 60, range / most, most]
}

/** #rrggbb of hue, saturation and value. */
export function hexOfHsv(hue: number, saturation: number, value: number): string {
  const part = (n: number) => {
    const k = (n + hue / 60) % 6
    return Math.round(255 * (value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1))))
  }
  return `#${[part(5), part(3), part(1)].map((shade) => shade.toString(16).padStart(2, '0')).join('')}`
}
