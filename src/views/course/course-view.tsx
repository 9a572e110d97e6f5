import { useState, type ReactNode } from 'react'

import type { CourseDetail } from '#api/course/course.contract.ts'
import { texts } from '#i18n/texts.ts'

import { UnrecordedStudy } from '#views/study/unrecorded-study.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { CourseCover } from './course-cover.tsx'
import { CourseHead } from './course-head.tsx'
import { courseHref, courseTabs, landingOf, type CourseTab } from './course-href.ts'
import { CoursePanel } from './course-panel.tsx'
import { MyProgress } from './my-progress.tsx'
import './course-detail.css'

export interface CourseProps {
  readonly course: CourseDetail
  /** Increases whenever study is recorded while the page is open. */
  readonly studied: number
  /** Refetches the course and its progress. */
  readonly renew: () => void
}

interface ViewProps extends CourseProps {
  /** Null: where its learner goes on. */
  readonly tab: CourseTab | null
  /** Where it stands, if not in the catalogue: the way back, and the addresses of its tabs. */
  readonly within?: { readonly back: ReactNode; readonly hrefOf: (tab: CourseTab) => string }
}

/** [ROUTE-21, ENTITY-24, COURSE-03] A course: summary, progress and its seven tabs. */
export function CourseView({ tab: asked, within, ...props }: ViewProps) {
  const { course } = props
  // Stays where it has opened while study is recorded.
  const [landing] = useState(() => landingOf(course))
  const tab = asked ?? landing
  const { pageChange } = usePortal()
  const LL = texts().course.detail
  usePageTitle(course.courseName)
  return (
    <article className="course">
      <CourseHead course={course} {...(within && { back: within.back })} />
      <div className="course-aside">
        <CourseCover course={course} />
        <MyProgress course={course} />
      </div>
      <div className="course-main">
        <UnrecordedStudy courseID={course.courseID} recorded={props.renew} />
        <LinkTabs
          label={LL.tabs.label()}
          entries={courseTabs.map((name) => ({
            href: within?.hrefOf(name) ?? courseHref(course.courseID, name),
            text: LL.tabs[name](),
            isCurrent: name === tab,
          }))}
          turnTo={(href) => pageChange.send({ type: 'address.renamed', fullPath: href })}
        />
        <Panels tab={tab} {...props} />
      </div>
    </article>
  )
}

/** A tab is mounted on first opening and kept mounted, so that drafts survive. */
function Panels({ tab, ...props }: CourseProps & { readonly tab: CourseTab }) {
  const [opened, setOpened] = useState<readonly CourseTab[]>([tab])
  if (!opened.includes(tab)) setOpened([...opened, tab])
  const names = texts().course.detail.tabs
  return courseTabs
    .filter((name) => opened.includes(name))
    .map((name) => (
      <section key={name} className="course-panel" aria-label={names[name]()} hidden={name !== tab}>
        <CoursePanel tab={name} {...props} />
      </section>
    ))
}
