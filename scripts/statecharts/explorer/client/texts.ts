import type { Chart } from '../../chart.ts'
import { machineKey, type Wording } from '../../phrases.ts'
import type { ExplorerData } from '../data.ts'
import { element } from './dom.ts'

const english = 'en-US'

export interface PageTexts extends Wording {
  readonly tag: string
  /** The language of a chart's names: this one, or English if it has no texts for them. */
  readonly languageOf: (chart: Chart) => string
  /** An element with the right `lang` and `dir` for a chart's text. */
  readonly named: (chart: Chart, words: string) => HTMLElement
  /** The same for the text of a refusal. */
  readonly refusal: (code: string) => HTMLElement
}

/** The texts of one language, with English as fallback, then the key. */
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
