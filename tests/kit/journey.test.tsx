import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { setup, type AnyStateMachine, type StateValue } from 'xstate'

import { loadAreas, loadTexts } from '#i18n/texts.ts'
import { informationLifecycle } from '#machines/news/information.lifecycle.ts'
import { scheduleLifecycle } from '#machines/kit/schedule.lifecycle.ts'
import { Journey, JourneyLine, journeyOf, type JourneyEntry, type JourneyStep } from '#views/kit/journey/journey.tsx'

const words = { title: (state: string) => `<${state}>`, who: (who: string) => `the ${who}` }
const entry = (
  state: string,
  who: string | null = null,
  at: string | null = null,
  said: string | null = null,
): JourneyEntry => ({
  state,
  who,
  at,
  words: said,
})
const stepsOf = (machine: AnyStateMachine, value: StateValue, log: readonly JourneyEntry[] = []) =>
  journeyOf(machine, { value, log }, words)
/** `done draft`, `current leader`, `aside refused`, … */
const told = (steps: readonly JourneyStep[]) =>
  steps.map(({ key, state, isAside }) => `${isAside === true ? 'aside' : state} ${key.split(' ')[1] ?? ''}`)

const asking = (who: string, granted: string) => ({
  meta: { who },
  on: { approve: granted, refuse: 'refused', giveBack: 'returned', withdraw: 'withdrawn', look: {} },
})
/** Requested by one, decided by several in sequence, returned, refused or withdrawn on the way. */
const leave = setup({ types: { tags: {} as 'aside' } }).createMachine({
  id: 'leave',
  initial: 'draft',
  states: {
    draft: { meta: { who: 'learner' }, on: { handIn: 'leader', save: 'draft', withdraw: 'withdrawn' } },
    leader: asking('teamLeader', 'headmaster'),
    headmaster: asking('headmaster', 'granted'),
    returned: { meta: { who: 'learner' }, tags: ['aside'], on: { withdraw: 'withdrawn', handIn: 'leader' } },
    granted: { type: 'final' },
    refused: { type: 'final', tags: ['aside'] },
    withdrawn: { type: 'final', tags: ['aside'] },
  },
})

