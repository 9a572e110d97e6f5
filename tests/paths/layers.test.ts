import { setup } from 'xstate'
import { describe, expect, it } from 'vitest'

import { merged, recorded } from '../../scripts/paths/coverage.ts'
import { testReport } from '../../scripts/paths/requirements.ts'
import { isWhole, missingIn, runLayer, runModel } from '../../scripts/paths/run.ts'
import { reportPage, tableRows } from '../../scripts/paths/report.ts'
import { runMutants } from '../../scripts/paths/survivors.ts'
import { refusalIn } from '../../scripts/paths/walk-layer.ts'
import { layerModel, pathModel } from '#tests/kit/models/paths.ts'

const refuse = { type: 'refuse', params: { code: 'door.locked' } } as const
const door = setup({
  types: { events: {} as { readonly type: 'open'; readonly hasKey: boolean } | { readonly type: 'shut' } },
  guards: { hasKey: ({ event }) => event.type === 'open' && event.hasKey },
  actions: { refuse: (_, _params: { code: string }) => undefined },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      meta: { requirements: ['LEAVE-01'] },
      on: { open: [{ guard: 'hasKey', target: 'ajar' }, { actions: refuse }] },
    },
    ajar: { on: { shut: { target: 'closed', meta: { requirements: ['LEAVE-02'] } } } },
  },
})
const model = pathModel(door, {
  inputs: [undefined],
  events: { open: [{ hasKey: true }, { hasKey: false }], shut: [{}] },
  senders: { open: 'learner', shut: 'learner' },
  services: {},
  states: { closed: () => undefined, ajar: () => undefined },
})
const found = { name: 'door', file: 'tests/door.model.ts', model }

/** A house with one door; `fault` is an injected fault. */
interface House {
  isOpen: boolean
  readonly fault: 'none' | 'says nothing' | 'stays shut'
}
const house = (fault: House['fault']) => ({
  name: `in a house that is ${fault}`,
  stage: { isOpen: false, fault } as House,
})
const layer = (beyond: Parameters<ReturnType<typeof layerModel<typeof door, House>>>[0]['beyond'] = {}) =>
  layerModel<typeof door, House>()<House>({
    beyond,
    begin: (stage) => Promise.resolve(Object.assign(stage, { isOpen: false })),
    end: () => Promise.resolve(),
    sends: {
      open: (scene, { hasKey }) => {
        if (hasKey) scene.isOpen = scene.fault !== 'stays shut'
        return Promise.resolve(hasKey || scene.fault === 'says nothing' ? null : 'door.locked')
      },
      shut: (scene) => {
        scene.isOpen = false
        return Promise.resolve(null)
      },
    },
    shows: {
      closed: ({ isOpen }) => (isOpen ? Promise.reject(new Error('It is open')) : Promise.resolve()),
      ajar: ({ isOpen }) => (isOpen ? Promise.resolve() : Promise.reject(new Error('It is shut'))),
    },
  })

describe('a layer beside the pure machine', () => {
  it('covers what the pure machine covers if the stage agrees with it', async () => {
    const run = await runLayer(found, 'http', layer(), [house('none')])
    expect(isWhole(run)).toBe(true)
    expect([...run.reached]).toEqual([...run.cover.reached])
  })

  it('fails when a refusal is not shown, and counts only earlier goals', async () => {
    const run = await runLayer(found, 'http', layer(), [house('says nothing')])
    expect(run.failures[0]?.message).toMatch(
      /in a house that is says nothing: path [0-9a-f]{8}, step \d+ of \d+, open .* in closed, which leads to closed .*: another answer than the machine gives: expected "door.locked", seen null/,
    )
    expect(missingIn(run)).toContain('closed:open refused as door.locked taken')
  })

  it('fails when a state is not shown', async () => {
    const run = await runLayer(found, 'browser', layer(), [house('stays shut')])
    expect(run.failures[0]?.message).toContain('It is shut')
  })

  it('counts a goal only if it was reached on every engine', async () => {
    const run = await runLayer(found, 'http', layer(), [house('none'), house('stays shut')])
    expect(isWhole(run)).toBe(false)
    expect(run.reached).not.toContain('closed:open if hasKey taken')
  })

  it('lists what it cannot do, and is complete without it', async () => {
    const noKeys = {
      'a key': {
        reason: 'There is none.',
        needs: (event: { type: string }) => 'hasKey' in event && event.hasKey === true,
      },
    }
    const run = await runLayer(found, 'http', layer(noKeys), [house('none')])
    expect([isWhole(run), run.beyond]).toEqual([true, { 'a key': 'There is none.' }])
    expect([...run.excepted]).toContain('ajar:shut taken')
    expect(recorded([run], [])['door']?.layers.http?.edges).toEqual({ covered: 1, excepted: 2, total: 3 })
  })

  it('knows a refusal among the effects of a step', () => {
    expect(refusalIn(['revise', 'refuse {"code":"record.stale"}'])).toBe('record.stale')
    expect(refusalIn(['refuse {"code":"leave.ownLeave","isForGood":true}'])).toBe('leave.ownLeave')
    expect(refusalIn(['revise'])).toBeNull()
  })
})

