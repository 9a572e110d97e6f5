import { useSelector } from '@xstate/react'
import { Timer } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { isEndingSoon, remainingOf } from '#machines/paper/paper-context.ts'

import { playTimeText } from '#views/kit/time/play-time.ts'
import type { PaperActor } from '#views/paper/paper-actor.ts'
import { SavedMark } from '#views/paper/saved-mark.tsx'

interface Props {
  readonly paper: PaperActor
}

/** Name, whether the answers are saved, and the time that is left once there is little. */
export function SheetTop({ paper }: Props) {
  const name = useSelector(paper, ({ context }) => context.paper?.name ?? '')
  const LL = texts().questionnaireSheet
  return (
    <header className="sheet-top">
      <h1 className="sheet-name">
        <bdi>{name}</bdi>
      </h1>
      <div className="sheet-standing">
        <SavedMark paper={paper} handingIn={LL.submit.busy()} onDevice={LL.onDevice()} />
        <TimeLeft paper={paper} />
      </div>
    </header>
  )
}

/** What is open for days counts no seconds. */
function TimeLeft({ paper }: Props) {
  const isSoon = useSelector(paper, ({ context }) => isEndingSoon(context))
  const seconds = useSelector(paper, ({ context }) =>
    isEndingSoon(context) ? Math.ceil(remainingOf(context) / 1000) : 0,
  )
  if (!isSoon) return null
  return (
    <p className="sheet-clock" role="timer" aria-live="off">
      <Timer size={16} aria-hidden="true" />
      <span>{texts().questionnaireSheet.closesIn()}</span>
      <bdi dir="ltr">{playTimeText(seconds)}</bdi>
    </p>
  )
}
