import { ExternalLink } from 'lucide-react'
import { Link } from 'wouter'

import type { TodaysClass } from '#api/class/class.contract.ts'
import type { LiveBroadcast } from '#api/live/live.contract.ts'
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
  return (
    <ul className="agenda-list">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${idOf(entry)}`} className="agenda-entry" data-state={entry.item.state}>
          {entry.kind === 'class' ? (
            <ClassEntry item={entry.item} />
          ) : (
            <LiveEntry item={entry.item} isNamed={!isLiveAlone} />
          )}
        </li>
      ))}
    </ul>
  )
}

const idOf = (entry: AgendaEntry): string => (entry.kind === 'class' ? entry.item.classID : entry.item.id)

function ClassEntry({ item }: { item: TodaysClass }) {
  const LL = texts().home.agenda
  const written = (count: number) => numberText(count, language())
  return (
    <>
      <ul className="agenda-notes">
        <li>
          {item.state === 'inProgress' ? (
            LL.day({ day: written(item.dayNumber), days: written(item.days) })
          ) : (
            <>
              {LL.starts()} <DateText value={item.startTime} />
            </>
          )}
        </li>
        <li>{item.place === null ? LL.online() : <bdi>{item.place}</bdi>}</li>
      </ul>
      <Link className="agenda-link" href={classHref(item.kind, item.classID)}>
        <bdi>{item.className}</bdi>
      </Link>
    </>
  )
}

function LiveEntry({ item, isNamed }: { item: LiveBroadcast; isNamed: boolean }) {
  const { settings } = usePortal()
  const LL = texts()
  return (
    <>
      <ul className="agenda-notes">
        <li>
          <TimeRange from={item.startTime} to={item.endTime} precision={isWithinToday(item) ? 'time' : 'minute'} />
        </li>
        {isNamed && <li>{LL.home.terms[settings.wording].live()}</li>}
        <li className="agenda-state">{LL.shell.liveState[item.state]()}</li>
      </ul>
      {item.state === 'ended' ? (
        <span className="agenda-link">
          <bdi>{item.title}</bdi>
        </span>
      ) : (
        // [SHELL-22, LIVE-04]
        <a className="agenda-link" href={item.joinUrl} target="_blank" rel="noopener">
          <bdi>{item.title}</bdi>
          {/* A word joiner keeps the icon with the last word: a no-break space is not enough. */}
          {'\u00a0\u2060'}
          <ExternalLink size={14} role="img" aria-label={LL.portal.newWindow()} />
        </a>
      )}
    </>
  )
}

/** Whether it starts and ends on the local day, so that times suffice. */
const isWithinToday = ({ startTime, endTime }: LiveBroadcast): boolean =>
  [startTime, endTime].every((time) => localTime(time).toDateString() === new Date().toDateString())
