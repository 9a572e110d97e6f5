import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { OptionWords } from './option-words.tsx'
import { average, figure, inPlaces, shareOf, shareText } from './result-figures.ts'

interface Props {
  readonly question: QuestionResult
}

/** How many chose each option: its figures as text, and a bar beside them for the eye alone. */
export function OptionBars({ question }: Props) {
  const LL = texts().questionnaireResults
  return (
    <>
      {question.average !== null && (
        <p className="tally-average">
          {LL.average({ value: average(question.average), count: figure(question.options.length) })}
        </p>
      )}
      <ul className="tally-options">
        {question.options.map((option, at) => {
          const share = shareOf(option, question)
          return (
            <li key={option.optionID} className="tally-option">
              <OptionWords question={question} option={option} at={at} />
              <p className="tally-figures">{LL.chosen({ count: figure(option.chosen), share: shareText(share) })}</p>
              <div className="tally-track" aria-hidden="true">
                <div className="tally-bar" style={{ inlineSize: `${share}%` }} />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The options of a ranking in the order that all have given them together, with the place of each on average. */
export function OptionPlaces({ question }: Props) {
  const LL = texts().questionnaireResults
  return (
    <ol className="tally-options">
      {inPlaces(question).map((option, at) => (
        <li key={option.optionID} className="tally-option tally-placed">
          <span className="tally-place" aria-hidden="true">
            {option.place === null ? '–' : figure(at + 1)}
          </span>
          <OptionWords question={question} option={option} at={at} />
          <p className="tally-figures">
            {option.place === null ? LL.noPlace() : LL.place({ value: average(option.place) })}
          </p>
        </li>
      ))}
    </ol>
  )
}
