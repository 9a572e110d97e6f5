import type { MyCourse } from '#api/course/course.contract.ts'
import { hoursText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { PlayButton } from '#views/kit/play/play-button.tsx'
import { Progress } from '#views/kit/progress/progress.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { CourseLine } from './course-line.tsx'
import { Standing, playLabel } from './course-standing.tsx'
import { hoursOf } from './hours-of.ts'

/**
 * [ROUTE-24, COURSE-06, COURSE-07] One of the learner's courses: state, progress, time, start; with a button to
 * continue.
 */
export function MyCourseRow({ course }: { course: MyCourse }) {
  const LL = texts().course
  return (
    <CourseLine
      course={course}
      level={2}
      beside={
        <div className="my-course-play">
          <PlayButton variant="soft" courseID={course.courseID} label={playLabel(course)} />
        </div>
      }
    >
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
        <Standing standing={course.standing} />
        {course.state === 'learning' && <Progress value={course.progress} label={LL.progress()} />}
      </div>
    </CourseLine>
  )
}
