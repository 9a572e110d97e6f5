import { texts } from '#i18n/texts.ts'

import { Progress } from '#views/kit/progress/progress.tsx'
import { Status } from '#views/kit/status/status.tsx'

/** [COURSE-06] The learner's progress in a course, per cent: 100 only when completed. */
export function CourseProgress({ value }: { value: number }) {
  const LL = texts().course
  return value === 100 ? (
    <Status kind="positive">{LL.mine.completed()}</Status>
  ) : (
    <Progress value={value} label={LL.progress()} />
  )
}
