import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Circle, Line } from '@visx/shape'

import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { average, figure, inPlaces } from './result-figures.ts'
import { Chart, CHART_WIDTH, fromStart } from './chart.tsx'
import { summaryOf } from './summary.ts'

const ROW = 32
const ABOVE = 24
const NAMES = 40
const FIGURES = 56

/** Where each option came on average among the places, the first one on top. */
export function RankChart({ question, number }: { readonly question: QuestionResult; readonly number: number }) {
  const { options } = question
  const rows = inPlaces(question)
  const height = ABOVE + rows.length * ROW
  const row = scaleBand({ domain: rows.map(({ optionID }) => optionID), range: [ABOVE, height] })
  const along = scaleLinear({ domain: [1, Math.max(2, options.length)], range: [NAMES, CHART_WIDTH - FIGURES] })
  const label = `${texts().questionnaireResults.chart.places({ number: figure(number) })} ${summaryOf(question)}`
  return (
    <Chart height={height} label={label}>
      {options.map(({ optionID }, at) => (
        <Group key={optionID} left={fromStart(along(at + 1))}>
          <text className="chart-name" y={9} textAnchor="middle">
            {figure(at + 1)}
          </text>
          <Line className="chart-grid" from={{ x: 0, y: ABOVE - 4 }} to={{ x: 0, y: height }} />
        </Group>
      ))}
      {rows.map(({ optionID, place }) => (
        <Group key={optionID} top={(row(optionID) ?? 0) + ROW / 2}>
          <text className="chart-option" x={fromStart(NAMES - 18)} textAnchor="end">
            {figure(options.findIndex((option) => option.optionID === optionID) + 1)}
          </text>
          {place !== null && (
            <>
              <Line
                className="chart-stem"
                from={{ x: fromStart(along(1)), y: 0 }}
                to={{ x: fromStart(along(place)), y: 0 }}
              />
              <Circle className="chart-dot" cx={fromStart(along(place))} r={6} />
            </>
          )}
          <text className="chart-figure" x={fromStart(CHART_WIDTH - FIGURES + 16)}>
            {place === null ? '–' : average(place)}
          </text>
        </Group>
      ))}
    </Chart>
  )
}
