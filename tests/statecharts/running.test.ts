import { describe, expect, it, vi } from 'vitest'

import { leaveModel } from '#tests/leave/leave.model.ts'
import {
  expectedSender,
  innermost,
  runningOf,
  standingIn,
  type Answer,
} from '../../scripts/statecharts/explorer/client/running.ts'
import { fieldsOf, filledIn, stillFilled, valueAt } from '../../scripts/statecharts/explorer/client/fields.ts'
import { findModels } from '../../scripts/paths/find-models.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { chartsOf } from '../../scripts/statecharts/documents.ts'
import { walkName } from '../../scripts/statecharts/explorer/client/walking.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { loadTexts } from '../../scripts/statecharts/texts.ts'
import { loanModel } from './loan-model.ts'

vi.setConfig({ testTimeout: 30_000 })

const loan = runningOf(loanModel, chartModel(loanModel.machine, 'loan'))
const places = ({ snapshot }: Answer) => [...innermost(standingIn(snapshot))]
const models = await findModels(process.cwd(), await findMachines(process.cwd()))

const texts = await loadTexts(process.cwd())

describe('stepping with the real machine', () => {
  it('starts in the initial state, and previews the outcome of each event', () => {
    const start = loan.start(loan.inputs[0])
    expect(places(start)).toEqual(['onShelf'])
    expect(loan.ask(start.snapshot, { type: 'request', reader: 'Aroha' } as never)).toMatchObject({
      kind: 'allowed',
      edges: ['onShelf:request if hasReader'],
    })
    expect(loan.ask(start.snapshot, { type: 'request', reader: '' } as never)).toMatchObject({
      kind: 'refused',
      code: 'loan.noReader',
    })
    expect(loan.ask(start.snapshot, { type: 'resume' })).toMatchObject({ kind: 'nothing', edges: [] })
  })

  it('previews without taking the step', () => {
    const start = loan.start(loan.inputs[0])
    loan.ask(start.snapshot, { type: 'lose' })
    expect(places(start)).toEqual(['onShelf'])
    expect(places(loan.ask(start.snapshot, { type: 'lose' }))).toEqual(['lost'])
  })

  it('offers service answers and delays as events, with samples', () => {
    const searching = loan.ask(loan.start(loan.inputs[0]).snapshot, { type: 'request', reader: 'Aroha' } as never)
    const waiting = loan.waiting(searching.snapshot).map(({ type, samples }) => `${type} ${samples.length}`)
    expect(waiting).toEqual(
      expect.arrayContaining([
        'lose 1',
        'xstate.done.actor.0.loan.searching 1',
        'xstate.error.actor.0.loan.searching 1',
      ]),
    )
  })

  it.each(models)('starts $name and answers every accepted sample', ({ name, model }) => {
    const running = runningOf(model, chartModel(model.machine, name))
    for (const input of running.inputs) {
      const { snapshot } = running.start(input)
      const answers = running
        .waiting(snapshot)
        .flatMap(({ samples }) => samples.map((event) => running.ask(snapshot, event)))
      expect(answers.every(({ snapshot: next }) => next.status !== 'error')).toBe(true)
    }
  })

  it('refuses a leave with the text of its code for edited facts', () => {
    const leave = runningOf(leaveModel, chartModel(leaveModel.machine, 'leave'))
    const { snapshot } = leave.start(leave.inputs[0])
    const [request] = leave.waiting(snapshot)
    const fields = fieldsOf(request!.samples)
    const asked = (filled: ReadonlyMap<string, unknown>) =>
      leave.ask(snapshot, filledIn(request!.samples[0]!, fields, filled))
    expect(asked(new Map())).toMatchObject({ kind: 'allowed' })
    expect(asked(new Map([['facts.overlaps', true]]))).toMatchObject({ kind: 'refused', code: 'leave.overlaps' })
    expect(asked(new Map([['request.reason', ' ']]))).toMatchObject({ kind: 'refused', code: 'leave.reasonMissing' })
  })
})

