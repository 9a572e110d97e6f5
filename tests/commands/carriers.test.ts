import { describe, expect, it } from 'vitest'
import { assign, initialTransition, setup } from 'xstate'
import { carrierOf, type Carriers } from '#server/commands/carriers.ts'
import { recordKinds } from '#server/parts.ts'

const lamp = setup({
  types: { context: {} as { revision: number }, events: {} as { type: 'press' } },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    refuse: (_, _params: { code: string }) => undefined,
    shine: (_, _params: { lumen: number }) => undefined,
    hum: () => undefined,
  },
}).createMachine({ context: { revision: 0 }, initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } })

interface Owned {
  readonly room: string
}
const take = (..._carriers: readonly Carriers<typeof lamp, Owned>[]): void => undefined
const shine = {
  within: ({ params, owned, context }: { params: { lumen: number }; owned: Owned; context: { revision: number } }) =>
    Promise.resolve(void [params, owned, context]),
}
const hum = { after: () => Promise.resolve([]) }

describe('the carriers of statechart actions', () => {
  it('are declared for every action, with its params', () => {
    take({ revise: 'context', shine, hum })
    // @ts-expect-error a carrier is missing
    take({ revise: 'context', hum })
    // @ts-expect-error the statechart has no such action
    take({ revise: 'context', shine, hum, heat: hum })
    // @ts-expect-error refusals are handled by the door
    take({ revise: 'context', shine, hum, refuse: hum })
    take({
      revise: 'context',
      // @ts-expect-error wrong params of the action
      shine: { within: ({ params }: { params: { watt: number } }) => Promise.resolve(void params) },
      hum,
    })
    take({
      revise: 'context',
      // @ts-expect-error no such column of the record
      shine: { within: ({ owned }: { owned: { street: string } }) => Promise.resolve(void owned) },
      hum,
    })
    // @ts-expect-error a carrier after the commit must return the people to notify
    take({ revise: 'context', shine, hum: { after: () => Promise.resolve() } })
    // @ts-expect-error no such kind of carrier
    take({ revise: 'context', shine, hum: 'nobody' })
    expect(Object.keys(lamp.implementations.actions)).toEqual(['revise', 'refuse', 'shine', 'hum'])
    expect(carrierOf({ table: 'lamp', actions: { shine } }, { type: 'shine' })).toBe(shine)
  })

  it('are found, or the look-up throws', () => {
    for (const type of ['hum', 'toString', 'revise']) {
      expect(() => carrierOf({ table: 'lamp', actions: { shine, revise: 'context' } }, { type })).toThrow(
        `Nothing carries out ${type} of lamp`,
      )
    }
  })
})

describe.each(recordKinds.map((kind) => [kind.table, kind] as const))(
  'the statechart of %s',
  (_table, { lifecycle, actions }) => {
    const implemented: Readonly<Record<string, unknown>> = lifecycle.implementations.actions
    const names = Object.keys(implemented).filter((name) => name !== 'refuse')

    it('applies context actions itself and has a carrier for all others', () => {
      const isAssign = (action: unknown): boolean => (action as { readonly type?: string }).type === 'xstate.assign'
      expect(Object.keys(actions).sort()).toEqual([...names].sort())
      expect(
        Object.keys(actions)
          .filter((name) => actions[name] === 'context')
          .sort(),
      ).toEqual(names.filter((name) => isAssign(implemented[name])).sort())
    })

    it('has no entry actions in its initial state, which would have no carrier', () => {
      expect(initialTransition(lifecycle)[1]).toEqual([])
    })
  },
)
