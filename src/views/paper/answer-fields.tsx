import { TextArea } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { memo, useDeferredValue, useId } from 'react'

import { lengthOf, shortenedTo } from '#api/kit/written-text.ts'
import { ANSWER_MAX, TRUE_FALSE } from '#api/question/question.contract.ts'
import { language, texts } from '#i18n/texts.ts'
import { numberText } from '#i18n/numbers.ts'
import { chosenWith, mayChoose } from '#machines/paper/choosing.ts'
import type { SheetQuestion } from '#machines/paper/sheet.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { letterOf } from '#views/question/letter.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { give, mayAnswer, type PaperActor } from './paper-actor.ts'
import './answer-fields.css'

interface Props {
  readonly paper: PaperActor
  readonly question: SheetQuestion
  /** The element that says what is asked, where there is more than one question on a page. */
  readonly labelledBy?: string
  /** Lines of the box to write in. */
  readonly rows?: number
}

/** Options to choose from, or a box to write in. */
export function AnswerFields({ paper, question, labelledBy, rows = 8 }: Props) {
  const labelled = labelledBy !== undefined && { labelledBy }
  if (question.kind === 'short') return <Written paper={paper} question={question} rows={rows} {...labelled} />
  return (
    <fieldset className="paper-options" aria-labelledby={labelledBy}>
      {labelledBy === undefined && <legend className="visually-hidden">{texts().paper.yourAnswer()}</legend>}
      {question.options.map((option, index) => (
        <Option key={option.optionID} paper={paper} question={question} option={option} letter={letterOf(index)} />
      ))}
    </fieldset>
  )
}

interface OptionProps extends Pick<Props, 'paper' | 'question'> {
  readonly option: SheetQuestion['options'][number]
  readonly letter: string
}

const Option = memo(function Option({ paper, question, option: { optionID, text }, letter }: OptionProps) {
  const { questionID, kind } = question
  const isChosen = useSelector(paper, ({ context }) => context.answers[questionID]?.chosen.includes(optionID) ?? false)
  const isOpen = useSelector(
    paper,
    (snapshot) =>
      mayAnswer(questionID)(snapshot) &&
      mayChoose(question, snapshot.context.answers[questionID]?.chosen ?? [], optionID),
  )
  const choose = () => {
    const before = paper.getSnapshot().context.answers[questionID]?.chosen ?? []
    give(paper, questionID, chosenWith(question, before, optionID))
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

function Written({ paper, question: { questionID }, labelledBy, rows }: Props) {
  const text = useSelector(paper, ({ context }) => context.answers[questionID]?.text ?? '')
  const isOpen = useSelector(paper, mayAnswer(questionID))
  // Counting waits for the typing.
  const counted = useDeferredValue(text)
  const counter = useId()
  const LL = texts().paper
  return (
    <div className="paper-written">
      <TextArea
        {...(labelledBy === undefined ? { 'aria-label': LL.yourAnswer() } : { 'aria-labelledby': labelledBy })}
        aria-describedby={counter}
        dir="auto"
        rows={rows}
        resize="vertical"
        value={text}
        readOnly={!isOpen}
        // Nothing longer reaches the paper.
        onChange={(event) => give(paper, questionID, [], shortenedTo(event.target.value, ANSWER_MAX))}
      />
      <p id={counter} className="paper-counter">
        {LL.counter({ count: numberText(lengthOf(counted), language()), max: numberText(ANSWER_MAX, language()) })}
      </p>
    </div>
  )
}
