import type { MachineCoverage } from '../paths/coverage.ts'
import { guardLabel, titleOf } from './boxes.ts'
import { ROOT, stateOf, type Chart, type ChartEdge, type ChartState } from './chart.ts'
import { mermaidOf } from './mermaid.ts'
import type { Picture } from './split.ts'
import type { Texts } from './texts.ts'
import { duration, spoken, triggerWords } from './words.ts'

/** The page of one chart: pictures, tables of states, transitions and refusals, requirements, coverage, Mermaid. */
export function markdownOf(
  chart: Chart,
  pictures: readonly Picture[],
  texts: Texts,
  coverage: MachineCoverage | null,
): string {
  return [
    `# ${heading(chart)}`,
    '<!-- Generated from the machine by `npm run statecharts`. Not to be edited. -->',
    chart.description ?? '',
    `Machine \`${chart.id}\` in [${chart.source}](../../${chart.source}). ${coverageLine(coverage)}`,
    ...pictures.map((picture) => pictureOf(chart, picture, texts)),
    '## States',
    table(
      ['State', 'Title', 'Who acts', 'What it means', 'What it does', 'Tags', 'Requirements'],
      statesOf(chart, texts),
    ),
    '## Transitions',
    table(['From', 'Event', 'Guard', 'To', 'Actions', 'Requirements', 'Tested', 'Remarks'], edgesOf(chart, coverage)),
    ...section(
      '## Refusals',
      ['In state', 'Event', 'When', 'Code', 'Text', 'Requirements', 'Tested'],
      refusalsOf(chart, texts, coverage),
    ),
    ...section('## Services and machines it starts', ['Name', 'Kind', 'In state'], actorsOf(chart)),
    ...section(
      '## Events it emits',
      ['Event'],
      chart.emits.map((event) => [code(event)]),
    ),
    ...section(
      '## Delays',
      ['Delay', 'Length'],
      chart.delays.map(({ name, ms }) => [code(name), ms === null ? 'worked out at run time' : duration(ms)]),
    ),
    ...section('## Requirements', ['Requirement', 'Statement', 'Where'], requirementsOf(chart, texts)),
    ...exceptionsOf(coverage),
    '## For code hosts that draw Mermaid',
    `\`\`\`mermaid\n${mermaidOf(chart, texts)}\`\`\``,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

/** How much of a machine the paths walk, in one sentence. */
export function coverageLine(coverage: MachineCoverage | null): string {
  const layers = Object.entries(coverage?.layers ?? {})
  if (layers.length === 0) return 'No path walks it yet.'
  return layers
    .map(([layer, { reached, missing, paths }]) => {
      const asked = [...reached, ...missing.filter((goal) => !(goal in (coverage?.exceptions ?? {})))]
      const edges = (goals: readonly string[]): number => goals.filter((goal) => goal.endsWith(' taken')).length
      const walked = paths.length === 1 ? 'one path takes' : `${paths.length} paths take`
      const reach = paths.length === 1 ? 'reaches' : 'reach'
      return `On the ${layer} layer ${walked} ${edges(reached)} of ${edges(asked)} transitions and ${reach} ${reached.length} of ${asked.length} goals.`
    })
    .join(' ')
}

/** The layers on which an edge is taken. */
export function layersOf(coverage: MachineCoverage | null, edge: string): readonly string[] {
  return Object.entries(coverage?.layers ?? {})
    .filter(([, { reached }]) => reached.includes(`${edge} taken`))
    .map(([layer]) => layer)
}

function heading(chart: Chart): string {
  const words = spoken(chart.name.replaceAll('-', ' '))
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function pictureOf(chart: Chart, { name, about, closed }: Picture, texts: Texts): string {
  const title = about === ROOT ? heading(chart) : titleOf(chart, stateOf(chart, about), texts)
  const head = about === ROOT && closed.size === 0 ? '' : `## ${about === ROOT ? 'Overview' : title}\n\n`
  return `${head}![${cell(title)}](${name}.svg)`
}

function statesOf(chart: Chart, texts: Texts): readonly string[][] {
  return chart.states.map((state) => [
    code(state.id === ROOT ? chart.id : state.id),
    cell(titleOf(chart, state, texts)),
    cell(state.who ?? ''),
    cell([state.description ?? '', kindWords(state)].filter((part) => part !== '').join(' ')),
    cell(doings(state).join('; ')),
    state.tags.map(code).join(' '),
    cell(state.requirements.join(', ')),
  ])
}

function kindWords(state: ChartState): string {
  if (state.type === 'parallel') return '(Its parts run side by side.)'
  if (state.type === 'final') return '(Final.)'
  return state.history === null
    ? ''
    : state.history === 'deep'
      ? '(Brings back all that was active.)'
      : '(Brings back the part that was active.)'
}

function doings(state: ChartState): readonly string[] {
  return [
    ...state.entry.map((action) => `entry: ${action.words}`),
    ...state.exit.map((action) => `exit: ${action.words}`),
    ...state.invokes.map((invoke) => `runs ${invoke.src}`),
  ]
}

function edgesOf(chart: Chart, coverage: MachineCoverage | null): readonly string[][] {
  return chart.edges
    .filter((edge) => !(edge.internal && edge.refusal !== null))
    .map((edge) => [
      place(edge.source),
      cell(triggerWords(edge)),
      cell(guardLabel(edge)),
      edge.internal ? 'stays' : edge.targets.map(place).join(', ') + (edge.reenter ? ' (entered anew)' : ''),
      cell(
        [
          ...edge.actions.map((action) => action.words),
          ...(edge.refusal === null ? [] : [`refused: ${edge.refusal}`]),
        ].join(', '),
      ),
      cell(edge.requirements.join(', ')),
      layersOf(coverage, edge.id).join(', '),
      cell(edge.description ?? ''),
    ])
}

function refusalsOf(chart: Chart, texts: Texts, coverage: MachineCoverage | null): readonly string[][] {
  return chart.edges
    .filter((edge) => edge.refusal !== null)
    .map((edge) => [
      place(edge.source),
      cell(triggerWords(edge)),
      cell(guardLabel(edge)),
      edge.refusal === '*' ? 'by the event' : code(edge.refusal ?? ''),
      cell(edge.refusal === null || edge.refusal === '*' ? '' : texts.text(edge.refusal)),
      cell(edge.requirements.join(', ')),
      layersOf(coverage, edge.id).join(', '),
    ])
}

function actorsOf(chart: Chart): readonly string[][] {
  return chart.actors.map(({ src, machine }) => [
    code(src),
    machine === null ? 'service' : `machine ${code(machine)}`,
    chart.states
      .filter((state) => state.invokes.some((invoke) => invoke.src === src))
      .map((state) => place(state.id))
      .join(', '),
  ])
}

function requirementsOf(chart: Chart, texts: Texts): readonly string[][] {
  const places = new Map<string, string[]>()
  const note = (id: string, where: string): void => void places.set(id, [...(places.get(id) ?? []), where])
  for (const state of chart.states) for (const id of state.requirements) note(id, place(state.id))
  for (const edge of chart.edges) for (const id of edge.requirements) note(id, edgePlace(edge))
  return [...places]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([id, where]) => [id, cell(texts.requirement(id) ?? ''), [...new Set(where)].join('; ')])
}

function edgePlace(edge: ChartEdge): string {
  const words = triggerWords(edge)
  return `${place(edge.source)} on ${words === '' ? 'its own' : cell(words)}`
}

function exceptionsOf(coverage: MachineCoverage | null): readonly string[] {
  const rows = Object.entries(coverage?.exceptions ?? {}).map(([goal, reason]) => [cell(goal), cell(reason)])
  return section('## What no path can reach', ['Goal', 'Reason'], rows)
}

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return rows.length === 0 ? [] : [title, table(head, rows)]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function place(id: string): string {
  return id === ROOT ? 'any state' : code(id)
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``
}

/** Text that a table cell can hold. */
function cell(text: string): string {
  return text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ')
    .replaceAll('*', '\\*')
    .replaceAll('_', '\\_')
}
