import { Link } from 'wouter'

import type { ListedClass } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Cover } from '#views/kit/cover/cover.tsx'
import { JourneyLine } from '#views/kit/journey/journey.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { Status } from '#views/kit/status/status.tsx'
import { DateText, TimeRange } from '#views/kit/time/time-text.tsx'
import { OPEN } from './class-filter.ts'
import { classHref } from './class-href.ts'
import { classJourney } from './class-journey.ts'
import { lastMoment } from './last-moment.ts'
import { placesText, registrationKinds } from './registration-words.ts'
import '#views/kit/row-link/row-link.css'
import './class.css'

interface Props {
  readonly item: ListedClass
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
          <Link className="row-link class-link" href={classHref(item.kind, item.classID, type)}>
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
          <li>{type === OPEN ? placesText(item) : LL.people({ count: item.memberCount })}</li>
        </ul>
      </div>
      <div className="class-row-time">
        <TimeRange from={item.startTime} to={lastMoment(item.endTime)} precision="day" />
        {type === OPEN ? <Registering item={item} /> : <JourneyLine steps={classJourney(item, wording)} />}
      </div>
    </li>
  )
}

/** [REG-03, REG-04] How the window stands, and the learner's own registration. */
function Registering({ item }: { readonly item: ListedClass }) {
  const LL = texts().class
  const { registration, window } = item
  return (
    <>
      {registration === 'unregistered' ? (
        <Status kind={window === 'open' ? 'active' : 'neutral'}>{LL.list.window[window]()}</Status>
      ) : (
        <Status kind={registrationKinds[registration]}>{LL.registration.state[registration]()}</Status>
      )}
      {window !== 'ended' && (
        <p>
          {window === 'open' ? LL.registration.closes() : LL.registration.opens()}{' '}
          <DateText value={window === 'open' ? item.closesTime : item.opensTime} />
        </p>
      )}
    </>
  )
}
