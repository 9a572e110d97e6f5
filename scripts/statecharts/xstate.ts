import { ROOT, childrenOf, stateOf, type Chart, type ChartAction, type ChartEdge, type ChartState } from './chart.ts'

/** A part of the configuration; what is empty is not written. */
type Part = Readonly<Record<string, unknown>>

/**
 * The chart as a file of XState with the configuration alone, which visual editors of statecharts open: what guards,
 * actions and services do stays in the machine. A guard of several conditions goes by its words.
 */
export function xstateOf(chart: Chart): string {
  const root = { id: chart.id, version: chart.version, ...stateConfig(chart, stateOf(chart, ROOT)) }
  const config = JSON.stringify(filled(root), null, 2)
  return `import { createMachine } from 'xstate'\n\nexport default createMachine(${config})\n`
}

function stateConfig(chart: Chart, state: ChartState): Part {
  const { id, type, history, title, who, requirements, meta } = state
  const edges = chart.edges.filter(({ source }) => source === id)
  const by = (kind: ChartEdge['kind'], trigger?: string): readonly ChartEdge[] =>
    edges.filter((edge) => edge.kind === kind && (trigger ?? edge.trigger) === edge.trigger)
  const ways = (some: readonly ChartEdge[]): readonly Part[] => some.map((edge) => wayConfig(chart, edge))
  const byTrigger = (kind: ChartEdge['kind']): Part =>
    Object.fromEntries([...Map.groupBy(by(kind), ({ trigger }) => trigger)].map(([key, some]) => [key, ways(some)]))
  const [first] = state.initial.map((target) => stateOf(chart, target).key)
  return filled({
    type: type === 'atomic' || type === 'compound' ? null : type,
    history,
    [type === 'history' ? 'target' : 'initial']: first,
    description: state.description,
    tags: state.tags,
    meta: filled({ title, who, requirements, ...meta }),
    invoke: state.invokes.map((invoke) =>
      filled({
        ...invoke,
        onDone: ways(by('done', invoke.id)),
        onError: ways(by('error', invoke.id)),
        onSnapshot: ways(by('snapshot', invoke.id)),
      }),
    ),
    entry: state.entry.map(actionConfig),
    exit: state.exit.map(actionConfig),
    on: byTrigger('event'),
    after: byTrigger('after'),
    always: ways(by('always')),
    onDone: ways(by('completion')),
    states: Object.fromEntries(childrenOf(chart, id).map((child) => [child.key, stateConfig(chart, child)])),
  })
}

function wayConfig(chart: Chart, { guard, guardWords, actions, refusal, ...edge }: ChartEdge): Part {
  const code = refusal === '*' ? null : { code: refusal }
  const refused = refusal === null ? [] : [actionConfig({ name: 'refuse', params: code, words: '' })]
  return filled({
    target: edge.targets.map((target) => (target === ROOT ? `#${chart.id}` : `#${chart.id}.${target}`)),
    guard: guard?.kind === 'atom' ? named(guard.name, guard.params) : guardWords,
    reenter: edge.reenter ? true : null,
    actions: [...actions.map(actionConfig), ...refused],
    description: edge.description,
    meta: filled({ requirements: edge.requirements }),
  })
}

function actionConfig({ name, params }: ChartAction): unknown {
  return named(name, params)
}

function named(type: string, params: unknown): unknown {
  return params === null ? type : { type, params }
}

function filled(part: Part): Part {
  return Object.fromEntries(
    Object.entries(part).filter(
      ([, value]) =>
        value !== null && value !== undefined && !(typeof value === 'object' && Object.keys(value).length === 0),
    ),
  )
}
