import { expect, it } from 'vitest'

import { chartModel } from '../../scripts/statecharts/model.ts'
import { picturesOf } from '../../scripts/statecharts/split.ts'
import { loanMachine } from './sample-machines.ts'

const chart = chartModel(loanMachine, 'loan')
const [whole, lent, checking] = picturesOf(chart, 12)

it('keeps a chart whole that fits one picture', () => {
  expect(picturesOf(chart).map((picture) => picture.name)).toEqual(['loan-full'])
})

it('splits a larger one into one with its compound states closed and a picture of each', () => {
  expect(picturesOf(chart, 12).map((picture) => picture.name)).toEqual(['loan-full', 'loan.lent', 'loan.checking'])
  expect(picturesOf(chart, 8).map((picture) => picture.name)).toEqual([
    'loan-full',
    'loan.lent',
    'loan.lent.term',
    'loan.lent.reading',
    'loan.checking',
  ])
})

it('collapses the compound states of the first picture and redirects the arrows to them', () => {
  expect([...whole!.closed]).toEqual([
    ['lent', 10],
    ['checking', 4],
  ])
  expect(whole!.chart.states.map((state) => state.id)).not.toContain('lent.term')
  const resume = whole!.chart.edges.find((edge) => edge.id === 'away:resume')
  expect(resume?.targets).toEqual(['lent'])
  expect(whole!.chart.edges.some((edge) => edge.id === 'lent.reading.unread:read if isAtLeast(300)')).toBe(false)
})

it('shows outside states only where an arrow connects to them', () => {
  expect([...checking!.ghosts]).toEqual(['onShelf', 'lent'])
  expect([...lent!.ghosts]).toEqual(['waiting', 'away', 'checking'])
  expect(lent!.chart.states.find((state) => state.id === 'waiting')?.description).toBeNull()
})

it('shows every edge in at least one picture', () => {
  const shown = new Set(picturesOf(chart, 8).flatMap((picture) => picture.chart.edges.map((edge) => edge.id)))
  expect(chart.edges.map((edge) => edge.id).filter((id) => !shown.has(id))).toEqual([])
})
