import { clockText, dayText, momentOf } from '#i18n/dates.ts'
import { language } from '#i18n/texts.ts'

import './time.css'

/** [CONST-10] */
const RANGE_SEPARATOR = '~'

/** Precision of a moment: day, day and time, or time of day. */
export type Precision = 'day' | 'minute' | 'time'

/** A moment from the server's `yyyy-MM-dd HH:mm:ss` (UTC) as a Date, which is read in the viewer's zone. */
export const localTime = (value: string): Date => momentOf(value)

interface Props {
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  readonly value: string
  readonly precision?: Precision
}

/** A moment in the viewer's time zone. */
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

/** [CONST-10] A time range; within one day the date is written once. */
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
