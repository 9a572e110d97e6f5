import type { MyCourse } from '#api/contract/course.ts'
import { hoursText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Progress } from '../progress/progress.tsx'
import { Status } from '../status/status.tsx'
import { DateText } from '../time/time-text.tsx'
import { CourseLine } from './course-line.tsx'
import { hoursOf } from './hours-of.ts'

/** [ROUTE-24, COURSE-06] One of the learner's own courses: how far, how long, since when. */
export function MyCourseRow({ course }: { course: MyCourse }) {
  const LL = texts().course
  return (
    <CourseLine course={course} level={2}>
      <ul className="course-meta">
        <li>
          {LL.kind[course.kind]()} · <bdi>{course.categoryName}</bdi>
        </li>
        <li>
          {LL.lastLearned()} <DateText value={course.lastLearnedAt} />
        </li>
        <li>
          <bdi>{LL.studied({ hours: hoursText(hoursOf(course.studiedSeconds), language()) })}</bdi>
        </li>
      </ul>
      <div className="my-course-state">
        {course.state === 'completed' ? (
          <Status kind="positive">{LL.mine.completed()}</Status>
        ) : (
          <Progress value={course.progress} label={LL.progress()} />
        )}
      </div>
    </CourseLine>
  )
}
