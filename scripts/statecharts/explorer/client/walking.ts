import type { MachineCoverage, RecordedPath } from '../../../paths/coverage.ts'
import type { Chart } from '../../chart.ts'
import { edgePhrase, linkPhrase, titleOf, type Wording } from '../../phrases.ts'
import { button, code, element } from './dom.ts'
import type { PageTexts } from './texts.ts'

export interface Walking {
  readonly parts: () => readonly HTMLElement[]
  /** The position in the walk; null while none is selected. */
  readonly where: () => { readonly active: readonly string[]; readonly taken: readonly string[] } | null
  /** The walk and the position in it, as an address has it; null while none is selected. */
  readonly address: () => string | null
  /** Turns to what an address has; an unknown one is passed over. */
  readonly turnTo: (address: string) => void
}

/** A walk that a test has taken. */
interface Walk {
  /** `LAYER/PATH`. */
  readonly key: string
  readonly path: RecordedPath
}

/** How many of the places of a walk are in its name at most. */
const mostPlaces = 5

/** Recorded test walks, to be followed step by step. */
export function walking(
  chart: Chart,
  coverage: MachineCoverage | null,
  texts: () => PageTexts,
  draw: () => void,
): Walking {
  const walks = walksIn(coverage)
  let walk: Walk | null = null
  let at = 0
  const moveTo = (next: number): void => {
    at = next
    draw()
  }
  const choose = (key: string): void => {
    walk = walks.find((one) => one.key === key) ?? null
    at = 0
  }
  const chooser = (): HTMLElement => {
    const list = element('select', { 'aria-label': 'A walk that a test has taken', 'data-keep': 'walks' })
    list.append(
      element('option', { value: '' }, 'A walk that a test has taken …'),
      ...walks.map(({ key, path }) => {
        const words = `${walkName(chart, path, texts())} (${key.split('/')[0]}, ${path.steps.length - 1} steps)`
        return element('option', { value: key, lang: texts().languageOf(chart), dir: 'auto' }, words)
      }),
    )
    list.addEventListener('change', () => {
      choose(list.value)
      draw()
    })
    return list
  }
  return {
    parts: () => {
      if (walk === null) return walks.length === 0 ? [] : [chooser()]
      const { key, path } = walk
      const last = path.steps.length - 1
      return [
        element('h3', {}, texts().named(chart, walkName(chart, path, texts()))),
        element('p', { role: 'status' }, `Step ${at} of ${last} `, code(key)),
        element('ol', { start: '0', class: 'walk' }, ...path.steps.map((step, index) => line(step, index === at))),
        element(
          'p',
          { class: 'tools' },
          button('← Back', () => moveTo(at - 1), at === 0),
          button('On →', () => moveTo(at + 1), at === last),
          button('Leave', () => {
            walk = null
            moveTo(0)
          }),
        ),
      ]
    },
    where: () => {
      const step = walk?.path.steps[at]
      return step === undefined ? null : { active: step.state.split(' + ').flatMap(withParents), taken: step.edges }
    },
    address: () => (walk === null ? null : `${walk.key}/${at}`),
    turnTo: (address) => {
      const [layer = '', id = '', step] = address.split('/')
      choose(`${layer}/${id}`)
      moveTo(Math.min(Number(step) || 0, (walk?.path.steps.length ?? 1) - 1))
    },
  }

  function line({ event, edges }: RecordedPath['steps'][number], isNow: boolean): HTMLElement {
    const edge = chart.edges.find(({ id }) => id === edges[0])
    const refused = (edge?.refusal ?? null) === null ? '' : ' ✕'
    const words = edge === undefined ? event : texts().named(chart, `${edgePhrase(chart, edge, texts())}${refused}`)
    const name = edge === undefined ? null : code(event)
    return element('li', { 'aria-current': isNow ? 'step' : false }, words, name)
  }
}

/** The walks through a machine on every layer. */
export function walksIn(coverage: MachineCoverage | null): readonly Walk[] {
  return Object.entries(coverage?.layers ?? {}).flatMap(([layer, { paths }]) =>
    paths.map((path) => ({ key: `${layer}/${path.id}`, path })),
  )
}

/**
 * What a walk is called: the places that it comes to, and how often it is refused: `Registered, then Withdrawn ✕ 2`.
 * Where it begins is told when it stays there.
 */
export function walkName(chart: Chart, { steps }: RecordedPath, wording: Wording): string {
  const stood = steps.map(({ state }) => state.split(' + '))
  const reached = stood
    .map((places, index) => places.filter((id) => !(stood[index - 1] ?? []).includes(id)))
    .filter((places) => places.length > 0)
  const told = reached.length > 1 ? reached.slice(1) : reached
  const titles = told.map((places) => places.map(titleIn).join(' + '))
  const short = titles.length > mostPlaces ? [...titles.slice(0, 2), '…', ...titles.slice(-2)] : titles
  const name = short.reduce((before, after) => linkPhrase('then', { before, after }, wording))
  const refusals = new Set(chart.edges.filter(({ refusal }) => refusal !== null).map(({ id }) => id))
  const refused = steps.filter(({ edges }) => edges.some((id) => refusals.has(id))).length
  return refused === 0 ? name : `${name} ✕ ${refused}`

  function titleIn(id: string): string {
    const state = chart.states.find((one) => one.id === id)
    return state === undefined ? id : titleOf(chart, state, wording)
  }
}

/** A state and its ancestors. */
function withParents(id: string): readonly string[] {
  const parts = id.split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}
