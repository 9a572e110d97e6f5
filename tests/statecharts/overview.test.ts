import { describe, expect, it, vi } from 'vitest'

import { findModels } from '../../scripts/paths/find-models.ts'
import { ROOT, isLifecycle, type Chart } from '../../scripts/statecharts/chart.ts'
import { chartsOf } from '../../scripts/statecharts/documents.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import type { Layout } from '../../scripts/statecharts/layout.ts'
import { mainWay } from '../../scripts/statecharts/main-way.ts'
import { layoutOverview } from '../../scripts/statecharts/overview.ts'
import { titleOf } from '../../scripts/statecharts/phrases.ts'
import { svgOf } from '../../scripts/statecharts/svg.ts'
import { loadTexts } from '../../scripts/statecharts/texts.ts'
import { flawsOf } from './flaws.ts'

vi.setConfig({ testTimeout: 30_000 })

const languages = await loadTexts(process.cwd())
const english = languages.get('en-US')!
const models = await findModels(process.cwd(), await findMachines(process.cwd()))
const all = chartsOf(models)
const charts = all.filter(({ source }) => isLifecycle(source))
const chartOf = (name: string): Chart => charts.find((chart) => chart.name === name)!
const svgIn = async (chart: Chart, tag = 'en-US'): Promise<string> =>
  svgOf(await layoutOverview(chart, languages.get(tag)!), chart.name)

/** The conditions on the arrows of a picture, with the edges whose they are. */
const conditionsOn = (arrows: Layout['arrows']) =>
  arrows
    .flatMap(({ label }) => label?.box.lines ?? [])
    .flatMap(({ spans }) => spans)
    .filter(({ style }) => style === 'guard')

/** Nine points, at 96 pixels to the inch. */
const ninePoints = 12
/** A4 at that scale less ten millimetres at each edge. */
const sheet = [718, 1047] as const
const screen = { width: 1440, height: 900 }

/** The size of a picture and of its smallest text, read from the picture itself. */
function measured(svg: string): { width: number; height: number; smallest: number } {
  const [, width, height] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)!.map(Number)
  const sizes = [...svg.matchAll(/(?:^text|\.(\w+)(?:>text)?)\{[^}]*?font-size:(\d+)px/gm)]
    .filter(([, name]) => name === undefined || svg.includes(`class="${name}"`))
    .map(([, , size]) => Number(size))
  return { width: width!, height: height!, smallest: Math.min(...sizes) }
}

const textOf = (svg: string): string =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text!.replaceAll(/<[^>]*>/g, ' ')).join('\n')

describe.each(charts.map((chart) => [chart.name, chart] as const))('the overview of %s', (_, chart) => {
  it.each(['en-US', 'zh-CN', 'ar'])('fits a screen and a sheet of A4 at nine points, in %s', async (tag) => {
    const { width, height, smallest } = measured(await svgIn(chart, tag))
    const fitting = (across: number, down: number): number => Math.min(across / width, down / height)
    const onSheet = Math.max(fitting(sheet[0], sheet[1]), fitting(sheet[1], sheet[0]))
    expect(smallest * onSheet).toBeGreaterThanOrEqual(ninePoints)
    expect(smallest * Math.min(1, fitting(screen.width, screen.height))).toBeGreaterThanOrEqual(ninePoints)
  })

  it('has at most five lines of text for each state, labels included', async () => {
    const { states, arrows } = await layoutOverview(chart, english)
    const drawn = states.filter(({ state }) => state.id !== ROOT)
    const lines = [...drawn.map(({ box }) => box), ...arrows.flatMap(({ label }) => label?.box ?? [])].map(
      (box) => box.lines.length,
    )
    expect(Math.max(...drawn.map(({ box }) => box.lines.length))).toBeLessThanOrEqual(5)
    expect(lines.reduce((sum, count) => sum + count, 0) / drawn.length).toBeLessThanOrEqual(5)
  })

  it('has no overlaps', async () => {
    expect(flawsOf(await layoutOverview(chart, english))).toEqual([])
  })

  it('shows every state, and refusals as numbers alone', async () => {
    const svg = await svgIn(chart)
    const { states } = await layoutOverview(chart, english)
    expect(states.map(({ state }) => state.id).toSorted()).toEqual(chart.states.map(({ id }) => id).toSorted())
    const words = textOf(svg).replaceAll(/\s+/g, ' ')
    for (const state of chart.states) expect(words).toContain(titleOf(chart, state, english))
    for (const { refusal } of chart.edges) if (refusal !== null) expect(svg).not.toContain(refusal)
  })
})

