import { isSameDay, isSameMonth, lightFormat } from 'date-fns'
import { useState } from 'react'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { clockText, fullDate } from '#i18n/dates.ts'
import { formatOf } from '#i18n/formats.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { agendaHref } from './agenda-time.ts'
import { itemTitle } from './item-address.ts'
import { itemClass } from './item-class.ts'
import { ItemLink } from './item-link.tsx'
import { monthWeeks, type Bar, type MonthDay } from './month-weeks.ts'
import './agenda-month.css'

interface Props {
  /** Null: they are still being fetched. */
  readonly items: readonly AgendaItem[] | null
  readonly day: Date
  readonly kind: string | null
}

/** [CLASS-04, CLASS-05] A month as a grid of weeks from Sunday, of equal height, so that nothing moves. */
export function AgendaMonth({ items, day, kind }: Props) {
  const [today] = useState(() => new Date())
  const weeks = monthWeeks(items ?? [], day)
  return (
    <div className="month" aria-busy={items === null}>
      <div className="month-names" aria-hidden="true">
        {weeks[0]?.map(({ day: one }) => (
          <span key={one.getTime()}>
            {formatOf(Intl.DateTimeFormat, language().intl, { weekday: 'short' }).format(one)}
          </span>
        ))}
      </div>
      {weeks.map((days) => (
        <ol className="month-week" key={days[0]?.day.getTime()}>
          {days.map((one, index) => (
            <Day key={one.day.getTime()} {...one} column={index + 1} month={day} today={today} kind={kind} />
          ))}
        </ol>
      ))}
    </div>
  )
}

interface DayProps extends MonthDay {
  /** From 1. */
  readonly column: number
  /** A day of the month that is shown. */
  readonly month: Date
  readonly today: Date
  readonly kind: string | null
}

/** A day, then what begins on it: so it is read, whatever the grid makes of it. */
function Day({ day, bars, hidden, column, month, today, kind }: DayProps) {
  const href = agendaHref({ view: 'day', day, kind })
  return (
    <>
      <li
        className="month-day"
        style={{ gridColumn: column }}
        data-date={lightFormat(day, 'yyyy-MM-dd')}
        data-today={isSameDay(day, today) || undefined}
        data-outside={!isSameMonth(day, month) || undefined}
      >
        <a className="month-number" href={`#${href}`} aria-current={isSameDay(day, today) ? 'date' : undefined}>
          <span aria-hidden="true">{formatOf(Intl.NumberFormat, language().intl, {}).format(day.getDate())}</span>
          <span className="visually-hidden">{fullDate(day, language())}</span>
        </a>
      </li>
      {bars.map((bar) => (
        <li
          key={bar.item.itemID}
          className="month-place"
          style={{ gridColumn: `${column} / span ${bar.length}`, gridRow: bar.lane + 2 }}
        >
          <Item {...bar} />
        </li>
      ))}
      {hidden > 0 && (
        <li className="month-more" style={{ gridColumn: column }}>
          <a href={`#${href}`}>{texts().agenda.more({ count: numberText(hidden, language()) })}</a>
        </li>
      )}
    </>
  )
}

function Item({ item, start, isLine, isSplit, beginsHere, endsHere }: Bar) {
  const title = itemTitle(item)
  if (isLine)
    return (
      <ItemLink item={item} className={`${itemClass(item)} agenda-line`} title={title}>
        <bdi>{title}</bdi>
      </ItemLink>
    )
  return (
    <ItemLink
      item={item}
      className={`${itemClass(item)} month-item`}
      title={title}
      data-split={isSplit || undefined}
      data-begins={beginsHere || undefined}
      data-ends={endsHere || undefined}
    >
      <time className="month-time">{clockText(start)}</time>
      <bdi>{title}</bdi>
    </ItemLink>
  )
}
