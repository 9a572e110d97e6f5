import { readCoverage } from '../paths/coverage.ts'
import { compareCharts, isUnchanged, type Changed, type Changes } from './changes.ts'
import type { Chart } from './chart.ts'
import { chartsAt } from './charts-at.ts'
import { modelFiles } from './explorer/models.ts'
import { explorerPage } from './explorer/page.ts'
import { layoutChart } from './layout.ts'
import { svgOf } from './svg.ts'
import { bareTexts, loadTexts } from './texts.ts'

/**
 * Pictures, a list and an explorer of what the charts say otherwise than at a git revision. Throws when git knows no
 * such revision.
 */
export async function changesSince(
  root: string,
  revision: string,
  charts: readonly Chart[],
): Promise<ReadonlyMap<string, string>> {
  const allTexts = await loadTexts(root)
  const texts = allTexts.get('en-US') ?? bareTexts
  const before = new Map((await chartsAt(root, revision)).map((chart) => [chart.name, chart]))
  const compared = charts.map((chart) => ({
    name: chart.name,
    ...compareCharts(before.get(chart.name) ?? null, chart),
  }))
  const gone = [...before.keys()].filter((name) => !charts.some((chart) => chart.name === name))
  const files = new Map<string, string>()
  for (const { name, changes, chart } of compared.filter((one) => !isUnchanged(one.changes))) {
    files.set(`${name}.svg`, svgOf(await layoutChart(chart, texts), name, { changes }))
  }
  const by = Object.fromEntries(compared.map(({ name, changes }) => [name, changes]))
  files.set('README.md', listOf(revision, by, gone))
  const drawn = compared.map(({ chart }) => chart)
  files.set(
    'index.html',
    await explorerPage({
      charts: drawn,
      models: modelFiles(root),
      coverage: readCoverage(root),
      texts: allTexts,
      changes: { since: revision, by, gone },
    }),
  )
  return files
}

function listOf(revision: string, by: Readonly<Record<string, Changes>>, gone: readonly string[]): string {
  const changed = Object.entries(by).filter(([, changes]) => !isUnchanged(changes))
  const sections = changed.map(([name, changes]) =>
    [
      `## ${name}`,
      `![${name}](${name}.svg)`,
      ...list('States added', changes.addedStates),
      ...list('States removed', changes.removedStates),
      ...changedList('States that say something else', changes.changedStates),
      ...list('Transitions added', changes.addedEdges),
      ...list('Transitions removed', changes.removedEdges),
      ...changedList('Transitions that say something else', changes.changedEdges),
    ].join('\n\n'),
  )
  const nothing = changed.length + gone.length === 0 ? ['Nothing has changed.'] : []
  return [`# Changes since ${revision}`, ...nothing, ...list('Machines removed', gone), ...sections]
    .join('\n\n')
    .concat('\n')
}

function list(title: string, ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [] : [`${title}:`, ids.map((id) => `- \`${id}\``).join('\n')]
}

function changedList(title: string, changed: readonly Changed[]): readonly string[] {
  const lines = changed.map(({ id, parts }) =>
    [
      `- \`${id}\``,
      ...parts.map(({ part, before, after }) => `  - ${part}: ${before || 'nothing'} → ${after || 'nothing'}`),
    ].join('\n'),
  )
  return lines.length === 0 ? [] : [`${title}:`, lines.join('\n')]
}
