import type { MachineCoverage } from '../../../paths/coverage.ts'
import { isGoalOf } from '../../../paths/goals.ts'
import { ROOT, type Chart, type ChartEdge, type ChartState } from '../../chart.ts'
import { edgePhrase, guardPhrase, placeTitle, roleWords, titleOf } from '../../phrases.ts'
import type { ExplorerData } from '../data.ts'
import { all, code, element, link } from './dom.ts'
import type { PageTexts } from './texts.ts'
import { walkName, walksIn } from './walking.ts'

/** The data for the details of a state or an edge. */
export interface Saying {
  readonly chart: Chart
  readonly coverage: MachineCoverage | null
  readonly texts: PageTexts
  readonly requirements: ExplorerData['requirements']
  readonly go: (id: string) => void
  /** Turns to a walk. */
  readonly walk: (key: string) => void
}

/** The details of a state or an edge. */
export function details(saying: Saying, id: string): readonly HTMLElement[] {
  const state = saying.chart.states.find((one) => one.id === id)
  const edge = saying.chart.edges.find((one) => one.id === id)
  if (state !== undefined) return stateDetails(saying, state)
  return edge === undefined ? [] : edgeDetails(saying, edge)
}

function stateDetails(saying: Saying, state: ChartState): readonly HTMLElement[] {
  const { chart, texts, go } = saying
  const edges = chart.edges.filter((edge) => edge.source === state.id)
  return [
    element('h2', {}, texts.named(chart, titleOf(chart, state, texts))),
    element('p', {}, state.description ?? ''),
    facts([
      ['Name', code(state.id === ROOT ? chart.id : state.id)],
      ['Kind', state.type === 'atomic' ? '' : state.type],
      ['Who acts', state.who === null ? '' : texts.named(chart, roleWords(state.who, texts))],
      ['Tags', code(state.tags.join(', '))],
      ['Runs', code(state.invokes.map(({ src }) => src).join(', '))],
      ['On entry', state.entry.map(({ words }) => words).join(', ')],
      ['On exit', state.exit.map(({ words }) => words).join(', ')],
      ['Asked for by', statements(saying, state.requirements)],
    ]),
    element(
      'ul',
      { class: 'plain' },
      ...edges.map((edge) =>
        element(
          'li',
          { class: edge.refusal === null ? false : 'no' },
          link(texts.named(chart, `${edge.refusal === null ? '' : '✕ '}${edgePhrase(chart, edge, texts)}`), () =>
            go(edge.id),
          ),
        ),
      ),
    ),
  ]
}

function edgeDetails(saying: Saying, edge: ChartEdge): readonly HTMLElement[] {
  const { chart, coverage, texts, go, walk } = saying
  const goals = Object.entries(coverage?.layers ?? {}).map(([layer, { reached, missing }]) => {
    const of = (ids: readonly string[]): number => ids.filter((id) => isGoalOf(edge.id, id)).length
    return `${layer}: ${of(reached)} of ${of(reached) + of(missing)} goals`
  })
  const walks = walksIn(coverage).flatMap(({ key, path }) => {
    const at = path.steps.findIndex(({ edges }) => edges.includes(edge.id))
    return at < 0 ? [] : [link(texts.named(chart, walkName(chart, path, texts)), () => walk(`${key}/${at}`))]
  })
  const place = (id: string): HTMLElement =>
    link(id === ROOT ? 'any state' : texts.named(chart, placeTitle(chart, id, texts)), () => go(id))
  return [
    element('h2', {}, texts.named(chart, edgePhrase(chart, edge, texts))),
    element('p', {}, edge.description ?? ''),
    element('p', {}, 'From ', place(edge.source), ...edge.targets.flatMap((target) => [' to ', place(target)])),
    facts([
      ['Event', code(edge.kind === 'event' ? edge.trigger : '')],
      ['Sent by', texts.named(chart, edge.senders.map((role) => roleWords(role, texts)).join(', '))],
      [
        'Guard',
        edge.guard === null
          ? edge.otherwise
            ? 'taken when no candidate before it was'
            : ''
          : texts.named(chart, guardPhrase(chart, edge.guard, texts)),
      ],
      ['In the code', edge.guardWords ?? ''],
      ['Actions', edge.actions.map(({ words }) => words).join(', ')],
      ['Refused with', edge.refusal === null || edge.refusal === '*' ? '' : texts.refusal(edge.refusal)],
      ['Code', code(edge.refusal ?? '')],
      ['Asked for by', statements(saying, edge.requirements)],
      ['Tested', goals.join(', ')],
      ['Walks', walks.length === 0 ? '' : listed(walks)],
    ]),
  ]
}

/** Requirements with their statements. */
function statements({ requirements }: Saying, ids: readonly string[]): HTMLElement | string {
  return ids.length === 0 ? '' : listed(ids.map((id) => all(element('b', {}, id), ` ${requirements[id] ?? ''}`)))
}

function listed(items: readonly HTMLElement[]): HTMLElement {
  return element('ul', { class: 'plain' }, ...items.map((item) => element('li', {}, item)))
}

function facts(rows: readonly (readonly [string, string | HTMLElement])[]): HTMLElement {
  return element(
    'dl',
    {},
    ...rows
      .filter(([, value]) => value !== '' && (typeof value === 'string' || value.textContent !== ''))
      .flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  )
}
