import type { ReactNode } from 'react'

import type { ClassDetail } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { Journey } from '#views/kit/journey/journey.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Status } from '#views/kit/status/status.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { classListHref } from './class-href.ts'
import { classJourney, statusKinds } from './class-journey.ts'
import '#views/kit/facts/facts.css'
import './class.css'

interface Props {
  readonly item: ClassDetail
  /** Type filter of the list that it was opened from. */
  readonly type: string | null
}

/** [ROUTE-63, CLASS-01, CLASS-03] A class: facts, state and members. */
export function ClassView({ item, type }: Props) {
  const LL = texts().class
  const { wording } = usePortal().settings
  const terms = LL.terms[wording]
  usePageTitle(item.className)
  return (
    <article className="class">
      <header className="class-head">
        <BackLink href={classListHref(type)}>{terms.toList()}</BackLink>
        <h1 className="class-name">
          <bdi>{item.className}</bdi>
        </h1>
        <p className="class-state">
          <Status kind={statusKinds[item.state]}>{terms.state[item.state]()}</Status>
          <span className="class-kind">{LL.kind[item.kind]()}</span>
        </p>
        {!item.isMember && <p className="class-note">{terms.notMember()}</p>}
      </header>
      <section className="class-part" aria-label={terms.journey()}>
        <h2 className="class-heading">{terms.journey()}</h2>
        <Journey steps={classJourney(item, wording)} />
      </section>
      <section className="class-part">
        <h2 className="class-heading">{LL.facts()}</h2>
        <dl className="facts">
          <Fact name={LL.dates()}>
            <TimeRange from={item.startTime} to={item.endTime} />
          </Fact>
          <Fact name={LL.place()}>{item.place === null ? LL.online() : <bdi>{item.place}</bdi>}</Fact>
          <Fact name={terms.headmaster()}>
            {item.headmasterName === null ? LL.noHeadmaster() : <bdi>{item.headmasterName}</bdi>}
          </Fact>
          <Fact name={LL.memberCount()}>{LL.people({ count: item.memberCount })}</Fact>
        </dl>
      </section>
      <Members item={item} />
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Members({ item: { members, memberCount } }: { item: ClassDetail }) {
  const LL = texts().class
  const unlisted = memberCount - members.length
  return (
    <section className="class-part">
      <h2 className="class-heading">{LL.members()}</h2>
      {members.length === 0 && <p className="class-note">{LL.noMembers()}</p>}
      <ul className="class-members">
        {members.map(({ userId, originalName }) => (
          <li key={userId} className="class-member">
            <Avatar id={userId} name={originalName} size={32} />
            <bdi>{originalName}</bdi>
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p className="class-note">{LL.moreMembers({ count: unlisted })}</p>}
    </section>
  )
}
