import { demoLectures } from '#server/demo/lectures.ts'
import { courses } from '#server/demo/texts/en_US/courses.ts'
import { lectures } from '#server/demo/texts/en_US/lectures.ts'

import { HEIGHT, WIDTH } from '../scenes/drawing.ts'
import { sign } from '../scenes/programme.ts'
import { BAND_HEIGHT } from './bands/band.ts'
import { bands, type MadeLecture } from './bands/index.ts'

/** Legible on a phone, even in the small rendition. */
export const SLIDE_STYLE = `
  body { margin: 0; font-family: 'Noto Sans', 'DejaVu Sans', sans-serif; color: #1c2430; background: #fff }
  .slide { width: ${WIDTH}px; height: ${HEIGHT}px; display: flex; flex-direction: column; overflow: hidden }
  .bar { height: 10px; background: #1890ff }
  .head { display: flex; align-items: center; gap: 24px; padding: 26px 72px 0; font-size: 30px; color: #3d5a80 }
  .head span { flex: 1 }
  .head i { width: 16px; height: 16px; border-radius: 8px; background: #cfdfee }
  .head i.past { background: #1890ff }
  .head b { display: flex; gap: 12px }
  .said { flex: 1; display: flex; align-items: center; padding: 0 72px }
  p { margin: 0; font-size: 52px; line-height: 1.26; font-weight: 600; text-wrap: balance }
  p.title { font-size: 76px; line-height: 1.12; font-weight: 700; color: #0958b8 }
  svg { display: block; flex: none }
`

/** The slide of a step: 0 is the title, then one per line. */
export function slide(name: MadeLecture, step: number): string {
  const { title, lines } = lectures[name]
  const said = step === 0 ? `<p class="title">${title}</p>` : `<p>${lines[step - 1] ?? ''}</p>`
  const dots = lines.map((_, i) => `<i${i < step ? ' class="past"' : ''}></i>`).join('')
  const logo = `<svg width="44" height="44" viewBox="0 0 32 32">${sign}</svg>`
  const head = `<div class="head">${logo}<span>${courses[demoLectures[name].course].title}</span><b>${dots}</b></div>`
  const band = `<svg width="${WIDTH}" height="${BAND_HEIGHT}" viewBox="0 0 ${WIDTH} ${BAND_HEIGHT}">${bands[name](step, lines.length)}</svg>`
  return `<div class="slide"><div class="bar"></div>${head}<div class="said">${said}</div>${band}</div>`
}
