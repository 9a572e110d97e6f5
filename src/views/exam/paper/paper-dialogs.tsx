import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CloudOff } from 'lucide-react'

import { language, texts } from '#i18n/texts.ts'
import { numberText } from '#i18n/numbers.ts'
import { unansweredOf } from '#machines/paper/paper-context.ts'
import { has } from '#machines/kit/watching.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { failureText } from '#app/context/portal-context.ts'
import type { PaperActor } from '#views/paper/paper-actor.ts'

/** What has to be confirmed, and the hand-in that has failed. */
export function PaperDialogs({ paper }: { paper: PaperActor }) {
  const isWarned = useSelector(paper, has('warned'))
  const isAsking = useSelector(paper, has('asking'))
  const isFailed = useSelector(paper, has('handInFailed'))
  return (
    <>
      {isWarned && <LeavingDialog paper={paper} />}
      {isAsking && <HandInDialog paper={paper} />}
      {isFailed && <HandInFailed paper={paper} />}
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
  const drop = () => paper.send({ type: 'handIn.dropped' })
  return (
    <Dialog
      title={LL.title()}
      text={count === 0 ? LL.complete() : LL.unanswered({ count: numberText(count, language()) })}
      close={drop}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={drop}>
            {LL.keep()}
          </Button>
          <Button onClick={() => paper.send({ type: 'handIn.confirmed' })}>{LL.open()}</Button>
        </>
      }
    />
  )
}

/** [ERROR-19] */
function HandInFailed({ paper }: { paper: PaperActor }) {
  const failure = useSelector(paper, ({ context }) => context.failure)
  const isTimeUp = useSelector(paper, has('timeUp'))
  const LL = texts().paper.handIn
  const drop = () => paper.send({ type: 'handIn.dropped' })
  return (
    <Dialog
      title={LL.failed()}
      text={LL.failedText()}
      close={drop}
      actions={
        <>
          {!isTimeUp && (
            <Button variant="soft" color="gray" onClick={drop}>
              {LL.keep()}
            </Button>
          )}
          <Button onClick={() => paper.send({ type: 'handIn.confirmed' })}>{LL.again()}</Button>
        </>
      }
    >
      {failure !== null && (
        <p className="notice" data-kind="error" role="alert">
          <CloudOff size={16} aria-hidden="true" />
          {failureText(failure)}
        </p>
      )}
    </Dialog>
  )
}
