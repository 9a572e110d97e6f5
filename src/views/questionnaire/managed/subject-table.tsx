import { useId } from 'react'

import { RESULTS_FROM, type QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { OptionWords } from '../results/option-words.tsx'
import { average, figure, shareOf, shareText } from '../results/result-figures.ts'

interface Row {
  readonly of: QuestionResult
  /** It has answers enough. */
  readonly isTold: boolean
}
interface Props {
  /** One of them, for its words. */
  readonly question: QuestionResult
  readonly rows: readonly Row[]
  readonly number: number
}

/** The figures of one question, a course or a teacher in each row. */
export function SubjectTable({ question, rows, number }: Props) {
  const { questionnaireResults: LL, managedQuestionnaire } = texts()
  const id = useId()
  const { style, options } = question
  return (
    // Wide tables scroll on their own, focusable for keyboard users.
    <div className="tally-table-frame" tabIndex={0} role="region" aria-labelledby={id}>
      <table className="tally-table">
        <caption id={id}>{LL.table.caption({ number: figure(number) })}</caption>
        <thead>
          <tr>
            <th scope="col">{managedQuestionnaire.subject()}</th>
            <th scope="col" className="tally-number">
              {LL.table.answered()}
            </th>
            {style === 'scale' && (
              <th scope="col" className="tally-number">
                {LL.export.average()}
              </th>
            )}
            {options.map((option, at) => (
              <th key={option.optionID} scope="col" className="tally-number">
                <OptionWords question={question} option={option} at={at} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SubjectRow key={row.of.questionID} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SubjectRow({ of, isTold }: Row) {
  const LL = texts().questionnaireResults
  const cells = [...(of.style === 'scale' ? [ofPlace(of.average)] : []), ...of.options.map(cellOf(of))]
  return (
    <tr>
      <th scope="row">
        <bdi>{of.subject?.name}</bdi>
      </th>
      <td className="tally-number">
        {isTold ? figure(of.answered) : LL.subjects.few({ count: figure(RESULTS_FROM) })}
      </td>
      {cells.map((cell, at) => (
        <td key={at} className="tally-number">
          {isTold ? cell : '–'}
        </td>
      ))}
    </tr>
  )
}

/** Of a ranking its place on average, otherwise how many have chosen it. */
const cellOf = (of: QuestionResult) => (option: QuestionResult['options'][number]) =>
  of.style === 'rank' ? ofPlace(option.place) : shareText(shareOf(option, of))

const ofPlace = (value: number | null): string => (value === null ? '–' : average(value))
