import type { MachineCoverage } from '../../../paths/coverage.ts'
import type { Changes } from '../../changes.ts'
import type { Chart } from '../../chart.ts'
import { layersOf } from '../../shares.ts'
import type { Canvas } from './canvas.ts'

export type Overlay = 'none' | 'coverage' | 'changes'

export interface Painting {
  readonly overlay: Overlay
  readonly coverage: MachineCoverage | null
  readonly changes: Changes | null
  readonly chosen: string | null
  readonly active: readonly string[]
  readonly taken: readonly string[]
}

const marks = ['active', 'taken', 'chosen', 'tested', 'untested', 'added', 'removed', 'changed']

/** Highlights shapes of the picture: active states, the selection, and the overlay. */
export function paint(canvas: Canvas, chart: Chart, painting: Painting): void {
  const { overlay, coverage, changes, chosen, active, taken } = painting
  const put = (ids: readonly string[], mark: string): void => {
    for (const id of ids) for (const shape of canvas.shapesOf(id)) shape.classList.add(mark)
  }
  for (const id of [...chart.states, ...chart.edges].map((one) => one.id)) {
    for (const shape of canvas.shapesOf(id)) shape.classList.remove(...marks)
  }
  put(active, 'active')
  put(taken, 'taken')
  if (chosen !== null) put([chosen], 'chosen')
  if (overlay === 'coverage' && coverage !== null) {
    for (const { id } of chart.edges) put([id], layersOf(coverage, id).length > 0 ? 'tested' : 'untested')
  }
  if (overlay === 'changes' && changes !== null) {
    put([...changes.addedStates, ...changes.addedEdges], 'added')
    put([...changes.removedStates, ...changes.removedEdges], 'removed')
    put(
      [...changes.changedStates, ...changes.changedEdges].map(({ id }) => id),
      'changed',
    )
  }
}
