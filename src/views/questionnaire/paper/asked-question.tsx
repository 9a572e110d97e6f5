import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { memo } from 'react'

import { texts } from '#i18n/texts.ts'
import { isAnswered } from '#machines/paper/paper-context.ts'
import type { SheetQuestion } from '#machines/paper/sheet.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { AnswerFields } from '#views/paper/answer-fields.tsx'
import { give, mayWrite, type PaperActor } from '#views/paper/paper-actor.ts'
import { RankFields } from './rank-fields.tsx'
import { ScaleFields } from './scale-fields.tsx'
import { figure, markedAsLacking, numberAmong, questionId, stemId } from './shown-sheet.ts'

interface Props {
  readonly paper: PaperActor
  readonly question: SheetQuestion
}

/** [QUEST-02] A question with its number, whether it has to be answered, and its answer. */
export const AskedQuestion = memo(function AskedQuestion({ paper, question }: Props) {
  const { questionID } = question
  const isLacking = useSelector(paper, (snapshot) => markedAsLacking(snapshot).includes(questionID))
  return (
    <section
      id={questionId(questionID)}
      className="sheet-question"
      data-lacking={isLacking}
      tabIndex={-1}
      aria-labelledby={stemId(questionID)}
    >
      <Head paper={paper} question={question} />
      <div id={stemId(questionID)} className="sheet-stem">
        <Prose html={question.stem} {...writtenIn(question.language)} />
      </div>
      {isLacking && <p className="sheet-missing">{texts().questionnaireSheet.lacking.here()}</p>}
      <Fields paper={paper} question={question} />
      <Clear paper={paper} question={question} />
    </section>
  )
})

function Head({ paper, question: { questionID, kind, form } }: Props) {
  const number = useSelector(paper, ({ context }) =>
    context.paper === null ? 0 : numberAmong(context.paper, context.answers, questionID),
  )
  const { paper: words, questionnaireSheet: LL } = texts()
  const hints = [
    form?.style === 'rank' ? LL.rank.kind() : form?.style === 'scale' ? LL.scale() : words[kind](),
    ...(form === null || form.least === null ? [] : [LL.least({ count: figure(form.least) })]),
    ...(form === null || form.most === null ? [] : [LL.most({ count: figure(form.most) })]),
  ]
  return (
    <div className="sheet-question-head">
      <h3 className="sheet-question-number">{words.question({ number: figure(number) })}</h3>
      <p className="sheet-hints">{hints.join(' · ')}</p>
      {form?.isRequired === true && <p className="sheet-required">{LL.required()}</p>}
    </div>
  )
}

function Fields({ paper, question }: Props) {
  if (question.form?.style === 'scale') return <ScaleFields paper={paper} question={question} />
  if (question.form?.style === 'rank') return <RankFields paper={paper} question={question} />
  return <AnswerFields paper={paper} question={question} labelledBy={stemId(question.questionID)} rows={4} />
}

/** An answer that was chosen can be taken back; what is written is deleted by writing. */
function Clear({ paper, question: { questionID, kind } }: Props) {
  const hasAnswer = useSelector(paper, ({ context }) => isAnswered(context.answers[questionID]))
  const isOpen = useSelector(paper, mayWrite)
  if (kind === 'short' || !hasAnswer || !isOpen) return null
  return (
    <Button
      className="sheet-clear"
      variant="ghost"
      color="gray"
      aria-describedby={stemId(questionID)}
      onClick={() => give(paper, questionID, [])}
    >
      {texts().paper.clear()}
    </Button>
  )
}
