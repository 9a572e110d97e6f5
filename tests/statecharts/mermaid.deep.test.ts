import type Mermaid from 'mermaid'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

import { findModels } from '../../scripts/paths/find-models.ts'
import { chartsOf } from '../../scripts/statecharts/documents.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { mermaidOf } from '../../scripts/statecharts/mermaid.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { loadTexts } from '../../scripts/statecharts/texts.ts'
import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { loanMachine } from './sample-machines.ts'

declare const mermaid: typeof Mermaid

const english = (await loadTexts(process.cwd())).get('en-US')!
const models = await findModels(process.cwd(), await findMachines(process.cwd()))
const charts = [...chartsOf(models), chartModel(loanMachine, 'loan')]

it('is drawn by Mermaid, whatever the machine, with the title of every state', async () => {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.addScriptTag({ path: fileURLToPath(new URL('mermaid.min.js', import.meta.resolve('mermaid'))) })
  for (const chart of charts) {
    const text = mermaidOf(chart, english)
    const svg = await page.evaluate((given) => mermaid.render('drawn', given).then((drawn) => drawn.svg, String), text)
    expect(svg, chart.name).toMatch(/^<svg/)
    const missing = [...text.matchAll(/state "(.*)" as/g)].filter(([, title]) => !svg.includes(title!.split(' ')[0]!))
    expect(missing, chart.name).toEqual([])
  }
  await browser.close()
}, 180_000)
