import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'

import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { average, figure } from './result-figures.ts'
import { Chart, CHART_WIDTH, fromStart } from './chart.tsx'
import { summaryOf } from './summary.ts'

const HEIGHT = 184
/** Above the columns for the average and their figures, below them for the points. */
const ABOVE = 44
const BELOW = 24

/** How many chose each point of a scale, as columns in their order, and where the average lies between them. */
export function ScaleChart({ question, number }: { readonly question: QuestionResult; readonly number: number }) {
  const { options, average: mean } = question
  const most = Math.max(1, ...options.map(({ chosen }) => chosen))
  const floor = HEIGHT - BELOW
  const place = scaleBand({ domain: options.map((_, at) => at), range: [0, CHART_WIDTH], padding: 0.25 })
  const tall = scaleLinear({ domain: [0, most], range: [0, floor - ABOVE] })
  const half = place.bandwidth() / 2
  const centre = (at: number): number => (place(at) ?? 0) + half
  const between = scaleLinear({
    domain: [1, Math.max(2, options.length)],
    range: [centre(0), centre(options.length - 1)],
  })
  const label = `${texts().questionnaireResults.chart.distribution({ number: figure(number) })} ${summaryOf(question)}`
  return (
    <Chart height={HEIGHT} label={label}>
      {options.map(({ optionID, chosen }, at) => (
        <Group key={optionID}>
          <Bar
            className="chart-bar"
            x={fromStart(centre(at)) - half}
            y={floor - tall(chosen)}
            width={place.bandwidth()}
            height={tall(chosen)}
          />
          <text className="chart-name" x={fromStart(centre(at))} y={floor + 14} textAnchor="middle">
            {figure(at + 1)}
          </text>
        </Group>
      ))}
      <Line className="chart-axis" from={{ x: 0, y: floor }} to={{ x: CHART_WIDTH, y: floor }} />
      {mean !== null && (
        <Group left={fromStart(between(mean))}>
          <Line className="chart-mean" from={{ x: 0, y: 20 }} to={{ x: 0, y: floor }} />
          <text className="chart-mean-figure" y={9} textAnchor="middle">
            {average(mean)}
          </text>
        </Group>
      )}
      {options.map(({ optionID, chosen }, at) => (
        <text
          key={optionID}
          className="chart-figure chart-over"
          x={fromStart(centre(at))}
          y={floor - tall(chosen) - 10}
          textAnchor="middle"
        >
          {figure(chosen)}
        </text>
      ))}
    </Chart>
  )
}
