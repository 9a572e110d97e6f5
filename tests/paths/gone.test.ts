import { describe, expect, it } from 'vitest'

import { merged, recorded, type Coverage } from '../../scripts/paths/coverage.ts'
import type { FoundModel } from '../../scripts/paths/find-models.ts'
import { goneFrom } from '../../scripts/paths/gone.ts'
import { runModel } from '../../scripts/paths/run.ts'
import { runMutants } from '../../scripts/paths/survivors.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { ticketMachine, ticketModel, ticketWith, without } from './ticket.ts'

const foundOf = (model: FoundModel['model']): FoundModel => ({ name: 'ticket', file: 'tests/ticket.model.ts', model })
const walked = (found: FoundModel) => {
  const run = runModel(found)
  return recorded([run], [runMutants(found, run.cover.exploration, {})])
}
const record = walked(foundOf(ticketModel)) as Coverage
const chartOf = () => chartModel(ticketMachine, 'ticket')
const goneWith = (model: FoundModel['model'], known: Coverage = record) =>
  goneFrom(known, { names: ['ticket'], models: [foundOf(model)], found: walked(foundOf(model)), chartOf })

describe('what is gone from the record', () => {
  it('is nothing while all is there', () => {
    expect(goneWith(ticketModel)).toEqual([])
  })

  it('is nothing when something is new', () => {
    const { reached } = record['ticket']!.layers.pure!
    const pure = {
      ...record['ticket']!.layers.pure!,
      reached: reached.filter((goal) => goal !== 'valid:ride refused as ticket.usedUp taken'),
    }
    expect(goneWith(ticketModel, { ticket: { ...record['ticket']!, layers: { pure } } })).toEqual([])
  })

  it('is an edge, with its guard and its refusal, and its goals', () => {
    const words = goneWith(ticketWith(without('valid', 'ride', 1)))
    expect(words).toContain(
      'ticket: there is no edge any more: in valid, ride if "is heavy" is refused with ticket.tooHeavy',
    )
    expect(words).toContain(
      'ticket: "valid:ride refused as ticket.tooHeavy taken" is not there any more on the pure machine',
    )
  })

  it('is a goal that no path reaches any more', () => {
    expect(goneWith({ ...ticketModel, events: { ...ticketModel.events, ride: [{ weight: 20 }] } })).toContain(
      'ticket: valid:ride refused as ticket.tooHeavy (in valid, ride if "is heavy" is refused with ticket.tooHeavy) is not taken any more on the pure machine',
    )
  })

  it('is a layer, and a machine', () => {
    const { pure } = record['ticket']!.layers
    const more: Coverage = {
      ...record,
      voucher: record['ticket']!,
      ticket: { ...record['ticket']!, layers: { pure: pure!, http: pure! } },
    }
    expect(goneWith(ticketModel, more)).toEqual([
      'the machine voucher is gone',
      'ticket has no paths over HTTP any more',
    ])
  })

  it('is what a model saw of faults', () => {
    expect(goneWith({ ...ticketModel, does: {} }).at(-1)).toMatch(
      /^ticket: the model sees \d+ of \d+ faults, before it was \d+ of \d+$/,
    )
  })
})

it('a partial run that is confirmed changes its own part of the record', () => {
  const { pure } = record['ticket']!.layers
  const known: Coverage = { ticket: { ...record['ticket']!, layers: { http: pure! } }, voucher: record['ticket']! }
  const after = merged(known, record, ['ticket'])
  expect(Object.keys(after)).toEqual(['ticket'])
  expect(Object.keys(after['ticket']!.layers!).sort()).toEqual(['http', 'pure'])
})
