import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

import type { AnsweredQuestion } from '#api/exam/result.contract.ts'
import { TRUE_FALSE } from '#api/question/question.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { marksText } from './marks-text.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'

interface Props {
  readonly question: AnsweredQuestion
  /** From 1. */
  readonly number: number
  /** What the answer, and a chosen option, are called to a marker; absent: to their learner. */
  readonly theirs?: { readonly answer: string; readonly chosen: string }
  readonly children?: ReactNode
}

/** [QUEST-02] A question of a paper with its answer, marks, and the solution as far as it is published. */
export function ResultQuestion({ question, number, theirs, children }: Props) {
  const LL = texts().exam
  const { kind, stem, full, given, comment, solution } = question
  return (
    <li className="result-question">
      <header className="result-question-head">
        <h3>
          {LL.result.question({ number: numberText(number, language()) })} <span>{LL.kind[kind]()}</span>
        </h3>
        {given !== null && <Given given={given} full={full} />}
      </header>
      <Prose html={stem} {...writtenIn(question.language)} />
      {kind === 'short' ? (
        <OwnText question={question} word={theirs?.answer ?? LL.result.own()} />
      ) : (
        <Options question={question} word={theirs?.chosen ?? LL.result.isChosen()} />
      )}
      {comment !== '' && (
        <p className="result-comment">
          <span className="result-name">{LL.result.comment()}</span> <bdi>{comment}</bdi>
        </p>
      )}
      {solution !== null && solution.explanation !== '' && (
        <div className="result-why">
          <p className="result-name">{LL.result.why()}</p>
          <Prose html={solution.explanation} {...writtenIn(question.language)} />
        </div>
      )}
      {children}
    </li>
  )
}

function Given({ given, full }: { readonly given: number; readonly full: number }) {
  const { result: LL, marksOfTotal } = texts().exam
  const word = given === full ? LL.isRight() : given === 0 ? LL.isWrong() : LL.isPartly()
  return (
    <Status kind={given === full ? 'positive' : given === 0 ? 'negative' : 'caution'}>
      {word} {marksOfTotal({ marks: marksText(given), total: marksText(full) })}
    </Status>
  )
}

/** What was chosen and what is right stand at their options, as words and icons. */
function Options({
  question: { options, kind, answer, solution, language: code },
  word: chosenWord,
}: {
  readonly question: AnsweredQuestion
  readonly word: string
}) {
  const { result: LL, trueFalse } = texts().exam
  const chosen = answer?.chosen ?? []
  return (
    <>
      {chosen.length === 0 && <p className="result-none">{LL.none()}</p>}
      <ul className="result-options">
        {options.map(({ optionID, text }) => {
          const isKey = solution?.key.includes(optionID) ?? false
          const isChosen = chosen.includes(optionID)
          const word = TRUE_FALSE.find((one) => one === optionID)
          return (
            <li key={optionID} data-key={isKey || undefined} data-chosen={isChosen || undefined}>
              {kind === 'trueFalse' && word !== undefined ? (
                trueFalse[word]()
              ) : (
                <Prose html={text} {...writtenIn(code)} />
              )}
              {isChosen && (
                <span className="result-mark">
                  {solution !== null && !isKey ? <X size={14} aria-hidden="true" /> : null}
                  {chosenWord}
                </span>
              )}
              {isKey && (
                <span className="result-mark" data-kind="key">
                  <Check size={14} aria-hidden="true" />
                  {LL.isKey()}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function OwnText({ question: { answer }, word }: { readonly question: AnsweredQuestion; readonly word: string }) {
  const LL = texts().exam.result
  const text = answer?.text ?? ''
  return (
    <div className="result-own">
      <p className="result-name">{word}</p>
      {text === '' ? <p className="result-none">{LL.none()}</p> : <bdi className="result-text">{text}</bdi>}
    </div>
  )
}
