import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { mayWrite, type PaperActor } from '#views/paper/paper-actor.ts'
import { PAGE_ID, questionId, usePages } from './shown-sheet.ts'

interface Props {
  readonly paper: PaperActor
  /** Moves the focus to an element by its id. */
  readonly focus: (id: string) => void
}

/** The page before and after; on the last one the answers are submitted. */
export function SheetSteps({ paper, focus }: Props) {
  const { pages, at } = usePages(paper)
  const isOpen = useSelector(paper, mayWrite)
  const isBusy = useSelector(paper, has('handingIn'))
  const LL = texts().questionnaireSheet
  const isLast = at >= pages.length - 1
  const turn = (to: number) => () => {
    const questionID = pages[to]?.questions[0]?.questionID
    if (questionID === undefined) return
    paper.send({ type: 'question.chosen', questionID })
    focus(PAGE_ID)
  }
  const submit = () => {
    paper.send({ type: 'handIn.requested' })
    const snapshot = paper.getSnapshot()
    if (snapshot.hasTag('lacking')) focus(questionId(snapshot.context.current))
  }
  return (
    <div className="sheet-steps">
      {pages.length > 1 && (
        <Button variant="soft" disabled={at === 0} onClick={turn(at - 1)}>
          <ChevronLeft className="sheet-arrow" size={16} aria-hidden="true" />
          {LL.previous()}
        </Button>
      )}
      {isLast ? (
        <Button className="sheet-submit" disabled={!isOpen} loading={isBusy} onClick={submit}>
          {LL.submit.open()}
        </Button>
      ) : (
        <Button className="sheet-next" onClick={turn(at + 1)}>
          {LL.next()}
          <ChevronRight className="sheet-arrow" size={16} aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
