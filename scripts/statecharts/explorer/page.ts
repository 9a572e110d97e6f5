import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

import type { Coverage } from '../../paths/coverage.ts'
import type { Changes } from '../changes.ts'
import type { Chart } from '../chart.ts'
import { layoutPicture } from '../layout.ts'
import { wholePicture } from '../split.ts'
import { svgOf } from '../svg.ts'
import { bareTexts, type Texts } from '../texts.ts'
import type { ExplorerData } from './data.ts'

export interface ExplorerInput {
  readonly charts: readonly Chart[]
  readonly coverage: Coverage
  readonly texts: ReadonlyMap<string, Texts>
  readonly changes: { readonly since: string; readonly by: Readonly<Record<string, Changes>> } | null
}

/** The explorer as one page that opens from disk: data and one classic script within it, since browsers load no modules from a file. */
export async function explorerPage({ charts, coverage, texts, changes }: ExplorerInput): Promise<string> {
  const english = texts.get('en-US') ?? bareTexts
  const pictures: Record<string, string> = {}
  for (const chart of charts)
    pictures[chart.name] = svgOf(await layoutPicture(wholePicture(chart), english), chart.name)
  const data: ExplorerData = { charts, pictures, coverage, texts: dictionaries(charts, texts), changes }
  const parts = {
    style: read('page.css'),
    data: JSON.stringify(data).replaceAll('<', '\\u003c'),
    script: (await clientScript()).replaceAll('</script', '<\\/script'),
    changes:
      changes === null ? 'To compare: npm run statecharts -- --since REVISION' : `Compared with ${changes.since}`,
  }
  return read('page.html').replace(/\{\{(style|data|script|changes)\}\}/g, (_, name: keyof typeof parts) => parts[name])
}

/** Of every dictionary what the charts name: titles and refusals. */
function dictionaries(charts: readonly Chart[], texts: ReadonlyMap<string, Texts>): ExplorerData['texts'] {
  const titles = charts.flatMap((chart) => chart.states.map((state) => state.title))
  const codes = charts.flatMap((chart) => chart.edges.map((edge) => edge.refusal))
  const keys = [...new Set([...titles, ...codes])].filter((key) => key !== null).sort()
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

async function clientScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'client/main.ts'),
        formats: ['iife'],
        name: 'explorer',
        fileName: 'explorer',
      },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = built[0]?.output[0]
  if (chunk === undefined) throw new Error('the explorer was not built')
  return chunk.code
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}
