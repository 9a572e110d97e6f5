import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Check, CloudUpload, Timer, TriangleAlert } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { remainingOf } from '#machines/exam/paper-context.ts'
import { has } from '#machines/kit/watching.ts'

import { playTimeText } from '#views/kit/time/play-time.ts'
import { mayWrite, type ExamPaper } from './exam-paper.ts'

/** Name, whether the answers are saved, the time that is left, and the hand-in. */
export function PaperTop({ paper }: { paper: ExamPaper }) {
  const name = useSelector(paper, ({ context }) => context.paper?.examName ?? '')
  const isOpen = useSelector(paper, mayWrite)
  const isBusy = useSelector(paper, has('handingIn'))
  const LL = texts().paper
  return (
    <header className="paper-top">
      <h1 className="paper-name">
        <bdi>{name}</bdi>
      </h1>
      <SavedMark paper={paper} />
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

/** [ERROR-18] In words and as an icon. */
function SavedMark({ paper }: { paper: ExamPaper }) {
  const isSaved = useSelector(paper, has('saved'))
  const isSaving = useSelector(paper, has('saving'))
  const isFailed = useSelector(paper, (snapshot) => snapshot.hasTag('saveFailed') || snapshot.hasTag('saveRefused'))
  const isUnsaved = useSelector(paper, has('unsaved'))
  const isHandingIn = useSelector(paper, has('handingIn'))
  const LL = texts().paper.saving
  if (isFailed) {
    return (
      <p className="paper-saved" data-kind="failed">
        <TriangleAlert size={16} aria-hidden="true" />
        {LL.refused()}
      </p>
    )
  }
  if (isSaved) {
    return (
      <p className="paper-saved" data-kind="saved">
        <Check size={16} aria-hidden="true" />
        {LL.saved()}
      </p>
    )
  }
  return (
    <p className="paper-saved">
      {isUnsaved && <CloudUpload size={16} aria-hidden="true" />}
      {isUnsaved && (isSaving ? LL.saving() : LL.gathering())}
      {isHandingIn && texts().paper.handIn.busy()}
    </p>
  )
}

/** The moments are announced; the running seconds are not. */
function Clock({ paper }: { paper: ExamPaper }) {
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
