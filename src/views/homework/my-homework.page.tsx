import { texts } from '#i18n/texts.ts'

import type { PageProps } from '#app/context/page-source.ts'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { HomeworkList, HomeworkSearch } from './homework-list.tsx'

/** [HOMEWORK-01, HOMEWORK-02] The homework and the other tasks of a learner. */
export default function MyHomeworkPage({ query }: PageProps) {
  return (
    <PersonalCentre name="myhomework" title={texts().title.myhomework()} actions={<HomeworkSearch query={query} />}>
      <HomeworkList query={query} />
    </PersonalCentre>
  )
}
