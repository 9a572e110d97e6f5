import { formatOf } from './formats.ts'
import type { Language } from './locales.ts'

type Writer = Pick<Language, 'intl'>

/** [CONST-08] */
const FILE_SIZE_STEP = 1024
const fileSizeUnits = [
  ['byte', 'B'],
  ['kilobyte', 'kB'],
  ['megabyte', 'MB'],
  ['gigabyte', 'GB'],
  ['terabyte', 'TB'],
] as const

const format = ({ intl }: Writer, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  formatOf(Intl.NumberFormat, intl, options)

/** A number with the language's grouping; digits are Latin everywhere, see `locales.ts`. */
export const numberText = (value: number, language: Writer): string => format(language, {}).format(value)

/** @param value 0 to 100 */
export const percentText = (value: number, language: Writer): string =>
  format(language, { style: 'percent' }).format(value / 100)

/** [CONST-08] Bytes in the largest unit with a value of at least one; one decimal below ten. */
export function fileSizeText(bytes: number, language: Writer): string {
  let value = Math.max(0, bytes)
  let step = 0
  // A value that would round up to a whole step uses the next unit: 1 MB, not 1,024 kB.
  while (step < fileSizeUnits.length - 1 && Math.round(value) >= FILE_SIZE_STEP) {
    value /= FILE_SIZE_STEP
    step += 1
  }
  const [unit, plain] = fileSizeUnits[step] ?? fileSizeUnits[0]
  return unitText(value, language, plain, {
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'byte' || value >= 10 ? 0 : 1,
  })
}

/** Hours with unit and at most one decimal: 1.5 hours. */
export const hoursText = (hours: number, language: Writer): string =>
  unitText(hours, language, 'h', { unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 1 })

/** A unit in the language's format, or `plain` where Intl would fall back to English, as in `dates.ts`. */
function unitText(value: number, language: Writer, plain: string, options: Intl.NumberFormatOptions): string {
  const isKnown = Intl.NumberFormat.supportedLocalesOf(language.intl).length > 0
  if (isKnown) return format(language, { style: 'unit', ...options }).format(value)
  return `${format(language, { ...options, style: 'decimal' }).format(value)} ${plain}`
}

const speedOptions = (megabits: number): Intl.NumberFormatOptions => ({
  unit: 'megabit-per-second',
  unitDisplay: 'short',
  maximumFractionDigits: megabits < 100 ? 1 : 0,
})

/** A bandwidth: 4.2 Mb/s; at most one decimal, below a hundred. */
export const speedText = (megabits: number, language: Writer): string =>
  unitText(megabits, language, 'Mb/s', speedOptions(megabits))

export const millisecondsText = (milliseconds: number, language: Writer): string =>
  unitText(milliseconds, language, 'ms', { unit: 'millisecond', unitDisplay: 'short', maximumFractionDigits: 0 })

/** A bandwidth in two parts, for display in large type; always with its decimal, so that the width is stable. */
export function speedParts(megabits: number, language: Writer): { figure: string; unit: string } {
  const options = speedOptions(megabits)
  const text = unitText(megabits, language, 'Mb/s', {
    ...options,
    minimumFractionDigits: options.maximumFractionDigits,
  })
  const figure = /[\d.,\s]*\d/u.exec(text)?.[0].trim() ?? ''
  return { figure, unit: text.replace(figure, '').trim() }
}
