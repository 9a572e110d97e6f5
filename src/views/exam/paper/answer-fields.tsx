import { TextArea } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { memo, useDeferredValue } from 'react'

import type { Paper } from '#api/exam/paper.contract.ts'
import { lengthOf, shortenedTo } from '#api/kit/written-text.ts'
import { ANSWER_MAX, TRUE_FALSE } from '#api/question/question.contract.ts'
import { language, texts } from '#i18n/texts.ts'
import { numberText } from '#i18n/numbers.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { letterOf } from '#views/question/letter.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { mayWrite, type ExamPaper } from './exam-paper.ts'
import { chosenWith } from './paper-keys.ts'

type Question = Paper['questions'][number]
interface Props {
  readonly paper: ExamPaper
  readonly question: Question
}

/** Options to choose from, or a box to write in. */
export function AnswerFields({ paper, question }: Props) {
  if (question.kind === 'short') return <Written paper={paper} question={question} />
  return (
    <fieldset className="paper-options">
      <legend className="visually-hidden">{texts().paper.yourAnswer()}</legend>
      {question.options.map((option, index) => (
        <Option key={option.optionID} paper={paper} question={question} option={option} letter={letterOf(index)} />
      ))}
    </fieldset>
  )
}

const Option = memo(function Option({
  paper,
  question,
  option: { optionID, text },
  letter,
}: Props & { option: Question['options'][number]; letter: string }) {
  const { questionID, kind } = question
  const isChosen = useSelector(paper, ({ context }) => context.answers[questionID]?.chosen.includes(optionID) ?? false)
  const isOpen = useSelector(paper, (snapshot) => mayWrite(snapshot) && !snapshot.context.left.includes(questionID))
  const choose = () => {
    const before = paper.getSnapshot().context.answers[questionID]?.chosen ?? []
    const answer = { chosen: chosenWith(question, before, optionID), text: '' }
    paper.send({ type: 'answer.given', questionID, answer, at: Date.now() })
  }
  return (
    <label className="paper-option" data-chosen={isChosen}>
      <input
        type={kind === 'multiple' ? 'checkbox' : 'radio'}
        name={questionID}
        checked={isChosen}
        disabled={!isOpen}
        onChange={choose}
      />
      <span className="paper-letter" aria-hidden="true">
        {letter}
      </span>
      {kind === 'trueFalse' ? (
        <TrueFalse optionID={optionID} />
      ) : (
        <OptionText html={text} {...writtenIn(question.language)} />
      )}
    </label>
  )
})

const OptionText = memo(Prose)
const TrueFalse = ({ optionID }: { optionID: string }) => {
  const LL = texts().paper
  return <span>{optionID === TRUE_FALSE[0] ? LL.true() : LL.false()}</span>
}

function Written({ paper, question: { questionID } }: Props) {
  const text = useSelector(paper, ({ context }) => context.answers[questionID]?.text ?? '')
  const isOpen = useSelector(paper, (snapshot) => mayWrite(snapshot) && !snapshot.context.left.includes(questionID))
  // Counting waits for the typing.
  const counted = useDeferredValue(text)
  const LL = texts().paper
  // Nothing longer reaches the paper.
  const write = (written: string) =>
    paper.send({
      type: 'answer.given',
      questionID,
      answer: { chosen: [], text: shortenedTo(written, ANSWER_MAX) },
      at: Date.now(),
    })
  return (
    <div className="paper-written">
      <TextArea
        aria-label={LL.yourAnswer()}
        aria-describedby="paper-counter"
        dir="auto"
        rows={8}
        resize="vertical"
        value={text}
        readOnly={!isOpen}
        onChange={(event) => write(event.target.value)}
      />
      <p id="paper-counter" className="paper-counter">
        {LL.counter({ count: numberText(lengthOf(counted), language()), max: numberText(ANSWER_MAX, language()) })}
      </p>
    </div>
  )
}
