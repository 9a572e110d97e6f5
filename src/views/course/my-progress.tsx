import type { CourseDetail } from '#api/course/course.contract.ts'
import { hoursText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Progress } from '#views/kit/progress/progress.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { Standing } from './course-standing.tsx'
import { hoursOf } from './hours-of.ts'

/** [COURSE-06, COURSE-07] The learner's progress in a course. */
export function MyProgress({ course: { mine } }: { course: Pick<CourseDetail, 'mine'> }) {
  const LL = texts().course
  return (
    <section className="my-progress">
      <div className="my-progress-head">
        <h2 className="my-progress-title">{LL.detail.mine()}</h2>
        <Standing standing={mine?.standing ?? null} />
      </div>
      {mine !== null && (
        <>
          <Progress value={mine.progress} label={LL.progress()} />
          {mine.next !== null && (
            <p className="my-progress-next">
              <span>{LL.next()}</span> <bdi {...writtenIn(mine.next.language)}>{mine.next.title}</bdi>
            </p>
          )}
          <ul className="course-meta">
            <li>
              <bdi>{LL.studied({ hours: hoursText(hoursOf(mine.studiedSeconds), language()) })}</bdi>
            </li>
            <li>
              {LL.lastLearned()} <DateText value={mine.lastLearnedAt} />
            </li>
          </ul>
        </>
      )}
    </section>
  )
}
