import { addMonths, isSameDay, startOfMonth } from 'date-fns'
import { useState } from 'react'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { agendaDays } from './agenda-days.ts'
import { AgendaList } from './agenda-list.tsx'
import { agendaHref, type AgendaPlace } from './agenda-time.ts'
import type { Time } from './item-time.ts'
import { MiniMonth } from './mini-month.tsx'

interface MonthProps extends Pick<AgendaPlace, 'day' | 'kind'> {
  /** Null: they are still being fetched. */
  readonly items: readonly AgendaItem[] | null
}

/** A month on a narrow screen: its days, and below them what the one of the address has, which is today at first. */
export function NarrowMonth({ items, day, kind }: MonthProps) {
  const [today] = useState(() => new Date())
  const first = startOfMonth(day)
  const days = agendaDays(items ?? [], { from: first, to: addMonths(first, 1) })
  return (
    <>
      <MiniMonth
        days={days}
        today={today}
        chosen={day}
        hrefOf={(one) => agendaHref({ view: 'month', day: one, kind })}
      />
      <div className="agenda-chosen">
        {items === null ? (
          <Skeleton label={texts().portal.loading()} repeat={3} />
        ) : (
          <AgendaList days={days.filter((one) => isSameDay(one.day, day))} />
        )}
      </div>
    </>
  )
}

/** A week or a day on a narrow screen: what there is, day by day. */
export const NarrowDays = ({ items, time }: { readonly items: readonly AgendaItem[]; readonly time: Time }) => (
  <AgendaList days={agendaDays(items, time)} />
)
