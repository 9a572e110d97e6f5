import { ClipboardPen } from 'lucide-react'
import type { ReactNode } from 'react'

import type { CourseDetail } from '#api/course/course.contract.ts'
import { numberText, percentText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { Fact } from './course-facts.tsx'
import { Standing } from './course-standing.tsx'
import { whatIsMissing } from './what-is-missing.ts'
import './exam-tab.css'

interface Props {
  readonly course: CourseDetail
  /** The exams themselves; where the course asks for none, those that there are. */
  readonly children: ReactNode
}

/** [COURSE-03, COURSE-07] What the course asks for, what is missing before its exam opens, and its exams. */
export function ExamTab({ course, children }: Props) {
  const LL = texts().course.exam
  const { exam } = course
  if (exam === null)
    return (
      <>
        <Face within="section" title={LL.noneTitle()} text={LL.noneText()} icon={<ClipboardPen />} />
        {course.mine !== null && children}
      </>
    )
  return (
    <>
      <div className="exam-head">
        <h2 className="course-heading">{LL.heading()}</h2>
        <Standing standing={course.mine?.standing ?? null} />
      </div>
      <ExamStanding course={course} />
      <dl className="course-facts" aria-label={LL.facts()}>
        <Fact name={LL.minutes()}>{LL.minutesOf({ count: exam.minutes })}</Fact>
        <Fact name={LL.questions()}>{numberText(exam.questionCount, language())}</Fact>
        <Fact name={LL.pass()}>{LL.passOf({ percent: percentText(exam.passPercent, language()) })}</Fact>
        <Fact name={LL.attempts()}>{numberText(exam.attempts, language())}</Fact>
      </dl>
      {course.mine !== null && children}
    </>
  )
}

function ExamStanding({ course }: { course: CourseDetail }) {
  const LL = texts().course.exam
  const standing = course.mine?.standing ?? 'studying'
  if (standing !== 'studying') return <p className="exam-standing">{LL.standingText[standing]()}</p>
  const { lectures, minutes } = whatIsMissing(course)
  if (lectures === 0 && minutes === 0) return <p className="exam-standing">{LL.opensAfterStudy()}</p>
  return (
    <div className="exam-missing">
      <h3 className="exam-missing-title">{LL.missing()}</h3>
      <ul>
        {lectures > 0 && <li>{LL.missingLectures({ count: lectures })}</li>}
        {minutes > 0 && <li>{LL.missingMinutes({ count: minutes })}</li>}
      </ul>
    </div>
  )
}
