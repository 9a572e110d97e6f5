import FullCalendar from '@fullcalendar/react'
import theme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { addDays, differenceInMinutes, lightFormat, startOfDay } from 'date-fns'
import { useState } from 'react'

import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { language, texts } from '#i18n/texts.ts'
import { clockText } from '#i18n/dates.ts'
import { numberText } from '#i18n/numbers.ts'
import { navigate } from '#browser/address.ts'

import { agendaHref, shownTime } from './agenda-time.ts'
import { itemHref, itemTitle } from './item-address.ts'
import { itemClass } from './item-class.ts'
import { isLong, seenTime, timeOf } from './item-time.ts'
import { openingHour, shownHours } from './shown-hours.ts'

interface Props {
  readonly items: readonly AgendaItem[]
  readonly view: keyof typeof grids
  readonly day: Date
  readonly kind: string | null
}

/** What has hours is drawn by the library; months and years are grids of our own. */
const grids = { week: 'timeGridWeek', day: 'timeGridDay' } as const
const plugins = [theme, timeGrid]
/** An event that is shorter has room for one line. */
const SHORT_MINUTES = 45
/** High enough for a morning and an afternoon; the page around it stays in view. */
const HEIGHT = 'clamp(30rem, calc(100vh - 16rem), 60rem)'

/**
 * [CLASS-04, CLASS-05] A week or a day of the agenda; weeks begin on Sunday in every language. Loaded with its page
 * only.
 */
export default function AgendaCalendar({ items, view, day, kind }: Props) {
  const LL = texts().agenda
  const { intl, dir } = language()
  const [now] = useState(() => new Date())
  const shown = shownTime(view, day)
  const hours = shownHours(items, shown)
  return (
    <FullCalendar
      // A page turn begins anew, with its own day.
      key={`${view} ${day.getTime()}`}
      plugins={plugins}
      initialView={grids[view]}
      initialDate={day}
      firstDay={0}
      locale={intl}
      direction={dir}
      headerToolbar={false}
      height={HEIGHT}
      expandRows
      dayMaxEvents={3}
      nowIndicator
      slotMinTime={{ hours: hours.from }}
      slotMaxTime={{ hours: hours.to }}
      scrollTime={{ hours: openingHour(items, shown, now) }}
      slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
      timedText={texts().title['class-agenda']()}
      allDayText={LL.allDay()}
      moreLinkText={(count: number) => LL.more({ count: numberText(count, language()) })}
      moreLinkHint={(count: number) => LL.more({ count: numberText(count, language()) })}
      navLinks
      navLinkDayClick={(date: Date) => navigate(agendaHref({ view: 'day', day: date, kind }))}
      // Read out by its whole date alone, a link would not be found by the words that stand on it.
      dayHeaderDidMount={({ el, text }) => {
        const link = el.querySelector('[role=link]')
        link?.setAttribute('aria-label', `${text}, ${link.getAttribute('aria-label') ?? ''}`)
      }}
      events={items.map(eventOf)}
      eventContent={({ event }) => {
        const item = items.find(({ itemID }) => itemID === event.id)
        return item === undefined ? null : <Words item={item} />
      }}
      rowEventInnerClass="agenda-long-words"
      rowEventTitleSticky={false}
      eventInteractive
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault()
        const item = items.find(({ itemID }) => itemID === event.id)
        if (item !== undefined) open(item)
      }}
    />
  )
}

/** What stands in an event: its title beside its colour, and its hours where they are not the whole day's. */
function Words({ item }: { readonly item: AgendaItem }) {
  const title = <bdi>{itemTitle(item)}</bdi>
  if (isLong(item)) return <span className="agenda-line">{title}</span>
  const { from, to } = timeOf(item)
  return (
    <span className="agenda-block-words" data-short={differenceInMinutes(to, from) < SHORT_MINUTES || undefined}>
      <time>{to > from ? `${clockText(from)}–${clockText(to)}` : clockText(from)}</time>
      {title}
    </span>
  )
}

function open(item: AgendaItem): void {
  // [SHELL-22] A broadcast opens in a window of its own.
  if (item.joinUrl !== null) window.open(item.joinUrl, '_blank', 'noopener')
  else navigate(itemHref(item))
}

/** What lasts a day or longer stands above the hours, on whole days. */
function eventOf(item: AgendaItem) {
  const shared = {
    id: item.itemID,
    title: itemTitle(item),
    className: `${itemClass(item)} ${isLong(item) ? 'agenda-long' : 'agenda-block'}`,
  }
  if (!isLong(item)) {
    const { from, to } = seenTime(item)
    return { ...shared, start: from, end: to }
  }
  const { from, to } = timeOf(item)
  const last = addDays(startOfDay(new Date(to.getTime() - 1)), 1)
  return { ...shared, allDay: true, start: lightFormat(from, 'yyyy-MM-dd'), end: lightFormat(last, 'yyyy-MM-dd') }
}
