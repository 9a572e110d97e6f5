import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { addDays } from 'date-fns'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, lazy, use, useId, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'wouter'

import { agendaKinds, type AgendaItem } from '#api/agenda/agenda.contract.ts'
import { language, texts } from '#i18n/texts.ts'
import { fullDate } from '#i18n/dates.ts'
import { daysRange, monthText, yearText } from '#i18n/periods.ts'
import { navigate } from '#browser/address.ts'

import { usePortal } from '#app/context/portal-context.ts'
import '#views/kit/icon-button/icon-button.css'
import { Choice } from '#views/kit/choice/choice.tsx'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { ZoneNote } from '#views/kit/time/zone-note.tsx'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { AgendaMonth } from './agenda-month.tsx'
import { agendaHref, agendaViews, askedTime, placeOf, shownTime, turned, type AgendaPlace } from './agenda-time.ts'
import { NarrowDays, NarrowMonth } from './agenda-narrow.tsx'
import { AgendaYear } from './agenda-year.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import './agenda-page.css'
import './item-colours.css'

const AgendaCalendar = lazy(() => import('./agenda-calendar.tsx'))

/** [ROUTE-70, CLASS-04] The agenda; view, day and kind are in the address. */
export default function ClassAgendaPage({ query }: PageProps) {
  const place = placeOf(query)
  const { view, day, kind } = place
  const LL = texts().agenda
  const filter = useId()
  return (
    <div className="column agenda-page">
      <PageHead title={texts().title['class-agenda']()} />
      <div className="agenda-tools">
        <div className="agenda-turning">
          <Turn href={agendaHref({ ...place, day: turned(view, day, -1) })} label={LL.previous()} isBack />
          <Button asChild variant="soft" color="gray">
            <Link href={agendaHref({ ...place, day: null })}>{LL.today()}</Link>
          </Button>
          <Turn href={agendaHref({ ...place, day: turned(view, day, 1) })} label={LL.next()} />
        </div>
        <h2 className="agenda-when" aria-live="polite">
          <When {...place} />
        </h2>
        <LinkTabs
          label={LL.views()}
          entries={agendaViews.map((one) => ({
            href: agendaHref({ ...place, view: one }),
            text: LL.view[one](),
            isCurrent: one === view,
          }))}
          turnTo={navigate}
        />
        <div className="agenda-filter">
          <label className="visually-hidden" htmlFor={filter}>
            {LL.shows()}
          </label>
          <Choice
            id={filter}
            value={kind ?? ''}
            entries={[
              { value: '', text: LL.all() },
              ...agendaKinds.map((one) => ({ value: one, text: LL.kind[one]() })),
            ]}
            choose={(value) => navigate(agendaHref({ ...place, kind: value === '' ? null : value }))}
          />
        </div>
        <CalendarFeed />
      </div>
      <ZoneNote timeZone={usePortal().settings.timeZone} />
      <Items key={JSON.stringify(askedTime(view, day))} place={place} />
    </div>
  )
}

function Turn({ href, label, isBack = false }: { href: string; label: string; isBack?: boolean }) {
  return (
    <Link className="icon-button agenda-turn" href={href} aria-label={label}>
      {isBack ? <ChevronLeft className="mirrored" size={20} /> : <ChevronRight className="mirrored" size={20} />}
    </Link>
  )
}

function Items({ place: { view, day, kind } }: { readonly place: AgendaPlace }) {
  const items = useActorRef(use(usePortal().flows.agenda()).items, { input: { id: askedTime(view, day) } })
  const isNarrow = useIsNarrow()
  const Month = isNarrow ? NarrowMonth : AgendaMonth
  const waiting = (
    <div className="agenda-waiting">
      <Skeleton label={texts().portal.loading()} repeat={4} />
    </div>
  )
  const shownOf = (all: readonly AgendaItem[] | null): ReactNode => {
    const shown = all === null || kind === null ? all : all.filter((item) => item.kind === kind)
    if (view === 'month') return <Month items={shown} day={day} kind={kind} />
    if (view === 'year') return <AgendaYear items={shown} day={day} kind={kind} />
    if (shown === null) return waiting
    if (isNarrow) return <NarrowDays items={shown} time={shownTime(view, day)} />
    return (
      <Suspense fallback={waiting}>
        <AgendaCalendar items={shown} view={view} day={day} kind={kind} />
      </Suspense>
    )
  }
  // The days stand at once; what happens on them comes into the same grid.
  return (
    <DetailFaces detail={items} within="section" waiting={shownOf(null)}>
      {shownOf}
    </DetailFaces>
  )
}

/** The time on the page, in words of the language; a range reads in its direction, whichever its ends have. */
function When({ view, day }: AgendaPlace) {
  if (view === 'year') return yearText(day, language())
  if (view === 'month') return monthText(day, language())
  if (view === 'day') return fullDate(day, language())
  const { from, to } = shownTime(view, day)
  return daysRange(from, addDays(to, -1), language()).map(({ text, isEnd }) =>
    isEnd ? <bdi key={text}>{text}</bdi> : text,
  )
}

const narrow = window.matchMedia('(max-width: 640px)')
const onNarrow = (changed: () => void) => {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}
/** Whether a grid would have columns too narrow to read. */
const useIsNarrow = (): boolean => useSyncExternalStore(onNarrow, () => narrow.matches)
