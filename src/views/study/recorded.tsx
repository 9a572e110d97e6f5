import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleCheck, GraduationCap, ScrollText } from 'lucide-react'

import { addressOfClass } from '#api/class/kind-addresses.ts'
import { courseAddress } from '#api/course/addresses.ts'
import type { CourseCompletion } from '#api/study/study.contract.ts'
import { texts } from '#i18n/texts.ts'
import { nextLecture, studiedSeconds } from '#machines/study/player-context.ts'
import { has } from '#machines/kit/watching.ts'

import { writtenIn } from '#views/kit/theme/written-in.ts'
import type { CoursePlayer } from './course-player.ts'
import { filmTime } from './film-time.tsx'
import { Panel } from './panel.tsx'
import './recorded.css'

/** [PLAYER-05] The recorded time, what the course has come to with it, and what can be done next. */
export function Recorded({ player }: { player: CoursePlayer }) {
  const isCompleted = useSelector(player, has('completed'))
  const isExamDue = useSelector(player, has('examDue'))
  const completion = useSelector(player, (snapshot) => snapshot.context.completion)
  const time = useSelector(player, (snapshot) => filmTime(studiedSeconds(snapshot.context)))
  const next = useSelector(player, (snapshot) => nextLecture(snapshot.context))
  const LL = texts().study
  if (isCompleted && completion !== null) return <Completed player={player} completion={completion} time={time} />
  const again = (lecture: string | null) => player.send({ type: 'study.again', lecture })
  if (isExamDue && completion !== null) {
    return (
      <Panel icon={<ScrollText />} title={LL.completed.examDue()} text={LL.completed.examDueText()}>
        <Close player={player} />
        <Leave player={player} to={courseAddress('course-detail', { courseID: completion.courseID, tab: 'exam' })}>
          {LL.completed.toExam()}
        </Leave>
      </Panel>
    )
  }
  return (
    <Panel icon={<CircleCheck />} title={LL.sitting.recorded({ time })} text={LL.sitting.recordedText()}>
      <Close player={player} />
      {next === null ? (
        <Button onClick={() => again(null)}>{LL.sitting.more()}</Button>
      ) : (
        <Button onClick={() => again(next.coursewareID)}>{LL.controls.next()}</Button>
      )}
    </Panel>
  )
}

interface CompletedProps {
  readonly player: CoursePlayer
  readonly completion: CourseCompletion
  readonly time: string
}

/** [COURSE-06] The end of a course: the time studied, what it counts for, and the next course. */
function Completed({
  player,
  completion: { courseID, studiedSeconds: seconds, countsFor, next },
  time,
}: CompletedProps) {
  const LL = texts().study.completed
  return (
    <Panel
      icon={<GraduationCap />}
      title={LL.title()}
      isCelebrated
      text={
        <>
          <span className="recorded-line">{LL.time({ time, all: filmTime(seconds) })}</span>
          {countsFor.map(({ classID, className, kind, isRequired, passed, passesAskedFor }) => (
            <span key={classID} className="recorded-line">
              <CircleCheck size={16} aria-hidden="true" />
              <button
                type="button"
                className="recorded-link"
                onClick={() =>
                  player.send({
                    type: 'leaving.requested',
                    destination: addressOfClass(kind, classID, { tab: 'courses' }),
                  })
                }
              >
                {passesAskedFor > 0
                  ? LL[isRequired ? 'required' : 'elective']({ passed, all: passesAskedFor, className })
                  : LL.counts({ className })}
              </button>
            </span>
          ))}
          {next !== null && (
            <span className="recorded-line recorded-next">
              {LL.next()} <bdi {...writtenIn(next.language)}>{next.courseName}</bdi>
            </span>
          )}
        </>
      }
    >
      {next === null ? (
        <Close player={player} />
      ) : (
        <Leave player={player} isQuiet to={courseAddress('course-detail', { courseID })}>
          {texts().study.toCourse()}
        </Leave>
      )}
      <Leave player={player} to={courseAddress('course-detail', { courseID: next?.courseID ?? courseID })}>
        {next === null ? texts().study.toCourse() : LL.toNext()}
      </Leave>
    </Panel>
  )
}

interface LeaveProps {
  readonly player: CoursePlayer
  /** The page that follows. */
  readonly to: string
  readonly isQuiet?: boolean
  readonly children: string
}

const Leave = ({ player, to, isQuiet = false, children }: LeaveProps) => (
  <Button
    {...(isQuiet && { variant: 'soft', color: 'gray' })}
    onClick={() => player.send({ type: 'leaving.requested', destination: to })}
  >
    {children}
  </Button>
)

const Close = ({ player }: { readonly player: CoursePlayer }) => (
  <Button variant="soft" color="gray" onClick={() => player.send({ type: 'leaving.requested', destination: null })}>
    {texts().study.sitting.close()}
  </Button>
)
