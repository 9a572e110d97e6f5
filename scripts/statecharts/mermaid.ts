import { ROOT, childrenOf, isWithin, stateOf, type Chart, type ChartEdge, type ChartState } from './chart.ts'
import { guardLabel, titleOf, triggerPhrase } from './phrases.ts'
import type { Texts } from './texts.ts'

/**
 * The chart as a Mermaid `stateDiagram-v2`, for code hosts that draw it. Edges within a state are left to the tables.
 */
export function mermaidOf(chart: Chart, texts: Texts): string {
  const root = stateOf(chart, ROOT)
  // Only what is inside a state can run side by side.
  const drawn = root.type === 'parallel' ? declared(chart, root, texts, '  ') : inside(chart, root, texts, '  ')
  return ['stateDiagram-v2', ...drawn, ...arrows(chart, texts), ''].join('\n')
}

function inside(chart: Chart, state: ChartState, texts: Texts, indent: string): readonly string[] {
  const children = childrenOf(chart, state.id)
  const initial = state.type === 'compound' ? state.initial.map((target) => `${indent}[*] --> ${name(target)}`) : []
  const drawn = children.map((child) => declared(chart, child, texts, indent))
  const divided =
    state.type === 'parallel'
      ? drawn.flatMap((lines, index) => (index > 0 ? [`${indent}--`, ...lines] : lines))
      : drawn.flat()
  const finals = children.filter((child) => child.type === 'final').map((child) => `${indent}${name(child.id)} --> [*]`)
  return [...initial, ...divided, ...finals]
}

function declared(chart: Chart, state: ChartState, texts: Texts, indent: string): readonly string[] {
  const mark = state.history === null ? '' : state.history === 'deep' ? 'H* ' : 'H '
  const head = `${indent}state "${plainWords(`${mark}${titleOf(chart, state, texts)}`)}" as ${name(state.id)}`
  if (childrenOf(chart, state.id).length === 0) return [head]
  return [head, `${indent}state ${name(state.id)} {`, ...inside(chart, state, texts, `${indent}  `), `${indent}}`]
}

/**
 * Edges with a target. Those of the root hold in every state, which the notation cannot say: they are left to the
 * tables.
 */
function arrows(chart: Chart, texts: Texts): readonly string[] {
  return chart.edges
    .filter((edge) => edge.source !== ROOT)
    .flatMap((edge) =>
      edge.targets.flatMap((target) =>
        startsOf(chart, edge.source, target).map(
          (start) => `  ${name(start)} --> ${name(target)}${label(chart, edge, texts)}`,
        ),
      ),
    )
}

/** An arrow from a state into itself cannot be drawn: one begins in each state inside instead. */
function startsOf(chart: Chart, source: string, target: string): readonly string[] {
  if (source === target || !isWithin(target, source)) return [source]
  return childrenOf(chart, source)
    .filter(({ type }) => type !== 'history' && type !== 'final')
    .flatMap(({ id }) => startsOf(chart, id, target))
}

function label(chart: Chart, edge: ChartEdge, texts: Texts): string {
  const words = [triggerPhrase(chart, edge, texts), guardLabel(chart, edge, texts)]
    .filter((part) => part !== '')
    .join(' ')
  return words === '' ? '' : `: ${plainWords(words)}`
}

function name(id: string): string {
  return id === ROOT ? 'machine' : id.replaceAll('.', '__')
}

/** Removes characters with a meaning in Mermaid. */
function plainWords(words: string): string {
  return words
    .replaceAll(/[":;{}#]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
