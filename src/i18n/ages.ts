import { formatOf } from './formats.ts'
import type { Language } from './locales.ts'
import { dayText } from './dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How far a moment is from another, in the largest whole unit: in 2 days, 5 hours ago. */
export function distanceText(moment: Date, now: Date, speaker: Pick<Language, 'intl'>): string {
  const { intl } = speaker
  // Languages that a browser does not know get the date itself.
  if (Intl.RelativeTimeFormat.supportedLocalesOf(intl).length === 0) return dayText(moment, speaker)
  const apart = moment.getTime() - now.getTime()
  const [unit, length] =
    Math.abs(apart) >= DAY
      ? (['day', DAY] as const)
      : Math.abs(apart) >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const)
  // Within a minute it is now.
  const options: Intl.RelativeTimeFormatOptions = { numeric: Math.abs(apart) < MINUTE ? 'auto' : 'always' }
  if (Math.abs(apart) < MINUTE) return formatOf(Intl.RelativeTimeFormat, intl, options).format(0, 'second')
  return formatOf(Intl.RelativeTimeFormat, intl, options).format(Math.trunc(apart / length), unit)
}
