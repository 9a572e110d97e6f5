import { Group } from '@visx/group'
import { PatternCircles, PatternLines } from '@visx/pattern'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, BarStackHorizontal, Circle, Line } from '@visx/shape'
import { useId } from 'react'

import { texts } from '#i18n/texts.ts'

import { Chart, fromStart } from '../results/chart.tsx'
import { average, figure, shareText } from '../results/result-figures.ts'
import type { ComparedProps } from './department-comparison.tsx'
import { departmentName, percentOf } from './department-figures.ts'

const WIDTH = 640
/** Of the name of a department above its bars. */
const NAME = 26
const BAR = 26
const THIN = 18
const GAP = 14
/** Before bars that stand for themselves, for the number of their option; behind them, for their figure. */
const NUMBERS = 28
const FIGURES = 64
/** A part of a bar that is as wide as this holds the number of its option. */
const HOLDS = 22

/** Departments beside each other: one bar each of one choice, a row for each option of several ones. */
export function DepartmentChart(props: ComparedProps) {
  const { question, departments, number } = props
  const label = texts().questionnaireResults.chart.departments({ number: figure(number) })
  const isOneOf = question.kind !== 'multiple'
  const rows = isOneOf ? BAR : THIN * question.options.length
  const height = departments.length * (NAME + rows + GAP)
  const top = scaleBand({ domain: departments.map((_, at) => at), range: [0, height] })
  return (
    <Chart width={WIDTH} height={height} label={label}>
      {departments.map((department, at) => (
        <text key={department.code} className="chart-option" x={fromStart(0, WIDTH)} y={(top(at) ?? 0) + NAME / 2}>
          {`${departmentName(department)} – ${figure(question.figures[at]?.answered ?? 0)}`}
        </text>
      ))}
      {isOneOf ? <Stacks {...props} top={top} /> : <Rows {...props} top={top} />}
    </Chart>
  )
}

interface Placed extends ComparedProps {
  /** Where a department begins. */
  readonly top: (at: number) => number | undefined
}

/** A bar of 100 percent for each department, its parts told apart by pattern and number. */
function Stacks({ question, departments, top }: Placed) {
  const id = useId()
  const keys = question.options.map((_, at) => at)
  const along = scaleLinear({ domain: [0, 1], range: [0, WIDTH] })
  const data = question.figures.map((of, row) => ({ row, of }))
  return (
    <>
      {keys.map((key) => (
        <Pattern key={key} id={`${id}${key}`} at={key} />
      ))}
      <BarStackHorizontal
        data={data}
        keys={keys}
        y={({ row }) => row}
        value={({ of }, key) => (of.answered === 0 ? 0 : (of.chosen[key] ?? 0) / of.answered)}
        xScale={along}
        yScale={scaleBand({ domain: departments.map((_, at) => at), range: [0, 1] })}
        color={(key) => `url(#${id}${key})`}
      >
        {(stacks) =>
          stacks.flatMap(({ key, bars }) =>
            bars
              .filter(({ width }) => width > 0)
              .map(({ index, x, width, color }) => (
                <Group key={`${key} ${index}`} top={(top(index) ?? 0) + NAME}>
                  <Bar
                    className="chart-part"
                    x={Math.min(fromStart(x, WIDTH), fromStart(x + width, WIDTH))}
                    width={width}
                    height={BAR}
                    fill={color}
                  />
                  {width >= HOLDS && (
                    <Group left={fromStart(x + width / 2, WIDTH)} top={BAR / 2}>
                      <Circle className="chart-chip" r={9} />
                      <text className="chart-option" textAnchor="middle">
                        {figure(key + 1)}
                      </text>
                    </Group>
                  )}
                </Group>
              )),
          )
        }
      </BarStackHorizontal>
    </>
  )
}

/** Neighbours never look alike: filled, empty, lines either way, dots. */
function Pattern({ id, at }: { readonly id: string; readonly at: number }) {
  const usual = { id, width: 8, height: 8, className: 'chart-pattern', background: 'var(--page)' }
  const turn = at % 6
  const dense = at >= 6 ? 3 : 1.5
  if (turn === 2) return <PatternCircles {...usual} radius={dense} fill="var(--accent-9)" complement />
  if (turn === 1) return <PatternLines {...usual} stroke="none" orientation={['horizontal']} />
  if (turn === 0)
    return (
      <PatternLines
        {...usual}
        background="var(--accent-9)"
        stroke={at === 0 ? 'none' : 'var(--page)'}
        orientation={['horizontal']}
      />
    )
  const lines = { 3: 'diagonal', 4: 'vertical', 5: 'horizontal' } as const
  return (
    <PatternLines
      {...usual}
      stroke="var(--accent-9)"
      strokeWidth={dense}
      orientation={[turn === 3 ? lines[3] : turn === 4 ? lines[4] : lines[5]]}
    />
  )
}

/** A row for each option of each department: a bar for its share, or its place among the places. */
function Rows({ question, top }: Placed) {
  const { options, figures, style } = question
  const share = scaleLinear({ domain: [0, 100], range: [0, WIDTH - NUMBERS - FIGURES] })
  const places = scaleLinear({ domain: [1, Math.max(2, options.length)], range: [NUMBERS + 8, WIDTH - FIGURES] })
  return (
    <>
      {figures.flatMap((of, department) =>
        options.map(({ optionID }, at) => {
          const place = of.places[at] ?? null
          const long = share(percentOf(of, at))
          return (
            <Group key={`${department} ${optionID}`} top={(top(department) ?? 0) + NAME + at * THIN + THIN / 2}>
              <text className="chart-name" x={fromStart(NUMBERS - 8, WIDTH)} textAnchor="end">
                {figure(at + 1)}
              </text>
              {style !== 'rank' && (
                <>
                  <Bar
                    className="chart-bar"
                    x={Math.min(fromStart(NUMBERS, WIDTH), fromStart(NUMBERS + long, WIDTH))}
                    y={-5}
                    width={long}
                    height={10}
                  />
                  <text className="chart-figure" x={fromStart(NUMBERS + long + 8, WIDTH)}>
                    {shareText(percentOf(of, at))}
                  </text>
                </>
              )}
              {style === 'rank' && place !== null && (
                <>
                  <Line
                    className="chart-stem"
                    from={{ x: fromStart(places(1), WIDTH), y: 0 }}
                    to={{ x: fromStart(places(place), WIDTH), y: 0 }}
                  />
                  <Circle className="chart-dot" cx={fromStart(places(place), WIDTH)} r={5} />
                  <text className="chart-figure" x={fromStart(places(place) + 12, WIDTH)}>
                    {average(place)}
                  </text>
                </>
              )}
            </Group>
          )
        }),
      )}
    </>
  )
}
