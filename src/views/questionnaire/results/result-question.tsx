import type { ReactNode } from 'react'

import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { QuestionFigures } from './question-figures.tsx'
import { figure } from './result-figures.ts'

interface Props {
  readonly question: QuestionResult
  /** Among the questions, from 1. */
  readonly number: number
  /** In place of what is said to those who may not read what was written. */
  readonly written?: ReactNode
}

/** What was answered to one question. */
export function ResultQuestion({ question, number, written }: Props) {
  const LL = texts().questionnaireResults
  return (
    <li className="tally-question">
      <div className="tally-question-head">
        <h2 className="tally-question-number">{LL.question({ number: figure(number) })}</h2>
        <p className="tally-answered">{LL.answered({ count: figure(question.answered) })}</p>
      </div>
      <Prose html={question.stem} {...writtenIn(question.language)} />
      {question.kind === 'short' ? (
        (written ?? <p className="tally-note">{LL.staffOnly()}</p>)
      ) : (
        <QuestionFigures question={question} number={number} />
      )}
    </li>
  )
}
