import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'

import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { figure, shareOf, shareText, shortName } from './result-figures.ts'
import { Chart, CHART_WIDTH, fromStart } from './chart.tsx'
import { summaryOf } from './summary.ts'

const ROW = 32
/** Room for the names of options, and for figures behind the longest bar. */
const NAMES = { number: 28, word: 84 } as const
const FIGURES = 96

/** How many chose each option: a bar from its number on, with its figures behind it. */
export function ChoiceChart({ question, number }: { readonly question: QuestionResult; readonly number: number }) {
  const { options, answered, kind } = question
  const names = kind === 'trueFalse' ? NAMES.word : NAMES.number
  const height = options.length * ROW
  const place = scaleBand({ domain: options.map((_, at) => at), range: [0, height], padding: 0.35 })
  const length = scaleLinear({ domain: [0, Math.max(1, answered)], range: [0, CHART_WIDTH - names - FIGURES] })
  const label = `${texts().questionnaireResults.chart.bars({ number: figure(number) })} ${summaryOf(question)}`
  return (
    <Chart height={height} label={label}>
      {options.map((option, at) => {
        const long = length(option.chosen)
        const top = place(at) ?? 0
        const middle = place.bandwidth() / 2
        return (
          <Group key={option.optionID} top={top}>
            <text className="chart-name" x={fromStart(names - 8)} y={middle} textAnchor="end">
              {shortName(question, option, at)}
            </text>
            <Bar
              className="chart-bar"
              x={Math.min(fromStart(names), fromStart(names + long))}
              width={long}
              height={place.bandwidth()}
            />
            <text className="chart-figure" x={fromStart(names + long + 8)} y={middle}>
              {`${figure(option.chosen)} (${shareText(shareOf(option, question))})`}
            </text>
          </Group>
        )
      })}
      <Line className="chart-axis" from={{ x: fromStart(names), y: 0 }} to={{ x: fromStart(names), y: height }} />
    </Chart>
  )
}
