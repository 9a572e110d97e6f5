import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CloudOff } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import { unansweredOf } from '#machines/paper/paper-context.ts'

import { failureText } from '#app/context/portal-context.ts'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import type { PaperActor } from '#views/paper/paper-actor.ts'
import { figure } from './shown-sheet.ts'

interface Props {
  readonly paper: PaperActor
}

/** What has to be confirmed, and the submission that has failed. */
export function SheetDialogs({ paper }: Props) {
  const isAsking = useSelector(paper, has('asking'))
  const isFailed = useSelector(paper, has('handInFailed'))
  return (
    <>
      {isAsking && <SubmitDialog paper={paper} />}
      {isFailed && <SubmitFailed paper={paper} />}
    </>
  )
}

function SubmitDialog({ paper }: Props) {
  const count = useSelector(paper, ({ context }) => unansweredOf(context))
  const isAnonymous = useSelector(paper, ({ context }) => context.paper?.staysOnDevice === true)
  const mayChange = useSelector(paper, ({ context }) => context.paper?.mayChange === true)
  const { submit: LL } = texts().questionnaireSheet
  const drop = () => paper.send({ type: 'handIn.dropped' })
  return (
    <Dialog
      title={LL.title()}
      text={isAnonymous ? LL.anonymous() : mayChange ? LL.changeable() : LL.final()}
      close={drop}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={drop}>
            {LL.keep()}
          </Button>
          <Button onClick={() => paper.send({ type: 'handIn.confirmed' })}>{LL.open()}</Button>
        </>
      }
    >
      {count > 0 && <p>{LL.unanswered({ count: figure(count) })}</p>}
    </Dialog>
  )
}

/** [ERROR-19] */
function SubmitFailed({ paper }: Props) {
  const failure = useSelector(paper, ({ context }) => context.failure)
  const { submit: LL } = texts().questionnaireSheet
  const drop = () => paper.send({ type: 'handIn.dropped' })
  return (
    <Dialog
      title={LL.failed()}
      text={LL.failedText()}
      close={drop}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={drop}>
            {LL.keep()}
          </Button>
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
