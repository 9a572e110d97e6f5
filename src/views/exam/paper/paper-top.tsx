import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Timer } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { remainingOf } from '#machines/paper/paper-context.ts'
import { has } from '#machines/kit/watching.ts'

import { playTimeText } from '#views/kit/time/play-time.ts'
import { mayWrite, type PaperActor } from '#views/paper/paper-actor.ts'
import { SavedMark } from '#views/paper/saved-mark.tsx'

/** Name, whether the answers are saved, the time that is left, and the hand-in. */
export function PaperTop({ paper }: { paper: PaperActor }) {
  const name = useSelector(paper, ({ context }) => context.paper?.name ?? '')
  const isOpen = useSelector(paper, mayWrite)
  const isBusy = useSelector(paper, has('handingIn'))
  const LL = texts().paper
  return (
    <header className="paper-top">
      <h1 className="paper-name">
        <bdi>{name}</bdi>
      </h1>
      <SavedMark paper={paper} handingIn={LL.handIn.busy()} />
      <Clock paper={paper} />
      <Button
        className="paper-hand-in"
        disabled={!isOpen}
        loading={isBusy}
        onClick={() => paper.send({ type: 'handIn.requested' })}
      >
        {LL.handIn.open()}
      </Button>
    </header>
  )
}

/** The moments are announced; the running seconds are not. */
function Clock({ paper }: { paper: PaperActor }) {
  const seconds = useSelector(paper, ({ context }) => Math.ceil(remainingOf(context) / 1000))
  const moment = useSelector(paper, ({ context }) => context.moment)
  const LL = texts().paper
  return (
    <>
      <p className="paper-clock" role="timer" aria-live="off" data-moment={moment ?? undefined}>
        <Timer size={16} aria-hidden="true" />
        <span className="visually-hidden">{LL.timeLeft()}</span>
        <bdi dir="ltr">{playTimeText(seconds)}</bdi>
      </p>
      <p className="visually-hidden" role="status">
        {moment !== null && LL.moment[moment]()}
      </p>
    </>
  )
}
