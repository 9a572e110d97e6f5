import type { Coverage } from '../paths/coverage.ts'
import type { SourcedModel } from '../paths/find-models.ts'
import type { Chart } from './chart.ts'
import { modelFiles } from './explorer/models.ts'
import { explorerPage } from './explorer/page.ts'
import { layoutChart } from './layout.ts'
import { markdownOf } from './markdown.ts'
import { chartModel } from './model.ts'
import { connectionsOf, mapChart, readmeOf } from './index-page.ts'
import { layoutOverview } from './overview.ts'
import { isWorded, linkWords, machineTitle, roleKey, rolesOf, wordKeysOf } from './phrases.ts'
import { svgOf } from './svg.ts'
import { testingOf, untested, type Testing } from './testing.ts'
import { bareTexts, loadTexts } from './texts.ts'
import { xstateOf } from './xstate.ts'

/** The charts of these models' machines, by name. */
export function chartsOf(models: readonly SourcedModel[]): readonly Chart[] {
  return models.map(({ model: { machine, senders }, name, source }) => chartModel(machine, name, source, senders))
}

/**
 * Names in the charts for which the base or English has no words, each as `LANGUAGE KEY`; the other languages fall back
 * to English.
 */
export async function unworded(root: string, charts: readonly Chart[]): Promise<readonly string[]> {
  const texts = await loadTexts(root)
  const words = linkWords.map((word) => `statecharts.words.${word}`)
  const keys = new Set([
    ...words,
    ...charts.filter(isWorded).flatMap((chart) => [...wordKeysOf(chart), ...rolesOf(chart).map(roleKey)]),
  ])
  return ['zh-CN', 'en-US'].flatMap((tag) =>
    [...keys].filter((key) => (texts.get(tag) ?? bareTexts).text(key) === key).map((key) => `${tag} ${key}`),
  )
}

/** What is committed of the charts of these models' machines, by the file's name: a page, its pictures, the index. */
export async function committedFiles(
  root: string,
  models: readonly SourcedModel[],
): Promise<ReadonlyMap<string, string>> {
  const texts = (await loadTexts(root)).get('en-US') ?? bareTexts
  const charts = chartsOf(models)
  const testing = new Map<string, Testing>()
  for (const found of models) testing.set(found.name, await testingOf(found))
  const files = new Map<string, string>()
  for (const chart of charts) {
    files.set(`${chart.name}.svg`, svgOf(await layoutOverview(chart, texts), machineTitle(chart, texts)))
    files.set(`${chart.name}-full.svg`, svgOf(await layoutChart(chart, texts), machineTitle(chart, texts)))
    files.set(`${chart.name}.md`, markdownOf(chart, texts, testing.get(chart.name) ?? untested))
  }
  const connections = connectionsOf(root, charts)
  const map = mapChart(charts, connections.talks)
  files.set('machines.svg', svgOf(await layoutChart(map, bareTexts), 'Machines'))
  files.set('README.md', readmeOf(charts, testing, connections))
  return files
}

/** What is built of the charts besides, by the file's name: each as a file of XState, and the explorer of all. */
export async function builtFiles(
  root: string,
  charts: readonly Chart[],
  coverage: Coverage,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map(charts.map((chart) => [`${chart.name}.machine.js`, xstateOf(chart)]))
  const texts = await loadTexts(root)
  files.set('index.html', await explorerPage({ charts, models: modelFiles(root), coverage, texts, changes: null }))
  return files
}
