import { Button } from '@radix-ui/themes'
import { use } from 'react'
import { Link } from 'wouter'

import { addressOfClass } from '#api/class/kind-addresses.ts'
import { courseAddress } from '#api/course/addresses.ts'
import { examAddress } from '#api/exam/addresses.ts'
import type { ExamAction, ExamRegistrationAction, OneExam } from '#api/exam/exam.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { examOffered, examPageRules, ownActions, registrationOffered } from '#machines/exam/exam-verdicts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { navigate } from '#browser/address.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { RecordAction } from '#views/kit/record/record-action.tsx'
import { RecordConfirm } from '#views/kit/record/record-confirm.tsx'
import { RecordPage } from '#views/kit/record/record-page.tsx'
import { RecordView } from '#views/kit/record/record-view.tsx'
import { DateText, TimeRange } from '#views/kit/time/time-text.tsx'
import { ZoneNote } from '#views/kit/time/zone-note.tsx'
import { ExamPapers } from './exam-papers.tsx'
import { Standing } from './exam-row.tsx'
import {
  attemptsText,
  becauseText,
  beginWord,
  examJourney,
  examQuestion,
  nextWords,
  passText,
  questionsText,
} from './exam-words.ts'
import { marksText } from './marks-text.ts'
import './exam.css'

type Action = ExamRegistrationAction | ExamAction

/** What has come of it, by the state that the server has answered with; whoever has begun is led to the paper. */
function done(event: Action, { paperID, registrationState }: OneExam): string | null {
  const LL = texts().exam.done
  if (event === 'withdraw') return LL.withdraw()
  if (event !== 'begin') return registrationState === 'underReview' ? LL.underReview() : LL.registered()
  navigate(examAddress('paper', { paperID }))
  return null
}

/**
 * [EXAM-04 … EXAM-07, EXAM-09, ENTITY-22] One exam: how the learner stands, what can be done, what has been written.
 */
export function OneExamView({ examID }: { readonly examID: string }) {
  const { exam: flow } = use(usePortal().flows.exams())
  const LL = texts().exam
  return (
    <RecordPage<OneExam, Action>
      flow={flow}
      id={examID}
      rules={examPageRules}
      missing={{ title: LL.missingTitle(), text: LL.missingText() }}
      done={done}
    >
      {(record, exam) => <Shown record={record} exam={exam} />}
    </RecordPage>
  )
}

interface ShownProps {
  readonly record: RecordActor<OneExam, Action>
  readonly exam: OneExam
}

function Shown({ record, exam }: ShownProps) {
  const { settings } = usePortal()
  const LL = texts().exam
  usePageTitle(exam.examName)
  return (
    <RecordView
      record={record}
      title={exam.examName}
      status={<Standing exam={exam} />}
      lead={
        <>
          <p>
            <TimeRange from={exam.opensAt} to={exam.closesAt} />
          </p>
          <ZoneNote timeZone={settings.timeZone} />
        </>
      }
      next={nextWords(exam)}
      actions={
        <>
          <Writing record={record} exam={exam} />
          <Registering record={record} exam={exam} />
        </>
      }
      journey={examJourney(exam)}
      heading={LL.details()}
      facts={factsOf(exam)}
    >
      {exam.about !== '' && <p className="exam-about">{exam.about}</p>}
      <ExamPapers papers={exam.papers} />
      <RecordConfirm record={record} questionOf={examQuestion} />
    </RecordView>
  )
}

/** [EXAM-06] A paper that is in progress is gone on with; otherwise one is begun, or it says why not. */
function Writing({ record, exam }: ShownProps) {
  if (exam.state === 'inProgress')
    return (
      <Button asChild className="record-action">
        <Link href={examAddress('paper', { paperID: exam.paperID })}>{beginWord(exam)}</Link>
      </Button>
    )
  return examOffered(exam, ['begin']).map(({ action, because }) => (
    <RecordAction
      key={action}
      word={beginWord(exam)}
      because={because}
      words={because === null ? null : becauseText(exam, because)}
      look={{ variant: 'solid' }}
      choose={() => record.send({ type: 'event.chosen', event: action })}
    />
  ))
}

/** [EXAM-04] Only where the exam asks for a registration. */
function Registering({ record, exam: { registration } }: ShownProps) {
  const LL = texts().exam.action
  const { state, facts } = registration
  if (!facts.asksRegistration) return null
  const isIn = state === 'registered' || state === 'underReview'
  const words: Readonly<Record<(typeof ownActions)[number], string>> = {
    register: state === 'declined' ? LL.again() : LL.register(),
    withdraw: state === 'registered' ? LL.withdraw() : LL.giveUp(),
  }
  const here = ownActions.filter((action) => (action === 'withdraw') === isIn)
  return registrationOffered(registration, here).map(({ action, because }) => (
    <RecordAction
      key={action}
      word={words[action]}
      because={because}
      look={action === 'register' ? { variant: 'solid' } : { variant: 'soft', color: 'red' }}
      choose={() => record.send({ type: 'event.chosen', event: action })}
    />
  ))
}

/** [ENTITY-22] */
function factsOf(exam: OneExam) {
  const LL = texts().exam
  const { fact } = LL
  const { course, class: ofClass, registration } = exam
  return [
    ...(course === null
      ? []
      : [
          {
            name: fact.course(),
            value: (
              <Link href={courseAddress('course-detail', { courseID: course.courseID })}>
                <bdi>{course.courseName}</bdi>
              </Link>
            ),
          },
        ]),
    ...(ofClass === null
      ? []
      : [
          {
            name: fact.class(),
            value: (
              <Link href={addressOfClass(ofClass.kind, ofClass.classID)}>
                <bdi>{ofClass.className}</bdi>
              </Link>
            ),
          },
          {
            name: fact.participation(),
            value: exam.isTakingPart ? LL.isTakingPart() : LL.isNotTakingPart(),
          },
        ]),
    { name: fact.latest(), value: <DateText value={exam.latestAt} /> },
    { name: fact.minutes(), value: LL.minutesOf({ count: numberText(exam.minutes, language()) }) },
    { name: fact.questions(), value: questionsText(exam) },
    { name: fact.pass(), value: passText(exam) },
    { name: fact.attempts(), value: attemptsText(exam) },
    { name: fact.oneWay(), value: exam.isOneWay ? LL.isOneWay() : LL.isFree() },
    ...(exam.score === null
      ? []
      : [
          {
            name: fact.score(),
            value: LL.marksOfTotal({ marks: marksText(exam.score.marks), total: marksText(exam.score.total) }),
          },
        ]),
    ...(registration.reason === '' ? [] : [{ name: LL.reasonName(), value: <bdi>{registration.reason}</bdi> }]),
  ]
}
