import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { ChoiceChart } from './choice-chart.tsx'
import { RankChart } from './rank-chart.tsx'
import { ScaleChart } from './scale-chart.tsx'
import { average, figure } from './result-figures.ts'
import { ResultsTable } from './results-table.tsx'
import './charts.css'

interface Props {
  readonly question: QuestionResult
  readonly number: number
}

const charts = { plain: ChoiceChart, scale: ScaleChart, rank: RankChart } as const

/** The figures of a question with options: a chart as fits its style, and beside it the table. */
export function QuestionFigures({ question, number }: Props) {
  const LL = texts().questionnaireResults
  const Picture = charts[question.style]
  return (
    <>
      {question.average !== null && (
        <p className="tally-average">
          {LL.average({ value: average(question.average), count: figure(question.options.length) })}
        </p>
      )}
      <div className="tally-beside">
        <Picture question={question} number={number} />
        <ResultsTable question={question} number={number} />
      </div>
    </>
  )
}
