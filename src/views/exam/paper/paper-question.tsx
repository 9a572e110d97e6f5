import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Bookmark, ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

import { language, texts } from '#i18n/texts.ts'
import { numberText } from '#i18n/numbers.ts'
import { isAnswered } from '#machines/paper/paper-context.ts'
import type { SheetQuestion } from '#machines/paper/sheet.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { marksText } from '../marks-text.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { AnswerFields } from '#views/paper/answer-fields.tsx'
import { give, mayWrite, type PaperActor } from '#views/paper/paper-actor.ts'
import { besideCurrent, numberOf } from './exam-paper.ts'
import { actOn } from './paper-keys.ts'

/** The question that is shown, with its answer. */
export function PaperQuestion({ paper }: { paper: PaperActor }) {
  const question = useSelector(paper, ({ context }) =>
    context.paper?.questions.find(({ questionID }) => questionID === context.current),
  )
  const place = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(question?.questionID)
  useEffect(() => {
    if (shown.current === question?.questionID) return
    shown.current = question?.questionID
    // Who moves by keyboard goes on in the question; the map keeps its focus.
    if (document.activeElement === document.body || place.current?.contains(document.activeElement) === true)
      heading.current?.focus()
  }, [question?.questionID])
  if (question === undefined) return null
  const pressed = (event: KeyboardEvent) => {
    if (actOn(event, paper, question)) event.preventDefault()
  }
  return (
    <section ref={place} className="paper-question" aria-labelledby="paper-question-heading" onKeyDown={pressed}>
      <Head paper={paper} question={question} heading={heading} />
      <Stem html={question.stem} {...writtenIn(question.language)} />
      <AnswerFields key={question.questionID} paper={paper} question={question} />
      <Foot paper={paper} questionID={question.questionID} />
    </section>
  )
}

function Head({
  paper,
  question,
  heading,
}: {
  paper: PaperActor
  question: SheetQuestion
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const number = useSelector(paper, (snapshot) => numberOf(snapshot, question.questionID))
  const count = useSelector(paper, ({ context }) => context.paper?.questions.length ?? 0)
  const LL = texts().paper
  return (
    <div className="paper-head">
      <h2 id="paper-question-heading" className="paper-number" tabIndex={-1} ref={heading}>
        {LL.of({ number, count: numberText(count, language()) })}
      </h2>
      <p className="paper-kind">
        {LL[question.kind]()}
        <span aria-hidden="true"> · </span>
        {LL.marks({ marks: marksText(question.marks ?? 0) })}
      </p>
    </div>
  )
}

const Stem = memo(Prose)

/** Before and after, for later, and taking the answer back. */
function Foot({ paper, questionID }: { paper: PaperActor; questionID: string }) {
  const isMarked = useSelector(paper, ({ context }) => context.marked.includes(questionID))
  const hasAnswer = useSelector(paper, ({ context }) => isAnswered(context.answers[questionID]))
  const isOpen = useSelector(paper, mayWrite)
  const before = useSelector(paper, (snapshot) => besideCurrent(snapshot, -1))
  const after = useSelector(paper, (snapshot) => besideCurrent(snapshot, 1))
  const LL = texts().paper
  const go = (to: string | null) => () => {
    if (to !== null) paper.send({ type: 'question.chosen', questionID: to })
  }
  return (
    <>
      <div className="paper-tools">
        <Button
          variant={isMarked ? 'solid' : 'soft'}
          aria-pressed={isMarked}
          onClick={() => paper.send({ type: 'mark.toggled', questionID })}
        >
          <Bookmark size={16} aria-hidden="true" />
          {LL.mark()}
        </Button>
        <Button
          variant="ghost"
          color="gray"
          disabled={!hasAnswer || !isOpen}
          onClick={() => give(paper, questionID, [])}
        >
          {LL.clear()}
        </Button>
      </div>
      <div className="paper-steps">
        <Button variant="soft" disabled={before === null} onClick={go(before)}>
          <ChevronLeft className="paper-arrow" size={16} aria-hidden="true" />
          {LL.previous()}
        </Button>
        <Button variant="soft" disabled={after === null} onClick={go(after)}>
          {LL.next()}
          <ChevronRight className="paper-arrow" size={16} aria-hidden="true" />
        </Button>
      </div>
      <p className="paper-keys">{LL.keys({ next: 'N', previous: 'P', mark: 'M' })}</p>
    </>
  )
}
