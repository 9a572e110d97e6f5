import assert from 'node:assert/strict'
import { assign, setup } from 'xstate'
import { describe, expect, it } from 'vitest'

import { explore } from '../../scripts/paths/explore.ts'
import { faultsOf } from '../../scripts/paths/faults/all-faults.ts'
import { trialOf } from '../../scripts/paths/faults/try-fault.ts'
import { pathModel, type AnyPathModel } from '#tests/kit/models/paths.ts'
import { ticketModel } from './ticket.ts'

/** Who sees each fault of a model's machine, by the fault's name. */
function seenIn(model: AnyPathModel): Readonly<Record<string, string | null>> {
  const exploration = explore(model)
  const trial = trialOf(model, exploration)
  return Object.fromEntries(faultsOf(exploration).map((fault) => [fault.name, trial.try(fault)]))
}

describe('a machine with one fault', () => {
  const seen = seenIn(ticketModel)

  it.each([
    ['without a refusal', 'valid:ride refused as ticket.tooHeavy left out'],
    ['without the only answer to an event', 'over:giveBack refused as ticket.over left out'],
    ['with an edge that leads elsewhere', 'valid:giveBack led to ticket.valid'],
    ['without a guard', 'valid:ride refused as ticket.usedUp without its guard'],
    ['without an action', 'valid:ride without count'],
    ['with another refusal', 'valid:ride refused as ticket.tooHeavy with another refusal'],
    ['with a delay that lasts longer', 'inspection twice as long'],
    ['with a guard off by one upwards', 'isHeavy with event.weight one more'],
    ['with a guard off by one downwards', 'isHeavy with event.weight one less'],
    ['with a limit of its context off by one', 'isUsedUp with context.rides one more'],
  ])('%s is seen by the model alone', (_, name) => {
    expect(seen[name]).toBe('model')
  })

  it('is put in order again after each trial', () => {
    expect(seenIn(ticketModel)).toEqual(seen)
  })

  it('is seen by the record of goals where the model asks for nothing', () => {
    const silent = seenIn({ ...ticketModel, does: {} })
    expect(silent['valid:ride refused as ticket.tooHeavy left out']).toBe('record')
    expect(silent['valid:ride refused as ticket.tooHeavy without its guard']).toBe('record')
  })

  it('is not told from a limit on one side of which nothing is sampled', () => {
    const far = seenIn({ ...ticketModel, events: { ...ticketModel.events, ride: [{ weight: 2 }, { weight: 40 }] } })
    expect(far['isHeavy with event.weight one more']).toBeNull()
  })
})

it('shows that a field is left out of an assignment', () => {
  const machine = setup({
    types: { context: {} as { readonly from: number; readonly to: number }, events: {} as { readonly type: 'travel' } },
    actions: { move: assign({ from: 1, to: 2 }) },
  }).createMachine({
    id: 'trip',
    context: { from: 0, to: 0 },
    initial: 'there',
    states: { there: { on: { travel: { actions: 'move' } } } },
  })
  const model = pathModel(machine, {
    inputs: [undefined],
    events: { travel: [{}] },
    senders: { travel: 'learner' },
    services: {},
    states: { there: () => undefined },
    does: { travel: ({ after }) => assert.equal(after.context.to, 2) },
  })
  expect(seenIn(model)).toMatchObject({ 'move without to': 'model', 'move without from': null })
})