describe('the journey of a record', () => {
  it('[LIVE-03] of a schedule goes from its start to its end, by the clock', () => {
    expect(told(stepsOf(scheduleLifecycle, 'notStarted'))).toEqual([
      'current notStarted',
      'next inProgress',
      'next ended',
    ])
    expect(told(stepsOf(scheduleLifecycle, 'inProgress'))).toEqual([
      'done notStarted',
      'current inProgress',
      'next ended',
    ])
    expect(told(stepsOf(scheduleLifecycle, 'ended'))).toEqual(['done notStarted', 'done inProgress', 'ended ended'])
    expect(stepsOf(scheduleLifecycle, 'inProgress')[1]).toMatchObject({ who: null, isAutomatic: true })
  })

  it('of information goes from draft to its final state, and may go back', () => {
    expect(told(stepsOf(informationLifecycle, 'draft'))).toEqual([
      'current draft',
      'next published',
      'next withdrawn',
      'next discarded',
    ])
    expect(told(stepsOf(informationLifecycle, 'withdrawn'))).toEqual([
      'done draft',
      'done published',
      'current withdrawn',
      'aside published',
      'next discarded',
    ])
    expect(told(stepsOf(informationLifecycle, 'discarded', [entry('draft')]))).toEqual([
      'done draft',
      'ended discarded',
    ])
  })

  it('shows who acted, when and with which words, and who acts next', () => {
    const steps = stepsOf(leave, 'leader', [entry('draft', 'Anna', '2026-03-05 01:12:00', 'A family matter')])
    expect(steps.slice(0, 2)).toEqual([
      {
        key: '0 draft',
        title: '<draft>',
        who: 'Anna',
        state: 'done',
        time: '2026-03-05 01:12:00',
        words: 'A family matter',
      },
      { key: 'now leader', title: '<leader>', who: 'the teamLeader', state: 'current', time: '2026-03-05 01:12:00' },
    ])
    expect(steps.find(({ key }) => key === 'next headmaster')).toEqual({
      key: 'next headmaster',
      title: '<headmaster>',
      who: 'the headmaster',
      state: 'next',
    })
    expect(steps.at(-1)).toMatchObject({ key: 'next granted', who: null })
  })

  it('shows exceptional states beside the main line', () => {
    expect(told(stepsOf(leave, 'draft'))).toEqual([
      'current draft',
      'aside withdrawn',
      'next leader',
      'next headmaster',
      'next granted',
    ])
    expect(told(stepsOf(leave, 'headmaster'))).toEqual([
      'done draft',
      'done leader',
      'current headmaster',
      'aside refused',
      'aside returned',
      'aside withdrawn',
      'next granted',
    ])
  })

  it('shows the actual history, and ends where the record ends', () => {
    const log = ['draft', 'leader', 'headmaster', 'returned', 'leader'].map((state) => entry(state))
    expect(told(stepsOf(leave, 'refused', log))).toEqual([...log.map(({ state }) => `done ${state}`), 'ended refused'])
  })

  it('omits skipped states, past and future', () => {
    const steps = (value: string, passedOver: readonly string[]) =>
      told(journeyOf(leave, { value, log: [], passedOver }, words))
    expect(steps('draft', ['leader'])).toEqual(['current draft', 'aside withdrawn', 'next headmaster', 'next granted'])
    expect(steps('headmaster', ['leader', 'returned'])).toEqual([
      'done draft',
      'current headmaster',
      'aside refused',
      'aside withdrawn',
      'next granted',
    ])
  })

  it('continues forward from where it was returned', () => {
    expect(told(stepsOf(leave, 'returned', [entry('draft'), entry('leader')]))).toEqual([
      'done draft',
      'done leader',
      'current returned',
      'aside withdrawn',
      'next leader',
      'next headmaster',
      'next granted',
    ])
  })

  it('counts a state once if it was saved several times before it was left', () => {
    const saved = entry('draft', 'Anna', '2026-03-05 01:00:00')
    const handedIn = entry('draft', 'Anna', '2026-03-05 02:00:00', 'Here it is')
    expect(told(stepsOf(leave, 'draft', [saved, saved]))[0]).toBe('current draft')
    expect(stepsOf(leave, 'leader', [saved, saved, handedIn])[0]).toMatchObject({
      time: handedIn.at,
      words: handedIn.words,
    })
  })

  it('covers compound states, past choices, and treats parallel regions as one step', () => {
    const machine = setup({}).createMachine({
      id: 'exam',
      initial: 'entering',
      states: {
        entering: { on: { begin: 'writing' } },
        writing: {
          initial: 'first',
          states: {
            first: { on: { turn: 'second' } },
            second: { on: { handIn: 'written' } },
            written: { type: 'final' },
          },
          onDone: 'judging',
          on: { giveUp: 'failed' },
        },
        judging: { always: [{ guard: () => true, target: 'marking' }, { target: 'failed' }] },
        marking: {
          type: 'parallel',
          states: {
            byTeacher: { initial: 'open', states: { open: { on: { mark: 'done' } }, done: { type: 'final' } } },
            byMachine: { initial: 'open', states: { open: { on: { count: 'done' } }, done: { type: 'final' } } },
          },
          onDone: 'passed',
          on: { reject: 'failed' },
        },
        passed: { type: 'final' },
        failed: { type: 'final', tags: ['aside'] },
      },
    })
    expect(told(stepsOf(machine, { writing: 'first' }))).toEqual([
      'done entering',
      'current writing.first',
      'aside failed',
      'next writing.second',
      'next marking',
      'next passed',
    ])
    expect(told(stepsOf(machine, { marking: { byTeacher: 'open', byMachine: 'done' } }))).toEqual([
      'done entering',
      'done writing.first',
      'done writing.second',
      'current marking',
      'aside failed',
      'next passed',
    ])
  })
})

describe('a drawn journey', () => {
  beforeAll(async () => {
    await loadTexts('en_US')
    await loadAreas(['shell'])
  })
  const steps = () => stepsOf(leave, 'leader', [entry('draft', 'Anna', '2026-03-05 01:12:00', 'A family matter')])

  it('marks the current step, and labels each with its status', () => {
    const drawn = renderToStaticMarkup(<Journey steps={steps()} />)
    expect(drawn.match(/aria-current="step"/g)).toHaveLength(1)
    const items = drawn
      .split(/<li[^>]*class="journey-step"/)
      .slice(1)
      .map((item) => item.replace(/<[^>]*>/g, '').replace(/[\u2066-\u2069]/g, ''))
    expect(items[0]).toContain('Done &lt;draft&gt;Anna')
    expect(items[0]).toContain('A family matter')
    expect(items[1]).toMatch(
      /Now &lt;leader&gt;Waiting for: the teamLeader.*Or else&lt;refused&gt;&lt;returned&gt;&lt;withdrawn&gt;/,
    )
    expect(items).toHaveLength(4)
  })

  it('has an equivalent one-sentence form', () => {
    const drawn = renderToStaticMarkup(<JourneyLine steps={steps()} />).replace(/[\u2066-\u2069]/g, '')
    expect(drawn).toContain('role="img" aria-label="&lt;leader&gt;, step 2 of 4"')
    expect(drawn.match(/journey-thin-step/g)).toHaveLength(4)
  })
})
