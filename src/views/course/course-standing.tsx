import { ClipboardPen } from 'lucide-react'

import type { CourseStanding, CourseState } from '#api/course/course.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Status, type StatusKind } from '#views/kit/status/status.tsx'

const kinds: Readonly<Record<CourseStanding | 'notStarted', StatusKind>> = {
  notStarted: 'neutral',
  studying: 'active',
  toExam: 'caution',
  passed: 'positive',
  notPassed: 'negative',
}

/** [COURSE-06, COURSE-07] The learner's state in a course; null: not started. */
export function Standing({ standing }: { standing: CourseStanding | null }) {
  const name = standing ?? 'notStarted'
  return (
    <Status kind={kinds[name]} icon={name === 'toExam' ? <ClipboardPen /> : undefined}>
      {texts().course.standing[name]()}
    </Status>
  )
}

/** Label of the play button: start, continue or repeat; null: not started. */
export function playLabel(mine: { readonly state: CourseState } | null): string {
  const LL = texts().course.play
  if (mine === null) return LL.start()
  return mine.state === 'completed' ? LL.again() : LL.continue()
}
