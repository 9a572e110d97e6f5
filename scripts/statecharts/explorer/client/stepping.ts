import type { MachineCoverage, RecordedPath } from '../../../paths/coverage.ts'
import { guardLabel } from '../../boxes.ts'
import { ROOT, type Chart, type ChartEdge } from '../../chart.ts'
import { triggerWords } from '../../words.ts'
import { element } from './dom.ts'
import { openEdges, startOf, take, type Moved } from './stepper.ts'

export interface Stepping {
  readonly restart: (chart: Chart, coverage: MachineCoverage | null) => void
  /** What is active and what was just taken; nothing before the first step is asked for. */
  readonly where: () => { readonly active: readonly string[]; readonly taken: readonly string[] }
}

/** The part of the page that steps: by choice through the chart, or along a walk that the real machine has taken in a test. */
export function stepping(box: HTMLElement, changed: () => void): Stepping {
  let chart: Chart | null = null
  let walks: readonly RecordedPath[] = []
  let past: Moved[] = []
  let walk: { readonly path: RecordedPath; at: number } | null = null

  const where: Stepping['where'] = () => {
    const step = walk?.path.steps[walk.at]
    if (step !== undefined) return { active: step.state.split(' + ').flatMap(withParents), taken: step.edges }
    const now = past.at(-1)
    return now === undefined
      ? { active: [], taken: [] }
      : { active: now.standing.active.filter((id) => id !== ROOT), taken: now.taken }
  }
  const draw = (): void => {
    box.replaceChildren(...(walk !== null ? walkControls(walk) : stepControls()))
    changed()
  }
  const stepControls = (): readonly HTMLElement[] => {
    const now = past.at(-1)
    if (chart === null || now === undefined) {
      return [button('Start stepping', () => begin()), ...(walks.length === 0 ? [] : [walkChooser()])]
    }
    const shown = chart
    const open = openEdges(shown, now.standing)
    const leaves = now.standing.active.filter(
      (id) => !now.standing.active.some((other) => other.startsWith(`${id}.`)) && id !== ROOT,
    )
    return [
      element('p', { role: 'status' }, `Active: ${leaves.join(', ')}`),
      element(
        'ul',
        { class: 'plain' },
        ...open.map((edge) =>
          element(
            'li',
            {},
            edgeButton(edge, () => go(take(shown, now.standing, edge))),
          ),
        ),
      ),
      ...(open.length === 0 ? [element('p', {}, 'Nothing leads on from here.')] : []),
      element(
        'p',
        {},
        button('Back', () => back()),
        button('Leave', () => leave()),
      ),
    ]
  }
  const walkControls = (walking: { readonly path: RecordedPath; at: number }): readonly HTMLElement[] => {
    const { path, at } = walking
    const turn = (by: number): void => {
      walking.at = Math.min(path.steps.length - 1, Math.max(0, at + by))
      draw()
    }
    return [
      element('p', { role: 'status' }, `Walk ${path.id}, step ${at} of ${path.steps.length - 1}`),
      element(
        'ol',
        { start: '0', class: 'walk' },
        ...path.steps.map(({ event }, index) =>
          element('li', { 'aria-current': index === at ? 'step' : false }, event),
        ),
      ),
      element(
        'p',
        {},
        button('Back', () => turn(-1)),
        button('On', () => turn(1)),
        button('Leave', () => leave()),
      ),
    ]
  }
  const walkChooser = (): HTMLElement => {
    const list = element(
      'select',
      { 'aria-label': 'A walk that a test has taken' },
      element('option', { value: '' }, 'A walk that a test has taken …'),
    )
    list.append(...walks.map(({ id, steps }) => element('option', { value: id }, `${id} (${steps.length - 1} steps)`)))
    list.addEventListener('change', () => {
      const path = walks.find(({ id }) => id === list.value)
      if (path === undefined) return
      walk = { path, at: 0 }
      draw()
    })
    return list
  }
  const go = (next: Moved): void => {
    past = [...past, next]
    draw()
  }
  const begin = (): void => {
    if (chart !== null) go(startOf(chart))
  }
  const back = (): void => {
    past = past.slice(0, -1)
    draw()
  }
  const leave = (): void => {
    past = []
    walk = null
    draw()
  }
  return {
    where,
    restart: (next, coverage) => {
      chart = next
      walks = Object.values(coverage?.layers ?? {}).flatMap((layer) => layer.paths)
      leave()
    },
  }
}

function edgeButton(edge: ChartEdge, onclick: () => void): HTMLElement {
  const words = triggerWords(edge)
  const where = edge.refusal === null ? (edge.internal ? 'stays' : `→ ${edge.targets.join(', ')}`) : `✕ ${edge.refusal}`
  return element(
    'button',
    { type: 'button', onclick },
    element('b', {}, words === '' ? 'by itself' : words),
    ` ${guardLabel(edge)} `,
    element('small', {}, where),
  )
}

function button(words: string, onclick: () => void): HTMLElement {
  return element('button', { type: 'button', onclick }, words)
}

/** A state with all that it lies in. */
function withParents(id: string): readonly string[] {
  const parts = id.split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}
