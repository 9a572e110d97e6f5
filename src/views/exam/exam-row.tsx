import { Link } from 'wouter'

import type { Exam } from '#api/exam/exam.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Status } from '#views/kit/status/status.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { examHref, type ExamFilter, type ExamPlace } from './exam-href.ts'
import { attemptsText, questionsText, registrationKinds, stateKinds } from './exam-words.ts'
import { marksText } from './marks-text.ts'
import '#views/kit/row-link/row-link.css'

interface Props {
  readonly exam: Exam
  readonly place: ExamPlace
  readonly filter: ExamFilter
}

/** [ENTITY-22] An exam in a list: what it is of, name, time, duration, attempts that remain, score and state. */
export function ExamRow({ exam, place, filter }: Props) {
  const LL = texts().exam
  const of = exam.course?.courseName ?? exam.class?.className ?? null
  return (
    <li className="exam-row" data-state={exam.state}>
      <div className="exam-row-words">
        {of !== null && (
          <p className="exam-of">
            <bdi>{of}</bdi>
          </p>
        )}
        <h2 className="exam-row-name">
          <Link className="row-link exam-link" href={examHref(place, exam.examID, filter)}>
            <bdi>{exam.examName}</bdi>
          </Link>
        </h2>
        <p className="exam-row-time">
          <TimeRange from={exam.opensAt} to={exam.closesAt} />
        </p>
        <ul className="exam-meta">
          <li>{LL.minutesOf({ count: numberText(exam.minutes, language()) })}</li>
          <li>{questionsText(exam)}</li>
          <li>{attemptsText(exam)}</li>
        </ul>
      </div>
      <div className="exam-row-state">
        <Standing exam={exam} />
        {exam.score !== null && (
          <p className="exam-score">
            {LL.marksOfTotal({ marks: marksText(exam.score.marks), total: marksText(exam.score.total) })}
          </p>
        )}
      </div>
    </li>
  )
}

/** [EXAM-04, EXAM-05] How the learner stands; before anything was written, how the registration does. */
export function Standing({ exam }: { readonly exam: Exam }) {
  const LL = texts().exam
  const { state, facts, registrationState } = exam
  if (state === 'notTaken' && facts.asksRegistration)
    return <Status kind={registrationKinds[registrationState]}>{LL.registrationState[registrationState]()}</Status>
  return <Status kind={stateKinds[state]}>{LL.state[state]()}</Status>
}
