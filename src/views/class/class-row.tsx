import { Link } from 'wouter'

import type { ClassCard } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Cover } from '#views/kit/cover/cover.tsx'
import { JourneyLine } from '#views/kit/journey/journey.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { classHref } from './class-href.ts'
import { classJourney } from './class-journey.ts'
import { lastMoment } from './last-moment.ts'
import '#views/kit/row-link/row-link.css'
import './class.css'

interface Props {
  readonly item: ClassCard
  /** As in the address of the list [SHELL-12]. */
  readonly type: string | null
}

/** [ROUTE-62, CLASS-01] A class in a list: kind, place, head teacher, members, dates and progress. */
export function ClassRow({ item, type }: Props) {
  const LL = texts().class
  const { wording } = usePortal().settings
  return (
    <li className="class-row" data-state={item.state}>
      <Cover id={item.classID} category={item.kind} title={item.className} shape="thumb" />
      <div className="class-row-words">
        <p className="class-kind">{LL.kind[item.kind]()}</p>
        <h2 className="class-row-name">
          <Link className="row-link class-link" href={classHref(item.classID, type)}>
            <bdi>{item.className}</bdi>
          </Link>
        </h2>
        <ul className="class-meta">
          {item.place !== null && (
            <li>
              <bdi>{item.place}</bdi>
            </li>
          )}
          {item.headmasterName !== null && (
            <li>
              {LL.terms[wording].headmaster()} <bdi>{item.headmasterName}</bdi>
            </li>
          )}
          <li>{LL.people({ count: item.memberCount })}</li>
        </ul>
      </div>
      <div className="class-row-time">
        <TimeRange from={item.startTime} to={lastMoment(item.endTime)} precision="day" />
        <JourneyLine steps={classJourney(item, wording)} />
      </div>
    </li>
  )
}