describe('the report', () => {
  it('is a table row, with the command to repeat a failing path', async () => {
    const run = await runLayer(found, 'browser', layer(), [house('stays shut')])
    const [line, ...below] = tableRows(run, isWhole(run))
    expect(line).toMatch(/^door +browser +\d\/3 .*NOT WHOLE$/)
    expect(below.join('\n')).toMatch(/failed: npm run paths -- door --layer=browser --path=[0-9a-f]{8} --headed/)
  })

  it('is a standalone page with every step of every path', () => {
    const run = runModel(found)
    const page = reportPage([run], [runMutants(found, run.cover.exploration, {})], {
      note: {
        fingerprint: '',
        seen: 9,
        all: 10,
        unseen: [{ file: 'a.ts', kind: 'if', text: 'x > 1', reason: 'A tie.' }],
      },
    })
    expect(page).not.toMatch(/<script|<link|src=|href="[^#]/)
    for (const { id } of run.cover.paths) expect(page).toContain(id)
    expect(page).toContain('door on the pure machine')
    expect(page).toContain('<th scope="row">note<td>9 of 10')
    expect(page).toContain('a.ts: turned round: if x &gt; 1: A tie.')
  })

  it('counts each path as a test, and each requirement cited by the chart', async () => {
    const titles = (run: Parameters<typeof testReport>[0][number]) =>
      testReport([run]).testResults[0]!.assertionResults.filter(({ title }) => title.startsWith('['))
    expect(titles(runModel(found))).toMatchObject([
      {
        title: '[LEAVE-02] what names it in door holds on the pure machine',
        status: 'passed',
        meta: { layer: 'pure' },
      },
      {
        title: '[LEAVE-01] what names it in door holds on the pure machine',
        status: 'passed',
        meta: { layer: 'pure' },
      },
    ])
    const failing = await runLayer(found, 'http', layer(), [house('stays shut')])
    expect(titles(failing).map(({ status }) => status)).toEqual(['failed', 'failed'])
  })
})

describe('what was covered', () => {
  const run = runModel(found)
  const mutants = runMutants(found, run.cover.exploration, {})

  it('is kept of every part, until that part is walked again', async () => {
    const known = recorded([run], [mutants])
    const http = await runLayer(found, 'http', layer(), [house('none')])
    const { door: both } = merged(known, recorded([http], []), ['door'])
    expect(both).toMatchObject({ layers: { pure: known['door']?.layers.pure }, mutants: known['door']?.mutants })
    expect(Object.keys(both?.layers ?? {})).toEqual(['pure', 'http'])
    expect(merged({ gate: known['door']! }, known, ['door'])).toEqual(known)
  })
})

describe('the faults of a machine', () => {
  const run = runModel(found)
  const mutants = runMutants(found, run.cover.exploration, {})

  it('are counted, whoever has seen them', () => {
    expect(recorded([], [mutants])['door']?.mutants).toMatchObject({ killed: mutants.killed, total: mutants.total })
  })

  it('have no reason where they are seen', () => {
    expect(mutants.killed + Object.keys(mutants.survivors).length).toBe(mutants.total)
    const reasons = { door: { 'closed:open if isBurnt left out': 'Nobody looks.' } }
    expect(runMutants(found, run.cover.exploration, reasons).complaints).toEqual([
      'a reason for a fault that is seen, or that there is not: closed:open if isBurnt left out',
    ])
  })

  it('have a reason each in a stored lifecycle where its model does not see them', () => {
    const stored = { ...found, model: { ...model, isStored: true } }
    expect(runMutants(stored, run.cover.exploration, {}).complaints).toContain(
      'the model sees 0 of 3 deleted edges, fewer than 95 %',
    )
    expect(runMutants(stored, run.cover.exploration, {}).complaints).toContain(
      'a fault that the model does not see, and no reason why: ajar:shut left out',
    )
  })
})
