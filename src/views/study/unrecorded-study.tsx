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
  /** Only sittings of this course. */
  readonly courseID?: string
  /** Called when study time has been recorded, to refresh the progress. */
  readonly recorded?: () => void
}

/**
 * [PLAYER-06] Sittings left without ending study: resume or record each. Renders nothing without any, unless they could
 * not be fetched. Needs the texts `player` and the flows `study`.
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
  const isFailed = useSelector(list, (snapshot) => snapshot.hasTag('failed'))
  if (flows.length === 0 && !isFailed) return null
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
      {isFailed && (
        <Button variant="soft" onClick={() => list.send({ type: 'retry.requested' })}>
          {texts().portal.retry()}
        </Button>
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
