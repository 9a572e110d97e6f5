import { escaped } from '../statecharts/svg.ts'
import { eventNames, eventWords } from './coverage.ts'
import type { Path } from './cover.ts'
import { stateWords, type Run } from './run.ts'

/** A page that opens from disk: machine by layer by goals, then every path with its steps, failed ones first and opened. */
export function reportPage(runs: readonly Run[], layer: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Paths</title>',
    `<style>${style}</style>`,
    '<h1>Paths</h1>',
    '<table><thead><tr><th>Machine<th>Layer<th>Edges<th>Goals<th>Paths<th>Steps<th>Failed</tr></thead><tbody>',
    ...runs.map((run) => row(run, layer)),
    '</tbody></table>',
    ...runs.map(section),
    '</html>',
    '',
  ].join('\n')
}

/** Edges taken, of all edges. */
export function edgeCount({ cover }: Run): { readonly taken: number; readonly all: number } {
  const edges = cover.goals.filter((goal) => goal.kind === 'taken')
  return { taken: edges.filter((goal) => cover.reached.has(goal.id)).length, all: edges.length }
}

/** Goals reached, of those that no exception of the model explains. */
export function goalCount({ cover }: Run): { readonly reached: number; readonly all: number } {
  const reached = cover.goals.filter((goal) => cover.reached.has(goal.id)).length
  return { reached, all: reached + cover.missing.length }
}

export function stepCount({ cover }: Run): number {
  return cover.paths.reduce((sum, path) => sum + path.steps.length, 0)
}

function row(run: Run, layer: string): string {
  const edges = edgeCount(run)
  const goals = goalCount(run)
  const cells = [
    run.name,
    layer,
    `${edges.taken} of ${edges.all}`,
    `${goals.reached} of ${goals.all}`,
    run.cover.paths.length,
    stepCount(run),
    run.failures.length,
  ]
  return `<tr${run.failures.length > 0 ? ' class="bad"' : ''}>${cells.map((cell) => `<td>${escaped(String(cell))}`).join('')}</tr>`
}

function section(run: Run): string {
  const names = eventNames(run.model.machine)
  const broken = new Map(run.failures.map(({ path, message }) => [path.id, message]))
  const sorted = [...run.cover.paths].sort((a, b) => Number(broken.has(b.id)) - Number(broken.has(a.id)))
  const missing = run.cover.missing.map((goal) => `<li>${escaped(goal.id)}`)
  return [
    `<h2>${escaped(run.name)}</h2>`,
    missing.length === 0 ? '' : `<p class="bad">Not reached:</p><ul>${missing.join('')}</ul>`,
    ...sorted.map((path) => pathDetails(run.name, path, broken.get(path.id) ?? null, names)),
  ].join('\n')
}

function pathDetails(name: string, path: Path, message: string | null, names: ReadonlyMap<string, string>): string {
  const steps = path.steps.map(
    ({ event, to }) => `<li><b>${escaped(eventWords(event, names))}</b> → ${escaped(placeOf(to))}`,
  )
  const failed = message === null ? '' : `<pre class="bad">${escaped(message)}</pre>`
  const head = `<summary>${path.id} <small>${path.steps.length} steps; again: npm run paths -- ${escaped(name)} --path=${path.id}</small></summary>`
  return `<details${message === null ? '' : ' open'}>${head}${failed}<ol><li>${escaped(placeOf(path.start.to))}${steps.join('')}</ol></details>`
}

/** The state of a situation in one line. */
export function placeOf(situation: string): string {
  return stateWords((JSON.parse(situation) as { value: string }).value)
}

const style =
  'body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse}td,th{text-align:left;padding:.3rem 1rem .3rem 0;border-bottom:1px solid #8884;font-variant-numeric:tabular-nums}' +
  'summary{cursor:pointer}small{opacity:.7}.bad{color:#c62828}pre{white-space:pre-wrap}'
