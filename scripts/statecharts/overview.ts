import type { Coverage } from '../paths/coverage.ts'
import { ROOT, type Chart, type ChartEdge, type ChartState } from './chart.ts'
import { coverageLine } from './markdown.ts'
import { picturesOf } from './split.ts'

/** Who starts or tells whom: between machines by what is sent, from a machine to its services by their names. */
export interface Talk {
  readonly from: string
  readonly to: string
  readonly what: string
}

/** What passes between the machines of these charts. */
export function talksOf(charts: readonly Chart[]): readonly Talk[] {
  const nameOf = new Map(charts.map((chart) => [chart.id, chart.name]))
  return charts.flatMap((chart) => {
    const machineOf = (src: string): string | undefined =>
      nameOf.get(chart.actors.find((actor) => actor.src === src)?.machine ?? '')
    const invokes = chart.states.flatMap((state) => state.invokes)
    const started = [...new Set(invokes.map(({ src }) => machineOf(src)))].filter((name) => name !== undefined)
    const parents = charts.filter((other) => other.actors.some((actor) => actor.machine === chart.id))
    const told = chart.sends.flatMap(({ event, to }) => {
      if (to === '#_parent') return parents.map((parent) => ({ from: chart.name, to: parent.name, what: event }))
      const receiver = machineOf(invokes.find(({ id }) => id === to)?.src ?? to)
      return receiver === undefined ? [] : [{ from: chart.name, to: receiver, what: event }]
    })
    return [...started.map((to) => ({ from: chart.name, to, what: 'starts' })), ...told]
  })
}

/** The map as a chart of its own, so that it is drawn like the others: a box for each machine, an arrow for what passes. */
export function mapChart(charts: readonly Chart[]): Chart {
  const boxes = charts.map((chart): ChartState => ({
    ...bareState,
    id: chart.name,
    key: chart.name,
    parent: ROOT,
    description: chart.description,
    invokes: chart.actors.filter(({ machine }) => machine === null).map(({ src }) => ({ id: src, src })),
  }))
  const emitted = charts.flatMap((chart) => chart.emits.map((event) => edge(chart.name, 'emits', [], event)))
  const arrows = talksOf(charts).map(({ from, to, what }) => edge(from, what, [to], null))
  return {
    name: 'machines',
    id: 'machines',
    version: null,
    source: '',
    description: 'A box for each machine with the services that it runs and the events that it tells whoever listens.',
    actors: [],
    emits: [],
    sends: [],
    delays: [],
    states: [{ ...bareState, id: ROOT, key: 'machines', parent: null, type: 'compound' }, ...boxes],
    edges: [...emitted, ...arrows],
  }
}

/** The index: the map, and every machine with its picture, size and coverage. */
export function readmeOf(charts: readonly Chart[], coverage: Coverage): string {
  const talks = talksOf(charts)
  return [
    '# Statecharts',
    '<!-- Generated from the machines by `npm run statecharts`. Not to be edited. -->',
    'Every chart below is drawn from the machine that the portal runs. [index.html](index.html) opens from disk and lets one search, zoom, step through a chart, see what is tested and what has changed.',
    [
      '| Machine | States | Transitions | Refusals | Tested |',
      '| --- | --- | --- | --- | --- |',
      ...charts.map((chart) => row(chart, coverage)),
    ].join('\n'),
    '## Which machine talks to which',
    '![The machines, their services and what passes between them](machines.svg)',
    talks.length === 0
      ? 'No machine starts another or sends it anything. What one emits is taken up where the portal is put together, in `src/app.ts`.'
      : [
          '| From | To | What |',
          '| --- | --- | --- |',
          ...talks.map(({ from, to, what }) => `| ${from} | ${to} | ${what} |`),
        ].join('\n'),
    '## How to read a chart',
    legend,
    '## Pictures',
    ...charts.map(
      (chart) =>
        `### [${chart.name}](${chart.name}.md)\n\n<a href="${chart.name}.md"><img src="${picturesOf(chart)[0]?.name ?? chart.name}.svg" alt="${chart.name}" height="320"></a>`,
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

const legend = [
  '- A rounded box is a state: its title, then its name in the code, who is expected to act and its tags. A double frame is a final state, a dashed one a part that runs beside others, a heavy one a state whose inside is drawn in a picture of its own, a dotted one a state of another picture.',
  '- A dot leads to where a state begins. **H** brings back the part of a state that was active last, **H\\*** all of it.',
  '- An arrow says `event [guard] / actions`. Candidates for one event are tried from the top down; `[else]` is taken when none before it was. A dotted arrow is taken by itself, an amber one after a delay.',
  '- An arrow from the upper edge of a frame holds in every state inside.',
  '- `do / name` is a service that runs while the state is active; it comes back with `name done` or `name failed`.',
  '- Red lines are refusals: the event is understood, and answered with the code of a text.',
].join('\n')

const bareState: Omit<ChartState, 'id' | 'key' | 'parent'> = {
  type: 'atomic',
  history: null,
  initial: [],
  title: null,
  who: null,
  description: null,
  tags: [],
  requirements: [],
  meta: {},
  invokes: [],
  entry: [],
  exit: [],
}

function edge(source: string, trigger: string, targets: readonly string[], told: string | null): ChartEdge {
  return {
    id: `${source}:${trigger} ${told ?? targets.join()}:0`,
    source,
    kind: 'event',
    trigger,
    event: trigger,
    guard: null,
    guardWords: null,
    otherwise: false,
    actions: told === null ? [] : [{ name: told, params: null, words: told }],
    targets,
    internal: targets.length === 0,
    reenter: false,
    refusal: null,
    requirements: [],
    description: null,
    delay: null,
  }
}

function row(chart: Chart, coverage: Coverage): string {
  const refusals = chart.edges.filter((one) => one.refusal !== null).length
  const states = chart.states.length - 1
  return `| [${chart.name}](${chart.name}.md) | ${states} | ${chart.edges.length} | ${refusals} | ${coverageLine(coverage[chart.name] ?? null)} |`
}
