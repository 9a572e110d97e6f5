import type { MachineCoverage, MutantCoverage } from '../../../paths/coverage.ts'
import { layerNames } from '../../../paths/layer-names.ts'
import { isUnchanged, type Changed, type Changes } from '../../changes.ts'
import { ROOT, type Chart, type ChartEdge } from '../../chart.ts'
import { matrixOf, type Chance } from '../../matrix.ts'
import { edgePhrase, guardLabel, guardPhrase, placeTitle, roleWords, triggerPhrase } from '../../phrases.ts'
import { layersOf, shareWords, sharesOf } from '../../shares.ts'
import type { ExplorerData } from '../data.ts'
import { all, code, element, link, table } from './dom.ts'
import type { PageTexts } from './texts.ts'

/** The data of a sheet. */
export interface Sheet {
  readonly chart: Chart
  readonly texts: PageTexts
  readonly coverage: MachineCoverage | null
  readonly changes: Changes | null
  readonly data: ExplorerData
  /** Selects a state or an edge in the chart. */
  readonly go: (id: string) => void
}

/** The permission matrix: states by roles. */
export function whoSheet({ chart, texts, go }: Sheet): readonly HTMLElement[] {
  const { roles, rows } = matrixOf(chart)
  if (rows.length === 0) return [element('p', {}, 'Nobody sends it anything: it goes by what its services answer.')]
  const cell = (chances: readonly Chance[]): HTMLElement =>
    element(
      'ul',
      { class: 'plain' },
      ...chances.map((chance) =>
        element('li', { class: chance.open.length === 0 ? 'no' : 'yes' }, chanceWords(chance)),
      ),
    )
  const chanceWords = ({ open, refusals }: Chance): HTMLElement => {
    const edge = open[0] ?? refusals[0]
    if (edge === undefined) return all()
    const name = link(texts.named(chart, triggerPhrase(chart, edge, texts)), () => go(edge.id))
    const rest =
      open.length > 0 && refusals.length > 0 ? element('small', {}, ` unless one of ${refusals.length} refusals`) : null
    return all(open.length === 0 ? '✕ ' : '✓ ', name, rest)
  }
  return [
    element(
      'p',
      { class: 'soft' },
      'What holds in a state holds in every state inside it. ✓ is let through, ✕ is refused whatever it brings along.',
    ),
    table(
      ['In state', ...roles.map((role) => texts.named(chart, roleWords(role, texts)))],
      rows.map(({ state, cells }) => [
        placeLink(chart, state, texts, go),
        ...roles.map((role) => cell(cells.get(role) ?? [])),
      ]),
    ),
  ]
}

/** All refusals with their texts. */
export function refusalSheet({ chart, texts, coverage, go }: Sheet): readonly HTMLElement[] {
  const refused = chart.edges.filter((edge) => edge.refusal !== null)
  if (refused.length === 0) return [element('p', {}, 'It refuses nothing: what it does not understand it passes over.')]
  return [
    table(
      ['Event', 'In state', 'When', 'Words', 'Requirements', 'Tested'],
      alike(refused, (edge) =>
        [
          edge.event,
          edge.refusal,
          edge.guard === null ? '' : guardPhrase(chart, edge.guard, texts),
          ...edge.senders,
        ].join(),
      ).map((edges) => [
        all(
          link(texts.named(chart, triggerPhrase(chart, edges[0], texts)), () => go(edges[0].id)),
          element('small', {}, texts.named(chart, edges[0].senders.map((role) => roleWords(role, texts)).join(', '))),
        ),
        element(
          'ul',
          { class: 'plain' },
          ...edges.map(({ source }) => element('li', {}, placeLink(chart, source, texts, go))),
        ),
        element('div', { class: 'wide' }, texts.named(chart, conditionWords(chart, edges[0], texts))),
        element(
          'div',
          { class: 'wide' },
          edges[0].refusal === '*' || edges[0].refusal === null ? 'by the event' : texts.refusal(edges[0].refusal),
          code(edges[0].refusal === '*' ? '' : (edges[0].refusal ?? '')),
        ),
        [...new Set(edges.flatMap(({ requirements }) => requirements))].join(', '),
        layerNames.filter((layer) => edges.every(({ id }) => layersOf(coverage, id).includes(layer))).join(', '),
      ]),
    ),
  ]
}

/** Groups equal edges of several states. */
function alike(
  edges: readonly ChartEdge[],
  saying: (edge: ChartEdge) => string,
): readonly [ChartEdge, ...ChartEdge[]][] {
  const groups = new Map<string, [ChartEdge, ...ChartEdge[]]>()
  for (const edge of edges) {
    const group = groups.get(saying(edge))
    if (group === undefined) groups.set(saying(edge), [edge])
    else group.push(edge)
  }
  return [...groups.values()]
}

function conditionWords(chart: Chart, edge: ChartEdge, texts: PageTexts): string {
  return edge.guard === null ? guardLabel(chart, edge, texts) : guardPhrase(chart, edge.guard, texts)
}

