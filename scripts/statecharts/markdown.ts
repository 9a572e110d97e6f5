import { layerWords } from '../paths/layer-names.ts'
import { ROOT, stateOf, type Chart, type ChartEdge, type ChartState } from './chart.ts'
import { matrixOf, type Chance } from './matrix.ts'
import { mermaidOf } from './mermaid.ts'
import { eventTitle, guardLabel, machineTitle, roleWords, titleOf, triggerPhrase } from './phrases.ts'
import type { Testing } from './testing.ts'
import type { Texts } from './texts.ts'
import { duration } from './words.ts'

/** The page of one chart: overview, tables of states, transitions and refusals, requirements, tests, Mermaid. */
export function markdownOf(chart: Chart, texts: Texts, testing: Testing): string {
  return [
    `# ${machineTitle(chart, texts)}`,
    '<!-- Generated from the machine by `npm run statecharts`. Not to be edited. -->',
    chart.description ?? '',
    `Machine \`${chart.id}\` in [${chart.source}](../../${chart.source}).`,
    `![${cell(machineTitle(chart, texts))}](${chart.name}.svg)`,
    `Everything, with refusals, conditions, actions and services: [the full chart](${chart.name}-full.svg).`,
    ...section(
      '## Who may do what when',
      ['In state', ...matrixOf(chart).roles.map((role) => cell(roleWords(role, texts)))],
      matrixRows(chart, texts),
      matrixNote,
    ),
    ...section(
      '## What is refused, and with which words',
      ['In state', 'Event', 'Sent by', 'When', 'Text', 'Code', 'Requirements'],
      refusalsOf(chart, texts),
    ),
    '## States',
    table(
      ['State', 'Title', 'Who acts', 'What it means', 'What it does', 'Tags', 'Requirements'],
      statesOf(chart, texts),
    ),
    '## Transitions',
    table(['From', 'Event', 'Sent by', 'Guard', 'To', 'Actions', 'Requirements', 'Remarks'], edgesOf(chart, texts)),
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
    ...testedOf(testing),
    '## For code hosts that draw Mermaid',
    `\`\`\`mermaid\n${mermaidOf(chart, texts)}\`\`\``,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function statesOf(chart: Chart, texts: Texts): readonly string[][] {
  return chart.states.map((state) => [
    code(state.id === ROOT ? chart.id : state.id),
    cell(titleOf(chart, state, texts)),
    state.who === null ? '' : cell(roleWords(state.who, texts)),
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

function edgesOf(chart: Chart, texts: Texts): readonly string[][] {
  return chart.edges
    .filter((edge) => !(edge.internal && edge.refusal !== null))
    .map((edge) => [
      place(edge.source),
      triggerCell(chart, edge, texts),
      sendersCell(edge, texts),
      cell(guardLabel(chart, edge, texts)),
      edge.internal ? 'stays' : edge.targets.map(place).join(', ') + (edge.reenter ? ' (entered anew)' : ''),
      cell(
        [
          ...edge.actions.map((action) => action.words),
          ...(edge.refusal === null ? [] : [`refused: ${edge.refusal}`]),
        ].join(', '),
      ),
      cell(edge.requirements.join(', ')),
      cell(edge.description ?? ''),
    ])
}

function refusalsOf(chart: Chart, texts: Texts): readonly string[][] {
  return chart.edges
    .filter((edge) => edge.refusal !== null)
    .map((edge) => [
      place(edge.source),
      triggerCell(chart, edge, texts),
      sendersCell(edge, texts),
      cell(guardLabel(chart, edge, texts)),
      cell(edge.refusal === null || edge.refusal === '*' ? '' : texts.text(edge.refusal)),
      edge.refusal === '*' ? 'by the event' : code(edge.refusal ?? ''),
      cell(edge.requirements.join(', ')),
    ])
}

const matrixNote =
  'What holds in a state holds in every state inside it. ✓ is let through, or meets one of so many refusals; ✕ is refused whatever it brings along.'

function matrixRows(chart: Chart, texts: Texts): readonly string[][] {
  const { roles, rows } = matrixOf(chart)
  return rows.map(({ state, cells }) => [
    state === ROOT ? 'any state' : `${cell(titleOf(chart, stateOf(chart, state), texts))} ${code(state)}`,
    ...roles.map((role) => (cells.get(role) ?? []).map((chance) => chanceWords(chart, chance, texts)).join('<br>')),
  ])
}

function chanceWords(chart: Chart, { open, refusals }: Chance, texts: Texts): string {
  const named = open[0] ?? refusals[0]
  const words = named === undefined ? '' : cell(triggerPhrase(chart, named, texts))
  if (open.length === 0) return `✕ ${words}`
  return refusals.length === 0 ? `✓ ${words}` : `✓ ${words} (${counted(refusals.length, 'refusal')})`
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`
}

/** The trigger of an edge: in words, and by its name in the code. */
function triggerCell(chart: Chart, edge: ChartEdge, texts: Texts): string {
  const words = cell(triggerPhrase(chart, edge, texts))
  const isNamed =
    edge.kind === 'event' && edge.trigger !== '*' && eventTitle(chart, edge.trigger, texts) !== edge.trigger
  return isNamed ? `${words} ${code(edge.trigger)}` : words
}

function sendersCell(edge: ChartEdge, texts: Texts): string {
  return cell(edge.senders.map((role) => roleWords(role, texts)).join(', '))
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
  for (const edge of chart.edges) for (const id of edge.requirements) note(id, edgePlace(chart, edge, texts))
  return [...places]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([id, where]) => [id, cell(texts.requirement(id) ?? ''), [...new Set(where)].join('; ')])
}

function edgePlace(chart: Chart, edge: ChartEdge, texts: Texts): string {
  const words = triggerPhrase(chart, edge, texts)
  return `${place(edge.source)} on ${words === '' ? 'its own' : cell(words)}`
}

function testedOf({ layers, exceptions, survivors }: Testing): readonly string[] {
  const beyond = layers.flatMap(({ name, beyond: reasons }) =>
    Object.entries(reasons).map(([what, reason]) => [cell(what), layerWords[name], cell(reason)]),
  )
  const never = Object.entries(exceptions).map(([goal, reason]) => [cell(goal), 'anywhere', cell(reason)])
  return [
    '## How it is tested',
    layers.length === 0
      ? 'No path walks it yet.'
      : `Its paths are walked ${listed(layers.map(({ name }) => layerWords[name]))}.`,
    ...section('### What no path can do', ['What', 'Where', 'Why'], [...never, ...beyond]),
    ...section(
      '### Faults that nobody sees',
      ['Fault', 'Why'],
      Object.entries(survivors).map(([fault, reason]) => [cell(fault), cell(reason)]),
    ),
  ]
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function section(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  note = '',
): readonly string[] {
  return rows.length === 0 ? [] : [title, ...(note === '' ? [] : [note]), table(head, rows)]
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

/** Escapes a text for a table cell. */
function cell(text: string): string {
  return text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ')
    .replaceAll('*', '\\*')
    .replaceAll('_', '\\_')
}
