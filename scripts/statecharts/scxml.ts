import {
  ROOT,
  childrenOf,
  isWithin,
  stateOf,
  type Chart,
  type ChartAction,
  type ChartEdge,
  type ChartState,
  type GuardTree,
} from './chart.ts'
import { escaped } from './svg.ts'

/**
 * The chart as W3C SCXML. Guards become calls of a function of their name, actions become events sent to it, so that
 * the file says the same and is valid; what the functions do stays in the machine.
 */
export function scxmlOf(chart: Chart): string {
  const root = stateOf(chart, ROOT)
  const head = `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${escaped(chart.id)}"`
  const whole =
    chart.edges.some((edge) => edge.source === ROOT) || root.entry.length + root.exit.length + root.invokes.length > 0
  const body =
    whole || root.type === 'parallel'
      ? stateElement(chart, root, '  ')
      : childrenOf(chart, ROOT).flatMap((child) => stateElement(chart, child, '  '))
  const initial = whole || root.type === 'parallel' ? [idOf(chart, ROOT)] : root.initial.map((id) => idOf(chart, id))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `${head} initial="${initial.join(' ')}">`,
    ...body,
    '</scxml>',
    '',
  ].join('\n')
}

function stateElement(chart: Chart, state: ChartState, indent: string): readonly string[] {
  const id = idOf(chart, state.id)
  const inner = `${indent}  `
  if (state.type === 'history') {
    const targets = (state.initial.length > 0 ? state.initial : fallbackOf(chart, state))
      .map((target) => idOf(chart, target))
      .join(' ')
    return [
      `${indent}<history id="${id}" type="${state.history ?? 'shallow'}">`,
      `${inner}<transition target="${targets}"/>`,
      `${indent}</history>`,
    ]
  }
  const tag = state.type === 'parallel' ? 'parallel' : state.type === 'final' ? 'final' : 'state'
  const initial =
    tag === 'state' && state.initial.length > 0
      ? ` initial="${state.initial.map((child) => idOf(chart, child)).join(' ')}"`
      : ''
  const edges = chart.edges.filter((edge) => edge.source === state.id)
  const body = [
    ...handler('onentry', [...actionElements(state.entry), ...timers(chart, edges)], inner),
    ...handler('onexit', [...actionElements(state.exit), ...cancelled(chart, edges)], inner),
    ...(tag === 'final' ? [] : edges.flatMap((edge) => transitionElement(chart, edge, inner))),
    ...state.invokes.map(
      (invoke) =>
        `${inner}<invoke type="x-service" src="${escaped(invoke.src)}" id="${invokeId(chart, state.id, invoke.id)}"/>`,
    ),
    ...childrenOf(chart, state.id).flatMap((child) => stateElement(chart, child, inner)),
  ]
  return body.length === 0
    ? [`${indent}<${tag} id="${id}"/>`]
    : [`${indent}<${tag} id="${id}"${initial}>`, ...body, `${indent}</${tag}>`]
}

function transitionElement(chart: Chart, edge: ChartEdge, indent: string): readonly string[] {
  const event = eventOf(chart, edge)
  const attributes = [
    event === '' ? '' : ` event="${escaped(event)}"`,
    edge.guard === null ? '' : ` cond="${escaped(condition(chart, edge.guard))}"`,
    edge.targets.length === 0 ? '' : ` target="${edge.targets.map((target) => idOf(chart, target)).join(' ')}"`,
    staysIn(edge) ? ' type="internal"' : '',
  ].join('')
  const refusal = edge.refusal === null ? [] : [`<raise event="refused.${escaped(edge.refusal)}"/>`]
  const body = [...actionElements(edge.actions), ...refusal]
  return body.length === 0
    ? [`${indent}<transition${attributes}/>`]
    : [`${indent}<transition${attributes}>`, ...body.map((line) => `${indent}  ${line}`), `${indent}</transition>`]
}

