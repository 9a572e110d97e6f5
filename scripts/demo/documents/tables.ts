import { demoCourses } from '#server/course/courses.demo.ts'
import { courses } from '#server/demo/texts/en_US/courses.ts'

import { spreadsheet, type Row } from './spreadsheet.ts'
import { floodAt, rounded, varied } from './series.ts'

const DEPTHS = [
  0, 0.55, 0.98, 1.42, 1.86, 2.21, 2.6, 2.94, 3.2, 3.41, 3.52, 3.48, 3.37, 3.1, 2.79, 2.4, 1.98, 1.5, 1.04, 0.52, 0,
]
const SPACING = 4.5
const FIRST_ROW = 9

/** A measurement with the mid-section method, as a template. */
export function gaugingSheet(): Buffer {
  const strips = DEPTHS.map((depth, i) => {
    const speed = rounded(0.42 * Math.sqrt(depth) * (1 + 0.05 * varied(i)), 3)
    const deep = depth >= 0.75
    const [upper, lower, single] = [
      deep ? rounded(speed * 1.14, 3) : null,
      deep ? rounded(speed * 0.86, 3) : null,
      deep ? null : speed,
    ]
    const mean = deep ? rounded(((upper ?? 0) + (lower ?? 0)) / 2, 4) : speed
    const width = i === 0 || i === DEPTHS.length - 1 ? SPACING / 2 : SPACING
    return { depth, upper, lower, single, mean, width, discharge: rounded(mean * depth * width, 4) }
  })
  const last = FIRST_ROW + strips.length - 1
  const rows = strips.map(({ depth, upper, lower, single, mean, width, discharge }, i): Row => {
    const row = FIRST_ROW + i
    const [left, right] = [i === 0 ? row : row - 1, row === last ? row : row + 1]
    return {
      cells: [
        i + 1,
        i * SPACING,
        depth,
        upper,
        lower,
        single,
        { formula: `IF(F${row}<>"",F${row},(D${row}+E${row})/2)`, value: mean },
        { formula: `(B${right}-B${left})/2`, value: width },
        { formula: `C${row}*H${row}`, value: rounded(depth * width, 4) },
        { formula: `G${row}*I${row}`, value: discharge },
      ],
      inputs: [1, 2, 3, 4, 5],
    }
  })
  const total = rounded(
    strips.reduce((sum, { discharge }) => sum + discharge, 0),
    3,
  )
  const area = rounded(
    strips.reduce((sum, { depth, width }) => sum + depth * width, 0),
    3,
  )
  const totals: readonly Row[] = [
    { cells: [null] },
    {
      cells: [
        'Total',
        null,
        null,
        null,
        null,
        null,
        { formula: `J${last + 2}/I${last + 2}`, value: rounded(total / area, 3) },
        { formula: `SUM(H${FIRST_ROW}:H${last})`, value: 90 },
        { formula: `SUM(I${FIRST_ROW}:I${last})`, value: area },
        { formula: `SUM(J${FIRST_ROW}:J${last})`, value: total },
      ],
    },
    {
      cells: [
        'Largest share of one strip',
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        {
          formula: `MAX(J${FIRST_ROW}:J${last})/J${last + 2}`,
          value: rounded(Math.max(...strips.map(({ discharge }) => discharge)) / total, 3),
        },
      ],
    },
  ]
  const head: readonly Row[] = [
    { cells: ['Discharge measurement, mid-section method'], look: 'title' },
    { cells: ['Station', 'Lower bridge'], inputs: [1] },
    { cells: ['Date', '2025-09-18'], inputs: [1] },
    { cells: ['Stage at the beginning (m)', 2.31], inputs: [1] },
    { cells: ['Stage at the end (m)', 2.33], inputs: [1] },
    { cells: ['Mean stage (m)', { formula: '(B4+B5)/2', value: 2.32 }] },
    { cells: [null] },
    {
      cells: [
        'No.',
        'Distance (m)',
        'Depth (m)',
        'v at 0.2 d (m/s)',
        'v at 0.8 d (m/s)',
        'v at 0.6 d (m/s)',
        'Mean v (m/s)',
        'Width (m)',
        'Area (m²)',
        'Discharge (m³/s)',
      ],
      look: 'head',
    },
  ]
  const notes = [
    'Write into the blue cells only; everything else follows.',
    'Below a depth of 0.75 m take one reading at six tenths of the depth, otherwise two.',
    'No strip should carry more than a tenth of the total; if one does, add verticals there.',
    'If the stage changes by more than five centimetres while you measure, do it again.',
    'The result belongs to the mean stage.',
  ]
  return spreadsheet([
    {
      name: 'Measurement',
      widths: [27, 13, 11, 11, 11, 11, 12, 11, 11, 15],
      rows: [...head, ...rows, ...totals],
      frozen: 8,
    },
    {
      name: 'How to use',
      widths: [90],
      rows: [{ cells: ['How to use this sheet'], look: 'title' }, ...notes.map((note): Row => ({ cells: [note] }))],
      frozen: 0,
    },
  ])
}

