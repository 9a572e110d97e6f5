import { and, assign, emit, sendTo, setup } from 'xstate'
import { expect, it } from 'vitest'

import { ROOT, isWithin, stateOf } from '../../scripts/statecharts/chart.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { fixedParams } from '../../scripts/statecharts/params.ts'
import { loanMachine } from './sample-machines.ts'

const chart = chartModel(loanMachine, 'loan', 'loan.ts')
const edge = (id: string) => chart.edges.find((one) => one.id === id)!

it('is deterministic, plain data', () => {
  expect(chartModel(loanMachine, 'loan', 'loan.ts')).toEqual(chart)
  expect(JSON.parse(JSON.stringify(chart))).toEqual(chart)
})

it('reads every state with its description', () => {
  expect(chart.states.map((state) => state.id).slice(0, 6)).toEqual([
    ROOT,
    'onShelf',
    'searching',
    'waiting',
    'lent',
    'lent.term',
  ])
  expect(stateOf(chart, 'onShelf')).toMatchObject({
    type: 'atomic',
    who: 'reader',
    tags: ['open'],
    requirements: ['LOAN-01'],
    title: 'loan.onShelf',
  })
  expect(stateOf(chart, 'lent')).toMatchObject({ type: 'parallel', initial: [] })
  expect(stateOf(chart, 'lent.term.hist')).toMatchObject({
    type: 'history',
    history: 'shallow',
    initial: ['lent.term.running'],
  })
  expect(stateOf(chart, 'searching').invokes).toEqual([{ id: 'findCopy', src: 'findCopy' }])
  expect(() => stateOf(chart, 'sold')).toThrow('loan has no state "sold"')
})

it('omits timers from the actions, and reports delays instead', () => {
  expect(stateOf(chart, 'waiting')).toMatchObject({ entry: [], exit: [] })
  expect(edge('waiting:after collectWithin').delay).toEqual({ name: 'collectWithin', ms: 300_000 })
  expect(edge('lent.term.running:after loanPeriod').delay).toEqual({ name: 'loanPeriod', ms: null })
})

it('reads edges of every kind', () => {
  expect(new Set(chart.edges.map((one) => one.kind))).toEqual(
    new Set(['event', 'always', 'after', 'done', 'error', 'completion']),
  )
  expect(edge('checking.looking:always')).toMatchObject({ otherwise: true, targets: ['checking.accepted'] })
  expect(edge('searching:error findCopy').event).toBe('xstate.error.actor.0.loan.searching')
  expect(edge('lent.term.running:renew if hasRenewalsLeft and (not isOverdue or isStaff)')).toMatchObject({
    guardWords: 'has renewals left and (is not overdue or is staff)',
    reenter: true,
    requirements: ['LOAN-05'],
  })
  expect(edge(`${ROOT}:lose`).description).toBe('Whoever has the copy reports it as lost.')
})

it('recognises refusals', () => {
  expect(edge('onShelf:request refused as loan.noReader')).toMatchObject({
    refusal: 'loan.noReader',
    internal: true,
    actions: [],
    otherwise: true,
  })
  expect(edge('onShelf:request if hasReader').refusal).toBeNull()
})

it('reads sent, emitted and invoked parts', () => {
  expect(chart.sends).toEqual([{ event: 'remind', to: 'reminder' }])
  expect(chart.actors).toEqual([
    { src: 'findCopy', machine: null },
    { src: 'reminder', machine: 'reminder' },
  ])
})

it('names inline actions and guards as far as possible', () => {
  const machine = setup({
    types: {
      context: {} as { count: number },
      events: {} as { readonly type: 'go'; readonly reason: string },
      emitted: {} as { type: 'gone' },
    },
    actions: { tell: emit({ type: 'gone' }), refuse: (_, _params: { code: string }) => undefined },
  }).createMachine({
    context: { count: 0 },
    on: {
      go: [
        { guard: and([({ context }) => context.count > 0, 'isOpen' as never]), actions: assign({ count: 1 }) },
        {
          actions: [
            sendTo('desk', { type: 'hello' }),
            { type: 'refuse', params: ({ event }) => ({ code: event.reason }) },
          ],
        },
      ],
    },
  })
  const { edges, emits } = chartModel(machine, 'inline')
  expect(edges[0]).toMatchObject({ guardWords: '(unnamed) and is open', actions: [{ words: 'set count' }] })
  expect(edges[1]).toMatchObject({ refusal: '*', actions: [{ words: 'send hello to desk' }] })
  expect(emits).toEqual(['gone'])
})

it('keeps only parameters that do not depend on the event', () => {
  type Given = { event: { output: { reason: string; failure: { code: string } | null } } }
  const inner = 'signIn.locked'
  expect(fixedParams({ code: 'a' })).toEqual({ code: 'a' })
  expect(fixedParams(({ event }: Given) => ({ is: inner, verdict: event.output }))).toEqual({ is: inner })
  expect(fixedParams(({ event }: Given) => ({ failure: event.output.failure ?? { code: 'x' } }))).toBeNull()
  expect(fixedParams(({ event }: Given) => ({ code: 'reason' in event.output ? 'x' : 'y' }))).toBeNull()
  expect(
    fixedParams(({ event }: Partial<Given>) => ({ code: event?.output === undefined ? 'none' : 'some' })),
  ).toBeNull()
})

it('knows the hierarchy', () => {
  expect(isWithin('lent.term.running', 'lent')).toBe(true)
  expect(isWithin('lentil', 'lent')).toBe(false)
  expect(isWithin('lent', ROOT)).toBe(true)
})
