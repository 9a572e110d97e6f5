import { useState } from 'react'

import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { evaluationsOf } from '#api/class/kind-addresses.ts'
import type { ClassDetail } from '#api/class/class.contract.ts'

import { Journey } from '#views/kit/journey/journey.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { CurrentEvaluation } from '#views/questionnaire/evaluation/current-evaluation.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { classJourney } from './class-journey.ts'
import { ClassNext } from './class-next.tsx'
import { ClassStandingView } from './class-standing.tsx'
import { RegistrationBox } from './registration-box.tsx'
import { placesText } from './registration-words.ts'
import '#views/kit/facts/facts.css'

interface Props {
  readonly item: ClassDetail
  readonly renew: () => void
}

/** [ENTITY-23] What a class is, how far its learner is, and the registration. */
export function ClassOverview({ item, renew }: Props) {
  const LL = texts().class
  const { wording } = usePortal().settings
  const terms = LL.terms[wording]
  // Who may still register finds that first; it stays where it was once they have.
  const [isFirst] = useState(!item.isMember)
  const registration = (!item.isStaff || item.registration !== 'unregistered') && (
    <section className="class-registration" aria-label={LL.registration.title()}>
      <RegistrationBox item={item} renew={renew} />
    </section>
  )
  return (
    <div className="class-overview">
      {isFirst && registration}
      <div className="class-column">
        {item.about !== '' && (
          <section className="class-part">
            <h2 className="class-heading">{LL.about()}</h2>
            {item.about.split(/\n\n+/).map((paragraph, i) => (
              <p key={i} className="class-about" dir="auto">
                {paragraph}
              </p>
            ))}
          </section>
        )}
        {item.isMember && <ClassNext item={item} />}
        {item.isMember && (
          <CurrentEvaluation
            classID={item.classID}
            heading={LL.tabs.evaluation()}
            href={evaluationsOf(item.kind, item.classID)}
          />
        )}
        <section className="class-part" aria-label={terms.journey()}>
          <h2 className="class-heading">{terms.journey()}</h2>
          <Journey steps={classJourney(item, wording)} />
        </section>
      </div>
      <div className="class-column">
        <section className="class-part">
          <h2 className="class-heading">{LL.facts()}</h2>
          <dl className="facts">
            {factsOf(item, terms.headmaster()).map(({ name, value }) => (
              <div key={name} className="fact">
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <ClassStandingView item={item} />
      </div>
      {!isFirst && registration}
    </div>
  )
}

/** [ENTITY-23] */
function factsOf(item: ClassDetail, headmaster: string) {
  const LL = texts().class
  const names = item.teachers.map(({ originalName }) => originalName)
  return [
    { name: LL.dates(), value: <TimeRange from={item.startTime} to={item.endTime} /> },
    { name: LL.registration.window(), value: <TimeRange from={item.opensTime} to={item.closesTime} /> },
    { name: LL.place(), value: item.place === null ? LL.online() : <bdi>{item.place}</bdi> },
    {
      name: headmaster,
      value: names.length === 0 ? LL.noHeadmaster() : <bdi>{namesText(names, language())}</bdi>,
    },
    { name: LL.memberCount(), value: LL.people({ count: item.memberCount }) },
    { name: LL.registration.placesName(), value: placesText(item) },
    { name: LL.courseCount(), value: numberText(item.courses.length, language()) },
  ]
}
