import { texts } from '#i18n/texts.ts'

import type { PageProps } from '#app/context/page-source.ts'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { homeworkListHref } from './homework-href.ts'
import { OneHomework } from './homework-view.tsx'

/**
 * [HOMEWORK-01, HOMEWORK-02, HOMEWORK-03] One task: what is asked, what was handed in and said of it, what comes next.
 */
export default function HomeworkPage({ query }: PageProps) {
  const LL = texts()
  const taskID = query.get('taskID') ?? ''
  return (
    <PersonalCentre
      name="myhomework"
      title={LL.title.homework()}
      before={<BackLink href={homeworkListHref()}>{LL.handIn.toList()}</BackLink>}
    >
      <OneHomework key={taskID} taskID={taskID} />
    </PersonalCentre>
  )
}
