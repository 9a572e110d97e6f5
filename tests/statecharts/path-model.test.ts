import { setup, fromPromise } from 'xstate'
import { expect, it } from 'vitest'

import { isPathModel } from '../../scripts/paths/model.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const doorFlow = setup({
  types: { events: {} as { readonly type: 'knock'; readonly times: number } },
  actors: { bell: fromPromise<string>(() => Promise.resolve('ring')) },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { initial: 'quiet', states: { quiet: {}, ringing: {} } }, open: { type: 'final' } },
})

const events = { knock: [{ times: 2 }] }
const senders = { knock: 'visitor' } as const
const services = { bell: { done: ['ding'], error: [] } }
const anything = () => undefined
const states = { shut: anything, 'shut.quiet': anything, 'shut.ringing': anything, open: anything }
const whole = { inputs: [undefined], events, senders, services, states }

it('accepts a model that names all of its machine', () => {
  expect(isPathModel(pathModel(doorFlow, whole))).toBe(true)
})

it('requires every event, service and state of the machine, and no others', () => {
  // @ts-expect-error no event is named
  pathModel(doorFlow, { ...whole, events: {} })
  // @ts-expect-error the event brings a number along
  pathModel(doorFlow, { ...whole, events: { knock: [{ times: 'twice' }] } })
  // @ts-expect-error there is no such event
  pathModel(doorFlow, { inputs: [undefined], events: { ...events, kick: [{}] }, senders, services, states })
  // @ts-expect-error nobody sends the event
  pathModel(doorFlow, { ...whole, senders: {} })
  // @ts-expect-error nobody is called so
  pathModel(doorFlow, { ...whole, senders: { knock: 'burglar' } })
  // @ts-expect-error no service is named
  pathModel(doorFlow, { ...whole, services: {} })
  // @ts-expect-error the service answers with a text
  pathModel(doorFlow, { ...whole, services: { bell: { done: [1], error: [] } } })
  // @ts-expect-error a state inside another is left out
  pathModel(doorFlow, { ...whole, states: { shut: anything, 'shut.quiet': anything, open: anything } })
  // @ts-expect-error there is no such state
  pathModel(doorFlow, { inputs: [undefined], events, senders, services, states: { ...states, ajar: anything } })
  expect(isPathModel({})).toBe(false)
})
