import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import { language, texts } from '#i18n/texts.ts'
import { numberText } from '#i18n/numbers.ts'
import { unansweredOf } from '#machines/paper/paper-context.ts'
import { has } from '#machines/kit/watching.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { HandInAsked, HandInFailed } from '#views/paper/hand-in-dialogs.tsx'
import type { PaperActor } from '#views/paper/paper-actor.ts'

/** What has to be confirmed, and the hand-in that has failed. */
export function PaperDialogs({ paper }: { paper: PaperActor }) {
  const isWarned = useSelector(paper, has('warned'))
  const isAsking = useSelector(paper, has('asking'))
  const isFailed = useSelector(paper, has('handInFailed'))
  const isTimeUp = useSelector(paper, has('timeUp'))
  const LL = texts().paper.handIn
  return (
    <>
      {isWarned && <LeavingDialog paper={paper} />}
      {isAsking && <HandInDialog paper={paper} />}
      {isFailed && <HandInFailed paper={paper} words={LL} isTimeUp={isTimeUp} />}
    </>
  )
}

/** [EXAM-08] */
function LeavingDialog({ paper }: { paper: PaperActor }) {
  const LL = texts().paper.leaving
  const stay = () => paper.send({ type: 'leaving.dropped' })
  return (
    <Dialog
      title={LL.title()}
      text={LL.text()}
      close={stay}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={stay}>
            {LL.stay()}
          </Button>
          <Button onClick={() => paper.send({ type: 'leaving.confirmed' })}>{LL.leave()}</Button>
        </>
      }
    />
  )
}

function HandInDialog({ paper }: { paper: PaperActor }) {
  const count = useSelector(paper, ({ context }) => unansweredOf(context))
  const LL = texts().paper.handIn
  const text = count === 0 ? LL.complete() : LL.unanswered({ count: numberText(count, language()) })
  return <HandInAsked paper={paper} words={LL} text={text} />
}
