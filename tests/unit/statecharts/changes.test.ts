import { expect, it, vi } from 'vitest'

import { compareCharts, isUnchanged } from '../../../scripts/statecharts/changes.ts'
import { stateOf, type Chart } from '../../../scripts/statecharts/chart.ts'
import { layoutPicture } from '../../../scripts/statecharts/layout.ts'
import { chartModel } from '../../../scripts/statecharts/model.ts'
import { wholePicture } from '../../../scripts/statecharts/split.ts'
import { svgOf } from '../../../scripts/statecharts/svg.ts'
import { bareTexts } from '../../../scripts/statecharts/texts.ts'
import { loanMachine } from './sample-machines.ts'

vi.setConfig({ testTimeout: 30_000 })

const chart = chartModel(loanMachine, 'loan')
const without = (state: string): Chart => ({
  ...chart,
  states: chart.states.filter(({ id }) => id !== state),
  edges: chart.edges.filter((edge) => edge.source !== state && !edge.targets.includes(state)),
})

it('finds nothing between a chart and itself', () => {
  expect(isUnchanged(compareCharts(chart, chart).changes)).toBe(true)
})

it('finds all of a machine that is new', () => {
  const { changes } = compareCharts(null, chart)
  expect(changes.addedStates).toHaveLength(chart.states.length)
  expect(changes.addedEdges).toHaveLength(chart.edges.length)
})

it('finds what came, and states that say something else', () => {
  const before = {
    ...without('away'),
    states: without('away').states.map((state) => (state.id === 'lost' ? { ...state, description: 'Gone.' } : state)),
  }
  expect(compareCharts(before, chart).changes).toEqual({
    addedStates: ['away'],
    removedStates: [],
    changedStates: ['lost'],
    addedEdges: ['lent:pause:0', 'away:resume:0', 'away:resumeExactly:0'],
    removedEdges: [],
  })
})

it('draws what went beside what is there', async () => {
  const { changes, chart: both } = compareCharts(chart, without('away'))
  expect(changes).toMatchObject({
    removedStates: ['away'],
    removedEdges: ['lent:pause:0 (before)', 'away:resume:0 (before)', 'away:resumeExactly:0 (before)'],
  })
  expect(stateOf(both, 'away').parent).toBe('*')
  const svg = svgOf(await layoutPicture(wholePicture(both), bareTexts), 'loan', changes)
  expect(svg).toContain('[data-state="away"]>.frame{stroke:var(--red)')
  expect(svg).toContain('data-edge="lent:pause:0 (before)"')
})

it('does not take a new place among the candidates for a change', () => {
  const swapped = {
    ...chart,
    edges: chart.edges.map((edge) => (edge.id === 'lent:pause:0' ? { ...edge, id: 'lent:pause:1' } : edge)),
  }
  expect(isUnchanged(compareCharts(swapped, chart).changes)).toBe(true)
})