/** Requirements and where they are met. */
export function requirementSheet({ chart, texts, data, go }: Sheet): readonly HTMLElement[] {
  const places = new Map<string, HTMLElement[]>()
  const note = (id: string, place: HTMLElement): void =>
    void places.set(id, [...(places.get(id) ?? []), element('li', {}, place)])
  for (const state of chart.states) for (const id of state.requirements) note(id, placeLink(chart, state.id, texts, go))
  for (const edge of chart.edges) for (const id of edge.requirements) note(id, edgeLink(chart, edge, texts, go))
  const ids = [...places.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  if (ids.length === 0) return [element('p', {}, 'No requirement is named here.')]
  return [
    table(
      ['Requirement', 'Statement', 'Where'],
      ids.map((id) => [id, data.requirements[id] ?? '', element('ul', { class: 'plain' }, ...(places.get(id) ?? []))]),
    ),
  ]
}

/** The test coverage by layer, and the gaps. */
export function testSheet({ chart, texts, coverage, go }: Sheet): readonly HTMLElement[] {
  if (coverage === null) {
    return [
      element(
        'p',
        {},
        'Nothing is known here of what its paths have covered. To walk them, and to draw the charts anew:',
      ),
      element('pre', {}, 'npm run paths\nnpm run statecharts'),
    ]
  }
  const untaken = chart.edges.filter(({ id }) => layersOf(coverage, id).length === 0)
  const reasons = [
    ...Object.entries(coverage.exceptions).map(([goal, reason]) => [goal, 'any layer', reason]),
    ...Object.entries(coverage.layers).flatMap(([layer, { beyond }]) =>
      Object.entries(beyond).map(([goal, reason]) => [goal, `${layer} layer`, reason]),
    ),
  ]
  return [
    table(
      ['Layer', 'Transitions taken', 'Guards refusing', 'Conditions deciding alone', 'Paths'],
      sharesOf(coverage).map(({ layer, edges, refusals, conditions, paths }) => [
        layer,
        shareWords(edges),
        shareWords(refusals),
        shareWords(conditions),
        String(paths),
      ]),
    ),
    ...(coverage.mutants === null ? [] : faultLines(coverage.mutants)),
    ...listed(
      'Transitions that no path takes',
      untaken.map((edge) => element('li', {}, edgeLink(chart, edge, texts, go))),
    ),
    ...(reasons.length === 0
      ? []
      : [element('h3', {}, 'What no path can reach'), table(['Goal', 'Where', 'Reason'], reasons)]),
  ]
}

function faultLines({ killed, total, byModel, survivors }: MutantCoverage): readonly HTMLElement[] {
  return [
    element(
      'p',
      {},
      `Of ${total} machines with one fault the model sees ${byModel}, the record of goals ${killed - byModel} more.`,
    ),
    ...listed(
      'Faults that nobody sees',
      Object.entries(survivors).map(([fault, reason]) => element('li', {}, element('code', {}, fault), ` ${reason}`)),
    ),
  ]
}

/** The changes since another revision. */
export function changeSheet({ chart, texts, changes, data, go }: Sheet): readonly HTMLElement[] {
  if (data.changes === null || changes === null) {
    return [
      element('p', {}, 'Nothing is compared here. To compare with a git revision: '),
      element('pre', {}, 'npm run statecharts -- --since REVISION'),
    ]
  }
  const gone = listed(
    'Machines that are no more',
    data.changes.gone.map((name) => element('li', { class: 'removed' }, name)),
  )
  if (isUnchanged(changes)) return [element('p', {}, `It says the same as in ${data.changes.since}.`), ...gone]
  const lines = (title: string, kind: string, ids: readonly string[]): readonly HTMLElement[] =>
    listed(
      title,
      ids.map((id) => element('li', { class: kind }, changedLink(chart, id, texts, go))),
    )
  const changed = (title: string, ones: readonly Changed[]): readonly HTMLElement[] =>
    listed(
      title,
      ones.map(({ id, parts }) =>
        element('li', { class: 'changed' }, changedLink(chart, id, texts, go), partsOf(parts)),
      ),
    )
  return [
    element(
      'p',
      {},
      `Compared with ${data.changes.since}.${changes.addedStates.includes(ROOT) ? ' This machine is new.' : ''}`,
    ),
    ...lines(
      'States added',
      'added',
      changes.addedStates.filter((id) => id !== ROOT),
    ),
    ...lines('States removed', 'removed', changes.removedStates),
    ...changed('States that say something else', changes.changedStates),
    ...lines('Transitions added', 'added', changes.addedEdges),
    ...lines('Transitions removed', 'removed', changes.removedEdges),
    ...changed('Transitions that say something else', changes.changedEdges),
    ...gone,
  ]
}

function partsOf(parts: Changed['parts']): HTMLElement {
  const lines = parts.map(({ part, before, after }) =>
    element(
      'li',
      {},
      `${part}: `,
      element('del', {}, before || 'nothing'),
      ' ',
      element('ins', {}, after || 'nothing'),
    ),
  )
  return element('ul', {}, ...lines)
}

function changedLink(chart: Chart, id: string, texts: PageTexts, go: (id: string) => void): HTMLElement {
  const edge = chart.edges.find((one) => one.id === id)
  return edge === undefined ? placeLink(chart, id, texts, go) : edgeLink(chart, edge, texts, go)
}

function edgeLink(chart: Chart, edge: ChartEdge, texts: PageTexts, go: (id: string) => void): HTMLElement {
  const words = [
    edge.source === ROOT ? 'any state' : placeTitle(chart, edge.source, texts),
    edgePhrase(chart, edge, texts),
  ]
  return link(texts.named(chart, words.join(': ')), () => go(edge.id))
}

function placeLink(chart: Chart, id: string, texts: PageTexts, go: (id: string) => void): HTMLElement {
  return link(id === ROOT ? 'any state' : texts.named(chart, placeTitle(chart, id, texts)), () => go(id))
}

function listed(title: string, items: readonly HTMLElement[]): readonly HTMLElement[] {
  return items.length === 0 ? [] : [element('h3', {}, title), element('ul', { class: 'lines' }, ...items)]
}
