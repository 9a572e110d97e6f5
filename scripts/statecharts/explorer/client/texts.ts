import type { Chart } from '../../chart.ts'
import { machineKey, type Wording } from '../../phrases.ts'
import type { ExplorerData } from '../data.ts'
import { element } from './dom.ts'

const english = 'en-US'

export interface PageTexts extends Wording {
  readonly tag: string
  /** The language in which a chart's names come out: this one, or English where it has no words for them. */
  readonly languageOf: (chart: Chart) => string
  /** Words of a chart as an element that says which language they are in, whichever way that runs. */
  readonly named: (chart: Chart, words: string) => HTMLElement
  /** The text of a refusal, likewise. */
  readonly refusal: (code: string) => HTMLElement
}

/** The texts of one language; what it lacks comes from English, what that lacks is shown as its key. */
export function textsIn(data: ExplorerData, tag: string): PageTexts {
  const fallback = data.texts[english] ?? {}
  const own = data.texts[tag] ?? {}
  const text = (key: string): string => own[key] ?? fallback[key] ?? key
  const languageOf = (chart: Chart): string => (machineKey(chart) in own ? tag : english)
  return {
    tag,
    text,
    languageOf,
    named: (chart, words) => element('bdi', { lang: languageOf(chart) }, words),
    refusal: (code) => element('q', { lang: code in own ? tag : english, dir: 'auto' }, text(code)),
  }
}
