import { demoCourses } from '#server/course/courses.demo.ts'
import { demoDictionaries } from '#server/dictionary/dictionaries.demo.ts'
import { courses } from '#server/demo/texts/en_US/courses.ts'

import { damSeepage, filterRing, levee } from '../lectures/bands/engineering.ts'
import { BAND_HEIGHT, type Band } from '../lectures/bands/band.ts'
import { HEIGHT, WIDTH } from '../scenes/drawing.ts'
import { catchment } from '../scenes/catchment.ts'

const STYLE = `
  @page { margin: 14mm 15mm }
  body { margin: 0; font: 10.5pt/1.4 'Noto Sans', sans-serif; color: #1c2430 }
  h1 { margin: 0 0 2mm; font-size: 22pt; line-height: 1.15; color: #0958b8 }
  h2 { margin: 5mm 0 1.5mm; font-size: 12.5pt; color: #0958b8; break-after: avoid }
  p { margin: 0 0 2mm }
  table { width: 100%; border-collapse: collapse }
  th { text-align: start; background: #e6f4ff; font-weight: 600 }
  th, td { padding: 1.2mm 2mm; border-bottom: 0.2mm solid #cfd8e3; vertical-align: top }
  tr { break-inside: avoid }
  svg { display: block; width: 100%; border-radius: 2mm }
  .box { width: 5mm } .box::before { content: ''; display: block; width: 3.4mm; height: 3.4mm; border: 0.3mm solid #5a6472; border-radius: 0.6mm; margin-top: 0.6mm }
  .columns { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 7mm }
  .urgent { color: #ad4e00; font-weight: 600 }
  .number { text-align: end; white-space: nowrap }
`
const paper = (body: string, more = ''): string =>
  `<!doctype html><html lang="en"><head><title></title><style>${STYLE}${more}</style></head><body>${body}</body></html>`
const drawn = (band: Band, step: number, steps: number): string =>
  `<svg viewBox="0 0 ${WIDTH} ${BAND_HEIGHT}">${band(step, steps)}</svg>`

const SIGNS = [
  ['Wet, soft ground at the toe', 'Water is on its way through', 'Mark, look again every half hour'],
  ['Clear spring', 'Seepage has found a way out', 'Mark, leave a watch, report'],
  ['Spring with a ring of sand', 'A pipe is being dug', 'Report at once, filter ring'],
  ['Muddy water, growing', 'The levee is losing its inside', 'Alarm; people behind it leave'],
  ['Crack along the crest', 'The slope begins to slide', 'Report at once, weight at the toe'],
  ['Crest sinks, trees lean', 'The slope is sliding', 'Alarm; keep off the slope'],
  ['Water a hand below the crest', 'It will overtop', 'Report, raise the low places'],
  ['Bank eaten away by waves', 'The levee becomes thin', 'Report, cover the river side'],
] as const

/** One sheet, folded twice. */
export const leveePatrolCard = (): string =>
  paper(
    `<h1>Levee patrol card</h1><div class="columns"><section>${drawn(levee, 4, 5)}<h2>How to walk</h2><p>In pairs: one along the toe, one in the field up to fifty metres away. Every stretch once an hour, at high water every half hour. Out on the crest, back along the toe.</p><p>Stop every twenty paces, and listen. At night light flat along the ground: wet places shine.</p><h2>How to report</h2><p>Kilometre and side. What you see. How wide, in hands. Clear or muddy. Growing or not. Your names. Then stay until somebody has answered.</p></section><section style="grid-column: span 2"><h2 style="margin-top: 0">What you see, and what to do</h2><table><tr><th>Sign</th><th>What it means</th><th>What to do</th></tr>${SIGNS.map(([sign, meaning, deed]) => `<tr><td>${sign}</td><td>${meaning}</td><td${/Alarm|at once/.test(deed) ? ' class="urgent"' : ''}>${deed}</td></tr>`).join('')}</table><div style="display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin-top: 4mm"><div>${drawn(filterRing, 4, 5)}</div><div><b>Land side: let water out, keep soil in.</b> Sandbags in a ring; inside it sand, fine gravel, coarse gravel.<br><b>River side: keep water out.</b> Sheets, clay, bags.<br><span class="urgent">Never plug a spring.</span></div></div></section></div>`,
    '@page { size: A4 landscape; margin: 11mm 12mm } body { font-size: 12.5pt; line-height: 1.5 } td, th { padding: 2mm 2.4mm } h2 { margin-top: 7mm; font-size: 15pt } h1 { font-size: 28pt; margin-bottom: 5mm }',
  )

