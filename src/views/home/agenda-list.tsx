import { Button } from '@radix-ui/themes'
import { ExternalLink } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'wouter'

import { examAddress } from '#api/exam/addresses.ts'
import { homeworkAddress } from '#api/homework/addresses.ts'
import { leaveAddress } from '#api/leave/addresses.ts'
import { timetableAddress } from '#api/timetable/addresses.ts'
import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { classHref } from '#views/class/class-href.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { DateText, localTime, TimeRange } from '#views/kit/time/time-text.tsx'
import type { AgendaEntry } from './agenda-entries.ts'
import './agenda.css'

interface Props {
  readonly entries: readonly AgendaEntry[]
  /** Whether the heading already names broadcasts as the content. */
  readonly isLiveAlone?: boolean
}

/** Entries as stations of a journey line; the one in progress is filled. */
export function AgendaList({ entries, isLiveAlone = false }: Props) {
  const { wording } = usePortal().settings
  const [now] = useState(() => Date.now())
  const live = isLiveAlone ? null : texts().home.terms[wording].live()
  return (
    <ul className="agenda-list">
      {entries.map((entry) => (
        <li key={entry.item.itemID} className="agenda-entry" data-state={entry.state}>
          <ul className="agenda-notes">
            {notesOf(entry, now, live).map((note, i) => (
              <li key={i}>{note}</li>
            ))}
          </ul>
          {entry.item.kind === 'live' ? <LiveTitle entry={entry} /> : <Title item={entry.item} />}
        </li>
      ))}
    </ul>
  )
}

const DAY_MS = 24 * 60 * 60_000

/** When and where. @param live what a broadcast is called; null: that is clear */
function notesOf({ item, state }: AgendaEntry, now: number, live: string | null): readonly ReactNode[] {
  const { home, shell } = texts()
  const LL = home.agenda
  const place = placesOf(item)
  const hours = (
    <TimeRange from={item.startTime} to={item.endTime} precision={isWithinToday(item) ? 'time' : 'minute'} />
  )
  switch (item.kind) {
    case 'lesson':
      return [hours, ...place]
    case 'class':
      return [state === 'inProgress' ? dayText(item, now) : since(LL.starts(), item), ...place]
    case 'live':
      return [hours, ...(live === null ? [] : [live]), <span className="agenda-state">{shell.liveState[state]()}</span>]
    case 'deadline':
      return [since(LL.deadline(), item)]
    case 'due':
      return [since(LL.due(), item)]
    case 'leave':
      return [LL.leave(), hours]
    case 'exam':
      return [LL.exam(), hours]
  }
}

/** Where it is; of a class that is not online and has no place nothing is said. */
function placesOf({ place, classKind }: AgendaItem): readonly ReactNode[] {
  if (place !== '') return [<bdi>{place}</bdi>]
  return classKind === 'online' ? [texts().home.agenda.online()] : []
}

const since = (word: string, { startTime }: AgendaItem): ReactNode => (
  <>
    {word} <DateText value={startTime} />
  </>
)

/** The ordinal of today among the days of a class. */
function dayText({ startTime, endTime }: AgendaItem, now: number): string {
  const start = localTime(startTime).getTime()
  const written = (until: number) => numberText(Math.ceil((until - start) / DAY_MS), language())
  return texts().home.agenda.day({ day: written(now), days: written(localTime(endTime).getTime()) })
}

function hrefOf({ lessonID, leaveID, examID, taskID, classKind, classID }: AgendaItem): string {
  if (examID !== null) return examAddress('examlist', { examID })
  if (taskID !== null) return homeworkAddress('homework', { taskID })
  if (lessonID !== null) return timetableAddress('class-lesson', { lessonID })
  return leaveID === null ? classHref(classKind ?? 'face', classID ?? '') : leaveAddress('leave', { leaveID })
}

/** A lesson leads to its own page, where one checks in or sees who is there. */
function Title({ item }: { readonly item: AgendaItem }) {
  const LL = texts().home.agenda
  const [titleId, actionId] = [useId(), useId()]
  const href = hrefOf(item)
  return (
    <>
      <Link className="agenda-link" href={href} id={titleId}>
        <bdi>{item.title}</bdi>
      </Link>
      {item.kind === 'lesson' && (
        <p className="agenda-of">
          <bdi>{item.className}</bdi>
        </p>
      )}
      {item.canCheckIn && (
        <Button asChild size="1" className="agenda-action">
          <Link href={href} id={actionId} aria-labelledby={`${actionId} ${titleId}`}>
            {LL.checkIn()}
          </Link>
        </Button>
      )}
      {item.hasAttended && (
        <p className="agenda-done" data-late={item.isLate || undefined}>
          {item.isLate ? LL.checkedInLate() : LL.checkedIn()}
        </p>
      )}
    </>
  )
}

function LiveTitle({ entry: { item, state } }: { readonly entry: AgendaEntry }) {
  return state === 'ended' || item.joinUrl === null ? (
    <span className="agenda-link">
      <bdi>{item.title}</bdi>
    </span>
  ) : (
    // [SHELL-22, LIVE-04]
    <a className="agenda-link" href={item.joinUrl} target="_blank" rel="noopener">
      <bdi>{item.title}</bdi>
      {/* A word joiner keeps the icon with the last word: a no-break space is not enough. */}
      {'\u00a0\u2060'}
      <ExternalLink size={14} role="img" aria-label={texts().portal.newWindow()} />
    </a>
  )
}

/** Whether it starts and ends on the local day, so that times suffice. */
const isWithinToday = ({ startTime, endTime }: AgendaItem): boolean =>
  [startTime, endTime].every((time) => localTime(time).toDateString() === new Date().toDateString())
