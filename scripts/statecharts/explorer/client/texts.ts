import type { Chart } from '../../chart.ts'
import type { ExplorerData } from '../data.ts'
import type { Canvas } from './canvas.ts'

export interface PageTexts {
  readonly text: (key: string) => string
  /** Writes the titles of the shown picture in this language. */
  readonly title: (chart: Chart, canvas: Canvas) => void
}

/** The texts of one language; what it lacks comes from the first one, what that lacks is shown as its key. */
export function textsIn(data: ExplorerData, tag: string): PageTexts {
  const fallback = Object.values(data.texts)[0] ?? {}
  const text = (key: string): string => data.texts[tag]?.[key] ?? fallback[key] ?? key
  const title = (chart: Chart, canvas: Canvas): void => {
    for (const state of chart.states) {
      if (state.title === null || text(state.title) === state.title) continue
      for (const shape of canvas.shapesOf(state.id)) {
        const lines = shape.querySelectorAll(':scope > text.title')
        for (const [index, line] of [...lines].entries()) line.textContent = index === 0 ? text(state.title) : ''
      }
    }
  }
  return { text, title }
}
