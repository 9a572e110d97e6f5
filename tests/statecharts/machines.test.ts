import { describe, expect, it } from 'vitest'

import { chartModel } from '../../scripts/statecharts/model.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { loadTexts } from '../../scripts/statecharts/texts.ts'

const machines = await findMachines(process.cwd())
const english = (await loadTexts(process.cwd())).get('en-US')!

it("finds the portal's machines, each with a unique name", () => {
  const names = machines.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['guard', 'request-lock', 'retrieval', 'session']))
  expect(new Set(names).size).toBe(names.length)
})

describe.each(machines)('the $kind $name', ({ machine, name }) => {
  // Making the chart resolves every target: an unknown one throws here.
  const chart = chartModel(machine, name)

  it('has a description, a title and a role for every state', () => {
    const silent = chart.states.filter(
      ({ parent, description, title, who }) =>
        parent !== null && (description === null || title === null || who === null),
    )
    expect(silent.map((state) => state.id)).toEqual([])
  })

  it('handles the failure of every service', () => {
    const lonely = chart.states.flatMap((state) =>
      state.invokes.filter(
        ({ id }) =>
          !chart.edges.some((edge) => edge.source === state.id && edge.kind === 'error' && edge.trigger === id),
      ),
    )
    expect(lonely).toEqual([])
  })

  it('names its delays, guards and actions', () => {
    const delays = chart.edges.flatMap((edge) => (edge.delay === null ? [] : [edge.delay.name]))
    expect(delays.filter((delay) => !Number.isNaN(Number(delay)))).toEqual([])
    const unnamed = chart.edges.filter(
      (edge) =>
        edge.guardWords?.includes('(unnamed)') === true || edge.actions.some((action) => action.name === '(unnamed)'),
    )
    expect(unnamed.map((edge) => edge.id)).toEqual([])
  })

  it('has a text for every refusal', () => {
    const codes = chart.edges.flatMap((edge) => (edge.refusal === null || edge.refusal === '*' ? [] : [edge.refusal]))
    expect(codes.filter((code) => english.text(code) === code)).toEqual([])
  })
})

it('has neither services nor delays in lifecycles', () => {
  const lifecycles = machines
    .filter(({ kind }) => kind === 'lifecycle')
    .map(({ machine, name }) => chartModel(machine, name))
  expect(lifecycles.flatMap((chart) => chart.states.flatMap((state) => state.invokes))).toEqual([])
  expect(lifecycles.flatMap((chart) => chart.edges.filter((edge) => edge.kind === 'after'))).toEqual([])
})
