import { clockText, dayText, momentOf } from '#i18n/dates.ts'
import { language } from '#i18n/texts.ts'

import './time.css'

/** [CONST-10] */
const RANGE_SEPARATOR = '~'

/** How much of a moment is written: its day, its day and time, or its time of day. */
export type Precision = 'day' | 'minute' | 'time'

/** The moment that an answer of the server means by `yyyy-MM-dd HH:mm:ss`; a Date speaks of it in the viewer's zone. */
export const localTime = (value: string): Date => momentOf(value)

interface Props {
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  readonly value: string
  readonly precision?: Precision
}

/** A moment in the viewer's own time zone. */
export function DateText({ value, precision = 'minute' }: Props) {
  const moment = localTime(value)
  const parts = [precision !== 'time' && dayText(moment, language()), precision !== 'day' && clockText(moment)]
  return (
    <time className="time-text" dateTime={moment.toISOString()}>
      {parts.filter((part) => part !== false).join(' ')}
    </time>
  )
}

interface RangeProps {
  readonly from: string
  readonly to: string
  readonly precision?: Precision
}

/** [CONST-10] From one moment to another; what ends on the day on which it begins names that day once. */
export function TimeRange({ from, to, precision = 'minute' }: RangeProps) {
  const isOneDay = localTime(from).toDateString() === localTime(to).toDateString()
  if (isOneDay && precision === 'day') return <DateText value={from} precision="day" />
  return (
    <span className="time-range">
      <DateText value={from} precision={precision} /> {RANGE_SEPARATOR}{' '}
      <DateText value={to} precision={isOneDay ? 'time' : precision} />
    </span>
  )
}
