import { expect, it } from 'vitest'

import { closedChart } from '../../scripts/statecharts/closing.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { loanMachine } from './sample-machines.ts'

const chart = chartModel(loanMachine, 'loan')
const closed = closedChart(chart, new Set(['lent', 'checking']))

it('leaves out what is inside a closed state, and redirects the arrows to its frame', () => {
  expect(closed.states.filter(({ id }) => /^(?:lent|checking)/.test(id)).map(({ id, type }) => [id, type])).toEqual([
    ['lent', 'atomic'],
    ['checking', 'atomic'],
  ])
  expect(closed.edges.find((edge) => edge.id === 'away:resume')?.targets).toEqual(['lent'])
  expect(closed.edges.some((edge) => edge.id === 'lent.reading.unread:read if isAtLeast(300)')).toBe(false)
})

it('keeps every arrow that leaves a closed state or comes to it', () => {
  const outer = (id: string): string => id.split('.')[0]!
  const between = chart.edges.filter(({ source, targets }) => targets.some((target) => outer(target) !== outer(source)))
  expect(closed.edges.map(({ id }) => id)).toEqual(expect.arrayContaining(between.map(({ id }) => id)))
})

it('leaves a chart without closed states as it is', () => {
  expect(closedChart(chart, new Set())).toEqual(chart)
})
