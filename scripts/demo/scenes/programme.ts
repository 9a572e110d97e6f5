import { catchment } from './catchment.ts'
import { circle, deep, eased, element, HEIGHT, hairline, path, rect, WIDTH } from './drawing.ts'
import { gauge } from './gauge.ts'
import { hydrograph } from './hydrograph.ts'
import { section } from './section.ts'

const SCENES = [gauge, section, hydrograph, catchment]
const SCENE_SECONDS = 10
const FADE_SECONDS = 0.6
/** Duration of the seamless loop in seconds. */
export const PROGRAMME_SECONDS = SCENES.length * SCENE_SECONDS

/** The picture of a moment: four drawings in turn, cross-faded. */
export function programme(seconds: number): string {
  const number = Math.floor(seconds / SCENE_SECONDS) % SCENES.length
  const within = seconds % SCENE_SECONDS
  const next = eased(within, SCENE_SECONDS - FADE_SECONDS, SCENE_SECONDS)
  return drawn([
    SCENES[number]?.(within) ?? '',
    next > 0 ? element('g', { opacity: next }, SCENES[(number + 1) % SCENES.length]?.(0) ?? '') : '',
    element('g', { transform: 'translate(28 664) scale(1.25)' }, sign),
    ...SCENES.map((_, i) => circle(1160 + i * 24, 690, 6, i === number ? deep : hairline)),
  ])
}

/** A drawing as a whole document. */
export const drawn = (parts: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: '100%', height: '100%' },
    ...parts,
  )

/** The portal's logo, 32 by 32, as in public/portal.svg. */
export const sign = [
  rect(0, 0, 32, 32, '#096dd9', { rx: 8 }),
  path('M8 22h5a4 4 0 0 0 4-4v-4a4 4 0 0 1 4-4h1', { stroke: '#fff', 'stroke-width': 2.5, 'stroke-linecap': 'round' }),
  circle(8, 22, 3, '#fff'),
  circle(23.5, 10, 3.75, 'none', { stroke: '#fff', 'stroke-width': 2.5 }),
].join('')
