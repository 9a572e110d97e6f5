import { addMonths, isSameMonth, startOfYear } from 'date-fns'
import { useState } from 'react'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { formatOf } from '#i18n/formats.ts'
import { language, texts } from '#i18n/texts.ts'

import { agendaDays } from './agenda-days.ts'
import { agendaHref, shownTime, type AgendaPlace } from './agenda-time.ts'
import { itemClass } from './item-class.ts'
import { MiniMonth } from './mini-month.tsx'
import './agenda-year.css'

interface Props extends Pick<AgendaPlace, 'day' | 'kind'> {
  /** Null: they are still being fetched. */
  readonly items: readonly AgendaItem[] | null
}

/** [CLASS-04] A year: its months, whose days lead to what they have, and the classes by their colours. */
export function AgendaYear({ items, day, kind }: Props) {
  const [today] = useState(() => new Date())
  const days = agendaDays(items ?? [], shownTime('year', day))
  const months = Array.from({ length: 12 }, (_, index) => addMonths(startOfYear(day), index))
  const name = formatOf(Intl.DateTimeFormat, language().intl, { month: 'long' })
  return (
    <div aria-busy={items === null}>
      <Legend items={items ?? []} />
      <div className="year">
        {months.map((month) => (
          <section key={month.getTime()} className="year-month" data-current={isSameMonth(month, today) || undefined}>
            <h3 className="year-name">
              <a href={`#${agendaHref({ view: 'month', day: month, kind })}`}>{name.format(month)}</a>
            </h3>
            <MiniMonth
              days={days.filter((one) => isSameMonth(one.day, month))}
              today={today}
              chosen={null}
              hrefOf={(one) => agendaHref({ view: 'day', day: one, kind })}
            />
          </section>
        ))}
      </div>
    </div>
  )
}

/** The reader's classes of the year, as there is no room for titles at its days. */
function Legend({ items }: { readonly items: readonly AgendaItem[] }) {
  const classes = new Map(items.filter(({ classPlace }) => classPlace !== null).map((item) => [item.classID, item]))
  if (classes.size === 0) return null
  return (
    <ul className="year-legend" aria-label={texts().agenda.kind.class()}>
      {[...classes.values()].map((item) => (
        <li key={item.classID} className={itemClass(item)}>
          <bdi>{item.className}</bdi>
        </li>
      ))}
    </ul>
  )
}
