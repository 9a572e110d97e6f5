import { zipOf } from './zip.ts'

export const rounded = (value: number, places: number): number => Number(value.toFixed(places))

/** Deterministic noise from -1 to 1. */
export function varied(i: number): number {
  const x = Math.sin(i * 12.9898 + 4.1) * 43_758.5453
  return 2 * (x - Math.floor(x)) - 1
}

/** A flood that begins at 0: fast rise, slow recession. */
export const floodAt = (since: number, peak: number, height: number): number =>
  since <= 0 ? 0 : height * (since / peak) ** 2 * Math.exp(2 * (1 - since / peak))

const csv = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `${[head, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`

const CATCHMENTS = [
  { name: 'loess-slope', area: 38, peak: 5, share: 0.18 },
  { name: 'forest', area: 64, peak: 9, share: 0.26 },
  { name: 'paddy-fields', area: 21, peak: 7, share: 0.71 },
]
const STORMS = [
  { from: 4, hours: 3, rain: 9 },
  { from: 6, hours: 8, rain: 5 },
  { from: 3, hours: 5, rain: 13 },
]

/** Three storms over three small catchments. */
export function stormRecords(): Buffer {
  const files = CATCHMENTS.map(({ name, area, peak, share }) => {
    const rows = STORMS.flatMap(({ from, hours, rain }, storm) =>
      Array.from({ length: 72 }, (_, hour) => {
        const bursts = Array.from({ length: hours }, (_each, n) =>
          rounded(rain * (1 + 0.4 * varied(storm * 31 + n)), 1),
        )
        const runoff = bursts.reduce(
          (sum, burst, n) => sum + floodAt(hour - from - n, peak, (burst * share * area) / (peak * 2.2)),
          0,
        )
        return [storm + 1, hour, bursts[hour - from] ?? 0, rounded(area * 0.012 + runoff, 2)]
      }),
    )
    return [`${name}.csv`, csv(['storm', 'hour', 'rain_mm', 'discharge_m3s'], rows)] as const
  })
  const read = [
    'Storm records of three catchments',
    '',
    'Hourly values, three storms of seventy-two hours for each catchment.',
    ...CATCHMENTS.map(({ name, area }) => `  ${name}.csv  ${area} square kilometres`),
    '',
    'Derive a unit hydrograph from the first storm of a catchment:',
    '  1. Take away the base flow: it is what the river carried before the rain.',
    '  2. The sum of what is left, spread over the catchment, is the effective rain.',
    '  3. Divide the ordinates by it.',
    'Test it on the second storm, and keep the third for the end.',
    '',
  ]
  return zipOf({ 'readme.txt': read.join('\r\n'), ...Object.fromEntries(files) })
}

const dayOf = (i: number): string => new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10)
/** A year of daily values with all kinds of errors. */
export function rawReadings(): Buffer {
  const wet = (i: number): number => Math.max(0, Math.sin(((i - 100) / 365) * 2 * Math.PI) + 0.35)
  const rain = Array.from({ length: 365 }, (_, i) => (varied(i) > 0.25 ? rounded(wet(i) * 22 * varied(i) ** 2, 1) : 0))
  const level = rain.map((_, i) =>
    rounded(1.1 + 0.9 * wet(i) + 0.03 * rain.slice(Math.max(0, i - 3), i + 1).reduce((a, b) => a + b, 0) * 0.6, 2),
  )
  const wrongRain: Readonly<Record<number, string>> = {
    47: '',
    48: '',
    49: '',
    133: '184.0',
    171: '-1.2',
    206: '999.9',
    288: '0.63',
  }
  const wrongLevel: Readonly<Record<number, string>> = {
    20: '11.4',
    76: '114',
    77: '113',
    78: '113',
    150: '-9.99',
    199: '0.00',
    241: '',
    242: '',
  }
  const stuck = (i: number): number => level[i >= 262 && i <= 274 ? 262 : i] ?? 0
  const read = [
    'A year of raw readings',
    '',
    'rain.csv   daily rain at Mill Valley, millimetres',
    'level.csv  daily water level at Lower Bridge, metres',
    '',
    'Look for: gaps, impossible values, codes for missing values, wrong units, a misplaced',
    'decimal point, a sensor that is stuck, and a day on which only one of both rose.',
    'Write down for each: the day, what you think has happened, what you would do, and why.',
    'Do not change these files. The raw value is always kept.',
    '',
  ]
  return zipOf({
    'readme.txt': read.join('\r\n'),
    'rain.csv': csv(
      ['day', 'rain_mm'],
      rain.map((value, i) => [dayOf(i), wrongRain[i] ?? value]),
    ),
    'level.csv': csv(
      ['day', 'level_m'],
      level.map((_, i) => [dayOf(i), wrongLevel[i] ?? stuck(i)]),
    ),
  })
}
