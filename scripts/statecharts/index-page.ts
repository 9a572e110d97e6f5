import { meetings } from '#server/meetings.ts'
import { isLifecycle, ROOT, type Chart, type ChartEdge, type ChartState } from './chart.ts'
import type { Testing } from './testing.ts'
import { filesOf, readAskings, readWiring, type Asking, type OutsideEvent, type Talk } from './wiring.ts'

/** The connections between machines: events sent, external events, and who asks the lifecycles. */
export interface Connections {
  readonly talks: readonly Talk[]
  readonly outside: readonly OutsideEvent[]
  readonly askings: readonly Asking[]
}

/** The connections of these charts, from the machines and the composition root. `root` is the repository's folder. */
export function connectionsOf(root: string, charts: readonly Chart[]): Connections {
  const { talks, outside } = readWiring(root)
  const askings = readAskings(
    root,
    charts.filter(({ source }) => isLifecycle(source)),
  )
  const asked = charts.flatMap(({ name, source }) => {
    const files = filesOf(root, source)
    const lifecycles = askings
      .filter(({ file, lifecycle }) => lifecycle !== name && files.includes(file))
      .map(({ lifecycle }) => lifecycle)
    return [...new Set(lifecycles)].map((to) => ({ from: name, to, what: 'asks' }))
  })
  return { talks: [...talksOf(charts), ...talks, ...asked, ...meetingsOf(charts)], outside, askings }
}

/** Where two lifecycles meet: the effect of one, and the event that it brings the records of another. */
function meetingsOf(charts: readonly Chart[]): readonly Talk[] {
  const nameOf = new Map(charts.map((chart) => [chart.id, chart.name]))
  return meetings.flatMap(({ of, effect, asks, event }) => {
    const [from, to] = [nameOf.get(of.lifecycle.id), nameOf.get(asks.lifecycle.id)]
    return from === undefined || to === undefined ? [] : [{ from, to, what: `${effect}: ${event}` }]
  })
}

/** What these machines invoke and send by themselves. */
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

/**
 * The map as a chart of its own, so that it is drawn like the others: a box for each machine that talks to another, an
 * arrow for what passes.
 */
export function mapChart(charts: readonly Chart[], talks: readonly Talk[]): Chart {
  const talking = charts.filter(({ name }) => talks.some(({ from, to }) => from === name || to === name))
  const boxes = talking.map(
    (chart): ChartState => ({
      ...bareState,
      id: chart.name,
      key: chart.name,
      parent: ROOT,
      description: chart.description,
      invokes: chart.actors.filter(({ machine }) => machine === null).map(({ src }) => ({ id: src, src })),
    }),
  )
  const known = talks.filter(({ from, to }) => [from, to].every((name) => talking.some((chart) => chart.name === name)))
  return {
    name: 'machines',
    id: 'machines',
    version: null,
    source: '',
    description: 'A box for each machine that talks to another, with the services that it runs.',
    actors: [],
    emits: [],
    sends: [],
    delays: [],
    states: [{ ...bareState, id: ROOT, key: 'machines', parent: null, type: 'compound' }, ...boxes],
    edges: known.map(({ from, to, what }) => edge(from, what, to)),
  }
}

/** The index: the map, and every machine with its picture and where it is tested. `testing` is by name. */
export function readmeOf(
  charts: readonly Chart[],
  testing: ReadonlyMap<string, Testing>,
  { talks, outside, askings }: Connections,
): string {
  const alone = charts.filter(({ name }) => !talks.some(({ from, to }) => from === name || to === name))
  return [
    '# Statecharts',
    '<!-- Generated from the machines by `npm run statecharts`. Not to be edited. -->',
    'Every chart below is drawn from the machine that the portal runs. `npm run statecharts` also builds the explorer, `test-results/statecharts/index.html`, which opens from disk: one searches in it, steps through a chart with the real machine, sees who may do what when, what is refused and with which words, which requirement asked for it, what is tested and what has changed.',
    table(
      ['Machine', 'What it is', 'Walked over HTTP', 'in a browser'],
      charts.map((chart) => row(chart, testing.get(chart.name)?.layers ?? [])),
    ),
    '## Which machine talks to which',
    ...(talks.length === 0
      ? ['No machine starts another or sends it anything.']
      : [
          '![The machines and what passes between them](machines.svg)',
          table(
            ['From', 'To', 'What'],
            talks.map(({ from, to, what }) => [linked(from), linked(to), what]),
          ),
        ]),
    ...(alone.length === 0
      ? []
      : [
          `By themselves, but for their services and the pages that show them: ${alone.map(({ name }) => linked(name)).join(', ')}.`,
        ]),
    ...(outside.length === 0
      ? []
      : [
          '### What comes to them from outside',
          table(
            ['To', 'Event', 'Sent by'],
            outside.map(({ to, event, file }) => [linked(to), `\`${event}\``, fileLink(file)]),
          ),
        ]),
    ...(askings.length === 0
      ? []
      : [
          '### Who asks the lifecycles',
          table(
            ['Lifecycle', 'Asked by'],
            askings.map(({ lifecycle, file }) => [linked(lifecycle), fileLink(file)]),
          ),
        ]),
    '## How to read a chart',
    legend,
    '## Pictures',
    ...charts.map(
      (chart) =>
        `### [${chart.name}](${chart.name}.md)\n\n<a href="${chart.name}.md"><img src="${chart.name}.svg" alt="${chart.name}" height="320"></a>`,
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

const legend = [
  'Of every machine there is an **overview**, `x.svg`, and a **full chart**, `x-full.svg`. The overview shows the way of the thing:',
  '- A box is a state and who is expected to act in it, by a colour and by a mark: a person is a learner, a square is staff, a clock is the clock, a hexagon is the software. The mark before an event tells who sends it.',
  '- The strong line is the main way: what happens when whoever is expected to act does the first thing there is to do, until the state that is meant. It is found from the statechart, its tags and the senders of its model. A double frame is an ending: nobody has to act any more.',
  '- `Register ✕ 8`: the event may be refused in eight cases. A condition is written where it decides between two ways; the main way has one where another says `[otherwise]`. `+2` are further events on the same arrow. A heavy frame is a state that is drawn without the states inside it.',
  '- A round arrow names what is done without leaving the state; `as in X` what may be done as from another state.',
  '',
  'The full chart shows everything:',
  '- A rounded box is a state: its title, then its name in the code, who is expected to act and its tags. A double frame is a final state, a dashed one a part that runs beside others.',
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

function edge(source: string, trigger: string, target: string): ChartEdge {
  return {
    id: `${source}:${trigger} ${target}`,
    source,
    kind: 'event',
    trigger,
    event: trigger,
    guard: null,
    guardWords: null,
    otherwise: false,
    actions: [],
    targets: [target],
    internal: false,
    reenter: false,
    refusal: null,
    senders: [],
    requirements: [],
    description: null,
    delay: null,
  }
}

function row({ name, description }: Chart, layers: Testing['layers']): readonly string[] {
  return [
    linked(name),
    description ?? '',
    ...(['http', 'browser'] as const).map((layer) => (layers.some((one) => one.name === layer) ? '✓' : '–')),
  ]
}

function linked(name: string): string {
  return `[${name}](${name}.md)`
}

function fileLink(file: string): string {
  return `[${file}](../../${file})`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
