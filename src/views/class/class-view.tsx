import { Button } from '@radix-ui/themes'
import { CalendarClock, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import { leaveAddress } from '#api/leave/addresses.ts'
import type { ClassDetail } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Status } from '#views/kit/status/status.tsx'
import { ZoneNote } from '#views/kit/time/zone-note.tsx'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { ExamsWithin as ClassExams } from '#views/exam/exams-within.tsx'
import { HomeworkWithin as ClassHomework } from '#views/homework/homework-within.tsx'
import { EvaluationsWithin as ClassEvaluations } from '#views/questionnaire/evaluation/evaluations-within.tsx'
import { QuestionnairesWithin as ClassQuestionnaires } from '#views/questionnaire/questionnaires-within.tsx'
import { ClassContactList } from './class-contacts.tsx'
import { ClassCourses } from './class-courses.tsx'
import { classListHref } from './class-filter.ts'
import { classTabHref, classTabs, type ClassTab } from './class-href.ts'
import { statusKinds } from './class-journey.ts'
import { ClassOverview } from './class-overview.tsx'
import { ClassTimetable } from './class-timetable.tsx'
import './class.css'

interface Props {
  readonly item: ClassDetail
  /** Type filter of the list that it was opened from. */
  readonly type: string | null
  readonly tab: ClassTab
  readonly renew: () => void
}

/** [ROUTE-63, CLASS-01, CLASS-03] A class: what it is, and a tab for each thing that it offers this person. */
export function ClassView({ item, type, tab, renew }: Props) {
  const { settings, pageChange } = usePortal()
  const LL = texts().class
  const terms = LL.terms[settings.wording]
  usePageTitle(item.className)
  const offered = classTabs.filter((name) => isOffered(name, item))
  const shown = offered.includes(tab) ? tab : 'overview'
  return (
    <article className="class">
      <header className="class-head">
        <BackLink href={classListHref(item.kind, { type })}>{terms.toList()}</BackLink>
        <h1 className="class-name">
          <bdi>{item.className}</bdi>
        </h1>
        <p className="class-state">
          <Status kind={statusKinds[item.state]}>{terms.state[item.state]()}</Status>
          <span className="class-kind">{LL.kind[item.kind]()}</span>
        </p>
        <ZoneNote timeZone={item.timeZone} />
        {item.isStaff && !item.isMember && <p className="class-note">{terms.notMember()}</p>}
        {!item.mayEnter && <p className="class-note">{terms.beforehand()}</p>}
        {item.isMember && item.state !== 'ended' && (
          <Button asChild variant="soft">
            <Link href={leaveAddress('leave', { view: 'request', classID: item.classID })}>
              <CalendarClock size={16} aria-hidden="true" />
              {LL.leave()}
            </Link>
          </Button>
        )}
        {item.isStaff && (
          <Button asChild variant="soft">
            <a href={`${settings.adminUrl}#/classes/${item.classID}`} target="_blank" rel="noopener">
              <Settings2 size={16} aria-hidden="true" />
              {LL.manage()}
              <span className="visually-hidden"> ({texts().portal.newWindow()})</span>
            </a>
          </Button>
        )}
      </header>
      <LinkTabs
        label={LL.tabs.label()}
        entries={offered.map((name) => ({
          href: classTabHref(item.kind, item.classID, name, type),
          text: LL.tabs[name](),
          isCurrent: name === shown,
        }))}
        turnTo={(href) => pageChange.send({ type: 'address.renamed', fullPath: href })}
      />
      <Panels item={item} tab={shown} offered={offered} renew={renew} />
    </article>
  )
}

/** What only participants and staff see is not offered to others. */
const isOffered = (tab: ClassTab, { mayEnter }: ClassDetail): boolean =>
  mayEnter || tab === 'overview' || tab === 'courses'

interface PanelsProps {
  readonly item: ClassDetail
  readonly tab: ClassTab
  readonly offered: readonly ClassTab[]
  readonly renew: () => void
}

/** A tab is mounted on first opening and kept mounted, so that a search or a reason being typed survives. */
function Panels({ item, tab, offered, renew }: PanelsProps) {
  const [opened, setOpened] = useState<readonly ClassTab[]>([tab])
  if (!opened.includes(tab)) setOpened([...opened, tab])
  const names = texts().class.tabs
  return offered
    .filter((name) => opened.includes(name))
    .map((name) => (
      <section key={name} className="class-panel" aria-label={names[name]()} hidden={name !== tab}>
        <Panel tab={name} item={item} renew={renew} />
      </section>
    ))
}

function Panel({ tab, item, renew }: Omit<PanelsProps, 'offered'>) {
  switch (tab) {
    case 'overview':
      return <ClassOverview item={item} renew={renew} />
    case 'courses':
      return <ClassCourses item={item} />
    case 'timetable':
      return <ClassTimetable classID={item.classID} />
    case 'homework':
      return <ClassHomework classID={item.classID} />
    case 'exams':
      return (
        <>
          <ClassExams filter={{ classID: item.classID }} />
          <ClassQuestionnaires classID={item.classID} />
        </>
      )
    case 'evaluation':
      return <ClassEvaluations classID={item.classID} />
    case 'members':
      return <ClassContactList classID={item.classID} />
  }
}
