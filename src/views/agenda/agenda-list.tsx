import { isSameDay } from 'date-fns'
import { useState } from 'react'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { fullDate } from '#i18n/dates.ts'
import { language, texts } from '#i18n/texts.ts'

import { DateText, TimeRange } from '#views/kit/time/time-text.tsx'

import { daysFrom, type AgendaDay } from './agenda-days.ts'
import { itemTitle } from './item-address.ts'
import { itemClass } from './item-class.ts'
import { ItemLink } from './item-link.tsx'
import { isLong } from './item-time.ts'
import './agenda-list.css'

/** Days below each other, for narrow screens; those before today are folded. */
export function AgendaList({ days }: { readonly days: readonly AgendaDay[] }) {
  const [now] = useState(() => new Date())
  const LL = texts().agenda
  const { passed, rest } = daysFrom(days, now)
  const earlier = passed.filter(({ items }) => items.length > 0)
  // Today stands even if nothing happens on it: else the day after would be taken for it.
  const shown = rest.filter(({ day, items }) => items.length > 0 || isSameDay(day, now) || days.length === 1)
  return (
    <div className="agenda-days">
      {earlier.length > 0 && (
        <details className="agenda-earlier">
          <summary>{LL.earlier()}</summary>
          {earlier.map((one) => (
            <Day key={one.day.getTime()} {...one} now={now} />
          ))}
        </details>
      )}
      {shown.map((one) => (
        <Day key={one.day.getTime()} {...one} now={now} />
      ))}
      {shown.length === 0 && earlier.length === 0 && <p className="agenda-none">{LL.emptyTitle()}</p>}
    </div>
  )
}

function Day({ day, items, now }: AgendaDay & { readonly now: Date }) {
  const LL = texts().agenda
  return (
    <section className="agenda-day">
      <h3 className="agenda-day-name" data-today={isSameDay(day, now) || undefined}>
        {fullDate(day, language())}
      </h3>
      {items.length === 0 ? (
        <p className="agenda-none">{LL.emptyTitle()}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.itemID}>
              <Entry item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({ item }: { readonly item: AgendaItem }) {
  const place = isLong(item) ? '' : item.place
  return (
    <ItemLink item={item} className={`${itemClass(item)} agenda-entry-link`} data-long={isLong(item) || undefined}>
      <span className="agenda-entry-time">{isLong(item) ? texts().agenda.allDay() : <Hours item={item} />}</span>
      <span className="agenda-entry-words">
        <bdi>{itemTitle(item)}</bdi>
        {place !== '' && <bdi className="agenda-entry-place">{place}</bdi>}
      </span>
    </ItemLink>
  )
}

const Hours = ({ item: { startTime, endTime } }: { readonly item: AgendaItem }) =>
  startTime === endTime ? (
    <DateText value={startTime} precision="time" />
  ) : (
    <TimeRange from={startTime} to={endTime} precision="time" />
  )
