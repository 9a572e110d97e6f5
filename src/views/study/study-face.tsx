import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { AppWindow, CircleAlert, Hourglass, Moon } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { lectureOf, studiedSeconds } from '#machines/study/player-context.ts'
import { has } from '#machines/kit/watching.ts'

import { failureText } from '#app/context/portal-context.ts'
import type { CoursePlayer } from './course-player.ts'
import { filmTime } from './film-time.tsx'
import { Panel } from './panel.tsx'
import { Recorded } from './recorded.tsx'

/** [PLAYER-03, PLAYER-05, PLAYER-06] Overlay for decisions about study time. */
export function StudyFace({ player }: { player: CoursePlayer }) {
  const isOffered = useSelector(player, has('offered'))
  const isElsewhere = useSelector(player, has('elsewhere'))
  const isTakenOver = useSelector(player, has('takenOver'))
  const isStopped = useSelector(player, has('stopped'))
  const isInactive = useSelector(player, has('inactive'))
  const isUnbegun = useSelector(player, has('unbegun'))
  const isEndFailed = useSelector(player, has('endFailed'))
  const isRecorded = useSelector(player, has('recorded'))
  const isBusy = useSelector(player, has('busy'))
  const failure = useSelector(player, (snapshot) => snapshot.context.failure)
  const time = useSelector(player, (snapshot) => filmTime(studiedSeconds(snapshot.context)))
  const LL = texts().study.sitting
  if (isRecorded) return <Recorded player={player} />
  if (isOffered) return <Offered player={player} time={time} />
  if (isElsewhere || isTakenOver) {
    return (
      <Panel
        icon={<AppWindow />}
        title={isElsewhere ? LL.elsewhere() : LL.takenOver()}
        text={isElsewhere ? LL.elsewhereText() : LL.takenOverText()}
      >
        <Button onClick={() => player.send({ type: 'study.takenHere' })}>{LL.continueHere()}</Button>
      </Panel>
    )
  }
  if (isUnbegun) {
    return (
      <Panel icon={<CircleAlert />} title={LL.unbegun()} text={failure === null ? undefined : failureText(failure)}>
        <Button onClick={() => player.send({ type: 'retry.requested' })}>{texts().portal.retry()}</Button>
      </Panel>
    )
  }
  if (isEndFailed) {
    return (
      <Panel
        icon={<CircleAlert />}
        title={LL.endFailed({ time })}
        text={failure === null ? undefined : failureText(failure)}
      >
        <GoOn player={player} />
        <Button onClick={() => player.send({ type: 'retry.requested' })}>{texts().portal.retry()}</Button>
      </Panel>
    )
  }
  if (isStopped) {
    return (
      <Panel
        icon={<Moon />}
        title={isInactive ? LL.inactive() : LL.stopped()}
        text={failure === null ? LL.stoppedText({ time }) : failureText(failure)}
      >
        <End player={player} />
        <GoOn player={player} isMain />
      </Panel>
    )
  }
  if (isBusy) {
    return (
      <div className="player-veil" role="status">
        <p className="player-wait">
          <span className="player-spinner" aria-hidden="true" />
          <span>{LL.busy()}</span>
        </p>
      </div>
    )
  }
  // A preview has no sitting to pause, but its playback is paused.
  return isInactive ? (
    <Panel icon={<Moon />} title={LL.inactive()}>
      <GoOn player={player} isMain />
    </Panel>
  ) : null
}

function GoOn({ player, isMain = false }: { player: CoursePlayer; isMain?: boolean }) {
  return (
    <Button
      {...(!isMain && { variant: 'soft', color: 'gray' })}
      onClick={() => player.send({ type: 'play.requested' })}
    >
      {texts().study.sitting.goOn()}
    </Button>
  )
}

function End({ player }: { player: CoursePlayer }) {
  return (
    <Button variant="soft" color="gray" onClick={() => player.send({ type: 'study.ended' })}>
      {texts().study.sitting.end()}
    </Button>
  )
}

/** [PLAYER-06] An earlier sitting: resume it, or record its time. */
function Offered({ player, time }: { player: CoursePlayer; time: string }) {
  const flow = useSelector(player, (snapshot) => snapshot.context.flow)
  const course = useSelector(player, (snapshot) => snapshot.context.course)
  const lecture = flow === null ? null : lectureOf({ course, lecture: flow.coursewareID })
  const LL = texts().study.sitting
  return (
    <Panel
      icon={<Hourglass />}
      title={LL.offered({ time })}
      text={lecture === null ? LL.offeredText() : LL.offeredIn({ lecture: lecture.title })}
    >
      <End player={player} />
      <Button onClick={() => player.send({ type: 'study.resumed' })}>{LL.resume()}</Button>
    </Panel>
  )
}