describe('who is expected to send an event', () => {
  const charts = chartsOf(models)
  const sender = (name: string, active: readonly string[], event: string) =>
    expectedSender(charts.find((chart) => chart.name === name)!, active, event)

  it('is whoever acts in the state, if the event is theirs, else whoever else it is open to', () => {
    expect(sender('registration', ['underReview'], 'approve')).toBe('headmaster')
    expect(sender('registration', ['underReview'], 'withdraw')).toBe('learner')
    expect(sender('leave', ['pending', 'pending.schoolLeader'], 'approve')).toBe('schoolLeader')
    expect(sender('leave', ['pending', 'pending.schoolLeader'], 'cancel')).toBe('learner')
  })

  it('is whoever meets the refusals of what is open to nobody, and nobody for what services bring', () => {
    expect(sender('registration', ['unregistered'], 'approve')).toBe('headmaster')
    expect(sender('course-comments', ['writing', 'writing.open'], 'xstate.done.actor.write')).toBe(null)
  })
})

describe('the name of a walk', () => {
  const registration = chartsOf(models).find(({ name }) => name === 'registration')!
  const pathOf = (...steps: readonly (readonly [string, ...string[]])[]) => ({
    id: '1',
    steps: steps.map(([state, ...edges]) => ({ event: '', state, edges })),
  })
  const refused = registration.edges.find(({ source, refusal }) => source === 'registered' && refusal !== null)!.id

  it('tells the places that it comes to, and how often it is refused, in each language', () => {
    const path = pathOf(['unregistered'], ['registered'], ['registered', refused], ['withdrawn'])
    const name = (tag: string) => walkName(registration, path, texts.get(tag)!)
    expect(name('en-US')).toBe('Registered, then Withdrawn ✕ 1')
    expect(name('zh-CN')).toBe('已报名，再到已退出 ✕ 1')
    expect(name('ar')).toBe('مسجّل ثم منسحب ✕ 1')
  })

  it('tells where it begins when it stays there, and only the ends of a long way', () => {
    const english = texts.get('en-US')!
    expect(walkName(registration, pathOf(['unregistered']), english)).toBe('Not registered')
    const back = [['withdrawn'], ['registered']] as const
    const long = pathOf(['unregistered'], ['waiting'], ...back, ...back, ['withdrawn'])
    expect(walkName(registration, long, english)).toBe(
      'On the waiting list, then Withdrawn, then …, then Registered, then Withdrawn',
    )
  })
})

describe("an event's payload", () => {
  const samples = [
    { type: 'ask', facts: { isOwner: true, parts: ['a'], now: 1_700_000_000_000 }, count: 1, words: 'x', what: null },
    {
      type: 'ask',
      facts: { isOwner: false, parts: ['b'], now: 1_700_000_000_001 },
      count: 2,
      words: 'x',
      what: { of: 1 },
    },
  ]
  const fields = fieldsOf(samples)

  it('is edited field by field, each by its type', () => {
    expect(fields.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'facts.isOwner flag',
      'facts.parts some',
      'facts.now moment',
      'count number',
      'words text',
      'what one',
    ])
    expect(fields[1]!.values).toEqual(['a', 'b'])
  })

  it('is the sample with the edits, and the sample is unchanged', () => {
    const event = filledIn(
      samples[0]!,
      fields,
      new Map<string, unknown>([
        ['facts.parts', []],
        ['other', 1],
      ]),
    )
    expect(event).toEqual({ ...samples[0], facts: { ...samples[0]!.facts, parts: [] } })
    expect(valueAt(samples[0], 'facts.parts')).toEqual(['a'])
  })

  it('keeps its edits after a step unless the step overrides them', () => {
    const later = fieldsOf(samples.map((sample) => ({ ...sample, count: sample.count + 1 })))
    const filled = new Map<string, unknown>([
      ['count', 7],
      ['words', 'y'],
    ])
    expect([...stillFilled(filled, fields, later)]).toEqual([['words', 'y']])
  })
})