const ROUND: Readonly<Record<string, readonly string[]>> = {
  Reservoir: [
    'Level read, with the time',
    'Inflow and weather of the last day',
    'Floating wood, ice, whirlpools',
    'Slides or cracks in the banks',
  ],
  Crest: [
    'Line of the parapet, seen along it',
    'Dips and bulges',
    'Cracks along the crest: length, width, depth',
    'Cracks across the crest',
    'Animal burrows',
    'Ruts and standing water',
    'Survey marks in place',
  ],
  'Upstream face': [
    'Stones or slabs that have moved',
    'Beaching by waves at the water line',
    'Sinkholes',
    'Slides',
    'Trees and bushes',
  ],
  'Downstream face': [
    'Upper half, in a zigzag',
    'Lower half, in a zigzag',
    'Wet spots and greener grass',
    'Bulges and slides',
    'Erosion by rain',
    'Animal burrows',
    'Trees and bushes',
  ],
  'Toe and abutments': [
    'Seepage: place, flow, clear or muddy',
    'Weirs read: all of them',
    'Drains run freely',
    'Relief wells run freely',
    'Springs below the dam, up to 100 m',
    'Left abutment, from top to toe',
    'Right abutment, from top to toe',
    'Contact of the dam with concrete',
  ],
  'Spillway and gates': [
    'Approach free of wood',
    'Concrete: cracks, joints, spalling',
    'Chute and stilling basin: scour, stones',
    'Each gate moved a little',
    'Hoists, ropes and seals',
    'Emergency power started',
    'Lights, telephone, siren tried',
    'Keys, and the way in at night',
    'Path below the dam free of people',
  ],
}

/** Forty points, with room for findings. */
export function damRoundForm(): string {
  let number = 0
  const parts = Object.entries(ROUND).map(
    ([place, checks]) =>
      `<h2>${place}</h2><table>${checks.map((check) => `<tr><td class="box"></td><td class="number" style="width: 8mm">${++number}</td><td style="width: 78mm">${check}</td><td style="color: #9aa7b5">finding:</td></tr>`).join('')}</table>`,
  )
  return paper(
    `<h1>The round of a dam, point by point</h1><p>Always in the same order. A finding is a place, a measure and a photograph with a scale; “as before” is one as well. Muddy seepage, new cracks and anything that moves are reported from where you stand.</p><table><tr><td>Dam</td><td>Date and hour</td><td>Reservoir level</td><td>Weather</td></tr><tr><td>&nbsp;</td><td></td><td></td><td></td></tr></table>${drawn(damSeepage, 5, 5).replace('<svg', '<svg style="margin-top: 4mm"')}${parts.join('')}<h2>Result</h2><table><tr><td style="height: 22mm">To be reported at once:</td></tr><tr><td style="height: 16mm">To be watched:</td></tr><tr><td style="height: 12mm">Names and signatures:</td></tr></table>`,
  )
}

/** Every course with its hours and credits. */
export function academyAtAGlance(): string {
  const facts = Object.entries(demoCourses).map(([name, fact]) => ({
    ...fact,
    ...new Map(Object.entries(courses)).get(name),
  }))
  const categories = [...new Set(facts.map(({ category }) => category))]
  const english = (code: string): string => demoDictionaries.courseCategory?.[code]?.[1] ?? code
  const total = (of: 'hours' | 'credit'): number => facts.reduce((sum, fact) => sum + fact[of], 0)
  const lists = categories.map((category) => {
    const rows = facts
      .filter((fact) => fact.category === category)
      .map(
        ({ title = '', summary = '', kind, hours, credit }) =>
          `<tr><td><b>${title}</b>${kind === 'required' ? ' · required' : ''}<br>${summary}</td><td class="number">${hours}</td><td class="number">${credit}</td></tr>`,
      )
    return `<h2>${english(category)}</h2><table><tr><th>Course</th><th class="number">Hours</th><th class="number">Credits</th></tr>${rows.join('')}</table>`
  })
  return paper(
    `<svg viewBox="0 330 ${WIDTH} ${HEIGHT - 520}">${catchment(0)}</svg><h1 style="margin-top: 5mm">The academy at a glance</h1><p>${facts.length} courses in ${categories.length} fields, ${total('hours')} hours and ${total('credit')} credits in all. Required courses are for everybody; the others are yours to choose.</p>${lists.join('')}`,
    'body { font-size: 9.3pt; line-height: 1.32 } td, th { padding: 0.9mm 2mm }',
  )
}
