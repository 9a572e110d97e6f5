import { isSameDay, lightFormat } from 'date-fns'

import { fullDate } from '#i18n/dates.ts'
import { formatOf } from '#i18n/formats.ts'
import { namesText } from '#i18n/names.ts'
import { language } from '#i18n/texts.ts'

import type { AgendaDay } from './agenda-days.ts'
import { itemTitle } from './item-address.ts'
import { itemClass } from './item-class.ts'
import { isLong } from './item-time.ts'
import './mini-month.css'

/** Marks of a day; what comes after them is named only. */
const DOTS = 3
const LINES = 2

interface Props {
  /** All days of a month. */
  readonly days: readonly AgendaDay[]
  readonly today: Date
  /** Null: none is. */
  readonly chosen: Date | null
  readonly hrefOf: (day: Date) => string
}

/**
 * [CLASS-05] A month where there is room for numbers and marks only; every day leads somewhere and names what it has.
 */
export function MiniMonth({ days, today, chosen, hrefOf }: Props) {
  const { intl } = language()
  return (
    <div className="mini-month">
      <div className="mini-names" aria-hidden="true">
        {SUNDAY_ON.map((day) => (
          <span key={day.getTime()}>{formatOf(Intl.DateTimeFormat, intl, { weekday: 'narrow' }).format(day)}</span>
        ))}
      </div>
      <ol className="mini-days">
        {days.map((one) => (
          <li key={one.day.getTime()} style={{ gridColumnStart: one.day.getDay() + 1 }}>
            <Day {...one} today={today} chosen={chosen} href={hrefOf(one.day)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A week from Sunday: the 1st of March 2026 is one. */
const SUNDAY_ON = Array.from({ length: 7 }, (_, index) => new Date(2026, 2, 1 + index))

interface DayProps extends AgendaDay, Pick<Props, 'today' | 'chosen'> {
  readonly href: string
}

function Day({ day, items, today, chosen, href }: DayProps) {
  const isToday = isSameDay(day, today)
  const isChosen = chosen !== null && isSameDay(day, chosen)
  const titles = items.map(itemTitle)
  const said = fullDate(day, language())
  return (
    <a
      className="mini-day"
      href={`#${href}`}
      title={titles.join('\n') || undefined}
      data-date={lightFormat(day, 'yyyy-MM-dd')}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
      aria-current={isChosen ? 'true' : isToday ? 'date' : undefined}
      aria-label={titles.length === 0 ? said : `${said}: ${namesText(titles, language())}`}
    >
      <span className="mini-number">{formatOf(Intl.NumberFormat, language().intl, {}).format(day.getDate())}</span>
      <span className="mini-dots">
        {items
          .filter((item) => !isLong(item))
          .slice(0, DOTS)
          .map((item) => (
            <span key={item.itemID} className={`${itemClass(item)} mini-dot`} />
          ))}
      </span>
      {items
        .filter(isLong)
        .slice(0, LINES)
        .map((item) => (
          <span key={item.itemID} className={`${itemClass(item)} mini-line`} />
        ))}
    </a>
  )
}
