import { expect, it, vi } from 'vitest'

import { compareCharts, isUnchanged } from '../../scripts/statecharts/changes.ts'
import { stateOf, type Chart } from '../../scripts/statecharts/chart.ts'
import { layoutChart } from '../../scripts/statecharts/layout.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { svgOf } from '../../scripts/statecharts/svg.ts'
import { bareTexts } from '../../scripts/statecharts/texts.ts'
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

it('reports everything of a new machine as added', () => {
  const { changes } = compareCharts(null, chart)
  expect(changes.addedStates).toHaveLength(chart.states.length)
  expect(changes.addedEdges).toHaveLength(chart.edges.length)
})

it('finds added and changed states', () => {
  const before = {
    ...without('away'),
    states: without('away').states.map((state) => (state.id === 'lost' ? { ...state, description: 'Gone.' } : state)),
  }
  expect(compareCharts(before, chart).changes).toEqual({
    addedStates: ['away'],
    removedStates: [],
    changedStates: [
      { id: 'lost', parts: [{ part: 'description', before: 'Gone.', after: 'The copy is gone for good.' }] },
    ],
    addedEdges: ['lent:pause', 'away:resume', 'away:resumeExactly'],
    removedEdges: [],
    changedEdges: [],
  })
})

it('draws removed parts beside the current ones', async () => {
  const { changes, chart: both } = compareCharts(chart, without('away'))
  expect(changes).toMatchObject({
    removedStates: ['away'],
    removedEdges: ['lent:pause (before)', 'away:resume (before)', 'away:resumeExactly (before)'],
  })
  expect(stateOf(both, 'away').parent).toBe('*')
  const svg = svgOf(await layoutChart(both, bareTexts), 'loan', { changes })
  expect(svg).toContain('[data-state="away"]>.frame{stroke:var(--red)')
  expect(svg).toContain('data-edge="lent:pause (before)"')
})

const changed = (id: string, change: object): Chart => ({
  ...chart,
  edges: chart.edges.map((edge) => (edge.id === id ? { ...edge, ...change } : edge)),
})

it('matches a changed edge with its old one, and names the change', async () => {
  const before = changed('onShelf:request if hasReader', { targets: ['waiting'], requirements: [] })
  const { changes, chart: both } = compareCharts(before, chart)
  expect([changes.addedEdges, changes.removedEdges]).toEqual([[], []])
  expect(changes.changedEdges).toEqual([
    {
      id: 'onShelf:request if hasReader',
      parts: [
        { part: 'targets', before: 'waiting', after: 'searching' },
        { part: 'requirements', before: '', after: 'LOAN-02' },
      ],
    },
  ])
  const svg = svgOf(await layoutChart(both, bareTexts), 'loan', { changes })
  expect(svg).toContain('[data-edge="onShelf:request if hasReader"] text{fill:var(--amber)')
})

it('distinguishes a new refusal from a changed condition', () => {
  const strict = changed('lent.term.running:renew refused as loan.overdue', { guardWords: 'is very overdue' })
  expect(compareCharts(strict, chart).changes.changedEdges.map(({ id }) => id)).toEqual([
    'lent.term.running:renew refused as loan.overdue',
  ])
  const lax = {
    ...chart,
    edges: chart.edges.filter(({ id }) => id !== 'lent.term.running:renew refused as loan.overdue'),
  }
  expect(compareCharts(lax, chart).changes.addedEdges).toEqual(['lent.term.running:renew refused as loan.overdue'])
})

it('ignores a new position among the candidates', () => {
  expect(isUnchanged(compareCharts({ ...chart, edges: chart.edges.toReversed() }, chart).changes)).toBe(true)
})

it('matches an edge of another guard with its old one', () => {
  const before = changed('onShelf:request if hasReader', { id: 'onShelf:request', guardWords: null })
  const { addedEdges, removedEdges, changedEdges } = compareCharts(before, chart).changes
  expect([addedEdges, removedEdges]).toEqual([[], []])
  expect(changedEdges).toEqual([
    { id: 'onShelf:request if hasReader', parts: [{ part: 'guardWords', before: '', after: 'has reader' }] },
  ])
})
