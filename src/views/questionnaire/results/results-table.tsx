import { useId } from 'react'

import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { OptionWords } from './option-words.tsx'
import { average, figure, shareOf, shareText } from './result-figures.ts'

interface Props {
  readonly question: QuestionResult
  readonly number: number
}

/** The figures of a question as a table, in the order in which its options are asked. */
export function ResultsTable({ question, number }: Props) {
  const LL = texts().questionnaireResults.table
  const id = useId()
  const isRank = question.style === 'rank'
  return (
    // Wide tables scroll on their own, focusable for keyboard users.
    <div className="tally-table-frame" tabIndex={0} role="region" aria-labelledby={id}>
      <table className="tally-table">
        <caption id={id}>{LL.caption({ number: figure(number) })}</caption>
        <thead>
          <tr>
            <th scope="col">{LL.number()}</th>
            <th scope="col">{LL.option()}</th>
            <th scope="col" className="tally-number">
              {LL.count()}
            </th>
            <th scope="col" className="tally-number">
              {isRank ? LL.place() : LL.share()}
            </th>
          </tr>
        </thead>
        <tbody>
          {question.options.map((option, at) => (
            <tr key={option.optionID}>
              <td className="tally-place">{figure(at + 1)}</td>
              <th scope="row">
                <OptionWords question={question} option={option} at={at} />
              </th>
              <td className="tally-number">{figure(option.chosen)}</td>
              <td className="tally-number">
                {!isRank && shareText(shareOf(option, question))}
                {isRank && (option.place === null ? '–' : average(option.place))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
