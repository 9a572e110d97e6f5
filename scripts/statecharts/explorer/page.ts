import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'

import type { Coverage } from '../../paths/coverage.ts'
import type { Chart } from '../chart.ts'
import { linkWords, roleKey, rolesOf, wordKeysOf } from '../phrases.ts'
import { style as svgStyle } from '../svg-style.ts'
import { bareTexts, type Texts } from '../texts.ts'
import type { ExplorerData, SinceRevision } from './data.ts'
import { clientScript } from './script.ts'

export interface ExplorerInput {
  readonly charts: readonly Chart[]
  /** The model files of the machines, which provide the explorer's machines and samples. */
  readonly models: readonly string[]
  readonly coverage: Coverage
  readonly texts: ReadonlyMap<string, Texts>
  readonly changes: SinceRevision | null
}

/**
 * The explorer as one page that opens from disk: data and one classic script within it, since browsers load no modules
 * from a file. The pictures are drawn in the page, when they are looked at and in the language that is read.
 */
export async function explorerPage({ charts, models, coverage, texts, changes }: ExplorerInput): Promise<string> {
  const english = texts.get('en-US') ?? bareTexts
  const data: ExplorerData = {
    charts,
    coverage,
    texts: dictionaries(charts, texts),
    requirements: statements(charts, english),
    changes,
  }
  const parts = {
    style: `${svgStyle}\n${read('page.css')}`,
    data: packed(JSON.stringify(data)),
    script: packed(await clientScript(models)),
    changes: changes === null ? '' : `Compared with ${changes.since.replaceAll('<', '&lt;')}`,
  }
  return read('page.html').replace(/\{\{(style|data|script|changes)\}\}/g, (_, name: keyof typeof parts) => parts[name])
}

/** The dictionaries' texts for the charts' names: titles, events, conditions, roles and refusals. English first. */
function dictionaries(charts: readonly Chart[], texts: ReadonlyMap<string, Texts>): ExplorerData['texts'] {
  const titles = charts.flatMap((chart) => chart.states.map((state) => state.title))
  const codes = charts.flatMap((chart) => chart.edges.map((edge) => edge.refusal))
  const words = [
    ...charts.flatMap(wordKeysOf),
    ...charts.flatMap(rolesOf).map(roleKey),
    ...linkWords.map((word) => `statecharts.words.${word}`),
  ]
  const keys = [...new Set([...titles, ...codes, ...words])].filter((key) => key !== null).sort()
  const tags = [...texts.keys()].sort((a, b) => Number(b === 'en-US') - Number(a === 'en-US'))
  return Object.fromEntries(
    tags.map((tag) => [
      tag,
      Object.fromEntries(
        keys.map((key) => [key, texts.get(tag)?.text(key) ?? key]).filter(([key, text]) => key !== text),
      ),
    ]),
  )
}

function statements(charts: readonly Chart[], { requirement }: Texts): ExplorerData['requirements'] {
  const ids = charts.flatMap((chart) => [...chart.states, ...chart.edges].flatMap((one) => one.requirements))
  return Object.fromEntries([...new Set(ids)].sort().map((id) => [id, requirement(id) ?? '']))
}

/** Texts of megabytes in a tenth of their room; the page unpacks them. */
function packed(text: string): string {
  return deflateSync(text, { level: 9 }).toString('base64')
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}
