import { readCoverage } from '../paths/coverage.ts'
import type { Chart } from './chart.ts'
import { explorerPage } from './explorer/page.ts'
import { writtenJson } from './json.ts'
import { layoutPicture } from './layout.ts'
import type { FoundMachine } from './machines.ts'
import { markdownOf } from './markdown.ts'
import { chartModel } from './model.ts'
import { mapChart, readmeOf } from './overview.ts'
import { scxmlOf } from './scxml.ts'
import { picturesOf, wholePicture } from './split.ts'
import { svgOf } from './svg.ts'
import { bareTexts, loadTexts } from './texts.ts'

/** The charts of these machines, by name. */
export function chartsOf(machines: readonly FoundMachine[]): readonly Chart[] {
  return machines.map(({ machine, name, source }) => chartModel(machine, name, source))
}

/** Every generated file of docs/statecharts by its name, but for the coverage, which a run of the paths records. */
export async function documentsOf(root: string, charts: readonly Chart[]): Promise<ReadonlyMap<string, string>> {
  const allTexts = await loadTexts(root)
  const texts = allTexts.get('en-US') ?? bareTexts
  const coverage = readCoverage(root)
  const files = new Map<string, string>()
  for (const chart of charts) {
    const pictures = picturesOf(chart)
    for (const picture of pictures)
      files.set(`${picture.name}.svg`, svgOf(await layoutPicture(picture, texts), picture.name))
    files.set(`${chart.name}.md`, markdownOf(chart, pictures, texts, coverage[chart.name] ?? null))
    files.set(`${chart.name}.json`, writtenJson(chart, 2))
    files.set(`${chart.name}.scxml`, scxmlOf(chart))
  }
  files.set('machines.svg', svgOf(await layoutPicture(wholePicture(mapChart(charts)), bareTexts), 'Machines'))
  files.set('README.md', readmeOf(charts, coverage))
  files.set('index.html', await explorerPage({ charts, coverage, texts: allTexts, changes: null }))
  return files
}
