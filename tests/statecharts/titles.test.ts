import { describe, expect, it } from 'vitest'

import { findModels } from '../../scripts/paths/find-models.ts'
import { REMARK_LIMIT } from '#machines/homework/homework.lifecycle.ts'
import { ROOT, type Chart, type GuardTree } from '../../scripts/statecharts/chart.ts'
import { chartsOf, unworded } from '../../scripts/statecharts/documents.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import {
  edgePhrase,
  eventTitle,
  guardLabel,
  guardPhrase,
  isWorded,
  linkWords,
  machineTitle,
  placeTitle,
  roleKey,
  roleWords,
  rolesOf,
  titleOf,
  triggerPhrase,
  wordKeysOf,
} from '../../scripts/statecharts/phrases.ts'
import { bareTexts, loadTexts } from '../../scripts/statecharts/texts.ts'
import { baseTag, tags, textsOf } from '#tests/i18n/dictionaries.ts'
import { loanMachine } from './sample-machines.ts'

const machines = await findMachines(process.cwd())
const charts = chartsOf(await findModels(process.cwd(), machines))
const worded = charts.filter(isWorded)
const allTexts = await loadTexts(process.cwd())
const english = allTexts.get('en-US')!
const loan = chartModel(loanMachine, 'loan')

describe('the texts of the diagrams', () => {
  it('are required for every lifecycle, and for the flows that analysts read', () => {
    const lifecycles = machines.filter(({ kind }) => kind === 'lifecycle').map(({ name }) => name)
    expect(worded.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...lifecycles, 'session', 'guard', 'request-lock', 'record']),
    )
  })

  it('exist in the base and in English for every state, event, condition and role', async () => {
    expect(await unworded(process.cwd(), charts)).toEqual([])
  })

  it('are reported as missing for new names in a machine', async () => {
    const grown = charts.map((chart) =>
      chart.name === 'schedule'
        ? { ...chart, states: [...chart.states, { ...chart.states[1]!, id: 'postponed', key: 'postponed' }] }
        : chart,
    )
    const missing = 'charts.schedule.states.postponed'
    expect(await unworded(process.cwd(), grown)).toEqual([`zh-CN ${missing}`, `en-US ${missing}`])
  })

  it('have no unused keys', () => {
    const links = linkWords.map((word) => `statecharts.words.${word}`)
    const named = new Set([...links, ...worded.flatMap(wordKeysOf), ...charts.flatMap(rolesOf).map(roleKey)])
    const written = [...textsOf(baseTag).keys()].filter((key) => /^(statecharts|charts)\./.test(key))
    expect(written.filter((key) => !named.has(key))).toEqual([])
  })

  it.each(worded.map((chart) => [chart.name, chart] as const))(
    "equal in English the titles of %s's states",
    (_, chart) => {
      const titled = chart.states.filter(({ id, title }) => id !== ROOT && title !== null)
      expect(titled.map((state) => titleOf(chart, state, english))).toEqual(titled.map(({ title }) => title))
    },
  )

  it("keep the placeholder of a condition's name", () => {
    const leave = charts.find(({ name }) => name === 'leave')!
    const turn = leave.edges.find(({ id }) => id === 'pending.headmaster:approve refused as leave.notYourTurn')!
    expect(guardLabel(leave, turn, english)).toBe('[the sender is not the class teacher]')
  })
})

describe('a limit in words', () => {
  const guardsOf = (chart: Chart) => chart.edges.flatMap(({ guard }) => guard ?? [])

  it.each(tags)('comes from the code that holds it, in %s', (tag) => {
    const written = [...textsOf(tag)].filter(([key, text]) => /^charts\.\w+\.guards\./.test(key) && /[1-9]/.test(text))
    expect(written).toEqual([])
    const phrases = worded.flatMap((chart) =>
      guardsOf(chart).map((guard) => guardPhrase(chart, guard, allTexts.get(tag)!)),
    )
    expect(phrases.filter((phrase) => /[{}]/.test(phrase))).toEqual([])
  })

  it('is written as the language writes numbers', () => {
    const homework = charts.find(({ name }) => name === 'homework')!
    const guard: GuardTree = { kind: 'not', parts: [{ kind: 'atom', name: 'isRemarkShort', params: null }] }
    const phrase = (tag: string) => guardPhrase(homework, guard, allTexts.get(tag)!)
    expect(phrase('en-US')).toBe(`the remark is longer than ${REMARK_LIMIT.toLocaleString('en')} characters`)
    expect(phrase('id-ID')).toContain(REMARK_LIMIT.toLocaleString('id'))
  })
})

describe('without texts', () => {
  it('a name is shown as it is', () => {
    expect(machineTitle(loan, bareTexts)).toBe('Loan')
    expect(placeTitle(loan, 'lent.term.running', bareTexts)).toBe('loan.lent › term › running')
    expect(roleWords('teamLeader', bareTexts)).toBe('team leader')
    expect(eventTitle(loan, 'dueDate.passed', bareTexts)).toBe('dueDate.passed')
    expect(eventTitle(loan, '*', bareTexts)).toBe('any other event')
  })

  it('the trigger of an edge is still shown', () => {
    const phrase = (id: string) => triggerPhrase(loan, loan.edges.find((edge) => edge.id === id)!, bareTexts)
    expect(phrase('waiting:after collectWithin')).toBe('after collect within (5 min)')
    expect(phrase('searching:error findCopy')).toBe('findCopy failed')
    const own = loan.edges.find(({ id }) => id === 'checking.looking:always')!
    expect(edgePhrase(loan, own, bareTexts)).toBe('[else]')
  })
})
