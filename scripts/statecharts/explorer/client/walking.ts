import type { MachineCoverage, RecordedPath } from '../../../paths/coverage.ts'
import { button, element } from './dom.ts'

export interface Walking {
  readonly parts: () => readonly HTMLElement[]
  /** The position in the walk; null while none is selected. */
  readonly where: () => { readonly active: readonly string[]; readonly taken: readonly string[] } | null
}

/** Recorded test walks, to be followed step by step. */
export function walking(coverage: MachineCoverage | null, draw: () => void): Walking {
  const walks = Object.entries(coverage?.layers ?? {}).flatMap(([layer, { paths }]) =>
    paths.map((path) => ({ layer, path })),
  )
  let path: RecordedPath | null = null
  let at = 0
  const turnTo = (next: number): void => {
    at = next
    draw()
  }
  const chooser = (): HTMLElement => {
    const list = element('select', { 'aria-label': 'A walk that a test has taken', 'data-keep': 'walks' })
    list.append(element('option', { value: '' }, 'A walk that a test has taken …'))
    for (const {
      layer,
      path: { id, steps },
    } of walks)
      list.append(element('option', { value: `${layer} ${id}` }, `${layer} ${id} (${steps.length - 1} steps)`))
    list.addEventListener('change', () => {
      path = walks.find((walk) => `${walk.layer} ${walk.path.id}` === list.value)?.path ?? null
      turnTo(0)
    })
    return list
  }
  return {
    parts: () => {
      if (path === null) return walks.length === 0 ? [] : [chooser()]
      const last = path.steps.length - 1
      return [
        element('p', { role: 'status' }, `Walk ${path.id}, step ${at} of ${last}`),
        element(
          'ol',
          { start: '0', class: 'walk' },
          ...path.steps.map(({ event }, index) =>
            element('li', { 'aria-current': index === at ? 'step' : false }, event),
          ),
        ),
        element(
          'p',
          { class: 'tools' },
          button('← Back', () => turnTo(at - 1), at === 0),
          button('On →', () => turnTo(at + 1), at === last),
          button('Leave', () => {
            path = null
            turnTo(0)
          }),
        ),
      ]
    },
    where: () => {
      const step = path?.steps[at]
      return step === undefined ? null : { active: step.state.split(' + ').flatMap(withParents), taken: step.edges }
    },
  }
}

/** A state and its ancestors. */
function withParents(id: string): readonly string[] {
  const parts = id.split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}
