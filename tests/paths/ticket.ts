import assert from 'node:assert/strict'
import { assign, setup, type AnyStateMachine } from 'xstate'

import { altered } from '../../scripts/paths/altered.ts'
import { allNodes } from '../../scripts/statecharts/model.ts'
import { pathModel, type AnyPathModel } from '#tests/kit/models/paths.ts'

const refuse = (code: string) => ({ type: 'refuse', params: { code } }) as const

/** A ticket is bought, used up to its limit of rides, and given back before its first one. */
export const ticketMachine = setup({
  types: {
    context: {} as { readonly rides: number },
    events: {} as { readonly type: 'ride'; readonly weight: number } | { readonly type: 'giveBack' },
  },
  delays: { inspection: 500 },
  guards: {
    isUsedUp: ({ context }) => context.rides >= 2,
    isHeavy: ({ event }) => event.type === 'ride' && event.weight > 20,
    isUsed: ({ context }) => context.rides > 0,
  },
  actions: {
    count: assign({ rides: ({ context }) => context.rides + 1 }),
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'ticket',
  initial: 'valid',
  context: { rides: 0 },
  states: {
    valid: {
      after: { inspection: 'over' },
      on: {
        ride: [
          { guard: 'isUsedUp', actions: refuse('ticket.usedUp') },
          { guard: 'isHeavy', actions: refuse('ticket.tooHeavy') },
          { actions: 'count' },
        ],
        giveBack: [{ guard: 'isUsed', actions: refuse('ticket.used') }, { target: 'over' }],
      },
    },
    over: { on: { ride: { actions: refuse('ticket.over') }, giveBack: { actions: refuse('ticket.over') } } },
  },
})

/** Without those of the timers. */
const ownOf = (effects: readonly string[]) => effects.filter((effect) => !effect.startsWith('xstate.'))

/** The rules of a ticket, independent of its machine. */
export const ticketModel: AnyPathModel = {
  ...pathModel(ticketMachine, {
    inputs: [undefined],
    events: { ride: [{ weight: 20 }, { weight: 21 }], giveBack: [{}] },
    senders: { ride: 'learner', giveBack: 'learner' },
    services: {},
    delays: { inspection: 500 },
    states: {
      valid: ({ context }) => assert.ok(context.rides <= 2),
      over: () => undefined,
    },
    does: {
      ride: ({ before, event, after, effects }) => {
        const code =
          before.value === 'over'
            ? 'ticket.over'
            : before.context.rides >= 2
              ? 'ticket.usedUp'
              : event.weight > 20
                ? 'ticket.tooHeavy'
                : null
        assert.deepEqual(effects, code === null ? [] : [`refuse {"code":"${code}"}`])
        assert.deepEqual(
          [after.value, after.context.rides],
          [before.value, before.context.rides + (code === null ? 1 : 0)],
        )
      },
      giveBack: ({ before, after, effects }) => {
        const code = before.value === 'over' ? 'ticket.over' : before.context.rides > 0 ? 'ticket.used' : null
        assert.deepEqual(ownOf(effects), code === null ? [] : [`refuse {"code":"${code}"}`])
        assert.equal(after.value, code === null ? 'over' : before.value)
      },
    },
  }),
  isStored: true,
}

/** The same with another machine. */
export const ticketWith = (machine: AnyStateMachine): AnyPathModel => ({ ...ticketModel, machine })

/** The machine without the edge of an event at an index, as if it had never been written. */
export function without(state: string, event: string, index: number): AnyStateMachine {
  return altered(ticketMachine, ({ root }) => {
    const transitions = allNodes(root).find(({ key }) => key === state)?.transitions
    const left = transitions?.get(event)?.toSpliced(index, 1) ?? []
    if (left.length === 0) transitions?.delete(event)
    else transitions?.set(event, left)
  })
}
