import { describe, expect, it } from 'vitest'

import { coveringPaths, type AnyPathModel } from '#tests/kit/models/paths.ts'
import { runModel } from '../../scripts/paths/run.ts'
import { ticketMachine, ticketModel, ticketWith, without } from './ticket.ts'

const wrongSteps = (model: AnyPathModel) =>
  coveringPaths(model).misjudged.map(({ path }) => path.steps.map(({ event }) => event.type).join(' '))

describe('every explored step', () => {
  it('is judged by the model, which finds nothing wrong with a right machine', () => {
    expect(coveringPaths(ticketModel).missing).toEqual([])
    expect(wrongSteps(ticketModel)).toEqual([])
  })

  it.each([
    ['a refusal', without('valid', 'ride', 1), 'ride'],
    ['a refusal after other steps', without('valid', 'ride', 0), 'ride ride ride'],
    ['the only answer to an event', without('over', 'giveBack', 0), 'giveBack giveBack'],
  ])('shows that %s is gone, though no goal is missing', (_, machine, way) => {
    expect(coveringPaths(ticketWith(machine)).missing).toEqual([])
    expect(wrongSteps(ticketWith(machine))).toContain(way)
  })

  it('is not judged where a flow hears nothing, since its screen sends nothing there', () => {
    const flow = { ...ticketWith(without('over', 'giveBack', 0)), isStored: false }
    expect(wrongSteps(flow)).toEqual([])
  })

  it('is judged by the states that it leads to', () => {
    const states = {
      over: () => {
        throw new Error('nothing is over')
      },
    }
    const run = runModel({ name: 'ticket', file: 'tests/ticket.model.ts', model: { ...ticketModel, states } })
    expect(run.failures[0]?.message).toMatch(/step 1.*nothing is over/s)
  })

  it('is judged at the start, too', () => {
    const states = {
      valid: () => {
        throw new Error('never valid')
      },
    }
    expect(wrongSteps({ ...ticketModel, machine: ticketMachine, states })[0]).toBe('')
  })
})
