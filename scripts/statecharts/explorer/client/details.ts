import type { MachineCoverage } from '../../../paths/coverage.ts'
import { edgeWords } from '../../boxes.ts'
import { ROOT, type Chart, type ChartEdge, type ChartState } from '../../chart.ts'
import { element } from './dom.ts'
import type { PageTexts } from './texts.ts'

/** What a chart says of one of its states or edges. */
export function details(
  chart: Chart,
  id: string,
  coverage: MachineCoverage | null,
  texts: PageTexts,
  go: (id: string) => void,
): readonly HTMLElement[] {
  const state = chart.states.find((one) => one.id === id)
  const edge = chart.edges.find((one) => one.id === id)
  if (state !== undefined) return stateDetails(chart, state, texts, go)
  return edge === undefined ? [] : edgeDetails(edge, coverage, texts, go)
}

function stateDetails(
  chart: Chart,
  state: ChartState,
  { text }: PageTexts,
  go: (id: string) => void,
): readonly HTMLElement[] {
  const edges = chart.edges.filter((edge) => edge.source === state.id)
  return [
    element('h2', {}, state.title === null ? state.key : text(state.title)),
    element('p', {}, state.description ?? ''),
    facts([
      ['Name', state.id === ROOT ? chart.id : state.id],
      ['Kind', state.type === 'atomic' ? '' : state.type],
      ['Who acts', state.who ?? ''],
      ['Tags', state.tags.join(', ')],
      ['Runs', state.invokes.map(({ src }) => src).join(', ')],
      ['On entry', state.entry.map(({ words }) => words).join(', ')],
      ['On exit', state.exit.map(({ words }) => words).join(', ')],
      ['Requirements', state.requirements.join(', ')],
    ]),
    element(
      'ul',
      { class: 'plain' },
      ...edges.map((edge) =>
        element(
          'li',
          {},
          link(edge.refusal === null ? edgeWords(edge) : `${edgeWords(edge)}: ${edge.refusal}`, edge.id, go),
        ),
      ),
    ),
  ]
}

function edgeDetails(
  edge: ChartEdge,
  coverage: MachineCoverage | null,
  { text }: PageTexts,
  go: (id: string) => void,
): readonly HTMLElement[] {
  const goals = Object.entries(coverage?.layers ?? {}).map(([layer, { reached, missing }]) => {
    const of = (ids: readonly string[]): number => ids.filter((id) => id.startsWith(`${edge.id} `)).length
    return `${layer}: ${of(reached)} of ${of(reached) + of(missing)} goals`
  })
  const walks = Object.values(coverage?.layers ?? {}).flatMap(({ paths }) =>
    paths.filter(({ steps }) => steps.some((step) => step.edges.includes(edge.id))),
  )
  return [
    element('h2', {}, edgeWords(edge) || 'by itself'),
    element('p', {}, edge.description ?? ''),
    facts([
      ['Guard', edge.guardWords ?? (edge.otherwise ? 'taken when no candidate before it was' : '')],
      ['Actions', edge.actions.map(({ words }) => words).join(', ')],
      ['Refusal', edge.refusal ?? ''],
      ['Text', edge.refusal === null || edge.refusal === '*' ? '' : text(edge.refusal)],
      ['Requirements', edge.requirements.join(', ')],
      ['Tested', goals.join(', ')],
      ['Walks', walks.map(({ id }) => id).join(', ')],
    ]),
    element(
      'p',
      {},
      'From ',
      link(edge.source === ROOT ? 'any state' : edge.source, edge.source, go),
      ...edge.targets.flatMap((target) => [' to ', link(target, target, go)]),
    ),
  ]
}

function facts(rows: readonly (readonly [string, string])[]): HTMLElement {
  return element(
    'dl',
    {},
    ...rows
      .filter(([, value]) => value !== '')
      .flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  )
}

function link(words: string, id: string, go: (id: string) => void): HTMLElement {
  return element('button', { type: 'button', class: 'link', onclick: () => go(id) }, words === '' ? 'by itself' : words)
}
