import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CloudOff, Timer } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { studiedSeconds } from '#machines/study/player-context.ts'
import { has } from '#machines/kit/watching.ts'

import type { CoursePlayer } from './course-player.ts'
import { FilmTime } from './film-time.tsx'
import './study-bar.css'

/** [PLAYER-05] The unrecorded study time, and the button that records it. */
export function StudyBar({ player }: { player: CoursePlayer }) {
  const kind = useSelector(player, (snapshot) => snapshot.context.kind)
  const seconds = useSelector(player, (snapshot) => studiedSeconds(snapshot.context))
  const hasFlow = useSelector(player, (snapshot) => snapshot.context.flow !== null)
  const isRunning = useSelector(player, (snapshot) => snapshot.hasTag('measuring') && snapshot.hasTag('playing'))
  const isRecorded = useSelector(player, has('recorded'))
  const isKept = useSelector(player, (snapshot) => snapshot.context.isKept)
  const isEndable = useSelector(player, has('endable'))
  const LL = texts().study.sitting
  if (kind === 'preview') return null
  const state = isRecorded ? LL.isRecorded() : hasFlow ? LL.notRecorded() : LL.willCount()
  return (
    <section className="study-bar" aria-label={LL.label()}>
      <div className="study-clock" data-running={isRunning}>
        <Timer size={20} aria-hidden="true" />
        <p className="study-time">
          <span className="study-word">{LL.studied()}</span> <FilmTime seconds={seconds} />
        </p>
        <p className="study-state">
          {state}
          {!isKept && (
            <span className="study-unkept">
              <CloudOff size={14} aria-hidden="true" /> {LL.unkept()}
            </span>
          )}
        </p>
      </div>
      <Button size="3" className="study-end" disabled={!isEndable} onClick={() => player.send({ type: 'study.ended' })}>
        {LL.end()}
      </Button>
    </section>
  )
}
