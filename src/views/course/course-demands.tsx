import { CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'

import type { CourseDetail } from '#api/course/course.contract.ts'
import { numberText, percentText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { minutesStudied } from './what-is-missing.ts'
import './course-demands.css'

type Course = Pick<CourseDetail, 'lectureCount' | 'requiredMinutes' | 'exam' | 'mine'>
type How = 'open' | 'begun' | 'done' | 'failed'

/** [COURSE-07] Completion criteria of a course, with the learner's progress in each. */
export function CourseDemands({ course }: { course: Course }) {
  const { lectureCount, requiredMinutes, exam } = course
  const LL = texts().course.demands
  if (lectureCount === 0 && requiredMinutes === 0 && exam === null) return null
  return (
    <section className="course-demands">
      <h2 className="course-heading">{LL.heading()}</h2>
      <ul className="demands">
        {lectureCount > 0 && <Lectures course={course} />}
        {requiredMinutes > 0 && <Minutes course={course} />}
        {exam !== null && <Exam course={course} exam={exam} />}
      </ul>
    </section>
  )
}

const written = (value: number) => numberText(value, language())
const howFar = (done: number, all: number): How => (done >= all ? 'done' : done > 0 ? 'begun' : 'open')

function Lectures({ course: { lectureCount, mine } }: { course: Course }) {
  const LL = texts().course.demands
  const done = mine?.studiedLectures ?? 0
  return (
    <Demand how={howFar(done, lectureCount)} name={LL.lectures({ count: lectureCount })}>
      {LL.of({ done: written(done), all: written(lectureCount) })}
    </Demand>
  )
}

function Minutes({ course }: { course: Course }) {
  const LL = texts().course.demands
  const done = minutesStudied(course)
  return (
    <Demand how={howFar(done, course.requiredMinutes)} name={LL.minutes({ count: course.requiredMinutes })}>
      {LL.of({ done: written(done), all: written(course.requiredMinutes) })}
    </Demand>
  )
}

const examHow = { studying: 'open', toExam: 'begun', passed: 'done', notPassed: 'failed' } as const

function Exam({ course: { mine }, exam }: { course: Course; exam: NonNullable<Course['exam']> }) {
  const LL = texts().course
  const standing = mine?.standing ?? 'studying'
  return (
    <Demand how={examHow[standing]} name={LL.demands.exam({ percent: percentText(exam.passPercent, language()) })}>
      {LL.exam.standing[standing]()}
    </Demand>
  )
}

const icons: Readonly<Record<How, ReactNode>> = {
  open: <CircleDashed size={18} />,
  begun: <CircleDot size={18} />,
  done: <CircleCheck size={18} />,
  failed: <CircleX size={18} />,
}

function Demand({ how, name, children }: { how: How; name: string; children: ReactNode }) {
  return (
    <li className="demand" data-how={how}>
      <span className="demand-icon" aria-hidden="true">
        {icons[how]}
      </span>
      <span className="demand-name">{name}</span>
      <bdi className="demand-far">{children}</bdi>
    </li>
  )
}
