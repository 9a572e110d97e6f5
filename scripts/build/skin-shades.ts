import { generate } from '@ant-design/colors'
import type { Plugin } from 'vite'

/** [CONST-10] The main colour; every shade of a skin is generated from it. */
const MAIN = '#1890ff'
const palettes = { light: generate(MAIN), dark: generate(MAIN, { theme: 'dark' }) }

/** `shade(6)`, of the dark palette `shade(dark 6)`, in part transparent `shade(6 / 20%)`. */
const SHADE = /\bshade\(\s*(?:(dark)\s+)?(\d+)\s*(?:\/\s*([\d.]+)%\s*)?\)/g

/**
 * [CONST-13] A sheet with its shades as numbers: the library's palette of the main colour, from 1, the lightest (in the
 * dark palette the darkest), to 10; 6 is the main colour itself.
 */
export const withShades = (sheet: string): string =>
  sheet.replaceAll(SHADE, (written, dark: string | undefined, step: string, opacity: string | undefined) => {
    const shade = palettes[dark === undefined ? 'light' : 'dark'][Number(step) - 1]
    if (shade === undefined) throw new Error(`${written}: a palette has the shades 1 to 10`)
    return opacity === undefined ? shade : `${shade}${channelOf(Number(opacity))}`
  })

/** A share in per cent as two hexadecimal digits. */
const channelOf = (percent: number): string =>
  Math.round((255 * percent) / 100)
    .toString(16)
    .padStart(2, '0')

/** Fills the shades into the sheets of the build and of development. */
export function skinShades(): Plugin {
  return {
    name: 'portal:skin-shades',
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: 'shade(' },
      handler: (code) => ({ code: withShades(code), map: null }),
    },
  }
}