/** Seventy-two hours: rain at three gauges, stage and discharge at two. */
export function floodReadings(): Buffer {
  const rows = Array.from({ length: 73 }, (_, hour): Row => {
    const rain = [0, 1, 2].map((gauge) =>
      rounded(
        Math.max(
          0,
          11 * Math.exp(-(((hour - 14 - gauge * 2) / 6.5) ** 2)) * (1 + 0.5 * varied(hour * 3 + gauge)) - 0.3,
        ),
        1,
      ),
    )
    const [upper, lower] = [rounded(58 + floodAt(hour - 10, 13, 640), 0), rounded(84 + floodAt(hour - 12, 17, 590), 0)]
    const stage = (discharge: number, zero: number): number => rounded(zero + (discharge / 62) ** 0.62, 2)
    return { cells: [hour, ...rain, stage(upper, 0.4), upper, stage(lower, 0.1), lower] }
  })
  const head: readonly Row[] = [
    { cells: ['A flood of seventy-two hours'], look: 'title' },
    {
      cells: [
        'Hour',
        'Rain, Stone Hill (mm)',
        'Rain, Mill Valley (mm)',
        'Rain, Old Ford (mm)',
        'Stage, Upper Weir (m)',
        'Discharge, Upper Weir (m³/s)',
        'Stage, Lower Bridge (m)',
        'Discharge, Lower Bridge (m³/s)',
      ],
      look: 'head',
    },
  ]
  const tasks = [
    '1. Up to hour 18 only: forecast the peak at Upper Weir and its hour, each as a range.',
    '2. Route the wave of Upper Weir to Lower Bridge; the travel time is yours to find.',
    '3. At hour 24 compare forecast and readings, correct the forecast, and say in two sentences why.',
    'The reach between both gauges is 21 km long; a tributary joins it half way.',
  ]
  return spreadsheet([
    { name: 'Readings', widths: [8, 13, 13, 13, 13, 16, 14, 17], rows: [...head, ...rows], frozen: 2 },
    {
      name: 'Exercises',
      widths: [96],
      rows: [{ cells: ['Three exercises'], look: 'title' }, ...tasks.map((task): Row => ({ cells: [task] }))],
      frozen: 0,
    },
  ])
}

const WEEKS = 16
/** The academy's courses, each with its week, and the weekly totals. */
export function studyPlanner(): Buffer {
  const planned = new Map([
    ['flood-forecasting', 1],
    ['early-warning', 2],
    ['levees', 3],
    ['data-quality', 4],
  ])
  const facts = Object.entries(demoCourses)
  const last = facts.length + 2
  const list = facts.map(
    ([name, { hours, credit, kind }]): Row => ({
      cells: [
        new Map(Object.entries(courses)).get(name)?.title ?? name,
        kind === 'required' ? 'required' : 'elective',
        hours,
        credit,
        planned.get(name) ?? null,
      ],
      inputs: [4],
    }),
  )
  const sum = (week: number, of: 'hours' | 'credit'): number =>
    facts.reduce((all, [name, fact]) => all + (planned.get(name) === week ? fact[of] : 0), 0)
  const weeks = Array.from(
    { length: WEEKS },
    (_, i): Row => ({
      cells: [
        i + 1,
        { formula: `SUMIF(Courses!$E$3:$E$${last},A${i + 3},Courses!$C$3:$C$${last})`, value: sum(i + 1, 'hours') },
        { formula: `SUMIF(Courses!$E$3:$E$${last},A${i + 3},Courses!$D$3:$D$${last})`, value: sum(i + 1, 'credit') },
        {
          formula: `SUM(C$3:C${i + 3})`,
          value: Array.from({ length: i + 1 }, (_each, n) => sum(n + 1, 'credit')).reduce((a, b) => a + b),
        },
      ],
    }),
  )
  return spreadsheet([
    {
      name: 'Courses',
      widths: [44, 12, 10, 10, 12],
      rows: [
        { cells: ['Which course in which week?'], look: 'title' },
        { cells: ['Course', 'Kind', 'Hours', 'Credits', 'Week'], look: 'head' },
        ...list,
      ],
      frozen: 2,
    },
    {
      name: 'Weeks',
      widths: [10, 12, 12, 20],
      rows: [
        { cells: ['Week by week'], look: 'title' },
        { cells: ['Week', 'Hours', 'Credits', 'Credits so far'], look: 'head' },
        ...weeks,
      ],
      frozen: 2,
    },
  ])
}
