import { describe, expect, it } from 'vitest'

import { ROOT } from '../../scripts/statecharts/chart.ts'
import { writtenJson } from '../../scripts/statecharts/json.ts'
import { markdownOf } from '../../scripts/statecharts/markdown.ts'
import { mermaidOf } from '../../scripts/statecharts/mermaid.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { mapChart, readmeOf, talksOf } from '../../scripts/statecharts/index-page.ts'
import { untested } from '../../scripts/statecharts/testing.ts'
import { bareTexts, loadTexts } from '../../scripts/statecharts/texts.ts'
import { loanModel } from './loan-model.ts'
import { loanMachine, reminderMachine } from './sample-machines.ts'

const chart = chartModel(loanMachine, 'loan', 'tests/loan.ts', loanModel.senders)
const reminder = chartModel(reminderMachine, 'reminder')
const nothing = { talks: [], outside: [], askings: [] }

describe('Mermaid', () => {
  it('draws nested states, parallel regions, initial and final states', () => {
    const lines = mermaidOf(chart, bareTexts).split('\n')
    expect(lines[0]).toBe('stateDiagram-v2')
    expect(lines).toContain('  [*] --> onShelf')
    expect(lines).toContain('    --')
    expect(lines).toContain('  lost --> [*]')
    expect(lines).toContain('  lent__reading__unread --> lent__reading__finished: read [is at least (300)]')
    expect(lines.filter((line) => line.endsWith('{')).length).toBe(lines.filter((line) => line.endsWith('}')).length)
  })
})

describe('the page of a chart', () => {
  const texts = {
    tag: 'en-US',
    text: (key: string) => (key === 'loan.noReader' ? 'Say who you are | please.' : key),
    requirement: (id: string) => `What ${id} says.`,
  }
  const page = markdownOf(chart, texts, {
    layers: [
      { name: 'pure', beyond: {} },
      { name: 'http', beyond: { 'a lost card': 'Only a browser can.' } },
      { name: 'browser', beyond: {} },
    ],
    exceptions: { 'away:resume refused': 'Never.' },
    survivors: { 'lost:x left out': 'Nobody could tell.' },
  })

  it('lists transitions', () => {
    expect(page).toContain('| `onShelf` | request | learner | [has reader] | `searching` | keep reader | LOAN-02 |  |')
    expect(page).toContain('| any state | lose | learner |  | `lost` |')
  })

  it('says where it is walked, and what no path reaches and no model sees, with the reasons', () => {
    expect(page).toContain('are walked on the pure machine, over HTTP and in a browser.')
    expect(page).toContain('| away:resume refused | anywhere | Never. |')
    expect(page).toContain('| a lost card | over HTTP | Only a browser can. |')
    expect(page).toContain('| lost:x left out | Nobody could tell. |')
    expect(markdownOf(chart, texts, untested)).toContain('No path walks it yet.')
  })

  it('tells who may do what when, and what is refused whatever it brings along', () => {
    expect(page).toContain('| In state | learner | clock |')
    expect(page).toContain('| loan.onShelf `onShelf` | ✓ request (1 refusal)<br>✕ collect |  |')
    expect(page).toContain('| loan.waiting `waiting` | ✓ collect | ✓ after collect within (5 min) |')
  })

  it('lists refusals with their texts, and no refusal among the transitions', () => {
    expect(page).toContain('| `onShelf` | request | learner | [else] | Say who you are \\| please. | `loan.noReader` |')
    expect(page.match(/loan\.noReader/g)).toHaveLength(1)
  })

  it('lists requirements with where they are met', () => {
    expect(page).toContain('| LOAN-02 | What LOAN-02 says. | `onShelf` on request |')
  })
})

describe('the index', () => {
  it('shows which machine talks to which', () => {
    expect(talksOf([chart, reminder])).toEqual([
      { from: 'loan', to: 'reminder', what: 'starts' },
      { from: 'loan', to: 'reminder', what: 'remind' },
    ])
    const talks = talksOf([chart, reminder])
    expect(mapChart([chart, reminder], talks).edges.map((edge) => [edge.source, edge.targets])).toEqual([
      ['loan', ['reminder']],
      ['loan', ['reminder']],
    ])
    expect(readmeOf([chart, reminder], new Map(), { ...nothing, talks })).toContain(
      '| [loan](loan.md) | [reminder](reminder.md) | remind |',
    )
    expect(readmeOf([reminder], new Map(), nothing)).toContain('No machine starts another')
  })

  it('omits unconnected machines from the map', () => {
    expect(mapChart([chart, reminder], []).states.map(({ id }) => id)).toEqual([ROOT])
  })

  it('says of each machine what it is, and where it is walked', () => {
    const testing = new Map([['loan', { ...untested, layers: [{ name: 'http' as const, beyond: {} }] }]])
    expect(readmeOf([chart], testing, nothing)).toContain(`| [loan](loan.md) | ${chart.description} | ✓ | – |`)
  })
})

it('writes JSON with one entry per line down to a depth', () => {
  expect(writtenJson({ a: [], b: [{ c: 1 }, 2], d: { e: [3, 4] } }, 2)).toBe(
    '{\n "a": [],\n "b": [\n  {"c":1},\n  2\n ],\n "d": {\n  "e": [3,4]\n }\n}\n',
  )
})

it('finds the texts of refusals in every dictionary, with the key as fallback', async () => {
  const texts = await loadTexts(process.cwd())
  expect(texts.size).toBe(11)
  for (const { text } of texts.values()) expect(text('signIn.emptyAccount')).not.toBe('signIn.emptyAccount')
  expect(texts.get('en-US')?.text('no.such.key')).toBe('no.such.key')
  expect(texts.get('en-US')?.requirement('GUARD-01')).toContain('six steps')
})
