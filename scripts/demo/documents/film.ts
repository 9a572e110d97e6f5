import { numbers, sand, stream } from '../lectures/bands/band.ts'
import { accent, eased, element, line, path, rect, soil } from '../scenes/drawing.ts'

export const film = { width: 854, height: 480, frameRate: 10 }
export const FILM_SECONDS = 24

const GRAVEL = ['#d9c48f', '#b79f78', '#8a7a62']
const muddy: readonly [number, number, number] = [150, 116, 66]
const clear: readonly [number, number, number] = [105, 177, 255]
const mixed = (part: number): string =>
  `rgb(${muddy.map((from, i) => Math.round(from + ((clear[i] ?? from) - from) * part)).join(' ')})`

/**
 * Timeline of a filter ring: 0 to 4 s the boil carries sand, to 12 s ring and water level rise, to 18 s sand and gravel
 * are filled in layer by layer, then the water is clear.
 */
export function filmFrame(seconds: number): string {
  const ring = eased(seconds, 4, 12)
  const clearness = eased(seconds, 10, 19)
  const layers = [eased(seconds, 12, 14), eased(seconds, 14, 16), eased(seconds, 16, 18)]
  const level = 500 - ring * 190
  const jet = (1 - 0.72 * ring) * (1 - 0.8 * (layers[0] ?? 0)) * (120 + 10 * Math.sin(seconds * 5))
  const rows = Math.floor(ring * 8.01)
  const grains = numbers(26).map((i) => {
    const age = (seconds * 0.7 + i / 26) % 1
    const side = i % 2 === 0 ? 1 : -1
    const [x, y] = [
      640 + side * age * (60 + ((i * 37) % 90)),
      470 - jet * 4 * age * (1 - age) * (0.6 + ((i * 13) % 10) / 20),
    ]
    return clearness > 0.85 ? '' : rect(x - 5, Math.min(498, y), 10, 10, '#8a6a3a', { rx: 5, opacity: 1 - clearness })
  })
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1280 720', width: '100%', height: '100%' },
    rect(0, 0, 1280, 720, '#e3f1fd'),
    path('M-40 500L-40 60H60L300 500Z', { fill: '#b9a47e' }),
    rect(0, 500, 1280, 220, '#a9977c'),
    rect(0, 500, 1280, 16, '#b5cfa8'),
    rect(0, 600, 1280, 120, sand),
    path('M0 660C260 664 560 672 622 600L640 500', {
      stroke: stream,
      'stroke-width': 16,
      'stroke-dasharray': '26 18',
      'stroke-dashoffset': -seconds * 60 * (1 - 0.6 * clearness),
      'stroke-linecap': 'round',
    }),
    ring > 0
      ? rect(430, level, 420, 500 - level, mixed(clearness), { opacity: 0.85 }) +
          line(430, level, 850, level, accent, 5)
      : '',
    path('M560 502L622 470H658L720 502Z', { fill: '#b08d55' }),
    ...layers.map((part, i) =>
      part > 0 ? rect(432, 500 - (i + 1) * 40 + (1 - part) * 30, 416, 41, GRAVEL[i] ?? sand, { opacity: part }) : '',
    ),
    path(`M640 474v${-jet}M640 474q-10 ${-jet} -40 ${-jet * 0.7}M640 474q10 ${-jet} 40 ${-jet * 0.7}`, {
      stroke: mixed(clearness),
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: (layers[0] ?? 0) > 0.5 ? 0 : 1,
    }),
    ...grains,
    ...numbers(rows).flatMap((row) =>
      [345, 845].map((x) =>
        rect(x + (row % 2) * 14, 474 - row * 27, 100, 26, '#dcc894', { rx: 12, stroke: soil, 'stroke-width': 3 }),
      ),
    ),
    clearness >= 1
      ? path(`M930 ${level + 6}q60 0 70 60V500h-24V${level + 70}q-6 -34 -46 -34z`, { fill: stream }) +
          rect(900, level, 60, 24, soil, { rx: 6 })
      : '',
  )
}