it('draws the main way strong: what whoever is expected to act does first, until the state that is meant', async () => {
  const ways = (name: string): string => mainWay(chartOf(name)).states.join(' ')
  expect(ways('registration')).toBe('unregistered underReview registered')
  expect(ways('leave')).toBe(
    'draft pending.teamLeader pending.disciplineCommittee pending.headmaster pending.schoolLeader approved',
  )
  expect(ways('homework')).toBe('notSubmitted submitted approved')
  expect(ways('learner-exam')).toBe('notTaken inProgress marking passed')
  expect(ways('attendance')).toBe('expected present')
  expect(ways('evaluation')).toBe('notStarted inProgress evaluated')
  const strong = [...(await svgIn(chartOf('homework'))).matchAll(/class="arrow event main" data-edges="([^"]*)"/g)]
  expect(strong.map(([, edges]) => edges)).toEqual(['notSubmitted:handIn', 'submitted:approve'])
})

it('tells who acts by a colour and by a mark, and endings from other states', async () => {
  const svg = await svgIn(chartOf('homework'))
  const state = (id: string): string => svg.match(new RegExp(`<g class="[^"]*" data-state="${id}">.*?</g>`))![0]
  expect(state('notSubmitted')).toMatch(/class="state atomic glance main learner[^]*class="mark learner"/)
  expect(state('submitted')).toMatch(/class="state atomic glance main staff[^]*class="mark staff"/)
  expect(state('approved')).toMatch(/class="state atomic glance main ending nobody[^]*class="inner"/)
  expect(state('submitted')).not.toContain('class="inner"')
})

it('counts the refusals of an event beside it', async () => {
  const words = textOf(await svgIn(chartOf('registration')))
  const refused = chartOf('registration').edges.filter(
    ({ source, event, refusal }) => source === 'unregistered' && event === 'register' && refusal !== null,
  )
  expect(words).toMatch(new RegExp(`Register\\s+\u2715\u2009${refused.length}\\b`))
})

it('writes a condition where it decides between two ways, and on the main way beside an [otherwise] alone', async () => {
  const { arrows } = await layoutOverview(chartOf('registration'), english)
  const told = conditionsOn(arrows).flatMap(({ edges }) => edges)
  expect(told).toContain('underReview:approve if hasWaitingList')
  const onMainWay = [...mainWay(chartOf('registration')).edges].filter((id) => id.includes(' if '))
  expect(onMainWay).toEqual(['unregistered:register if asksApproval', 'underReview:approve if not isFull'])
  expect(onMainWay.filter((id) => told.includes(id))).toEqual(['unregistered:register if asksApproval'])
  // Of these events every other candidate is a refusal.
  for (const name of ['class', 'exam', 'homework', 'learning-flow'])
    expect(textOf(await svgIn(chartOf(name)))).not.toContain('[otherwise]')
})

it.each(all.map((chart) => [chart.name, chart] as const))(
  'has no [otherwise] without the others in %s',
  async (_, chart) => {
    const { arrows } = await layoutOverview(chart, english)
    const conditions = conditionsOn(arrows)
    const told = new Set(conditions.flatMap(({ edges }) => edges))
    const otherwise = conditions.filter(({ text }) => text.startsWith('[otherwise'))
    const against = arrows.flatMap(({ arrow }) =>
      arrow.edges.filter((edge) =>
        otherwise.some(({ edges: [id] }) => {
          const one = chart.edges.find((other) => other.id === id)!
          return edge.source === one.source && edge.event === one.event
        }),
      ),
    )
    expect(against.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
  },
)

it('says where a state goes on as another one, in place of the same arrows', async () => {
  expect(textOf(await svgIn(chartOf('registration')))).toContain('as in “Not registered”')
})
