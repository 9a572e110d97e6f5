import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'

import { loadAreas, texts } from '#i18n/texts.ts'

import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { ChaptersTab } from './chapters-tab.tsx'
import { CommentsTab } from './comments-tab.tsx'
import type { CourseTab } from './course-href.ts'
import type { CourseProps } from './course-view.tsx'
import { EvaluationTab } from './evaluation-tab.tsx'
import { ExamTab } from './exam-tab.tsx'
import { InfoTab } from './info-tab.tsx'

type Part = LazyExoticComponent<ComponentType<{ courseID: string }>>
const CourseNotes: Part = lazy(async () => {
  const [{ CourseNotes: part }] = await Promise.all([import('#views/note/course-notes.tsx'), loadAreas(['note'])])
  return { default: part }
})
const CourseResources: Part = lazy(async () => {
  const [{ CourseResources: part }] = await Promise.all([
    import('#views/resource/course-resources.tsx'),
    loadAreas(['resource']),
  ])
  return { default: part }
})

const CourseExams = lazy(async () => {
  const [{ ExamsWithin: part }] = await Promise.all([import('#views/exam/exams-within.tsx'), loadAreas(['exam'])])
  return { default: part }
})

/** [COURSE-03] The content of a course tab. */
export function CoursePanel({ tab, course, studied, renew }: CourseProps & { readonly tab: CourseTab }) {
  const { courseID } = course
  if (tab === 'info') return <InfoTab course={course} />
  if (tab === 'chapters') return <ChaptersTab course={course} studied={studied} />
  if (tab === 'exam')
    return (
      <ExamTab course={course}>
        <Suspense fallback={<Skeleton label={texts().portal.loading()} repeat={2} />}>
          <CourseExams filter={{ courseID }} isOptional={course.exam === null} />
        </Suspense>
      </ExamTab>
    )
  // Remounted when the rating opens, e.g. once the learner has started the course.
  if (tab === 'evaluation') return <EvaluationTab key={course.ratingClosedBecause} course={course} renew={renew} />
  if (tab === 'comments') return <CommentsTab courseID={courseID} />
  return (
    <Suspense fallback={<Skeleton label={texts().portal.loading()} repeat={2} />}>
      {tab === 'notes' ? <CourseNotes courseID={courseID} /> : <CourseResources courseID={courseID} />}
    </Suspense>
  )
}
