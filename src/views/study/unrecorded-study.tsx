import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Hourglass } from 'lucide-react'
import { use, useEffect, useEffectEvent } from 'react'

import type { LearningFlow } from '#api/study/study.contract.ts'
import { texts } from '#i18n/texts.ts'

import { failureText, usePortal } from '#app/context/portal-context.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { FilmTime } from './film-time.tsx'
import { PlayButton } from '#views/kit/play/play-button.tsx'
import './unrecorded-study.css'

interface Props {
  /** Of this course alone. */
  readonly courseID?: string
  /** Study time has been recorded here: the page shows the new progress. */
  readonly recorded?: () => void
}

/**
 * [PLAYER-06] What has been studied without ending study by the button: on with it, or its time recorded. It draws
 * nothing where there is nothing. A page that shows it names the area `player` and the flows `study`.
 */
export function UnrecordedStudy({ courseID, recorded }: Props) {
  const { unrecorded } = use(usePortal().flows.study())
  const list = useActorRef(unrecorded, { input: { courseID: courseID ?? null } })
  const told = useEffectEvent(() => recorded?.())
  useEffect(() => {
    const { unsubscribe } = list.on('recorded', () => told())
    return unsubscribe
  }, [list])
  const flows = useSelector(list, (snapshot) => snapshot.context.flows)
  const failure = useSelector(list, (snapshot) => snapshot.context.failure)
  const ending = useSelector(list, (snapshot) => (snapshot.hasTag('ending') ? snapshot.context.ending : null))
  const LL = texts().study.unrecorded
  // A page does not fall over what it could do without; what fails on being ended is said.
  if (flows.length === 0) return null
  return (
    <section className="unrecorded" aria-label={LL.title()}>
      <h2 className="unrecorded-heading">
        <Hourglass size={18} aria-hidden="true" /> {LL.title()}
      </h2>
      <p className="unrecorded-lead">{LL.lead()}</p>
      {failure !== null && (
        <p className="notice" data-kind="error" role="alert">
          {failureText(failure)}
        </p>
      )}
      <ul className="unrecorded-list">
        {flows.map((flow) => (
          <Sitting
            key={flow.userLearningFlowID}
            flow={flow}
            isNamed={courseID === undefined}
            isEnding={ending?.userLearningFlowID === flow.userLearningFlowID}
            end={() => list.send({ type: 'study.ended', flow })}
          />
        ))}
      </ul>
    </section>
  )
}

interface SittingProps {
  readonly flow: LearningFlow
  readonly isNamed: boolean
  readonly isEnding: boolean
  readonly end: () => void
}

function Sitting({ flow, isNamed, isEnding, end }: SittingProps) {
  const LL = texts().study
  const why = flow.isAlive ? LL.unrecorded.alive() : LL.unrecorded.because[flow.stoppedBecause ?? 'silent']()
  return (
    <li className="unrecorded-row">
      <div className="unrecorded-words">
        <p className="unrecorded-time">
          <FilmTime seconds={flow.seconds} />
          {isNamed && <bdi className="unrecorded-course">{flow.courseName}</bdi>}
        </p>
        <p className="unrecorded-why">
          {why} · <DateText value={flow.updatedAt} />
        </p>
      </div>
      <div className="unrecorded-actions">
        <Button variant="soft" color="gray" loading={isEnding} onClick={end}>
          {LL.sitting.end()}
        </Button>
        <PlayButton
          courseID={flow.courseID}
          coursewareID={flow.coursewareID}
          label={LL.sitting.resume()}
          variant="soft"
        />
      </div>
    </li>
  )
}
