import { useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import { unansweredOf } from '#machines/paper/paper-context.ts'

import { HandInAsked, HandInFailed } from '#views/paper/hand-in-dialogs.tsx'
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
      {isFailed && <HandInFailed paper={paper} words={texts().questionnaireSheet.submit} />}
    </>
  )
}

function SubmitDialog({ paper }: Props) {
  const count = useSelector(paper, ({ context }) => unansweredOf(context))
  const isAnonymous = useSelector(paper, ({ context }) => context.paper?.staysOnDevice === true)
  const mayChange = useSelector(paper, ({ context }) => context.paper?.mayChange === true)
  const { submit: LL } = texts().questionnaireSheet
  return (
    <HandInAsked
      paper={paper}
      words={LL}
      text={isAnonymous ? LL.anonymous() : mayChange ? LL.changeable() : LL.final()}
    >
      {count > 0 && <p>{LL.unanswered({ count: figure(count) })}</p>}
    </HandInAsked>
  )
}