/** True for an edge to a descendant that does not re-enter its source. */
function staysIn({ source, targets, reenter }: ChartEdge): boolean {
  return !reenter && targets.length > 0 && targets.every((target) => target !== source && isWithin(target, source))
}

function eventOf(chart: Chart, edge: ChartEdge): string {
  switch (edge.kind) {
    case 'always':
      return ''
    case 'completion':
      return `done.state.${idOf(chart, edge.source)}`
    case 'done':
      return `done.invoke.${invokeId(chart, edge.source, edge.trigger)}`
    case 'error':
      return `error.invoke.${invokeId(chart, edge.source, edge.trigger)}`
    case 'snapshot':
      return `snapshot.${invokeId(chart, edge.source, edge.trigger)}`
    case 'after':
      return timerName(chart, edge)
    case 'event':
      return edge.trigger
  }
}

function condition(chart: Chart, guard: GuardTree): string {
  switch (guard.kind) {
    case 'atom':
      return `${codeName(guard.name)}(${guard.params === null ? '' : JSON.stringify(guard.params)})`
    case 'in':
      return `In('${idOf(chart, guard.state)}')`
    case 'not':
      return `!(${guard.parts.map((part) => condition(chart, part)).join('')})`
    case 'and':
    case 'or':
      return `(${guard.parts.map((part) => condition(chart, part)).join(guard.kind === 'and' ? ' && ' : ' || ')})`
  }
}

function actionElements(actions: readonly ChartAction[]): readonly string[] {
  return actions.map(({ name, params }) => {
    const given = params === null ? '' : `<content>${escaped(JSON.stringify(params))}</content>`
    const head = `<send event="${codeName(name)}" type="x-action"`
    return given === '' ? `${head}/>` : `${head}>${given}</send>`
  })
}

/** One timer per delay that leaves the state. */
function timersOf(chart: Chart, edges: readonly ChartEdge[]): ReadonlyMap<string, ChartEdge> {
  return new Map(edges.filter((edge) => edge.kind === 'after').map((edge) => [timerName(chart, edge), edge]))
}

function timers(chart: Chart, edges: readonly ChartEdge[]): readonly string[] {
  return [...timersOf(chart, edges)].map(([event, { delay, trigger }]) => {
    const ms = delay?.ms ?? null
    return `<send event="${event}" id="${event}" ${ms === null ? `delayexpr="${codeName(trigger)}()"` : `delay="${ms}ms"`}/>`
  })
}

function cancelled(chart: Chart, edges: readonly ChartEdge[]): readonly string[] {
  return [...timersOf(chart, edges).keys()].map((event) => `<cancel sendid="${event}"/>`)
}

function timerName(chart: Chart, edge: ChartEdge): string {
  return `after.${codeName(edge.trigger)}.${idOf(chart, edge.source)}`
}

function handler(tag: 'onentry' | 'onexit', lines: readonly string[], indent: string): readonly string[] {
  return lines.length === 0
    ? []
    : [`${indent}<${tag}>`, ...lines.map((line) => `${indent}  ${line}`), `${indent}</${tag}>`]
}

/** A history state without a default falls back to its parent's initial state. */
function fallbackOf(chart: Chart, { parent }: ChartState): readonly string[] {
  const { type, initial } = stateOf(chart, parent ?? ROOT)
  return type === 'parallel'
    ? childrenOf(chart, parent ?? ROOT)
        .filter((child) => child.type !== 'history')
        .map((child) => child.id)
    : initial
}

function idOf(chart: Chart, id: string): string {
  return id === ROOT ? chart.id : `${chart.id}.${id}`
}

function invokeId(chart: Chart, state: string, invoke: string): string {
  return `${idOf(chart, state)}.${invoke.replaceAll(/[^\w.-]/g, '_')}`
}

function codeName(name: string): string {
  return name.replaceAll(/[^\w$.]/g, '_')
}
